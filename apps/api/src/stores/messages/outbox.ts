import type { DinCode, ResvCode } from '@dining/domain/shared/codes';
import type { Language } from '@dining/domain/shared/language';
import type { SeoulDate, SeoulTime, Visit } from '@dining/domain/shared/seoul-time';
import type { Pool, PoolClient } from 'pg';
import type { Queryable } from '../../db/queryable';
import { groupHtlCode } from '../../db/schema/hotels';
import type { MessageFailure } from '../../db/schema/system';
import { sql } from '../../db/sql';

export type Channel = 'mail' | 'sms';

export type ReservationMessageKind = 'reservation_made' | 'reservation_cancelled' | 'visit_reminder';

/** Kinds of mails to a restaurant about a booking or cancellation shortly before the visit. */
export type VenueMessageKind = 'venue_booked' | 'venue_cancelled';

/** A visit that a guest may book instead of a cancelled one. */
export interface AlternativeVisit extends Visit {
  readonly dinCode: DinCode;
}

/** Kinds of mails to the author of a review that staff have hidden. */
export type ReviewMessageKind = 'review_hidden' | 'review_appeal_decided';

export type AccountMessage =
  | { readonly kind: 'member_joined'; readonly payload: AccountPayload }
  | { readonly kind: 'password_changed'; readonly payload: AccountPayload }
  | {
      readonly kind: 'marketing_changed';
      readonly payload: AccountPayload & { readonly sms: boolean; readonly mail: boolean };
    };

interface AccountPayload {
  /** The membership number, because the outbox holds no personal data. */
  readonly cardNo: string;
  readonly language: Language;
  readonly at: string;
}

export type DueMessage = {
  readonly key: string;
  /** The number of claims, including this one. After the first, it is unknown how the earlier ones ended. */
  readonly attempts: number;
  readonly createdAt: Date;
} & (
  | {
      readonly kind: ReservationMessageKind;
      readonly payload: { readonly resvCode: ResvCode; readonly alternatives?: readonly AlternativeVisit[] };
    }
  | { readonly kind: VenueMessageKind; readonly payload: { readonly resvCode: ResvCode } }
  | { readonly kind: 'venue_sheet'; readonly payload: VenueDay }
  | {
      readonly kind: 'answers_edited';
      readonly payload: { readonly resvCode: ResvCode; readonly answersVersion: number };
    }
  | {
      readonly kind: 'guest_notice';
      readonly payload: { readonly resvCode: ResvCode; readonly noticeId: number };
    }
  | { readonly kind: 'inquiry_answered'; readonly payload: { readonly qnaSeq: number } }
  | { readonly kind: ReviewMessageKind; readonly payload: { readonly reviewCode: string } }
  | AccountMessage
  | { readonly kind: 'pay_link_sent'; readonly payload: { readonly linkId: string } }
  | { readonly kind: 'staff_invited'; readonly payload: { readonly invitationId: string } }
  | { readonly kind: 'member_invited'; readonly payload: { readonly invitationId: string } }
  | { readonly kind: 'alarm_raised'; readonly payload: { readonly alarmId: number } }
);

export interface VenueDay {
  readonly dinCode: DinCode;
  readonly day: SeoulDate;
}

export interface ScheduledMessage {
  readonly kind: ReservationMessageKind | VenueMessageKind;
  /** When to send it; null for now. */
  readonly at: Date | null;
}

/**
 * Enqueues messages about a reservation, each once per kind and channel: those to its restaurant by mail, those to its
 * booker by mail and SMS. An SMS goes to Korean numbers only; others get the mail alone (decision 36). `alternatives`
 * are offered with a cancellation.
 */
export async function enqueueReservationMessages(
  client: PoolClient,
  resvCode: ResvCode,
  messages: readonly ScheduledMessage[],
  alternatives: readonly AlternativeVisit[] = [],
): Promise<void> {
  const offeredAlternatives = alternatives.length === 0 ? {} : { alternatives };
  const [kinds, times] = [messages.map(({ kind }) => kind), messages.map(({ at }) => at)];
  // ON CONFLICT names no target, because the unique key will contain `htl_code` once the table is partitioned
  // (docs/capacity.md).
  await client.query(sql('enqueue_reservation_messages')`
    INSERT INTO outbox (key, htl_code, channel, kind, payload, due_at, send_at)
    SELECT concat_ws(' ', kind, channel, resv_code), htl_code, channel, kind,
      jsonb_build_object('resvCode', resv_code) || CASE kind WHEN 'reservation_cancelled' THEN ${JSON.stringify(offeredAlternatives)}::jsonb ELSE '{}' END,
      coalesce(at, now()), coalesce(at, now())
    FROM reservation, unnest(${kinds}::text[], ${times}::timestamptz[]) AS message (kind, at), (VALUES ('mail'), ('sms')) AS by (channel)
    WHERE resv_code = ${resvCode} AND CASE WHEN kind IN ('venue_booked', 'venue_cancelled') THEN channel = 'mail'
      WHEN channel = 'mail' THEN booker_email <> '' ELSE booker_phone LIKE '010%' END
    ON CONFLICT DO NOTHING`);
}

