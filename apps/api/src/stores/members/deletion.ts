import { reconciledStates } from '@dining/domain/payments/states';
import type { SeoulDate } from '@dining/domain/shared/seoul-time';
import type { Pool, PoolClient } from 'pg';
import type { Queryable } from '../../db/queryable';
import { sql } from '../../db/sql';

/** States of payments that are unsettled or need manual review. Payments that have only begun are released instead. */
const unfinishedStates = [...reconciledStates, 'manual'];

export interface DeletionBlockers {
  readonly reservations: number;
  readonly payments: number;
}

export async function countDeletionBlockers(
  db: Queryable,
  userId: string,
  today: SeoulDate,
): Promise<DeletionBlockers> {
  const { rows } = await db.query<DeletionBlockers>(sql('count_deletion_blockers')`
    SELECT
      (SELECT count(*)::int FROM reservation WHERE user_id = ${userId} AND status <> 'cancel' AND visit_day >= ${today}) AS reservations,
      (SELECT count(*)::int FROM payment WHERE user_id = ${userId} AND state = ANY(${unfinishedStates})) AS payments`);
  return rows[0] ?? { reservations: 0, payments: 0 };
}

export async function countVisibleReviews(pool: Pool, userId: string): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(sql('count_visible_reviews')`
    SELECT count(*)::int AS count FROM review WHERE user_id = ${userId} AND NOT hidden`);
  return rows[0]?.count ?? 0;
}

/**
 * Locks a member so that no new row can refer to them, and waits for rows that are being written. Lock payments before
 * the member and sessions after the member, as reservations, sign-ins and password changes do.
 */
export async function lockMemberForDeletion(client: PoolClient, userId: string): Promise<void> {
  await client.query(sql('lock_member_for_deletion')`SELECT 1 FROM member WHERE user_id = ${userId} FOR UPDATE`);
}

/**
 * Deletes a member's sign-in accounts, password links, order sheets, one-time codes, join attempt and welcome mail, and
 * the orders of finished payments.
 */
export async function deleteTemporaryMemberData(client: PoolClient, userId: string): Promise<void> {
  await client.query(sql('delete_member_identities')`DELETE FROM identity WHERE user_id = ${userId}`);
  await client.query(sql('delete_member_password_resets')`DELETE FROM password_reset WHERE user_id = ${userId}`);
  await client.query(sql('delete_member_order_sheets')`DELETE FROM order_sheet WHERE user_id = ${userId}`);
  await client.query(
    sql('delete_member_one_time_codes')`DELETE FROM one_time_code WHERE subject ->> 'userId' = ${userId}`,
  );
  await client.query(sql('delete_member_join_attempts')`DELETE FROM join_attempt WHERE joined = ${userId}`);
  await client.query(sql('delete_member_welcome')`
    DELETE FROM outbox WHERE key = (SELECT 'member_joined ' || card_no FROM member WHERE user_id = ${userId})`);
  await client.query(sql('delete_member_payment_orders')`
    UPDATE payment SET "order" = 'null'::jsonb
    WHERE user_id = ${userId} AND "order" <> 'null'::jsonb AND state <> ALL(${unfinishedStates})`);
}

/** Replaces a member's ids in the records that stay, and deletes their name in reviews. */
export async function updateMemberReferences(client: PoolClient, userId: string, anonymousId: string): Promise<void> {
  await client.query(sql('update_member_hold_lines')`
    UPDATE hold_line SET person_key = 'm:' || ${anonymousId}::text
    WHERE person_key = 'm:' || ${userId}::text AND shop_order_no IN (
      SELECT shop_order_no FROM reservation WHERE user_id = ${userId}
      UNION SELECT shop_order_no FROM payment WHERE user_id = ${userId})`);
  await client.query(sql('update_member_person_usage')`
    UPDATE person_usage SET person_key = 'm:' || ${anonymousId}::text
    WHERE (prod_code, person_key) IN (SELECT prod_code, 'm:' || ${userId}::text FROM product)`);
  await client.query(sql('update_member_holds')`
    UPDATE hold SET person_key = 'm:' || ${anonymousId}::text WHERE person_key = 'm:' || ${userId}::text AND state = 'kept'`);
  await client.query(
    sql('update_member_proposals')`
    UPDATE staff_proposal SET subject = ${anonymousId}
    WHERE subject = (SELECT card_no FROM member WHERE user_id = ${userId}) AND act IN ('member.export', 'member.erase')`,
  );
  await client.query(
    sql('update_member_payments')`UPDATE payment SET user_id = ${anonymousId} WHERE user_id = ${userId}`,
  );
  await client.query(sql('update_member_reviews')`UPDATE review SET user_name = '' WHERE user_id = ${userId}`);
}

/**
 * Deletes a member's personal data and replaces their ids by `anonymousId` (ADR 17). The row stays for records that the
 * law requires; e-mail address, phone number and sign-in accounts are free for a new account.
 */
export async function updateMemberToDeleted(client: PoolClient, userId: string, anonymousId: string): Promise<void> {
  await client.query(sql('update_member_to_deleted')`
    UPDATE member SET user_id = ${anonymousId}, card_no = ${anonymousId}, left_at = now(), password_hash = NULL, name = '', phone = NULL,
      birthday = NULL, home_address = NULL, work_address = NULL, wedding_day = NULL, recommender = NULL, sign_up_path = NULL,
      sign_up_path_text = NULL, recomm_dept = NULL, used_hotel = NULL, marketing_sms = false, marketing_mail = false
    WHERE user_id = ${userId}`);
}
