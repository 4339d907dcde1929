import type { PaymentState } from '@dining/domain/payments/states';
import type { Attendance } from '@dining/domain/reservations/attendance';
import type { ReservationSource } from '@dining/domain/reservations/source';
import type { ReservationActor } from '@dining/domain/reservations/states';
import type { ActorKind } from '@dining/domain/shared/actor';
import type { DinCode, HtlCode, ResvCode, ShopOrderNo } from '@dining/domain/shared/codes';
import type { Pool, PoolClient } from 'pg';
import type { Queryable } from '../../db/queryable';
import type { MessageFailure } from '../../db/schema/system';
import { sql } from '../../db/sql';
import type { Channel, ReservationMessageKind } from '../messages/outbox';

/** The data of a reservation that only staff see. */
export interface DeskDetail {
  readonly resvCode: ResvCode;
  readonly shopOrderNo: ShopOrderNo;
  readonly htlCode: HtlCode;
  readonly dinCode: DinCode;
  readonly attendance: Attendance;
  readonly cancelledBy: ReservationActor | null;
  readonly source: ReservationSource;
  readonly contactVersion: number;
  readonly messageRound: number;
  /** Won that the guest pays at the venue; 0 for a reservation made on the site. */
  readonly dueAtVenue: number;
  /** The consent text that a staff member read to the guest; null for a reservation made on the site. */
  readonly spokenConsent: { readonly speaker: string; readonly version: string; readonly language: string } | null;
  /** Its number in a former system, and the won that the guest paid there; null if it was made here. */
  readonly former: { readonly number: string; readonly paid: number } | null;
  readonly payment: {
    readonly state: PaymentState;
    readonly amount: number;
    readonly cardLabel: string | null;
    readonly approvalNo: string | null;
  } | null;
}

export async function findDeskDetail(db: Queryable, resvCode: ResvCode): Promise<DeskDetail | undefined> {
  const { rows } = await db.query<DeskDetail>(sql('find_desk_detail')`
    SELECT r.resv_code AS "resvCode", r.shop_order_no AS "shopOrderNo", r.htl_code AS "htlCode", r.din_code AS "dinCode",
      r.attendance, CASE WHEN r.status = 'cancel' THEN coalesce(r.cancelled_by, 'guest') END AS "cancelledBy", r.source,
      r.contact_version AS "contactVersion", r.message_round AS "messageRound", coalesce(o.due_at_venue, f.due_at_venue, 0) AS "dueAtVenue",
      CASE WHEN f.shop_order_no IS NOT NULL THEN jsonb_build_object('number', f.former_number, 'paid', f.paid) END AS former,
      CASE WHEN o.shop_order_no IS NOT NULL THEN jsonb_build_object('speaker', o.speaker, 'version', o.consent_version,
        'language', o.consent_language) END AS "spokenConsent",
      CASE WHEN p.shop_order_no IS NOT NULL THEN jsonb_build_object('state', p.state, 'amount', p.amount,
        'cardLabel', p.card_label, 'approvalNo', p.approval_no) END AS payment
    FROM reservation r
    LEFT JOIN phone_order o ON o.shop_order_no = r.shop_order_no
    LEFT JOIN former_order f ON f.shop_order_no = r.shop_order_no
    LEFT JOIN payment p ON p.shop_order_no = r.shop_order_no
    WHERE r.resv_code = ${resvCode}`);
  return rows[0];
}

/** Locks a reservation. Returns its hotel and venue. */
export async function lockDeskReservation(
  client: PoolClient,
  resvCode: ResvCode,
): Promise<Pick<DeskDetail, 'htlCode' | 'dinCode'> | undefined> {
  const { rows } = await client.query<Pick<DeskDetail, 'htlCode' | 'dinCode'>>(sql('lock_desk_reservation')`
    SELECT htl_code AS "htlCode", din_code AS "dinCode" FROM reservation WHERE resv_code = ${resvCode} FOR UPDATE`);
  return rows[0];
}

export interface PaymentStep {
  readonly at: Date;
  readonly state: PaymentState;
  readonly note: string;
  readonly actorKind: ActorKind | null;
  readonly actor: string | null;
}

