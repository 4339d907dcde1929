import type { Pool } from 'pg';
import { sql } from '../../db/sql';

export interface MemberRows {
  readonly table: string;
  readonly rows: readonly unknown[] | null;
}

/**
 * Lists all rows about a member by table, without secrets and columns about other people. `auditName` is the member's
 * name in the audit (ADR 26). A table that is missing here fails `member-export.test.ts`, unless it is about no member.
 */
export async function listMemberRows(pool: Pool, userId: string, auditName: string): Promise<readonly MemberRows[]> {
  const { rows } = await pool.query<MemberRows>(sql('list_member_rows')`
    WITH member_reservation AS (
      SELECT resv_code, shop_order_no, policy ->> 'textKey' AS text_key FROM reservation WHERE user_id = ${userId}
    ), member_payment AS (
      SELECT shop_order_no FROM payment WHERE user_id = ${userId}
    ), member_order AS (
      SELECT shop_order_no FROM member_payment UNION SELECT shop_order_no FROM member_reservation
    ), member_sheet AS (
      SELECT ordersheet_id FROM order_sheet WHERE user_id = ${userId}
    )
    SELECT 'audit_entry' AS table, jsonb_agg(to_jsonb(t) - '{actor,staff_id,device,address}'::text[] ORDER BY t) AS rows FROM audit_entry t WHERE subject = ${auditName}
    UNION ALL
    SELECT 'member', jsonb_agg(to_jsonb(t) - 'password_hash' ORDER BY t) FROM member t WHERE user_id = ${userId}
    UNION ALL
    SELECT 'identity', jsonb_agg(to_jsonb(t) ORDER BY t) FROM identity t WHERE user_id = ${userId}
    UNION ALL
    SELECT 'member_consent', jsonb_agg(to_jsonb(t) ORDER BY t) FROM member_consent t WHERE user_id = ${userId}
    UNION ALL
    SELECT 'session', jsonb_agg(to_jsonb(t) - '{id_hash,data,handle}'::text[] ORDER BY t) FROM session t WHERE user_id = ${userId}
    UNION ALL
    SELECT 'password_reset', jsonb_agg(to_jsonb(t) - 'key_hash' ORDER BY t) FROM password_reset t WHERE user_id = ${userId}
    UNION ALL
    SELECT 'one_time_code', jsonb_agg(to_jsonb(t) - '{code_hash,guest_id}'::text[] ORDER BY t)
    FROM one_time_code t WHERE subject ->> 'userId' = ${userId}
    UNION ALL
    SELECT 'join_attempt', jsonb_agg(to_jsonb(t) - '{guest_id,carried}'::text[] ORDER BY t) FROM join_attempt t WHERE joined = ${userId}
    UNION ALL
    SELECT 'reservation', jsonb_agg(to_jsonb(t) - 'guest_id' ORDER BY t) FROM reservation t WHERE user_id = ${userId}
    UNION ALL
    SELECT 'policy_text', jsonb_agg(to_jsonb(t) ORDER BY t)
    FROM policy_text t WHERE text_key IN (SELECT text_key FROM member_reservation)
    UNION ALL
    SELECT 'reservation_line', jsonb_agg(to_jsonb(t) ORDER BY t)
    FROM reservation_line t WHERE resv_code IN (SELECT resv_code FROM member_reservation)
    UNION ALL
    SELECT 'reservation_allergy', jsonb_agg(to_jsonb(t) ORDER BY t)
    FROM reservation_allergy t WHERE resv_code IN (SELECT resv_code FROM member_reservation)
    UNION ALL
    SELECT 'reservation_answer', jsonb_agg(to_jsonb(t) ORDER BY t)
    FROM reservation_answer t WHERE resv_code IN (SELECT resv_code FROM member_reservation)
    UNION ALL
    SELECT 'attendance_event', jsonb_agg(to_jsonb(t) ORDER BY t)
    FROM attendance_event t WHERE resv_code IN (SELECT resv_code FROM member_reservation)
    UNION ALL
    SELECT 'reservation_note', jsonb_agg(to_jsonb(t) - 'author' ORDER BY t)
    FROM reservation_note t WHERE resv_code IN (SELECT resv_code FROM member_reservation)
    UNION ALL
    SELECT 'guest_notice', jsonb_agg(to_jsonb(t) - 'author' ORDER BY t)
    FROM guest_notice t WHERE resv_code IN (SELECT resv_code FROM member_reservation)
    UNION ALL
    SELECT 'pay_link', jsonb_agg(to_jsonb(t) - '{key_hash,booked_by,withdrawn_by}'::text[] ORDER BY t)
    FROM pay_link t WHERE shop_order_no IN (SELECT shop_order_no FROM member_reservation)
    UNION ALL
    SELECT 'phone_order', jsonb_agg(to_jsonb(t) - '{staff_id,speaker}'::text[] ORDER BY t)
    FROM phone_order t WHERE shop_order_no IN (SELECT shop_order_no FROM member_reservation)
    UNION ALL
    SELECT 'former_order', jsonb_agg(to_jsonb(t) - 'imported_by' ORDER BY t)
    FROM former_order t WHERE shop_order_no IN (SELECT shop_order_no FROM member_reservation)
    UNION ALL
    SELECT 'payment', jsonb_agg(to_jsonb(t) - '{guest_id,authorization_id,approve_key}'::text[] ORDER BY t)
    FROM payment t WHERE user_id = ${userId}
    UNION ALL
    SELECT 'payment_event', jsonb_agg(to_jsonb(t) - '{actor_kind,actor}'::text[] ORDER BY t)
    FROM payment_event t WHERE shop_order_no IN (SELECT shop_order_no FROM member_payment)
    UNION ALL
    SELECT 'refund', jsonb_agg(to_jsonb(t) - 'cancel_key' ORDER BY t)
    FROM refund t WHERE shop_order_no IN (SELECT shop_order_no FROM member_payment)
    UNION ALL
    SELECT 'hold', jsonb_agg(to_jsonb(t) - '{guest_id,address_key,request_key}'::text[] ORDER BY t)
    FROM hold t WHERE shop_order_no IN (SELECT shop_order_no FROM member_order)
    UNION ALL
    SELECT 'hold_line', jsonb_agg(to_jsonb(t) ORDER BY t)
    FROM hold_line t WHERE shop_order_no IN (SELECT shop_order_no FROM member_order)
    UNION ALL
    SELECT 'hold_event', jsonb_agg(to_jsonb(t) ORDER BY t)
    FROM hold_event t WHERE shop_order_no IN (SELECT shop_order_no FROM member_order)
    UNION ALL
    SELECT 'person_usage', jsonb_agg(to_jsonb(t) ORDER BY t) FROM person_usage t WHERE person_key = 'm:' || ${userId}
    UNION ALL
    SELECT 'order_sheet', jsonb_agg(to_jsonb(t) - 'guest_id' ORDER BY t) FROM order_sheet t WHERE user_id = ${userId}
    UNION ALL
    SELECT 'order_sheet_line', jsonb_agg(to_jsonb(t) ORDER BY t)
    FROM order_sheet_line t WHERE ordersheet_id IN (SELECT ordersheet_id FROM member_sheet)
    UNION ALL
    SELECT 'order_sheet_event', jsonb_agg(to_jsonb(t) ORDER BY t)
    FROM order_sheet_event t WHERE ordersheet_id IN (SELECT ordersheet_id FROM member_sheet)
    UNION ALL
    SELECT 'member_coupon', jsonb_agg(to_jsonb(t) ORDER BY t) FROM member_coupon t WHERE user_id = ${userId}
    UNION ALL
    SELECT 'coupon_usage', jsonb_agg(to_jsonb(t) ORDER BY t)
    FROM coupon_usage t WHERE coupon_no IN (SELECT coupon_no FROM member_coupon WHERE user_id = ${userId})
    UNION ALL
    SELECT 'point_entry', jsonb_agg(to_jsonb(t) ORDER BY t) FROM point_entry t WHERE user_id = ${userId}
    UNION ALL
    SELECT 'review', jsonb_agg(to_jsonb(t) ORDER BY t) FROM review t WHERE user_id = ${userId}
    UNION ALL
    SELECT 'review_hiding', jsonb_agg(to_jsonb(t) - '{hidden_by,hidden_by_name,decided_by,decided_by_name}'::text[] ORDER BY t)
    FROM review_hiding t JOIN review w USING (review_code) WHERE w.user_id = ${userId}
    UNION ALL
    SELECT 'inquiry', jsonb_agg(to_jsonb(t) ORDER BY t) FROM inquiry t WHERE user_id = ${userId}
    UNION ALL
    SELECT 'upload', jsonb_agg(to_jsonb(t) ORDER BY t) FROM upload t WHERE user_id = ${userId}
    UNION ALL
    SELECT 'outbox', jsonb_agg(to_jsonb(t) ORDER BY t) FROM outbox t
    WHERE payload ->> 'resvCode' IN (SELECT resv_code FROM member_reservation)
      OR payload ->> 'qnaSeq' IN (SELECT qna_seq::text FROM inquiry WHERE user_id = ${userId})
      OR payload ->> 'reviewCode' IN (SELECT review_code FROM review WHERE user_id = ${userId})
      OR payload ->> 'cardNo' = (SELECT card_no FROM member WHERE user_id = ${userId})`);
  return rows;
}
