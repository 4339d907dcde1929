import type { DinCode } from '@dining/domain/shared/codes';
import type { Language } from '@dining/domain/shared/language';
import { getLocalizedText } from '@dining/domain/shared/localized-text';
import { getTodayInSeoul, type SeoulDate, type SeoulTime } from '@dining/domain/shared/seoul-time';
import type { AuditAction } from '@dining/domain/staff/audit-actions';
import type { PoolClient } from 'pg';
import { countStaysAtNewTimes } from '../../../booking/capacity/count-stays-at-new-times';
import { findOverbookedTimes } from '../../../booking/capacity/overbooked-times';
import type { Deps } from '../../../config/deps';
import { type AuditOrigin, insertAuditEntry } from '../../../stores/app/audit';
import { listVenuesWithHotelName } from '../../../stores/venues/venues';

/** A start time at which a venue has more bookings than it offers. */
interface OverbookedTime {
  readonly dinCode: DinCode;
  readonly venue: string;
  readonly day: SeoulDate;
  readonly time: SeoulTime;
  /** Empty for seats at tables. */
  readonly room: string;
  readonly taken: number;
  readonly offered: number;
}

/**
 * Lists overbooked start times of a day, at all venues. Must be called after the commit, when nothing is sold by the
 * old rule any more.
 */
export async function listOverbookedTimes(
  { database }: Deps,
  day: SeoulDate,
  language: Language,
): Promise<OverbookedTime[]> {
  const overbookedTimes: OverbookedTime[] = [];
  for (const { dinCode, name } of await listVenuesWithHotelName(database.pool)) {
    const overbookings = await findOverbookedTimes(database, dinCode, day);
    for (const { time, dinRoomCode, taken, offered } of overbookings?.times ?? []) {
      const roomName = dinRoomCode === null ? undefined : overbookings?.roomNames.get(dinRoomCode);
      const room = dinRoomCode === null ? '' : getLocalizedText(roomName ?? { default: dinRoomCode }, language);
      overbookedTimes.push({ dinCode, venue: getLocalizedText(name, language), day, time, room, taken, offered });
    }
  }
  return overbookedTimes;
}

export interface HolidayChange {
  readonly days: readonly SeoulDate[];
  readonly action: Extract<AuditAction, `holiday.${string}`>;
  readonly subject: string;
  /** Writes the change. Returns false if nothing changed. */
  readonly write: (client: PoolClient) => Promise<boolean>;
}

interface HolidayActor {
  readonly actorName: string;
  readonly origin: AuditOrigin;
}

/**
 * Writes holidays and their audit entry, and counts existing stays at the changed start times, in the caller's
 * transaction. Returns false if nothing changed.
 */
export async function recordHolidayChange(
  client: PoolClient,
  { days, action, subject, write }: HolidayChange,
  actor: HolidayActor,
): Promise<boolean> {
  if (!(await write(client))) return false;
  const venues = await listVenuesWithHotelName(client);
  const dinCodes = venues.map(({ dinCode }) => dinCode);
  await countStaysAtNewTimes(client, dinCodes, days);
  await insertAuditEntry(client, { ...actor, action, subject, htlCode: null });
  return true;
}

/** Lists the days of a change that are not in the past, each once. */
export const listDaysFromToday = (deps: Pick<Deps, 'now'>, days: readonly SeoulDate[]): readonly SeoulDate[] =>
  [...new Set(days)].filter((day) => day >= getTodayInSeoul(deps.now())).toSorted();
