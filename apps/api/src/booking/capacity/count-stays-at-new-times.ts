import { filterStartTimes, listStartTimes, type StartTime } from '@dining/domain/availability/slots';
import { listCountedStartTimes } from '@dining/domain/availability/turn-time';
import type { VenueStock } from '@dining/domain/inventory/stock';
import { getStockDay } from '@dining/domain/shared/holidays';
import type { SeoulDate, SeoulTime } from '@dining/domain/shared/seoul-time';
import type { PoolClient } from 'pg';
import { getHolidays } from '../../stores/availability/holidays';
import { lockStays, type Stay, updateStayCounters } from '../../stores/inventory/stays';
import { findStock } from '../../stores/inventory/stock';
import { tableUnit } from '../../stores/inventory/usage';
import { listVenuesWithHotelName } from '../../stores/venues/venues';

function listUncountedTimes(
  { unit, start, times }: Stay,
  stock: VenueStock,
  starts: readonly StartTime[],
): readonly SeoulTime[] {
  const isTable = unit === tableUnit;
  const startTimes = filterStartTimes(starts, isTable ? 'table' : 'room').map(({ time }) => time);
  const turnMinutes = isTable ? stock.tableTurnMinutes : stock.roomTurnMinutes;
  const countedTimes = listCountedStartTimes(start, startTimes, turnMinutes);
  return countedTimes.filter((time) => !times.includes(time));
}

/**
 * Counts the stays of a day, at all venues, at its new start times as well: guests keep the length of stay that
 * was agreed when they booked (decision 14). Call it in the transaction that changes the start times, so that none of
 * them is sold before the stays are counted.
 */
export async function countStaysAtNewTimes(client: PoolClient, day: SeoulDate): Promise<void> {
  const kind = getStockDay(day, (await getHolidays(client)).calendar);
  if (kind === 'unknown') return;
  const venues = await listVenuesWithHotelName(client);
  const stays = await lockStays(
    client,
    venues.map(({ dinCode }) => dinCode),
    day,
  );
  for (const dinCode of [...new Set(stays.map((stay) => stay.dinCode))].toSorted()) {
    const storedStock = await findStock(client, dinCode);
    if (storedStock === undefined) continue;
    const { stock } = storedStock;
    const starts = listStartTimes(stock, day, kind);
    const venueStays = stays.filter((stay) => stay.dinCode === dinCode);
    await updateStayCounters(
      client,
      day,
      venueStays.flatMap((stay) => listUncountedTimes(stay, stock, starts).map((time) => ({ ...stay, time }))),
    );
  }
}
