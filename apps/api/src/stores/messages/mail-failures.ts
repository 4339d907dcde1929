import type { ResvCode } from '@dining/domain/shared/codes';
import type { Pool, PoolClient } from 'pg';
import { sql } from '../../db/sql';
import type { DueMessage, ReservationMessageKind } from './outbox';

const messageKinds: readonly ReservationMessageKind[] = ['reservation_made', 'reservation_cancelled', 'visit_reminder'];

/** Returns the codes of those reservations about which a mail to the booker has failed. */
export async function listReservationsWithMailFailure(
  pool: Pool,
  resvCodes: readonly ResvCode[],
): Promise<ReadonlySet<ResvCode>> {
  const keys = resvCodes.flatMap((resvCode) => messageKinds.map((kind) => `${kind} mail ${resvCode}`));
  const { rows } = await pool.query<{ resvCode: ResvCode }>(sql('list_mail_failures')`
    SELECT DISTINCT payload ->> 'resvCode' AS "resvCode" FROM outbox WHERE key = ANY(${keys}) AND failure IS NOT NULL`);
  return new Set(rows.map(({ resvCode }) => resvCode));
}

/** Marks a sent mail as bounced. Returns the mail; undefined if none was sent, or its failure is known already. */
export async function recordBounce(client: PoolClient, key: string): Promise<DueMessage | undefined> {
  const { rows } = await client.query<DueMessage>(sql('record_bounce')`
    UPDATE outbox SET failure = 'bounced' WHERE key = ${key} AND channel = 'mail' AND sent_at IS NOT NULL AND failure IS NULL
    RETURNING key, attempts, kind, payload`);
  return rows[0];
}
