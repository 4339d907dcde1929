import { filterStartTimes, listStartTimes, type StartTime } from '@dining/domain/availability/slots';
import { listCountedStartTimes } from '@dining/domain/availability/turn-time';
import type { VenueStock } from '@dining/domain/inventory/stock';
import type { DinCode } from '@dining/domain/shared/codes';
import { getDayType } from '@dining/domain/shared/holidays';
import type { SeoulDate, SeoulTime } from '@dining/domain/shared/seoul-time';
import type { PoolClient } from 'pg';
import { getHolidays } from '../../stores/availability/holidays';
import { listStayDays, lockStays, type Stay, type StayAtTime, updateStayCounters } from '../../stores/inventory/stays';
import { findStock } from '../../stores/inventory/stock';
import { tableUnit } from '../../stores/inventory/usage';

function listUncountedTimes(
  { unit, start, times }: Stay,
  stock: VenueStock,
  starts: readonly StartTime[],
  keepsLength: boolean,
): readonly SeoulTime[] {
  const isTable = unit === tableUnit;
  const startTimes = filterStartTimes(starts, isTable ? 'table' : 'room').map(({ time }) => time);
  const turnMinutes = isTable ? stock.tableTurnMinutes : stock.roomTurnMinutes;
  const countedTimes = listCountedStartTimes(start, startTimes, turnMinutes);
  return countedTimes.filter((time) => !times.includes(time) && (!keepsLength || time < start));
}

/**
 * Counts the stays of days also at the start times within their turn times at which they are not counted yet (decision
 * 14), and at earlier ones whose stays reach into them. Call it in the transaction that changes the start times, so
 * that none of them is sold before the stays are counted. With `keepsLength`, for a change of turn times in the
 * calendar, stays are counted only at such earlier start times, because they keep their length (ADR 50).
 */
export async function countStaysAtNewTimes(
  client: PoolClient,
  dinCodes: readonly DinCode[],
  days: readonly SeoulDate[],
  { keepsLength }: { readonly keepsLength: boolean } = { keepsLength: false },
): Promise<void> {
  const holidays = (await getHolidays(client)).calendar;
  const stays = await lockStays(client, dinCodes, days);
  const uncountedStays: StayAtTime[] = [];
  for (const dinCode of new Set(stays.map((stay) => stay.dinCode))) {
    const stock = (await findStock(client, dinCode))?.stock;
    if (stock === undefined) continue;
    for (const stay of stays.filter((venueStay) => venueStay.dinCode === dinCode)) {
      const dayType = getDayType(stay.day, holidays);
      if (dayType === 'unknown') continue;
      const times = listUncountedTimes(stay, stock, listStartTimes(stock, stay.day, dayType), keepsLength);
      uncountedStays.push(...times.map((time) => ({ ...stay, time })));
    }
  }
  await updateStayCounters(client, uncountedStays);
}

/** Counts all upcoming stays of venues at their new start times (`countStaysAtNewTimes`). */
export async function countComingStaysAtNewTimes(
  client: PoolClient,
  dinCodes: readonly DinCode[],
  today: SeoulDate,
): Promise<void> {
  await countStaysAtNewTimes(client, dinCodes, await listStayDays(client, dinCodes, today));
}
