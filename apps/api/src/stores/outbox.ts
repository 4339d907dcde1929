import type { ResvCode } from '@dining/domain/shared/codes';
import type { Pool, PoolClient } from 'pg';
import type { AlarmKind } from './alarms';

/** What a booker is told of by mail. */
export type MailKind = 'reservation_made' | 'reservation_cancelled';

export interface DueMail {
  /** What it is known by: each is promised once. */
  readonly key: string;
  readonly kind: MailKind;
  readonly resvCode: ResvCode;
}

/** Attempts are a minute apart at first and an hour at last; after a day a mail is given up. */
const pause = "least(interval '1 hour', interval '1 minute' * power(2, attempts))";
const life = "interval '1 day'";

/** Writes down a mail that is to leave, in the commit that causes it: once a kind and reservation. */
export async function promiseMail(client: PoolClient, kind: MailKind, resvCode: ResvCode): Promise<void> {
  await client.query(`INSERT INTO outbox (key, kind, payload) VALUES ($1, $2, $3) ON CONFLICT (key) DO NOTHING`, [
    `${kind} ${resvCode}`,
    kind,
    { resvCode },
  ]);
}

/**
 * Takes the mail that is due for longest. It is due again after a pause, until somebody says how it ended: a process that dies in
 * between loses none.
 */
export async function takeDueMail(pool: Pool): Promise<DueMail | undefined> {
  const { rows } = await pool.query<DueMail>({
    name: 'take_due_mail',
    text: `WITH due AS (SELECT id FROM outbox WHERE sent_at IS NULL AND send_at <= now()
             ORDER BY send_at, id LIMIT 1 FOR UPDATE SKIP LOCKED)
           UPDATE outbox o SET attempts = attempts + 1, send_at = now() + ${pause} FROM due WHERE o.id = due.id
           RETURNING o.key, o.kind, o.payload->>'resvCode' AS "resvCode"`,
  });
  return rows[0];
}

/** It has left, or has become needless. */
export async function settleMail(pool: Pool, key: string): Promise<void> {
  await pool.query({ name: 'settle_mail', text: 'UPDATE outbox SET sent_at = now() WHERE key = $1', values: [key] });
}

/** Forgets mails that could not leave within a day, and raises an alarm for each reservation whose guest knows nothing. */
export async function giveUpOldMails(pool: Pool): Promise<void> {
  await pool.query({
    name: 'give_up_old_mails',
    text: `WITH gone AS (DELETE FROM outbox WHERE sent_at IS NULL AND created_at <= now() - ${life} RETURNING payload->>'resvCode' AS code)
           INSERT INTO alarm (kind, subject, detail)
           SELECT DISTINCT $1, code, 'a mail to the guest could not leave within a day' FROM gone
           ON CONFLICT (kind, subject) DO UPDATE SET detail = excluded.detail, settled_at = NULL`,
    values: ['mail_given_up' satisfies AlarmKind],
  });
}
