import type { ResvCode } from '@dining/domain/shared/codes';
import type { Language } from '@dining/domain/shared/language';
import type { Pool, PoolClient } from 'pg';
import { groupHtlCode } from '../../db/schema/hotels';
import type { MessageFailure } from '../../db/schema/system';
import { sql } from '../../db/sql';

/** How a message travels: by mail, or as a text to a phone. */
export type Channel = 'mail' | 'text';

/** What a booker is told of his reservation. */
export type ReservationMessage = 'reservation_made' | 'reservation_cancelled' | 'visit_reminder';

/** What a member is told of his account, by mail and in the language he did it in. */
export type AccountMessage =
  | { readonly kind: 'password_changed'; readonly payload: AccountPayload }
  | { readonly kind: 'marketing_changed'; readonly payload: AccountPayload & { readonly sms: boolean; readonly mail: boolean } };

interface AccountPayload {
  /** The membership number: an outbox holds no personal data. */
  readonly cardNo: string;
  readonly language: Language;
  /** When it was done, ISO 8601. */
  readonly at: string;
}

export type DueMessage = {
  /** What it is known by: each is promised once. */
  readonly key: string;
  /** How often it has been taken up, this time included: more than once, and nobody knows how the times before ended. */
  readonly attempts: number;
} & (
  | { readonly kind: ReservationMessage; readonly payload: { readonly resvCode: ResvCode } }
  | { readonly kind: 'inquiry_answered'; readonly payload: { readonly qnaSeq: number } }
  | AccountMessage
  /** To the operators, promised by `raiseAlarm`. */
  | { readonly kind: 'alarm_raised'; readonly payload: { readonly alarmId: number } }
);

/** Attempts are a minute apart at first and an hour at last. */
const pause = "least(interval '1 hour', interval '1 minute' * power(2, least(attempts, 6)))";
/** After a day a message is given up; after two where a full box kept it back, for so long that may last. */
const life = "CASE WHEN put_off THEN interval '2 days' ELSE interval '1 day' END";
/** How many messages are given up in one transaction. */
const batch = 100;

/** A message to a booker, and when it is to be sent; null is now. */
export interface ReservationMessageAt {
  readonly kind: ReservationMessage;
  readonly at: Date | null;
}

/**
 * Enqueues messages to the booker of a reservation, each once per kind and channel. An SMS goes to Korean numbers only; others get the mail
 * alone (decision 36).
 */
export async function enqueueReservationMessages(
  client: PoolClient,
  resvCode: ResvCode,
  messages: readonly ReservationMessageAt[],
): Promise<void> {
  const [kinds, times] = [messages.map(({ kind }) => kind), messages.map(({ at }) => at)];
  await client.query(sql('enqueue_reservation_messages')`
    INSERT INTO outbox (key, htl_code, channel, kind, payload, due_at, send_at)
    SELECT concat_ws(' ', kind, channel, resv_code), htl_code, channel, kind, jsonb_build_object('resvCode', resv_code),
      coalesce(at, now()), coalesce(at, now())
    FROM reservation, unnest(${kinds}::text[], ${times}::timestamptz[]) AS message (kind, at), (VALUES ('mail'), ('text')) AS by (channel)
    WHERE resv_code = ${resvCode} AND (channel = 'mail' OR booker_phone LIKE '010%')
    ON CONFLICT DO NOTHING`);
}

/** The same for a member whose inquiry is answered: once an inquiry, in the commit that answers it. */
export async function promiseInquiryAnswered(client: PoolClient, qnaSeq: number): Promise<void> {
  await client.query({
    name: 'promise_inquiry_answered',
    text: `INSERT INTO outbox (key, htl_code, channel, kind, payload)
           SELECT concat_ws(' ', 'inquiry_answered', channel, qna_seq), htl_code, channel, 'inquiry_answered',
             jsonb_build_object('qnaSeq', qna_seq)
           FROM inquiry JOIN member USING (user_id), unnest('{mail,text}'::text[]) AS channel
           WHERE qna_seq = $1 AND (channel = 'mail' OR phone LIKE '010%')
           ON CONFLICT DO NOTHING`,
    values: [qnaSeq],
  });
}

/** The same for a member whose account has changed: once a change, in the commit that makes it, or at the instant that is told. */
export async function promiseAccountMessage(
  client: PoolClient,
  userId: string,
  kind: AccountMessage['kind'],
  told: { readonly language: Language; readonly sms?: boolean; readonly mail?: boolean; readonly at?: Date },
): Promise<void> {
  await client.query({
    name: 'promise_account_message',
    text: `INSERT INTO outbox (key, htl_code, kind, payload)
           SELECT concat_ws(' ', $2::text, card_no, gen_random_uuid()), $4, $2,
             jsonb_build_object('cardNo', card_no, 'at', now()) || $3
           FROM member WHERE user_id = $1 AND left_at IS NULL`,
    values: [userId, kind, JSON.stringify(told), groupHtlCode],
  });
}

/**
 * Takes the message of a channel that is due for longest. It is due again after a pause, until somebody says how it ended: a process
 * that dies in between loses none.
 */
export async function takeDueMessage(pool: Pool, channel: Channel): Promise<DueMessage | undefined> {
  const { rows } = await pool.query<DueMessage>({
    name: 'take_due_message',
    text: `WITH due AS (SELECT id FROM outbox WHERE channel = $1 AND sent_at IS NULL AND send_at <= now()
             ORDER BY send_at, id LIMIT 1 FOR UPDATE SKIP LOCKED)
           UPDATE outbox o SET attempts = attempts + 1, send_at = now() + ${pause} FROM due WHERE o.id = due.id
           RETURNING o.key, o.attempts, o.kind, o.payload`,
    values: [channel],
  });
  return rows[0];
}

/**
 * Ends messages that have left, have become needless, are refused or given up. Their rows stay for their keys: nothing is promised
 * twice. A failure is kept until the reservation's day is over, for its page and for staff.
 */
export async function settleMessages(
  run: Pick<Pool | PoolClient, 'query'>,
  keys: readonly string[],
  failure: MessageFailure | null = null,
): Promise<void> {
  await run.query({
    name: 'settle_messages',
    text: 'UPDATE outbox SET sent_at = now(), failure = $2 WHERE key = ANY($1)',
    values: [keys, failure],
  });
}

/** It must not leave for so many seconds; what was begun does not count as an attempt. */
export async function putOffMessage(pool: Pool, key: string, seconds: number): Promise<void> {
  await pool.query({
    name: 'put_off_message',
    text: `UPDATE outbox SET send_at = now() + make_interval(secs => $2), attempts = attempts - 1, put_off = true WHERE key = $1`,
    values: [key, seconds],
  });
}

/**
 * Locks messages of a channel that could not leave in their time, which begins when they are due, for whoever gives them up. One that
 * is under way just now is let finish.
 */
export async function lockOldMessages(client: PoolClient, channel: Channel): Promise<DueMessage[]> {
  const { rows } = await client.query<DueMessage>({
    name: 'lock_old_messages',
    text: `SELECT key, attempts, kind, payload FROM outbox
           WHERE channel = $1 AND sent_at IS NULL AND send_at <= now() AND due_at <= now() - ${life}
           ORDER BY send_at, id LIMIT ${batch} FOR UPDATE SKIP LOCKED`,
    values: [channel],
  });
  return rows;
}
