import type { Pool } from 'pg';

/** Where a member's rows stand in a table `t`, by his id `$1`, and which of its columns are no word about him but a secret. */
interface OwnRows {
  readonly of: string;
  readonly without?: readonly string[];
  /** `$1` is what the audit calls him (ADR 26). */
  readonly byAuditName?: true;
}

const ofMember: OwnRows = { of: 't.user_id = $1' };
const ofReservation: OwnRows = { of: 't.resv_code IN (SELECT resv_code FROM reservation WHERE user_id = $1)' };
const ofPayment: OwnRows = { of: 't.shop_order_no IN (SELECT shop_order_no FROM payment WHERE user_id = $1)' };
const ofOrder: OwnRows = {
  of: `t.shop_order_no IN (SELECT shop_order_no FROM payment WHERE user_id = $1 UNION SELECT shop_order_no FROM reservation WHERE user_id = $1)`,
};
const ofSheet: OwnRows = { of: 't.ordersheet_id IN (SELECT ordersheet_id FROM order_sheet WHERE user_id = $1)' };

/** Every table that tells of members. A table that is in neither list fails the test beside. */
export const ownRows: Readonly<Record<string, OwnRows>> = {
  audit_entry: { of: 't.subject = $1', without: ['actor'], byAuditName: true },
  member: { ...ofMember, without: ['password_hash'] },
  identity: ofMember,
  member_consent: ofMember,
  session: { ...ofMember, without: ['id_hash', 'data', 'handle'] },
  password_reset: { ...ofMember, without: ['key_hash'] },
  one_time_code: { of: `t.subject ->> 'userId' = $1`, without: ['code_hash', 'holder'] },
  join_attempt: { of: 't.joined = $1', without: ['holder', 'carried'] },
  reservation: { ...ofMember, without: ['holder'] },
  policy_text: { of: `t.text_key IN (SELECT policy ->> 'textKey' FROM reservation WHERE user_id = $1)` },
  reservation_line: ofReservation,
  reservation_allergy: ofReservation,
  reservation_answer: ofReservation,
  payment: { ...ofMember, without: ['holder', 'authorization_id', 'approve_key'] },
  payment_event: { ...ofPayment, without: ['actor_kind', 'actor'] },
  refund: { ...ofPayment, without: ['cancel_key'] },
  hold: { ...ofOrder, without: ['holder', 'address_key', 'request_key'] },
  hold_line: ofOrder,
  hold_event: ofOrder,
  person_usage: { of: `t.person_key = 'm:' || $1` },
  order_sheet: { ...ofMember, without: ['holder'] },
  order_sheet_line: ofSheet,
  order_sheet_event: ofSheet,
  coupon: ofMember,
  coupon_usage: { of: 't.coupon_no IN (SELECT coupon_no FROM coupon WHERE user_id = $1)' },
  point_entry: ofMember,
  review: ofMember,
  inquiry: ofMember,
  upload: ofMember,
  outbox: {
    of: `t.payload ->> 'resvCode' IN (SELECT resv_code FROM reservation WHERE user_id = $1)
      OR t.payload ->> 'qnaSeq' IN (SELECT qna_seq::text FROM inquiry WHERE user_id = $1)
      OR t.payload ->> 'cardNo' = (SELECT card_no FROM member WHERE user_id = $1)`,
  },
};

/** Every row that is kept of a member, by table; tables without any are left out. */
export async function listMemberRows(
  pool: Pool,
  userId: string,
  auditName: string,
): Promise<Readonly<Record<string, readonly unknown[]>>> {
  const found: [string, readonly unknown[]][] = [];
  for (const [table, { of, without = [], byAuditName }] of Object.entries(ownRows)) {
    const { rows } = await pool.query<{ row: unknown }>(
      `SELECT to_jsonb(t) - $2::text[] AS row FROM ${table} t WHERE ${of} ORDER BY 1`,
      [byAuditName === true ? auditName : userId, without],
    );
    if (rows.length > 0) found.push([table, rows.map(({ row }) => row)]);
  }
  return Object.fromEntries(found);
}
