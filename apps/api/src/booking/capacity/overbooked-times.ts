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

export interface OverbookedStart extends Overbooking {
  readonly reservations: readonly ActiveReservation[];
}

export async function findOverbookedTimes(
  { pool }: Database,
  dinCode: DinCode,
  day: SeoulDate,
): Promise<{ readonly times: readonly OverbookedStart[]; readonly roomNames: StoredStock['roomNames'] } | undefined> {
  const stored = await findStock(pool, dinCode);
  if (stored === undefined) return undefined;
  const kind = getStockDay(day, (await getHolidays(pool)).calendar);
  const occupancy = (await listOccupancy(pool, dinCode, day, day)).get(day) ?? [];
  const reservations = (await listActiveReservations(pool, dinCode, day)).filter(({ type }) => type !== 'pickup');
  const starts = kind === 'unknown' ? [] : listStartTimes(stored.stock, day, kind);
  const overbooked = findOverbookings({
    starts,
    occupancy,
    reservationTimes: new Set(reservations.map(({ time }) => time)),
  });
  return {
    times: overbooked.map((start) => ({
      ...start,
      reservations: reservations.filter(({ time }) => time === start.time),
    })),
    roomNames: stored.roomNames,
  };
}