/**
 * Enqueues the service sheet of a day, once for each restaurant that wants it, has an e-mail address, and had at the
 * instant `at` a reservation for a visit at `from` or later. Returns the number of new ones.
 */
export async function enqueueVenueSheets(pool: Pool, day: SeoulDate, from: SeoulTime, at: Date): Promise<number> {
  const { rowCount } = await pool.query(sql('enqueue_venue_sheets')`
    INSERT INTO outbox (key, htl_code, kind, payload)
    SELECT 'venue_sheet mail ' || v.din_code || '.' || ${day}::text, v.htl_code, 'venue_sheet',
      jsonb_build_object('dinCode', v.din_code, 'day', ${day}::text)
    FROM venue v JOIN hotel h USING (htl_code)
    WHERE v.wants_sheet_mail AND coalesce(nullif(v.mailbox, ''), nullif(h.business ->> 'email', '')) IS NOT NULL
      AND EXISTS (SELECT FROM reservation r WHERE r.din_code = v.din_code AND r.visit_day = ${day}::date AND r.visit_time >= ${from}
        AND r.created_at <= ${at} AND (r.status <> 'cancel' OR r.cancelled_at > ${at}))
    ORDER BY v.din_code
    ON CONFLICT DO NOTHING`);
  return rowCount ?? 0;
}

/**
 * Enqueues the messages with a pay link, once for each time that it is sent; an SMS to Korean numbers only. Returns
 * their number.
 */
export async function enqueuePayLink(client: PoolClient, linkId: string): Promise<number> {
  const { rowCount } = await client.query(sql('enqueue_pay_link')`
    INSERT INTO outbox (key, htl_code, channel, kind, payload)
    SELECT concat_ws(' ', 'pay_link_sent', channel, link_id::text || '.' || send_count), htl_code, channel, 'pay_link_sent',
      jsonb_build_object('linkId', link_id)
    FROM pay_link, unnest('{mail,sms}'::text[]) AS channel
    WHERE link_id = ${linkId} AND "order" IS NOT NULL AND (channel = 'mail' OR "order" -> 'booker' ->> 'phone' LIKE '010%')
    ON CONFLICT DO NOTHING`);
  return rowCount ?? 0;
}

const createEditKey = (resvCode: ResvCode, answersVersion: number): string =>
  `answers_edited mail ${resvCode}.${answersVersion}`;

/** Enqueues the mail to the restaurant about an edit of request or allergies. */
export async function enqueueAnswersEdited(
  client: PoolClient,
  resvCode: ResvCode,
  answersVersion: number,
): Promise<void> {
  await client.query(sql('enqueue_answers_edited')`
    INSERT INTO outbox (key, htl_code, kind, payload)
    SELECT ${createEditKey(resvCode, answersVersion)}, htl_code, 'answers_edited',
      jsonb_build_object('resvCode', resv_code, 'answersVersion', ${answersVersion}::int)
    FROM reservation WHERE resv_code = ${resvCode}
    ON CONFLICT DO NOTHING`);
}

/**
 * Returns true if a mail about an earlier edit may still be on its way to the mail server: it was claimed before this
 * mail was created, and this mail was created less than a minute ago. A mail that is claimed later has the newest
 * content, or is obsolete.
 */
export async function isEarlierEditInFlight(
  pool: Pool,
  { resvCode, answersVersion }: Extract<DueMessage, { kind: 'answers_edited' }>['payload'],
): Promise<boolean> {
  // The time of the claim is that of the next attempt minus the pause that `claim_due_message` has set.
  const { rows } = await pool.query(sql('is_earlier_edit_in_flight')`
    SELECT FROM outbox e JOIN outbox c ON c.key = ${createEditKey(resvCode, answersVersion)}
    WHERE e.channel = 'mail' AND e.sent_at IS NULL AND e.kind = 'answers_edited' AND e.payload ->> 'resvCode' = ${resvCode}
      AND (e.payload ->> 'answersVersion')::int < ${answersVersion}::int AND e.attempts > 0
      AND e.send_at - least(interval '1 hour', interval '1 minute' * power(2, least(e.attempts - 1, 6))) < c.created_at
      AND c.created_at > now() - interval '1 minute'`);
  return rows.length > 0;
}

/** Enqueues the mail with a notice of staff to the guest of a reservation. */
export async function enqueueGuestNotice(client: PoolClient, resvCode: ResvCode, noticeId: number): Promise<void> {
  await client.query(sql('enqueue_guest_notice')`
    INSERT INTO outbox (key, htl_code, kind, payload)
    SELECT 'guest_notice mail ' || resv_code || '.' || ${noticeId}::bigint, htl_code, 'guest_notice',
      jsonb_build_object('resvCode', resv_code, 'noticeId', ${noticeId}::bigint)
    FROM reservation WHERE resv_code = ${resvCode}
    ON CONFLICT DO NOTHING`);
}

