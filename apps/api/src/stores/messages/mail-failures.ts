import type { ResvCode } from '@dining/domain/shared/codes';
import type { Pool, PoolClient } from 'pg';
import type { DueMessage, ReservationMessage } from './outbox';

const kinds: readonly ReservationMessage[] = ['reservation_made', 'reservation_cancelled', 'visit_reminder'];

/** Lists which of these reservations have a mail that was refused, given up or came back. */
export async function listMailFailures(pool: Pool, resvCodes: readonly ResvCode[]): Promise<ReadonlySet<ResvCode>> {
  const { rows } = await pool.query<{ resvCode: ResvCode }>({
    name: 'list_mail_failures',
    text: `SELECT DISTINCT payload ->> 'resvCode' AS "resvCode" FROM outbox WHERE key = ANY($1) AND failure IS NOT NULL`,
    values: [resvCodes.flatMap((resvCode) => kinds.map((kind) => `${kind} mail ${resvCode}`))],
  });
  return new Set(rows.map(({ resvCode }) => resvCode));
}

/** Records that a mail that had left came back. Returns what it was about; undefined for none of ours, or one that failed before. */
export async function recordBounce(client: PoolClient, key: string): Promise<DueMessage | undefined> {
  const { rows } = await client.query<DueMessage>({
    name: 'record_bounce',
    text: `UPDATE outbox SET failure = 'bounced' WHERE key = $1 AND channel = 'mail' AND sent_at IS NOT NULL AND failure IS NULL
           RETURNING key, attempts, kind, payload`,
    values: [key],
  });
  return rows[0];
}
