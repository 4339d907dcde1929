import { type Overbooked, overbookedOn } from '@dining/domain/availability/overbooked';
import { startsOfDay } from '@dining/domain/availability/slots';
import type { DinCode } from '@dining/domain/shared/codes';
import { stockDayOf } from '@dining/domain/shared/holidays';
import type { SeoulDate } from '@dining/domain/shared/seoul-time';
import type { Database } from '../../db/connect';
import { readHolidays } from '../../stores/availability/holidays';
import { type StoredStock, stockOfVenue } from '../../stores/inventory/stock';
import { listOccupancy } from '../../stores/inventory/usage';
import { type StandingReservation, standingOn } from '../../stores/reservations/arrivals';

export interface OverbookedAt extends Overbooked {
  /** The reservations that are to come then. */
  readonly standing: readonly StandingReservation[];
}

/** What of a venue's day is overbooked by the rules of now, with the names of its rooms. */
export async function overbookedDay(
  { db, pool }: Database,
  dinCode: DinCode,
  day: SeoulDate,
): Promise<{ readonly times: readonly OverbookedAt[]; readonly roomNames: StoredStock['roomNames'] } | undefined> {
  const stored = await stockOfVenue(db, dinCode);
  if (stored === undefined) return undefined;
  const kind = stockDayOf(day, (await readHolidays(db)).calendar);
  const occupancy = (await listOccupancy(pool, dinCode, day, day)).get(day) ?? [];
  const standing = (await standingOn(pool, dinCode, day)).filter(({ type }) => type !== 'pickup');
  const starts = kind === 'unknown' ? [] : startsOfDay(stored.stock, day, kind);
  const overbooked = overbookedOn({ starts, occupancy, begins: new Set(standing.map(({ time }) => time)) });
  return {
    times: overbooked.map((one) => ({ ...one, standing: standing.filter(({ time }) => time === one.time) })),
    roomNames: stored.roomNames,
  };
}