/** Lists the state changes of a payment, the latest first, at most 100. */
export async function listPaymentSteps(pool: Pool, shopOrderNo: ShopOrderNo): Promise<PaymentStep[]> {
  const { rows } = await pool.query<PaymentStep>(sql('list_payment_steps')`
    SELECT at, to_state AS state, note, actor_kind AS "actorKind", actor FROM payment_event
    WHERE shop_order_no = ${shopOrderNo} ORDER BY id DESC LIMIT 100`);
  return rows;
}

export interface BookerMessage {
  readonly at: Date;
  readonly kind: ReservationMessageKind | 'pay_link_sent' | 'guest_notice';
  readonly channel: Channel;
  readonly isSent: boolean;
  readonly failure: MessageFailure | null;
}

const messageKinds: readonly ReservationMessageKind[] = ['reservation_made', 'reservation_cancelled', 'visit_reminder'];

/**
 * Lists the messages to the booker, the latest first, with those of the pay link until it is deleted. Finds them by
 * their keys, so that the outbox needs no index by reservation.
 */
export async function listBookerMessages(
  pool: Pool,
  { resvCode, shopOrderNo, messageRound }: Pick<DeskDetail, 'resvCode' | 'shopOrderNo' | 'messageRound'>,
): Promise<BookerMessage[]> {
  const { rows } = await pool.query<BookerMessage>(sql('list_booker_messages')`
    SELECT coalesce(sent_at, send_at) AS at, kind, channel, sent_at IS NOT NULL AS "isSent", failure FROM outbox
    WHERE key IN (
      SELECT concat_ws(' ', kind, channel, ${resvCode}::text) FROM unnest(${messageKinds}::text[]) AS kind, unnest('{mail,sms}'::text[]) AS channel
      UNION SELECT concat_ws(' ', 'reservation_made', channel, ${resvCode}::text || '.' || round)
        FROM generate_series(1, ${messageRound}::int) AS round, unnest('{mail,sms}'::text[]) AS channel
      UNION SELECT concat_ws(' ', 'pay_link_sent', channel, l.link_id::text || '.' || round)
        FROM pay_link l, generate_series(1, l.send_count) AS round, unnest('{mail,sms}'::text[]) AS channel
        WHERE l.shop_order_no = ${shopOrderNo}
      UNION SELECT 'guest_notice mail ' || n.resv_code || '.' || n.id FROM guest_notice n WHERE n.resv_code = ${resvCode})
    ORDER BY 1 DESC, kind, channel`);
  return rows;
}

export interface AuditStep {
  readonly at: Date;
  readonly action: string;
  readonly actorKind: ActorKind;
  readonly actor: string;
  readonly reason: string | null;
  readonly before: Readonly<Record<string, string | number | boolean | null>> | null;
  readonly after: Readonly<Record<string, string | number | boolean | null>> | null;
}

/**
 * Lists the audit entries of a reservation and its pay link, except those of staff opening the reservation: at most
 * 100, the latest first.
 */
export async function listAuditSteps(
  pool: Pool,
  { resvCode, shopOrderNo }: Pick<DeskDetail, 'resvCode' | 'shopOrderNo'>,
): Promise<AuditStep[]> {
  const { rows } = await pool.query<AuditStep>(sql('list_audit_steps')`
    SELECT at, action, actor_kind AS "actorKind", actor, detail ->> 'reason' AS reason, before, after
    FROM audit_entry
    WHERE subject IN (${resvCode}, (SELECT link_id::text FROM pay_link WHERE shop_order_no = ${shopOrderNo})) AND action <> 'reservation.read' ORDER BY at DESC, id DESC LIMIT 100`);
  return rows;
}

export interface ReservationNote {
  readonly author: string;
  readonly note: string;
  readonly at: Date;
}

/** Lists the notes of staff, at most 100, the latest first. No guest endpoint may call it. */
export async function listNotes(db: Queryable, resvCode: ResvCode): Promise<ReservationNote[]> {
  const { rows } = await db.query<ReservationNote>(sql('list_notes')`
    SELECT author, note, created_at AS at FROM reservation_note WHERE resv_code = ${resvCode} ORDER BY id DESC LIMIT 100`);
  return rows;
}

export async function insertNote(
  client: PoolClient,
  note: { readonly resvCode: ResvCode; readonly htlCode: HtlCode; readonly author: string; readonly note: string },
): Promise<void> {
  await client.query(sql('insert_note')`
    INSERT INTO reservation_note (resv_code, htl_code, author, note)
    VALUES (${note.resvCode}, ${note.htlCode}, ${note.author}, ${note.note})`);
}
