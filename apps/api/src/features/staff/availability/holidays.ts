import type { addHoliday, HolidayChanged, OverbookedTime, removeHoliday } from '@dining/contract/staff/availability';
import { refuse } from '@dining/contract/staff/command';
import { isWeekend } from '@dining/domain/shared/holidays';
import { type LocalizedText, textFor } from '@dining/domain/shared/localized-text';
import { type SeoulDate, todayInSeoul } from '@dining/domain/shared/seoul-time';
import type { PoolClient } from 'pg';
import { overbookedDay } from '../../../booking/capacity/overbooked';
import { spreadStays } from '../../../booking/capacity/spread-stays';
import { catalogueOf } from '../../../catalogue';
import { inTransaction } from '../../../db/transaction';
import type { Deps } from '../../../deps';
import { type AuditAction, writeAudit } from '../../../stores/app/audit';
import { deleteHoliday, insertHoliday } from '../../../stores/availability/holidays';
import { readNamedVenues } from '../../../stores/venues/venues';
import type { Answered, Commanded } from '../../command';
import { toStanding } from './standing';

/** The name of one that was decreed at short notice, which is what staff add (decision 8). */
const temporary: LocalizedText = {
  default: '임시공휴일',
  ko: '임시공휴일',
  en: 'Temporary holiday',
  cn: '临时公休日',
  ja: '臨時公休日',
};

/**
 * What no longer fits on a day, at all venues. Asked after the commit: from then on nothing is sold by the old rule. Whose guests are shown
 * is written down before they are (reliability, rule 20).
 */
async function overbookedOf({ database }: Deps, day: SeoulDate, operator: string): Promise<OverbookedTime[]> {
  const found: OverbookedTime[] = [];
  for (const { dinCode, htlCode, name } of await readNamedVenues(database.db)) {
    const overbooked = await overbookedDay(database, dinCode, day);
    if (overbooked?.times.some(({ standing }) => standing.length > 0))
      await writeAudit(database.pool, { operator, action: 'arrivals.read', subject: dinCode, htlCode, detail: { day } });
    for (const { time, dinRoomCode, taken, offered, standing } of overbooked?.times ?? []) {
      const roomName = dinRoomCode === null ? undefined : overbooked?.roomNames.get(dinRoomCode);
      const room = dinRoomCode === null ? '' : textFor(roomName ?? { default: dinRoomCode }, 'en');
      const theirs = standing.map(toStanding).filter((one) => one.room === room);
      found.push({ dinCode, venueName: textFor(name, 'en'), time, room, taken, offered, standing: theirs });
    }
  }
  return found;
}

interface Change {
  readonly day: SeoulDate;
  readonly operator: string;
  readonly action: Extract<AuditAction, `holiday.${string}`>;
  readonly write: (client: PoolClient) => Promise<boolean>;
}

/** Changes which stock a day has, for all venues at once, and tells what that overbooks. */
async function change(deps: Deps, { day, operator, action, write }: Change): Promise<HolidayChanged> {
  const isNew = await inTransaction(deps.database.pool, async (client) => {
    if (!(await write(client))) return false;
    await spreadStays(client, day);
    await writeAudit(client, { operator, action, subject: day, htlCode: null });
    return true;
  });
  catalogueOf(deps.database).clear();
  return { again: !isNew, day, isWeekend: isWeekend(day), overbooked: await overbookedOf(deps, day, operator) };
}

/** Makes a day a public holiday. A repeat tells once more what is overbooked. */
export async function add(
  deps: Deps,
  { day, name, operator }: Commanded<typeof addHoliday>,
): Promise<Answered<typeof addHoliday>> {
  if (day < todayInSeoul(deps.now())) return refuse('day_past', { day });
  const named = name === undefined ? temporary : { default: name };
  return change(deps, { day, operator, action: 'holiday.add', write: (client) => insertHoliday(client, day, named) });
}

/** Makes it a day like others again. */
export async function remove(
  deps: Deps,
  { day, operator }: Commanded<typeof removeHoliday>,
): Promise<Answered<typeof removeHoliday>> {
  if (day < todayInSeoul(deps.now())) return refuse('day_past', { day });
  const changed = await change(deps, { day, operator, action: 'holiday.remove', write: (client) => deleteHoliday(client, day) });
  return changed.again ? refuse('no_holiday', { day }) : changed;
}
