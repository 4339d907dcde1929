import { type Failure, fail } from '@dining/contract/failure';
import type {
  addClosing as addCall,
  listClosings as listCall,
  previewClosing as previewCall,
  removeClosing as removeCall,
  resumeSales as resumeCall,
  stopSales as stopCall,
} from '@dining/contract/staff/availability';
import { closingDaysLimit } from '@dining/domain/availability/closing-days-limit';
import { isClosed, listStartTimes } from '@dining/domain/availability/slots';
import type { DinCode } from '@dining/domain/shared/codes';
import { getDayType } from '@dining/domain/shared/holidays';
import { addDays, getTodayInSeoul, type SeoulDate, type SeoulTime } from '@dining/domain/shared/seoul-time';
import type { Capability } from '@dining/domain/staff/permissions';
import { getPermission } from '@dining/domain/staff/permissions';
import type { PoolClient } from 'pg';
import { recordClosing, recordReopening } from '../../../booking/capacity/record-closing';
import { getCatalogue } from '../../../booking/catalogue/catalogue';
import type { Deps } from '../../../config/deps';
import { authorize, createActor, runStaffWrite, type StaffCall } from '../../../http/staff-mount';
import type { StaffCaller } from '../../../http/staff-session';
import { countBookings, listClosings } from '../../../stores/availability/closings';
import { getHolidays } from '../../../stores/availability/holidays';
import { findStock } from '../../../stores/inventory/stock';
import { countHeldOrders } from '../../../stores/reservations/venue-reservations';
import {
  findVenueWithHotelName,
  listVenuesWithHotelName,
  type VenueWithHotelName,
} from '../../../stores/venues/venues';

async function findVenue(
  deps: Deps,
  staff: StaffCaller,
  capability: Capability,
  dinCode: DinCode,
): Promise<VenueWithHotelName | Failure> {
  const venue = await findVenueWithHotelName(deps.database.pool, dinCode);
  if (venue === undefined) return fail('not_found');
  const { htlCode } = venue;
  return authorize(staff, capability, { type: 'venue', htlCode, dinCode }, deps.now()) ?? venue;
}

/** Returns the start times of a day, which of them are closed, and whether the whole day is. */
async function loadDay(client: PoolClient, dinCode: DinCode, day: SeoulDate) {
  const stock = (await findStock(client, dinCode))?.stock;
  const dayType = getDayType(day, (await getHolidays(client)).calendar);
  const times =
    stock === undefined || dayType === 'unknown' ? [] : listStartTimes(stock, day, dayType).map(({ time }) => time);
  const isDayClosed = stock !== undefined && stock.closings.some(({ date, time }) => date === day && time === null);
  return { times, isDayClosed, isTimeClosed: (time: SeoulTime) => stock !== undefined && isClosed(stock, day, time) };
}

type SalesChange = { readonly changedTimes: string[]; readonly ordersBeingPaid: number };

/**
 * Stops or resumes the sale of start times. A trigger raises the rule version, so that orders that are being checked
 * are checked again.
 */
async function changeSales(
  deps: Deps,
  call: StaffCall<typeof stopCall | typeof resumeCall>,
  target: 'stopped' | 'on_sale',
): Promise<SalesChange | Failure> {
  const { body, staff } = call;
  const { dinCode, day } = body;
  const venue = await findVenue(deps, staff, 'service.act', dinCode);
  if ('failure' in venue) return venue;
  if (day < getTodayInSeoul(deps.now())) return fail('past');
  const response = await runStaffWrite<{ changedTimes: string[] }>(deps, call, async (client) => {
    const { times, isDayClosed, isTimeClosed } = await loadDay(client, dinCode, day);
    if (body.times.some((time) => !times.includes(time))) return fail('no_such_time');
    if (isDayClosed && target === 'on_sale') return fail('day_closed');
    const changedTimes: string[] = [];
    for (const time of [...new Set(body.times)].toSorted()) {
      if (isTimeClosed(time) === (target === 'stopped')) continue;
      const change = { venue, day, time, reason: '', actor: createActor(staff) };
      const isChanged = await (target === 'stopped' ? recordClosing(client, change) : recordReopening(client, change));
      if (isChanged) changedTimes.push(time);
    }
    return { changedTimes };
  });
  getCatalogue(deps.database).clear();
  if ('failure' in response) return response;
  let ordersBeingPaid = 0;
  if (target === 'stopped')
    for (const time of response.changedTimes)
      ordersBeingPaid += await countHeldOrders(deps.database.pool, dinCode, day, time);
  return { changedTimes: response.changedTimes, ordersBeingPaid };
}

