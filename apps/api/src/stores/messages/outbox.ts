import type { ResvCode } from '@dining/domain/shared/codes';
import type { Pool, PoolClient } from 'pg';

/** What a booker is told of by mail. */
export type MailKind = 'reservation_made' | 'reservation_cancelled';

export type DueMail = {
  /** What it is known by: each is promised once. */
  readonly key: string;
} & (
  | { readonly kind: MailKind; readonly payload: { readonly resvCode: ResvCode } }
  /** To the operators, promised by `raiseAlarm`. */
  | { readonly kind: 'alarm_raised'; readonly payload: { readonly alarmId: number } }
);

/** Attempts are a minute apart at first and an hour at last. */
const pause = "least(interval '1 hour', interval '1 minute' * power(2, attempts))";
/** After a day a mail is given up; after two where a full box kept it back, for so long that may last. */
const life = "CASE WHEN put_off THEN interval '2 days' ELSE interval '1 day' END";
/** How many mails are given up in one transaction. */
const batch = 100;

/** Writes down a mail that is to leave, in the commit that causes it: once a kind and reservation. */
export async function promiseMail(client: PoolClient, kind: MailKind, resvCode: ResvCode): Promise<void> {
  await client.query({
    name: 'promise_mail',
    text: `INSERT INTO outbox (key, htl_code, kind, payload)
           SELECT $1::text || ' ' || resv_code, htl_code, $1, jsonb_build_object('resvCode', resv_code)
           FROM reservation WHERE resv_code = $2
           ON CONFLICT (key) DO NOTHING`,
    values: [kind, resvCode],
  });
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
           RETURNING o.key, o.kind, o.payload`,
  });
  return rows[0];
}

/** They have left, have become needless, or are given up. Their rows stay for their keys: nothing is promised twice. */
export async function settleMails(run: Pick<Pool | PoolClient, 'query'>, keys: readonly string[]): Promise<void> {
  await run.query({ name: 'settle_mails', text: 'UPDATE outbox SET sent_at = now() WHERE key = ANY($1)', values: [keys] });
}

/** It must not leave for so many seconds; what was begun does not count as an attempt. */
export async function putOffMail(pool: Pool, key: string, seconds: number): Promise<void> {
  await pool.query({
    name: 'put_off_mail',
    text: `UPDATE outbox SET send_at = now() + make_interval(secs => $2), attempts = attempts - 1, put_off = true WHERE key = $1`,
    values: [key, seconds],
  });
}

/** Locks mails that could not leave in their time, for whoever gives them up. One that is under way just now is let finish. */
export async function lockOldMails(client: PoolClient): Promise<DueMail[]> {
  const { rows } = await client.query<DueMail>({
    name: 'lock_old_mails',
    text: `SELECT key, kind, payload FROM outbox
           WHERE sent_at IS NULL AND send_at <= now() AND created_at <= now() - ${life}
           ORDER BY send_at, id LIMIT ${batch} FOR UPDATE SKIP LOCKED`,
  });
  return rows;
}
