import type { addHoliday, HolidayChangeResult, removeHoliday } from '@dining/contract/staff/availability';
import { rejectCommand } from '@dining/contract/staff/command';
import { isWeekend, listYearsWithoutHolidays } from '@dining/domain/shared/holidays';
import { getTodayInSeoul, type SeoulDate } from '@dining/domain/shared/seoul-time';
import { translateHolidayName } from '../../../booking/holidays/holiday-names';
import type { Deps } from '../../../config/deps';
import { deleteHoliday, getHolidays, insertHoliday } from '../../../stores/availability/holidays';
import type { CommandInput, CommandResult } from '../../command';
import { changeHolidays, type HolidayChange } from './change-holidays';

/** Name of a temporary holiday. */
export const temporary = translateHolidayName('임시공휴일');

async function change(
  deps: Deps,
  day: SeoulDate,
  { operator, action, write }: Pick<HolidayChange, 'operator' | 'action' | 'write'>,
): Promise<HolidayChangeResult> {
  const changed = await changeHolidays(deps, { days: [day], subject: day, operator, action, write });
  const { calendar } = await getHolidays(deps.database.pool);
  const isYearKnown = listYearsWithoutHolidays(day, day, calendar).length === 0;
  return { ...changed, day, isWeekend: isWeekend(day), isYearKnown };
}

export async function addHolidayByCommand(
  deps: Deps,
  { day, name, operator }: CommandInput<typeof addHoliday>,
): Promise<CommandResult<typeof addHoliday>> {
  if (day < getTodayInSeoul(deps.now())) return rejectCommand('day_past', { day });
  const named = name === undefined ? temporary : { default: name };
  return change(deps, day, { operator, action: 'holiday.add', write: (client) => insertHoliday(client, day, named) });
}

export async function removeHolidayByCommand(
  deps: Deps,
  { day, operator }: CommandInput<typeof removeHoliday>,
): Promise<CommandResult<typeof removeHoliday>> {
  if (day < getTodayInSeoul(deps.now())) return rejectCommand('day_past', { day });
  const changed = await change(deps, day, {
    operator,
    action: 'holiday.remove',
    write: (client) => deleteHoliday(client, day),
  });
  return changed.again ? rejectCommand('no_holiday', { day }) : changed;
}
