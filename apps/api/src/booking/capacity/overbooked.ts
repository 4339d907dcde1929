import { findOverbookings, type Overbooking } from '@dining/domain/availability/overbookings';
import { listStartTimes } from '@dining/domain/availability/slots';
import type { DinCode } from '@dining/domain/shared/codes';
import { getStockDay } from '@dining/domain/shared/holidays';
import type { SeoulDate } from '@dining/domain/shared/seoul-time';
import type { Database } from '../../db/connect';
import { getHolidays } from '../../stores/availability/holidays';
import { findStock, type StoredStock } from '../../stores/inventory/stock';
import { listOccupancy } from '../../stores/inventory/usage';
import { type ActiveReservation, listActiveReservations } from '../../stores/reservations/arrivals';

export interface OverbookedAt extends Overbooking {
  /** The reservations that are to come then. */
  readonly standing: readonly ActiveReservation[];
}

/** What of a venue's day is overbooked by the rules of now, with the names of its rooms. */
export async function overbookedDay(
  { pool }: Database,
  dinCode: DinCode,
  day: SeoulDate,
): Promise<{ readonly times: readonly OverbookedAt[]; readonly roomNames: StoredStock['roomNames'] } | undefined> {
  const stored = await findStock(pool, dinCode);
  if (stored === undefined) return undefined;
  const kind = getStockDay(day, (await getHolidays(pool)).calendar);
  const occupancy = (await listOccupancy(pool, dinCode, day, day)).get(day) ?? [];
  const standing = (await listActiveReservations(pool, dinCode, day)).filter(({ type }) => type !== 'pickup');
  const starts = kind === 'unknown' ? [] : listStartTimes(stored.stock, day, kind);
  const overbooked = findOverbookings({ starts, occupancy, begins: new Set(standing.map(({ time }) => time)) });
  return {
    times: overbooked.map((one) => ({ ...one, standing: standing.filter(({ time }) => time === one.time) })),
    roomNames: stored.roomNames,
  };
}
