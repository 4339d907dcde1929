import { findOverbookings, type Overbooking } from '@dining/domain/availability/overbookings';
import { listStartTimes } from '@dining/domain/availability/slots';
import type { DinCode } from '@dining/domain/shared/codes';
import { getDayType } from '@dining/domain/shared/holidays';
import type { SeoulDate } from '@dining/domain/shared/seoul-time';
import type { Database } from '../../db/connect';
import { getHolidays } from '../../stores/availability/holidays';
import { findStock, type StoredStock } from '../../stores/inventory/stock';
import { listOccupancy } from '../../stores/inventory/usage';
import { listReservationTimes } from '../../stores/reservations/venue-reservations';

export async function findOverbookedTimes(
  { pool }: Database,
  dinCode: DinCode,
  day: SeoulDate,
): Promise<{ readonly times: readonly Overbooking[]; readonly roomNames: StoredStock['roomNames'] } | undefined> {
  const storedStock = await findStock(pool, dinCode);
  if (storedStock === undefined) return undefined;
  const dayType = getDayType(day, (await getHolidays(pool)).calendar);
  const occupancy = (await listOccupancy(pool, dinCode, day, day)).get(day) ?? [];
  const starts = dayType === 'unknown' ? [] : listStartTimes(storedStock.stock, day, dayType);
  const reservationTimes = new Set(await listReservationTimes(pool, dinCode, day));
  return { times: findOverbookings({ starts, occupancy, reservationTimes }), roomNames: storedStock.roomNames };
}
