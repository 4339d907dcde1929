import type { HolidayChangeResult, OverbookedTime } from '@dining/contract/staff/availability';
import { getLocalizedText } from '@dining/domain/shared/localized-text';
import { getTodayInSeoul, type SeoulDate } from '@dining/domain/shared/seoul-time';
import type { PoolClient } from 'pg';
import { overbookedDay } from '../../../booking/capacity/overbooked';
import { spreadStays } from '../../../booking/capacity/spread-stays';
import { getCatalogue } from '../../../booking/catalogue/catalogue';
import type { Deps } from '../../../config/deps';
import { inTransaction } from '../../../db/transaction';
import { type AuditAction, insertAuditEntry } from '../../../stores/app/audit';
import { listNamedVenues } from '../../../stores/venues/venues';
import { toStanding } from './standing';

/**
 * What no longer fits on a day, at all venues. Asked after the commit: from then on nothing is sold by the old rule. Whose guests are shown
 * is written down before they are (reliability, rule 20).
 */
async function overbookedOf({ database }: Deps, day: SeoulDate, operator: string): Promise<OverbookedTime[]> {
  const found: OverbookedTime[] = [];
  for (const { dinCode, htlCode, name } of await listNamedVenues(database.pool)) {
    const overbooked = await overbookedDay(database, dinCode, day);
    if (overbooked?.times.some(({ standing }) => standing.length > 0))
      await insertAuditEntry(database.pool, { operator, action: 'arrivals.read', subject: dinCode, htlCode, detail: { day } });
    for (const { time, dinRoomCode, taken, offered, standing } of overbooked?.times ?? []) {
      const roomName = dinRoomCode === null ? undefined : overbooked?.roomNames.get(dinRoomCode);
      const room = dinRoomCode === null ? '' : getLocalizedText(roomName ?? { default: dinRoomCode }, 'en');
      const theirs = standing.map(toStanding).filter((one) => one.room === room);
      found.push({ dinCode, venueName: getLocalizedText(name, 'en'), day, time, room, taken, offered, standing: theirs });
    }
  }
  return found;
}

export interface Change {
  /** Whose stock may change. */
  readonly days: readonly SeoulDate[];
  readonly operator: string;
  readonly action: Extract<AuditAction, `holiday.${string}`>;
  /** The day, or the year. */
  readonly subject: string;
  /** Answers whether it changed anything. */
  readonly write: (client: PoolClient) => Promise<boolean>;
}

/** Changes which stock days have, for all venues at once, and tells what that overbooks. Days that are over sell nothing. */
export async function changeHolidays(
  deps: Deps,
  { days, operator, action, subject, write }: Change,
): Promise<Pick<HolidayChangeResult, 'again' | 'overbooked'>> {
  const ahead = [...new Set(days)].filter((day) => day >= getTodayInSeoul(deps.now())).toSorted();
  const isChanged = await inTransaction(deps.database.pool, async (client) => {
    if (!(await write(client))) return false;
    for (const day of ahead) await spreadStays(client, day);
    await insertAuditEntry(client, { operator, action, subject, htlCode: null });
    return true;
  });
  getCatalogue(deps.database).clear();
  const overbooked: OverbookedTime[] = [];
  for (const day of ahead) overbooked.push(...(await overbookedOf(deps, day, operator)));
  return { again: !isChanged, overbooked };
}