export async function enqueueInquiryAnswered(client: PoolClient, qnaSeq: number): Promise<void> {
  await client.query(sql('enqueue_inquiry_answered')`
    INSERT INTO outbox (key, htl_code, channel, kind, payload)
    SELECT concat_ws(' ', 'inquiry_answered', channel, qna_seq), htl_code, channel, 'inquiry_answered',
      jsonb_build_object('qnaSeq', qna_seq)
    FROM inquiry JOIN member USING (user_id), unnest('{mail,sms}'::text[]) AS channel
    WHERE qna_seq = ${qnaSeq} AND (channel = 'mail' OR phone LIKE '010%')
    ON CONFLICT DO NOTHING`);
}

/** Enqueues a mail to the author of a review, once per kind. */
export async function enqueueReviewMessage(
  client: PoolClient,
  kind: ReviewMessageKind,
  reviewCode: string,
): Promise<void> {
  await client.query(sql('enqueue_review_message')`
    INSERT INTO outbox (key, htl_code, kind, payload)
    SELECT concat_ws(' ', ${kind}::text, 'mail', review_code), w.htl_code, ${kind}, jsonb_build_object('reviewCode', review_code)
    FROM review w JOIN member m ON m.user_id = w.user_id AND m.left_at IS NULL WHERE review_code = ${reviewCode}
    ON CONFLICT DO NOTHING`);
}

export async function enqueueWelcomeMail(client: PoolClient, userId: string, language: Language): Promise<void> {
  await client.query(sql('enqueue_welcome_mail')`
    INSERT INTO outbox (key, htl_code, kind, payload)
    SELECT concat_ws(' ', 'member_joined', card_no), ${groupHtlCode}, 'member_joined',
      jsonb_build_object('cardNo', card_no, 'at', now(), 'language', ${language}::text)
    FROM member WHERE user_id = ${userId} AND left_at IS NULL`);
}

export async function enqueueAccountMessage(
  client: PoolClient,
  userId: string,
  kind: Exclude<AccountMessage['kind'], 'member_joined'>,
  content: { readonly language: Language; readonly sms?: boolean; readonly mail?: boolean; readonly at?: Date },
): Promise<void> {
  await client.query(sql('enqueue_account_message')`
    INSERT INTO outbox (key, htl_code, kind, payload)
    SELECT concat_ws(' ', ${kind}::text, card_no, gen_random_uuid()), ${groupHtlCode}, ${kind},
      jsonb_build_object('cardNo', card_no, 'at', now()) || ${JSON.stringify(content)}
    FROM member WHERE user_id = ${userId} AND left_at IS NULL`);
}

/**
 * Claims the message of a channel that has been due longest. Unless `settleMessages` is called, it becomes due again
 * after a pause of a minute to an hour, so that no message is lost if the process dies.
 */
export async function claimDueMessage(pool: Pool, channel: Channel): Promise<DueMessage | undefined> {
  const { rows } = await pool.query<DueMessage>(sql('claim_due_message')`
    WITH due AS (
      SELECT id FROM outbox WHERE channel = ${channel} AND sent_at IS NULL AND send_at <= now()
      ORDER BY send_at, id LIMIT 1 FOR UPDATE SKIP LOCKED
    )
    UPDATE outbox o SET attempts = attempts + 1,
      send_at = now() + least(interval '1 hour', interval '1 minute' * power(2, least(attempts, 6)))
    FROM due WHERE o.id = due.id
    RETURNING o.key, o.attempts, o.kind, o.payload, o.created_at AS "createdAt"`);
  return rows[0];
}

/**
 * Ends messages that were sent, are obsolete, were refused or are given up. Their rows stay until the retention job
 * deletes them: so none is enqueued twice, and a failure is shown on the page of the reservation and to staff.
 */
export async function settleMessages(
  db: Queryable,
  keys: readonly string[],
  failure: MessageFailure | null = null,
): Promise<void> {
  await db.query(
    sql('settle_messages')`UPDATE outbox SET sent_at = now(), failure = ${failure} WHERE key = ANY(${keys})`,
  );
}

/** Defers a claimed message. The claim does not count as an attempt. */
export async function deferMessage(pool: Pool, key: string, seconds: number): Promise<void> {
  await pool.query(sql('defer_message')`
    UPDATE outbox SET send_at = now() + make_interval(secs => ${seconds}), attempts = attempts - 1, deferred = true WHERE key = ${key}`);
}

/**
 * Locks up to 100 messages of a channel that could not be sent within a day of being due, or within two if they were
 * deferred.
 */
export async function lockOldMessages(client: PoolClient, channel: Channel): Promise<DueMessage[]> {
  const { rows } = await client.query<DueMessage>(sql('lock_old_messages')`
    SELECT key, attempts, kind, payload, created_at AS "createdAt" FROM outbox
    WHERE channel = ${channel} AND sent_at IS NULL AND send_at <= now()
      AND due_at <= now() - CASE WHEN deferred THEN interval '2 days' ELSE interval '1 day' END
    ORDER BY send_at, id LIMIT 100 FOR UPDATE SKIP LOCKED`);
  return rows;
}
