import type { SeoulDate, SeoulTime } from '@dining/domain/shared/seoul-time';
import type { PoolClient } from 'pg';
import { type AuditOrigin, insertAuditEntry } from '../../stores/app/audit';
import { deleteClosing, insertClosing } from '../../stores/availability/closings';
import type { VenueWithHotelName } from '../../stores/venues/venues';

export interface ClosingChange {
  readonly venue: Pick<VenueWithHotelName, 'dinCode' | 'htlCode'>;
  readonly day: SeoulDate;
  /** Null for the whole day. */
  readonly time: SeoulTime | null;
  readonly reason: string;
  readonly actor: { readonly actorName: string; readonly origin?: AuditOrigin };
}

/** Closes a day or start time and audits it, in the caller's transaction. Returns false if it was closed before. */
export async function recordClosing(client: PoolClient, change: ClosingChange): Promise<boolean> {
  const { venue, day, time, reason, actor } = change;
  const { dinCode, htlCode } = venue;
  if (!(await insertClosing(client, dinCode, day, time))) return false;
  const detail = { day, time, reason };
  await insertAuditEntry(client, { ...actor, action: 'venue.close', subject: dinCode, htlCode, detail });
  return true;
}

/**
 * Opens a start time, or a day with all start times, and audits it, in the caller's transaction. Returns false if it
 * was open before.
 */
export async function recordReopening(client: PoolClient, change: ClosingChange): Promise<boolean> {
  const { venue, day, time, reason, actor } = change;
  const { dinCode, htlCode } = venue;
  if (!(await deleteClosing(client, dinCode, day, time))) return false;
  const detail = { day, time, reason };
  await insertAuditEntry(client, { ...actor, action: 'venue.reopen', subject: dinCode, htlCode, detail });
  return true;
}
