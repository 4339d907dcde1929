import type { HolidayChangeResult, OverbookedTime } from '@dining/contract/staff/availability';
import { getLocalizedText } from '@dining/domain/shared/localized-text';
import { getTodayInSeoul, type SeoulDate } from '@dining/domain/shared/seoul-time';
import type { PoolClient } from 'pg';
import { countStaysAtNewTimes } from '../../../booking/capacity/count-stays-at-new-times';
import { findOverbookedTimes } from '../../../booking/capacity/overbooked-times';
import { getCatalogue } from '../../../booking/catalogue/catalogue';
import type { Deps } from '../../../config/deps';
import { inTransaction } from '../../../db/transaction';
import { type AuditAction, type AuditOrigin, insertAuditEntry } from '../../../stores/app/audit';
import { listVenuesWithHotelName } from '../../../stores/venues/venues';
import { toStandingReservation } from './standing-reservation';

/**
 * Lists overbooked start times of a day, at all venues. Call it after the commit, when nothing is sold by the old rule
 * any more. Records the reading of guests' data first (reliability, rule 20).
 */
export async function listOverbooked({ database }: Deps, day: SeoulDate, operator: string): Promise<OverbookedTime[]> {
  const found: OverbookedTime[] = [];
  for (const { dinCode, htlCode, name } of await listVenuesWithHotelName(database.pool)) {
    const overbooked = await findOverbookedTimes(database, dinCode, day);
    if (overbooked?.times.some(({ reservations }) => reservations.length > 0))
      await insertAuditEntry(database.pool, {
        operator,
        action: 'arrivals.read',
        subject: dinCode,
        htlCode,
        detail: { day },
      });
    for (const { time, dinRoomCode, taken, offered, reservations } of overbooked?.times ?? []) {
      const roomName = dinRoomCode === null ? undefined : overbooked?.roomNames.get(dinRoomCode);
      const room = dinRoomCode === null ? '' : getLocalizedText(roomName ?? { default: dinRoomCode }, 'en');
      const roomReservations = reservations.map(toStandingReservation).filter((one) => one.room === room);
      found.push({
        dinCode,
        venueName: getLocalizedText(name, 'en'),
        day,
        time,
        room,
        taken,
        offered,
        standing: roomReservations,
      });
    }
  }
  return found;
}

/**
 * Writes a change of holidays with its audit entry, and counts existing stays at the new start times. Returns false if
 * nothing changed.
 */
export async function recordHolidayChange(
  client: PoolClient,
  { days, actor, action, subject, write }: Omit<HolidayChange, 'operator'> & { readonly actor: HolidayActor },
): Promise<boolean> {
  if (!(await write(client))) return false;
  for (const day of days) await countStaysAtNewTimes(client, day);
  await insertAuditEntry(client, { ...actor, action, subject, htlCode: null });
  return true;
}

/** Lists the days of a change that are not in the past, each once. */
export const listFutureDays = (deps: Pick<Deps, 'now'>, days: readonly SeoulDate[]): readonly SeoulDate[] =>
  [...new Set(days)].filter((day) => day >= getTodayInSeoul(deps.now())).toSorted();

export interface HolidayActor {
  readonly operator: string;
  readonly origin?: AuditOrigin;
}

export interface HolidayChange {
  readonly days: readonly SeoulDate[];
  readonly operator: string;
  readonly action: Extract<AuditAction, `holiday.${string}`>;
  readonly subject: string;
  readonly write: (client: PoolClient) => Promise<boolean>;
}

export async function changeHolidays(
  deps: Deps,
  { days, operator, action, subject, write }: HolidayChange,
): Promise<Pick<HolidayChangeResult, 'again' | 'overbooked'>> {
  const futureDays = listFutureDays(deps, days);
  const change = { days: futureDays, actor: { operator }, action, subject, write };
  const isChanged = await inTransaction(deps.database.pool, (client) => recordHolidayChange(client, change));
  getCatalogue(deps.database).clear();
  const overbooked: OverbookedTime[] = [];
  for (const day of futureDays) overbooked.push(...(await listOverbooked(deps, day, operator)));
  return { again: !isChanged, overbooked };
}