export const handleStopSales = (deps: Deps, call: StaffCall<typeof stopCall>) => changeSales(deps, call, 'stopped');
export const handleResumeSales = (deps: Deps, call: StaffCall<typeof resumeCall>) => changeSales(deps, call, 'on_sale');

/** Lists the days of a range, at most one more than a closing may have. */
const listClosingDays = (from: SeoulDate, to: SeoulDate): SeoulDate[] => {
  const days: SeoulDate[] = [];
  for (let day = from; day <= to && days.length <= closingDaysLimit; day = addDays(day, 1)) days.push(day);
  return days;
};

const checkRange = (
  deps: Deps,
  { from, to }: { readonly from: SeoulDate; readonly to: SeoulDate },
): Failure | undefined => {
  if (from < getTodayInSeoul(deps.now()) || to < from) return fail('past');
  return listClosingDays(from, to).length > closingDaysLimit ? fail('too_many_days') : undefined;
};

export async function handleListClosings(deps: Deps, { body, staff }: StaffCall<typeof listCall>) {
  const { pool } = deps.database;
  if (listClosingDays(body.from, body.to).length > closingDaysLimit) return fail('too_many_days');
  const venues = (await listVenuesWithHotelName(pool)).filter(
    ({ htlCode, dinCode }) =>
      getPermission(staff.grants, 'calendar', { type: 'venue', htlCode, dinCode }, deps.now()).allowed,
  );
  const dinCodes = venues.map(({ dinCode }) => dinCode);
  return { closings: await listClosings(pool, dinCodes, body.from, body.to) };
}

export async function handlePreviewClosing(deps: Deps, { body, staff }: StaffCall<typeof previewCall>) {
  const venue = await findVenue(deps, staff, 'calendar', body.dinCode);
  if ('failure' in venue) return venue;
  return checkRange(deps, body) ?? (await countBookings(deps.database.pool, body));
}

async function changeClosings(
  deps: Deps,
  call: StaffCall<typeof addCall | typeof removeCall>,
  target: 'closed' | 'open',
): Promise<{ changedDayCount: number } | Failure> {
  const { body, staff } = call;
  const { dinCode, from, to, time, reason } = body;
  const venue = await findVenue(deps, staff, 'calendar', dinCode);
  if ('failure' in venue) return venue;
  const refusal = checkRange(deps, { from, to });
  if (refusal !== undefined) return refusal;
  const response = await runStaffWrite<{ changedDayCount: number }>(deps, call, async (client) => {
    let changedDayCount = 0;
    let isTimeKnown = time === null;
    const knownTimes = new Set<SeoulTime>();
    for (const day of listClosingDays(from, to)) {
      const { times, isDayClosed } = await loadDay(client, dinCode, day);
      for (const startTime of times) knownTimes.add(startTime);
      // Some days of a range may not have the start time.
      if (time !== null && !times.includes(time)) continue;
      isTimeKnown = true;
      if (isDayClosed && time !== null && target === 'open') return fail('day_closed');
      if (isDayClosed && target === 'closed') continue;
      const change = { venue, day, time, reason, actor: createActor(staff) };
      if (await (target === 'closed' ? recordClosing(client, change) : recordReopening(client, change)))
        changedDayCount += 1;
    }
    return isTimeKnown ? { changedDayCount } : fail('no_such_time', { times: [...knownTimes].toSorted().join(' ') });
  });
  getCatalogue(deps.database).clear();
  return response;
}

export const handleAddClosing = (deps: Deps, call: StaffCall<typeof addCall>) => changeClosings(deps, call, 'closed');
export const handleRemoveClosing = (deps: Deps, call: StaffCall<typeof removeCall>) =>
  changeClosings(deps, call, 'open');
