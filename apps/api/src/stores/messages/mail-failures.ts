import type { ResvCode } from '@dining/domain/shared/codes';
import type { Pool, PoolClient } from 'pg';
import { sql } from '../../db/sql';
import type { DueMessage } from './outbox';

/**
 * Returns the codes of reservations about which a mail to the booker has failed. If staff have sent a confirmation
 * again, only the last one counts.
 */
export async function listReservationsWithMailFailure(
  pool: Pool,
  resvCodes: readonly ResvCode[],
): Promise<ReadonlySet<ResvCode>> {
  const { rows } = await pool.query<{ resvCode: ResvCode }>(sql('list_reservations_with_mail_failure')`
    SELECT resv_code AS "resvCode" FROM reservation
    WHERE resv_code = ANY(${resvCodes}) AND EXISTS (SELECT FROM outbox WHERE failure IS NOT NULL AND key IN (
      concat_ws('.', 'reservation_made mail ' || resv_code, nullif(message_round, 0)),
      'reservation_cancelled mail ' || resv_code, 'visit_reminder mail ' || resv_code))`);
  return new Set(rows.map(({ resvCode }) => resvCode));
}

/** Marks a sent mail as bounced. Returns the mail; undefined if none was sent, or its failure is known already. */
export async function recordBounce(client: PoolClient, key: string): Promise<DueMessage | undefined> {
  const { rows } = await client.query<DueMessage>(sql('record_bounce')`
    UPDATE outbox SET failure = 'bounced' WHERE key = ${key} AND channel = 'mail' AND sent_at IS NOT NULL AND failure IS NULL
    RETURNING key, attempts, kind, payload`);
  return rows[0];
}
