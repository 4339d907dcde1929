import type { enterHolidayYear } from '@dining/contract/staff/availability';
import { rejectCommand } from '@dining/contract/staff/command';
import { getLocalizedText } from '@dining/domain/shared/localized-text';
import { getTodayInSeoul } from '@dining/domain/shared/seoul-time';
import { enterHolidayYear as enter } from '../../../booking/holidays/enter-year';
import { findGazetteHolidays } from '../../../booking/holidays/gazette';
import type { Deps } from '../../../config/deps';
import { getHolidays } from '../../../stores/availability/holidays';
import type { CommandInput, CommandResult } from '../../command';
import { changeHolidays } from './change-holidays';

export async function enterHolidayYearByCommand(
  deps: Deps,
  { year, days: requestedDays, operator }: CommandInput<typeof enterHolidayYear>,
): Promise<CommandResult<typeof enterHolidayYear>> {
  const isOfYear = (day: string) => day.startsWith(`${year}-`);
  const last = `${year}-12-31`;
  if (last < getTodayInSeoul(deps.now())) return rejectCommand('day_past', { day: last });
  const dayOutsideYear = requestedDays?.find(({ day }) => !isOfYear(day));
  if (dayOutsideYear !== undefined) return rejectCommand('not_of_year', { day: dayOutsideYear.day, year });
  const entered = requestedDays ?? (await findGazetteHolidays(year));
  if (entered === undefined) return rejectCommand('gazette_not_there', { year });
  const changed = await changeHolidays(deps, {
    days: entered.map(({ day }) => day),
    operator,
    action: 'holiday.add_year',
    subject: String(year),
    write: (client) => enter(client, year, entered),
  });
  const { days } = await getHolidays(deps.database.pool);
  return {
    ...changed,
    days: days.filter(({ day }) => isOfYear(day)).map(({ day, name }) => ({ day, name: getLocalizedText(name, 'en') })),
  };
}
