import { fail, isFailure } from '@dining/contract/failure';
import type {
  addHolidayDay as addCall,
  enterHolidays as enterCall,
  listHolidays as listCall,
  removeHolidayDay as removeCall,
} from '@dining/contract/staff/availability';
import { listYearsWithoutHolidayData } from '@dining/domain/shared/holidays';
import type { Language } from '@dining/domain/shared/language';
import { getLocalizedText } from '@dining/domain/shared/localized-text';
import { getTodayInSeoul, type SeoulDate } from '@dining/domain/shared/seoul-time';
import type { FastifyRequest } from 'fastify';
import { getCatalogueCache } from '../../../booking/catalogue/catalogue';
import { enterHolidayYear } from '../../../booking/holidays/enter-year';
import { findGazetteHolidays } from '../../../booking/holidays/gazette';
import { translateHolidayName } from '../../../booking/holidays/holiday-names';
import type { Deps } from '../../../config/deps';
import { authorize, createActor, runStaffWrite, type StaffCall } from '../../../http/staff-mount';
import type { StaffCaller } from '../../../http/staff-session';
import { deleteHoliday, getHolidays, insertHoliday } from '../../../stores/availability/holidays';
import { type HolidayChange, listDaysFromToday, listOverbookedTimes, recordHolidayChange } from './change-holidays';

export async function handleListHolidays(deps: Deps, { body, language }: StaffCall<typeof listCall>) {
  const { calendar, days } = await getHolidays(deps.database.pool);
  const [firstDay, lastDay] = [`${body.year}-01-01`, `${body.year}-12-31`];
  return {
    isComplete: listYearsWithoutHolidayData(firstDay, lastDay, calendar).length === 0,
    days: days
      .filter(({ day }) => day.startsWith(`${body.year}-`))
      .map(({ day, name }) => ({ day, name: getLocalizedText(name, language) })),
  };
}

interface HolidayCall {
  readonly body: unknown;
  readonly staff: StaffCaller;
  readonly request: FastifyRequest;
  readonly language: Language;
}

/** Changes the holidays of the group. Returns whether they changed, and the start times that are now overbooked. */
async function changeHolidays(deps: Deps, call: HolidayCall, holidays: HolidayChange) {
  const { staff, language } = call;
  const refusal = authorize(staff, 'calendar', { type: 'group' }, deps.now());
  if (refusal !== undefined) return refusal;
  const days = listDaysFromToday(deps, holidays.days);
  const response = await runStaffWrite<{ changed: boolean }>(deps, call, async (client) => ({
    changed: await recordHolidayChange(client, { ...holidays, days }, createActor(staff)),
  }));
  getCatalogueCache(deps.database).clear();
  if (isFailure(response)) return response;
  const overbooked = [];
  for (const day of days) overbooked.push(...(await listOverbookedTimes(deps, day, language)));
  return { ...response, overbooked };
}

const temporaryHolidayName = translateHolidayName('임시공휴일');

const isPast = (deps: Deps, day: SeoulDate): boolean => day < getTodayInSeoul(deps.now());

export async function handleEnterHolidayYear(deps: Deps, call: StaffCall<typeof enterCall>) {
  const { year, days } = call.body;
  if (isPast(deps, `${year}-12-31`)) return fail('past');
  const holidays = days ?? (await findGazetteHolidays(year));
  if (holidays === undefined) return fail('gazette_unknown');
  return changeHolidays(deps, call, {
    days: holidays.map(({ day }) => day),
    action: 'holiday.add_year',
    subject: String(year),
    write: (client) => enterHolidayYear(client, year, holidays),
  });
}

export async function handleAddHoliday(deps: Deps, call: StaffCall<typeof addCall>) {
  const { day, name } = call.body;
  if (isPast(deps, day)) return fail('past');
  const localizedName = name === '' ? temporaryHolidayName : { default: name };
  return changeHolidays(deps, call, {
    days: [day],
    action: 'holiday.add',
    subject: day,
    write: (client) => insertHoliday(client, day, localizedName),
  });
}

export async function handleRemoveHoliday(deps: Deps, call: StaffCall<typeof removeCall>) {
  const { day } = call.body;
  if (isPast(deps, day)) return fail('past');
  return changeHolidays(deps, call, {
    days: [day],
    action: 'holiday.remove',
    subject: day,
    write: (client) => deleteHoliday(client, day),
  });
}
