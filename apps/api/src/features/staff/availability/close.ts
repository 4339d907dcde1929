import type { closeVenue, reopenVenue } from '@dining/contract/staff/availability';
import { rejectCommand, type StaffError } from '@dining/contract/staff/command';
import { isBeyondBookingHorizon } from '@dining/domain/availability/horizon';
import { listStartTimes } from '@dining/domain/availability/slots';
import type { DinCode } from '@dining/domain/shared/codes';
import { getStockDay } from '@dining/domain/shared/holidays';
import { getLocalizedText } from '@dining/domain/shared/localized-text';
import { getTodayInSeoul, type SeoulDate, type SeoulTime } from '@dining/domain/shared/seoul-time';
import type { PoolClient } from 'pg';
import { getCatalogue } from '../../../booking/catalogue/catalogue';
import type { Deps } from '../../../config/deps';
import { inTransaction } from '../../../db/transaction';
import { type AuditOrigin, insertAuditEntry } from '../../../stores/app/audit';
import { deleteClosing, insertClosing } from '../../../stores/availability/closings';
import { getHolidays } from '../../../stores/availability/holidays';
import { findStock } from '../../../stores/inventory/stock';
import { countHeldOrders, listActiveReservations } from '../../../stores/reservations/arrivals';
import { findVenueWithHotelName, type VenueWithHotelName } from '../../../stores/venues/venues';
import type { CommandInput, CommandResult } from '../../command';
import { toStandingReservation } from './standing-reservation';

interface Place {
  readonly venue: VenueWithHotelName;
  readonly isClosedWhole: boolean;
}

async function findPlace(
  { database: { pool }, now }: Deps,
  place: { readonly dinCode: DinCode; readonly day: SeoulDate; readonly time?: SeoulTime | undefined },
): Promise<Place | StaffError> {
  const { dinCode, day, time } = place;
  const venue = await findVenueWithHotelName(pool, dinCode);
  const stored = await findStock(pool, dinCode);
  if (venue === undefined || stored === undefined) return rejectCommand('unknown_venue', { dinCode });
  if (day < getTodayInSeoul(now())) return rejectCommand('day_past', { day });
  const kind = getStockDay(day, (await getHolidays(pool)).calendar);
  if (time !== undefined) {
    if (kind === 'unknown') return rejectCommand('holidays_unknown', { year: day.slice(0, 4) });
    const starts = listStartTimes(stored.stock, day, kind).map((start) => start.time);
    if (!starts.includes(time)) return rejectCommand('no_such_time', { day, time, times: starts.join(' ') });
  }
  return {
    venue,
    isClosedWhole: stored.stock.closings.some(({ date, time: closed }) => date === day && closed === null),
  };
}

export interface ClosingChange {
  readonly venue: Pick<VenueWithHotelName, 'dinCode' | 'htlCode'>;
  readonly day: SeoulDate;
  /** Null for the whole day. */
  readonly time: SeoulTime | null;
  readonly reason: string;
  readonly actor: { readonly operator: string; readonly origin?: AuditOrigin };
}

/** Closes a day or start time, in the caller's transaction. Returns false if it was closed before. */
export async function recordClosing(client: PoolClient, change: ClosingChange): Promise<boolean> {
  const { venue, day, time, reason, actor } = change;
  const { dinCode, htlCode } = venue;
  if (!(await insertClosing(client, dinCode, day, time))) return false;
  const detail = { day, time, reason };
  await insertAuditEntry(client, { ...actor, action: 'venue.close', subject: dinCode, htlCode, detail });
  return true;
}

/**
 * Opens a start time, or a day with all start times, in the caller's transaction. Returns false if it was open before.
 */
export async function recordReopening(client: PoolClient, change: ClosingChange): Promise<boolean> {
  const { venue, day, time, reason, actor } = change;
  const { dinCode, htlCode } = venue;
  if (!(await deleteClosing(client, dinCode, day, time))) return false;
  const detail = { day, time, reason };
  await insertAuditEntry(client, { ...actor, action: 'venue.reopen', subject: dinCode, htlCode, detail });
  return true;
}

/**
 * Closes a day of a venue, or one start time of it. Orders that are being placed fail by their `rule_version`, so no
 * reservation is added after the commit. Existing reservations stay, and are listed for the operator.
 */
export async function closeVenueByCommand(
  deps: Deps,
  command: CommandInput<typeof closeVenue>,
): Promise<CommandResult<typeof closeVenue>> {
  const { dinCode, day, time = null, operator, reason } = command;
  const place = await findPlace(deps, command);
  if ('refused' in place) return place;
  const { venue } = place;
  const { htlCode, name } = venue;
  const { pool } = deps.database;
  const change = { venue, day, time, reason, actor: { operator } };
  const isNew = !place.isClosedWhole && (await inTransaction(pool, (client) => recordClosing(client, change)));
  getCatalogue(deps.database).clear();
  const standing = await listActiveReservations(pool, dinCode, day, time);
  const underWay = await countHeldOrders(pool, dinCode, day, time);
  // A repeat changes nothing, but shows guests' data. This reading is recorded first (reliability, rule 20).
  if (!isNew && standing.length > 0)
    await insertAuditEntry(pool, {
      operator,
      action: 'arrivals.read',
      subject: dinCode,
      htlCode,
      detail: { day, time },
    });
  return {
    again: !isNew,
    venueName: getLocalizedText(name, 'en'),
    standing: standing.map(toStandingReservation),
    underWay,
    isBeyondSight: isBeyondBookingHorizon(day, getTodayInSeoul(deps.now())),
  };
}

export async function reopenVenueByCommand(
  deps: Deps,
  command: CommandInput<typeof reopenVenue>,
): Promise<CommandResult<typeof reopenVenue>> {
  const { day, time = null, operator, reason } = command;
  const place = await findPlace(deps, command);
  if ('refused' in place) return place;
  if (time !== null && place.isClosedWhole) return rejectCommand('day_closed', { day });
  const { venue } = place;
  const change = { venue, day, time, reason, actor: { operator } };
  const wasClosed = await inTransaction(deps.database.pool, (client) => recordReopening(client, change));
  getCatalogue(deps.database).clear();
  return { again: !wasClosed, venueName: getLocalizedText(venue.name, 'en') };
}
