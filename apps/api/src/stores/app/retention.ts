import type { Pool } from 'pg';
import { type Statement, sql } from '../../db/sql';

export interface RetentionRule {
  readonly dataKind: string;
  readonly statement: (limit: number) => Statement;
}

/**
 * Periods and their reasons are in docs/operations/privacy.md. Days are those of Seoul, by the database's clock. The
 * law requires five years for contracts and payments and three for complaints (facts on integrations §7.2). Unless a
 * rule says otherwise, payments that can still become a reservation are excluded (domain `openStates`), and so are
 * `manual` ones, which staff resolve.
 */
export const retentionRules: readonly RetentionRule[] = [
  {
    // Health data: guests are promised deletion within thirty days of the visit.
    dataKind: 'allergies',
    statement: (limit) => sql('expire_allergies')`
      DELETE FROM reservation_allergy WHERE (resv_code, allergy_code) IN (
        SELECT a.resv_code, a.allergy_code FROM reservation_allergy a JOIN reservation r ON r.resv_code = a.resv_code
        WHERE r.visit_day <= (now() AT TIME ZONE 'Asia/Seoul')::date - 30 OR r.cancelled_at <= now() - interval '30 days'
        LIMIT ${limit} FOR UPDATE OF a SKIP LOCKED)`,
  },
  {
    // No payment window returns after a day. A payment in manual review keeps its order until 30 days after the visit.
    dataKind: 'orders of unsuccessful payments',
    statement: (limit) => sql('expire_finished_orders')`
      UPDATE payment SET "order" = 'null'::jsonb WHERE shop_order_no IN (
        SELECT shop_order_no FROM payment WHERE "order" <> 'null'::jsonb
          AND state NOT IN ('preparing', 'registered', 'approving', 'unknown', 'approved')
          AND CASE state WHEN 'manual' THEN ("order" -> 'visit' ->> 'date')::date <= (now() AT TIME ZONE 'Asia/Seoul')::date - 30
            ELSE moved_at <= now() - interval '1 day' END
        LIMIT ${limit} FOR UPDATE SKIP LOCKED)`,
  },
  {
    // The key of a message prevents a duplicate as long as the reservation can change.
    dataKind: 'messages',
    statement: (limit) => sql('expire_messages')`
      DELETE FROM outbox WHERE id IN (
        SELECT o.id FROM outbox o LEFT JOIN reservation r ON r.resv_code = o.payload ->> 'resvCode'
        WHERE (o.sent_at <= now() - interval '90 days' OR (o.sent_at IS NULL AND o.send_at <= now() - interval '90 days'))
          AND (r.resv_code IS NULL OR r.visit_day < (now() AT TIME ZONE 'Asia/Seoul')::date)
        LIMIT ${limit} FOR UPDATE OF o SKIP LOCKED)`,
  },
  {
    // Versions are kept as long as the audit entries about the same changes, the newest one of each document longer.
    dataKind: 'versions of documents',
    statement: (limit) => sql('expire_document_versions')`
      DELETE FROM document_version WHERE (kind, code, number) IN (
        SELECT kind, code, number FROM document_version v WHERE at <= now() - interval '2 years'
          AND EXISTS (SELECT FROM document_version n WHERE n.kind = v.kind AND n.code = v.code AND n.number > v.number)
        ORDER BY at LIMIT ${limit} FOR UPDATE SKIP LOCKED)`,
  },
  {
    // Uploaded for an import that has not created their hotel.
    dataKind: 'pictures of unknown hotels',
    statement: (limit) => sql('expire_pictures_of_unknown_hotels')`
      DELETE FROM picture WHERE picture_id IN (
        SELECT picture_id FROM picture p WHERE created_at <= now() - interval '1 day'
          AND NOT EXISTS (SELECT FROM hotel h WHERE h.htl_code = p.htl_code)
        LIMIT ${limit} FOR UPDATE OF p SKIP LOCKED)`,
  },
  {
    dataKind: 'sessions',
    statement: (limit) => sql('expire_sessions')`
      DELETE FROM session WHERE id_hash IN (
        SELECT id_hash FROM session WHERE expires_at <= now() - interval '1 day' LIMIT ${limit} FOR UPDATE SKIP LOCKED)`,
  },
  {
    dataKind: 'staff sessions',
    statement: (limit) => sql('expire_staff_sessions')`
      DELETE FROM staff_session WHERE id_hash IN (
        SELECT id_hash FROM staff_session WHERE expires_at <= now() - interval '1 day' LIMIT ${limit} FOR UPDATE SKIP LOCKED)`,
  },
  {
    dataKind: 'passkey challenges',
    statement: (limit) => sql('expire_staff_challenges')`
      DELETE FROM staff_challenge WHERE challenge_hash IN (
        SELECT challenge_hash FROM staff_challenge WHERE expires_at <= now() LIMIT ${limit} FOR UPDATE SKIP LOCKED)`,
  },
  {
    dataKind: 'responses to staff writes',
    statement: (limit) => sql('expire_staff_requests')`
      DELETE FROM staff_request WHERE (staff_id, key) IN (
        SELECT staff_id, key FROM staff_request WHERE created_at <= now() - interval '1 day' LIMIT ${limit} FOR UPDATE SKIP LOCKED)`,
  },
  {
    // Notes may name guests.
    dataKind: 'day notes',
    statement: (limit) => sql('expire_day_notes')`
      DELETE FROM day_note WHERE (din_code, day) IN (
        SELECT din_code, day FROM day_note WHERE day <= (now() AT TIME ZONE 'Asia/Seoul')::date - 365
        LIMIT ${limit} FOR UPDATE SKIP LOCKED)`,
  },
  {
    dataKind: 'staff invitations',
    statement: (limit) => sql('expire_staff_invitations')`
      DELETE FROM staff_invitation WHERE invitation_id IN (
        SELECT invitation_id FROM staff_invitation WHERE expires_at <= now() - interval '90 days' LIMIT ${limit} FOR UPDATE SKIP LOCKED)`,
  },
  {
    dataKind: 'one-time codes',
    statement: (limit) => sql('expire_one_time_codes')`
      DELETE FROM one_time_code WHERE (guest_id, purpose) IN (
        SELECT guest_id, purpose FROM one_time_code WHERE expires_at <= now() LIMIT ${limit} FOR UPDATE SKIP LOCKED)`,
  },
  {
    dataKind: 'password reset links',
    statement: (limit) => sql('expire_password_resets')`
      DELETE FROM password_reset WHERE key_hash IN (
        SELECT key_hash FROM password_reset WHERE expires_at <= now() LIMIT ${limit} FOR UPDATE SKIP LOCKED)`,
  },
  {
    // Invitations of members of a former system, used or not.
    dataKind: 'invitations of members',
    statement: (limit) => sql('expire_member_invitations')`
      DELETE FROM member_invitation WHERE invitation_id IN (
        SELECT invitation_id FROM member_invitation WHERE expires_at <= now() LIMIT ${limit} FOR UPDATE SKIP LOCKED)`,
  },
  {
    dataKind: 'sign-in attempts',
    statement: (limit) => sql('expire_sign_in_attempts')`
      DELETE FROM sign_in_attempt WHERE state_hash IN (
        SELECT state_hash FROM sign_in_attempt WHERE expires_at <= now() LIMIT ${limit} FOR UPDATE SKIP LOCKED)`,
  },
  {
    dataKind: 'join attempts',
    statement: (limit) => sql('expire_join_attempts')`
      DELETE FROM join_attempt WHERE guest_id IN (
        SELECT guest_id FROM join_attempt WHERE expires_at <= now() LIMIT ${limit} FOR UPDATE SKIP LOCKED)`,
  },
  {
    // A member who joins again within a year is recognised and gets no second coupon for new members.
    dataKind: 'keys of former members',
    statement: (limit) => sql('expire_former_member_keys')`
      DELETE FROM former_member_key WHERE key IN (
        SELECT key FROM former_member_key WHERE left_at <= now() - interval '1 year' LIMIT ${limit} FOR UPDATE SKIP LOCKED)`,
  },
  {
    dataKind: 'rate limits',
    statement: (limit) => sql('expire_rate_limits')`
      DELETE FROM rate_limit WHERE key IN (
        SELECT key FROM rate_limit WHERE resets_at <= now() LIMIT ${limit} FOR UPDATE SKIP LOCKED)`,
  },
  {
    dataKind: 'IP address keys of holds',
    statement: (limit) => sql('expire_hold_addresses')`
      UPDATE hold SET address_key = NULL WHERE shop_order_no IN (
        SELECT shop_order_no FROM hold WHERE address_key IS NOT NULL AND state <> 'held' AND created_at <= now() - interval '1 day'
        LIMIT ${limit} FOR UPDATE SKIP LOCKED)`,
  },
  {
    // A late payment needs the lines of its hold. Unused per-person counters are deleted too, because their key may
    // derive from a guest's phone number.
    dataKind: 'freed holds',
    statement: (limit) => sql('expire_freed_holds')`
      WITH old AS (
        SELECT h.shop_order_no FROM hold h
        LEFT JOIN reservation r ON r.shop_order_no = h.shop_order_no LEFT JOIN payment p ON p.shop_order_no = h.shop_order_no
        WHERE h.state = 'freed' AND h.expires_at <= now() - interval '30 days'
          AND (r.resv_code IS NULL OR r.cancelled_at <= now() - interval '30 days')
          AND (
            h.expires_at <= now() - interval '5 years'
            OR (coalesce(p.state, '') NOT IN ('preparing', 'registered', 'approving', 'unknown', 'approved')
              AND coalesce(p.state, '') <> 'manual'))
        LIMIT ${limit} FOR UPDATE OF h SKIP LOCKED),
      unused AS (
        SELECT u.prod_code, u.person_key FROM person_usage u
        WHERE u.used = 0 AND (u.prod_code, u.person_key) IN (
          SELECT l.prod_code, l.person_key FROM old JOIN hold_line l ON l.shop_order_no = old.shop_order_no)
        ORDER BY u.prod_code, u.person_key FOR UPDATE OF u),
      counters AS (DELETE FROM person_usage u USING unused n WHERE u.prod_code = n.prod_code AND u.person_key = n.person_key)
      DELETE FROM hold h USING old WHERE h.shop_order_no = old.shop_order_no`,
  },
  {
    dataKind: 'order sheets',
    statement: (limit) => sql('expire_order_sheets')`
      DELETE FROM order_sheet WHERE ordersheet_id IN (
        SELECT ordersheet_id FROM order_sheet WHERE expires_at <= now() - interval '30 days' LIMIT ${limit} FOR UPDATE SKIP LOCKED)`,
  },
  {
    dataKind: 'payments',
    statement: (limit) => sql('expire_payments')`
      WITH old AS (
        SELECT p.shop_order_no FROM payment p LEFT JOIN reservation r ON r.shop_order_no = p.shop_order_no
        WHERE p.created_at <= now() - interval '5 years' AND p.moved_at <= now() - interval '5 years'
          AND (r.resv_code IS NULL OR r.visit_day <= ((now() AT TIME ZONE 'Asia/Seoul')::date - interval '5 years')::date)
          AND p.state NOT IN ('preparing', 'registered', 'approving', 'unknown', 'approved')
          AND p.state NOT IN ('voiding', 'refunding', 'manual')
        LIMIT ${limit} FOR UPDATE OF p SKIP LOCKED),
      events AS (DELETE FROM payment_event e USING old WHERE e.shop_order_no = old.shop_order_no),
      refunds AS (DELETE FROM refund f USING old WHERE f.shop_order_no = old.shop_order_no)
      DELETE FROM payment p USING old WHERE p.shop_order_no = old.shop_order_no`,
  },
  {
    dataKind: 'reservation answers',
    statement: (limit) => sql('expire_answers')`
      DELETE FROM reservation_answer WHERE (resv_code, prod_qs_code) IN (
        SELECT a.resv_code, a.prod_qs_code FROM reservation r JOIN reservation_answer a ON a.resv_code = r.resv_code
        WHERE r.booker_phone <> '' AND r.visit_day <= ((now() AT TIME ZONE 'Asia/Seoul')::date - interval '5 years')::date
        LIMIT ${limit} FOR UPDATE OF a SKIP LOCKED)`,
  },
  {
    dataKind: 'reservation notes',
    statement: (limit) => sql('expire_notes')`
      DELETE FROM reservation_note WHERE (resv_code, id) IN (
        SELECT n.resv_code, n.id FROM reservation r JOIN reservation_note n ON n.resv_code = r.resv_code
        WHERE r.booker_phone <> '' AND r.visit_day <= ((now() AT TIME ZONE 'Asia/Seoul')::date - interval '5 years')::date
        LIMIT ${limit} FOR UPDATE OF n SKIP LOCKED)`,
  },
  {
    dataKind: 'notices to guests',
    statement: (limit) => sql('expire_guest_notices')`
      DELETE FROM guest_notice WHERE (resv_code, id) IN (
        SELECT n.resv_code, n.id FROM guest_notice n
        CROSS JOIN LATERAL (SELECT visit_day FROM reservation WHERE resv_code = n.resv_code LIMIT 1) r
        WHERE n.created_at <= now() - interval '90 days' AND r.visit_day < (now() AT TIME ZONE 'Asia/Seoul')::date
        LIMIT ${limit} FOR UPDATE OF n SKIP LOCKED)`,
  },
  {
    dataKind: 'phone orders',
    statement: (limit) => sql('expire_phone_orders')`
      DELETE FROM phone_order WHERE shop_order_no IN (
        SELECT o.shop_order_no FROM phone_order o
        LEFT JOIN LATERAL (SELECT visit_day FROM reservation WHERE shop_order_no = o.shop_order_no LIMIT 1) r ON true
        WHERE o.created_at <= now() - interval '5 years'
          AND (r.visit_day IS NULL OR r.visit_day <= ((now() AT TIME ZONE 'Asia/Seoul')::date - interval '5 years')::date)
        LIMIT ${limit} FOR UPDATE OF o SKIP LOCKED)`,
  },
  {
    dataKind: 'orders of former systems',
    statement: (limit) => sql('expire_former_orders')`
      DELETE FROM former_order WHERE shop_order_no IN (
        SELECT o.shop_order_no FROM former_order o
        LEFT JOIN LATERAL (SELECT visit_day FROM reservation WHERE shop_order_no = o.shop_order_no LIMIT 1) r ON true
        WHERE o.created_at <= now() - interval '5 years'
          AND (r.visit_day IS NULL OR r.visit_day <= ((now() AT TIME ZONE 'Asia/Seoul')::date - interval '5 years')::date)
        LIMIT ${limit} FOR UPDATE OF o SKIP LOCKED)`,
  },
  {
    // Until its deletion, the page of a link shows whether it was paid, was withdrawn or has expired.
    dataKind: 'pay links',
    statement: (limit) => sql('expire_pay_links')`
      DELETE FROM pay_link WHERE link_id IN (
        SELECT link_id FROM pay_link
        WHERE ends_at <= now() - interval '7 days'
          AND ("order" IS NOT NULL OR visit_day < (now() AT TIME ZONE 'Asia/Seoul')::date)
        LIMIT ${limit} FOR UPDATE SKIP LOCKED)`,
  },
  {
    // The reservation stays for statistics and for its member. A guest's per-person counters are deleted, because their
    // key is a keyed hash of the phone number: with the secret, all numbers could be tried. Counters are locked in the
    // same order as everywhere.
    dataKind: 'personal data of reservations',
    statement: (limit) => sql('expire_bookers')`
      WITH old AS (
        SELECT r.resv_code, r.shop_order_no FROM reservation r
        WHERE r.booker_phone <> '' AND r.visit_day <= ((now() AT TIME ZONE 'Asia/Seoul')::date - interval '5 years')::date
          AND NOT EXISTS (SELECT 1 FROM reservation_answer a WHERE a.resv_code = r.resv_code)
          AND NOT EXISTS (SELECT 1 FROM reservation_note n WHERE n.resv_code = r.resv_code)
        LIMIT ${limit} FOR UPDATE SKIP LOCKED),
      old_hold AS (
        SELECT h.shop_order_no, h.state FROM hold h JOIN old ON h.shop_order_no = old.shop_order_no
        ORDER BY h.shop_order_no FOR UPDATE OF h),
      lines AS (
        DELETE FROM hold_line l USING old_hold WHERE l.shop_order_no = old_hold.shop_order_no AND l.person_key LIKE 'g:%'
        RETURNING l.prod_code, l.person_key, CASE old_hold.state WHEN 'freed' THEN 0 ELSE l.amount END AS amount),
      counters AS (
        SELECT u.prod_code, u.person_key, l.amount FROM person_usage u
        JOIN (SELECT prod_code, person_key, sum(amount)::int AS amount FROM lines GROUP BY prod_code, person_key) l
          ON u.prod_code = l.prod_code AND u.person_key = l.person_key
        ORDER BY u.prod_code, u.person_key FOR UPDATE OF u),
      decremented AS (
        UPDATE person_usage u SET used = u.used - c.amount FROM counters c
        WHERE u.prod_code = c.prod_code AND u.person_key = c.person_key AND u.used > c.amount),
      deleted AS (
        DELETE FROM person_usage u USING counters c
        WHERE u.prod_code = c.prod_code AND u.person_key = c.person_key AND u.used <= c.amount),
      anonymized AS (
        UPDATE hold h SET guest_id = '', address_key = NULL, person_key = NULL, request_key = NULL FROM old_hold
        WHERE h.shop_order_no = old_hold.shop_order_no)
      UPDATE reservation r SET booker_name = '', booker_phone = '', booker_email = '', visitor_name = '', visitor_phone = '',
        request_note = '', guest_id = '', campaign = NULL
      FROM old WHERE r.resv_code = old.resv_code`,
  },
  {
    // The table rejects the deletion of an entry before its `kept_until` (ADR 26).
    dataKind: 'audit entries',
    statement: (limit) => sql('expire_audit_entries')`
      DELETE FROM audit_entry WHERE id IN (
        SELECT id FROM audit_entry WHERE kept_until <= now() LIMIT ${limit} FOR UPDATE SKIP LOCKED)`,
  },
  {
    // Kept for as long as the audit entries about them.
    dataKind: 'staff proposals',
    statement: (limit) => sql('expire_staff_proposals')`
      DELETE FROM staff_proposal WHERE proposal_id IN (
        SELECT proposal_id FROM staff_proposal WHERE created_at <= now() - interval '2 years' LIMIT ${limit} FOR UPDATE SKIP LOCKED)`,
  },
  {
    dataKind: 'inquiries',
    statement: (limit) => sql('expire_inquiries')`
      DELETE FROM inquiry WHERE qna_seq IN (
        SELECT qna_seq FROM inquiry WHERE created_at <= now() - interval '3 years'
          AND coalesce(answered_at, created_at) <= now() - interval '3 years'
        LIMIT ${limit} FOR UPDATE SKIP LOCKED)`,
  },
];

export async function runRetentionStep(pool: Pool, { statement }: RetentionRule, limit: number): Promise<number> {
  const { rowCount } = await pool.query(statement(limit));
  return rowCount ?? 0;
}
