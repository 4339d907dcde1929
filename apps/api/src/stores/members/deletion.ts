import { reconciledStates } from '@dining/domain/payments/states';
import type { SeoulDate } from '@dining/domain/shared/seoul-time';
import type { Pool, PoolClient } from 'pg';
import { inList } from '../app/in-list';

type Runner = Pick<Pool | PoolClient, 'query'>;

/** Nobody knows yet how these end, or money is on its way back. What is merely begun is let go. */
const unfinished = inList([...reconciledStates, 'manual']);

/** What keeps a member from leaving. */
export interface DeletionBlockers {
  /** Reservations whose day is not over. */
  readonly reservations: number;
  readonly payments: number;
}

/** Counts what keeps a member from leaving on this day. */
export async function countDeletionBlockers(run: Runner, userId: string, today: SeoulDate): Promise<DeletionBlockers> {
  const { rows } = await run.query<DeletionBlockers>(
    `SELECT
       (SELECT count(*)::int FROM reservation WHERE user_id = $1 AND status <> 'cancel' AND visit_day >= $2) AS reservations,
       (SELECT count(*)::int FROM payment WHERE user_id = $1 AND state IN ${unfinished}) AS payments`,
    [userId, today],
  );
  return rows[0] ?? { reservations: 0, payments: 0 };
}

/** How many reviews a member has written that are shown. */
export async function countVisibleReviews(pool: Pool, userId: string): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM review WHERE user_id = $1 AND NOT hidden',
    [userId],
  );
  return rows[0]?.count ?? 0;
}

/**
 * Waits for what is just being written of a member, as a session of somebody who signs in, and lets nothing more be: what follows finds all of
 * it. Payments are locked before, as whoever writes a reservation of his does; sessions after, as those do who sign in or set a password.
 */
export async function lockMemberForDeletion(client: PoolClient, userId: string): Promise<void> {
  await client.query('SELECT 1 FROM member WHERE user_id = $1 FOR UPDATE', [userId]);
}

/** What was only of use to him: ways in, drafts, and what was on its way to him. */
const goes = [
  'DELETE FROM identity WHERE user_id = $1',
  'DELETE FROM password_reset WHERE user_id = $1',
  'DELETE FROM order_sheet WHERE user_id = $1',
  `DELETE FROM one_time_code WHERE subject ->> 'userId' = $1`,
  'DELETE FROM join_attempt WHERE joined = $1',
  // Their orders hold personal data. None of them can become a reservation any more: a late return is not approved.
  `UPDATE payment SET "order" = 'null'::jsonb WHERE user_id = $1 AND "order" <> 'null'::jsonb AND state NOT IN ${unfinished}`,
];

/** What stays, under the name of nobody; keys that are no foreign keys. */
const isRenamed = [
  `UPDATE hold_line SET person_key = 'm:' || $2 WHERE person_key = 'm:' || $1 AND shop_order_no IN (
     SELECT shop_order_no FROM reservation WHERE user_id = $1 UNION SELECT shop_order_no FROM payment WHERE user_id = $1)`,
  `UPDATE person_usage SET person_key = 'm:' || $2 WHERE (prod_code, person_key) IN (SELECT prod_code, 'm:' || $1 FROM product)`,
  `UPDATE hold SET person_key = 'm:' || $2 WHERE person_key = 'm:' || $1 AND state = 'kept'`,
  'UPDATE payment SET user_id = $2 WHERE user_id = $1',
];

/**
 * Takes the person out of a member's row and out of all that refers to it (ADR 17). The row stays as `leftId`, for what the law has us
 * keep of his reservations, payments, inquiries and consents; address, phone and sign-in accounts are free to join with anew.
 */
export async function eraseMember(client: PoolClient, userId: string, leftId: string): Promise<void> {
  for (const statement of goes) await client.query(statement, [userId]);
  for (const statement of isRenamed) await client.query(statement, [userId, leftId]);
  await client.query(`UPDATE review SET user_name = '' WHERE user_id = $1`, [userId]);
  await client.query(
    `UPDATE member SET user_id = $2, card_no = $2, left_at = now(), password_hash = NULL, name = '', phone = NULL, birthday = NULL,
       home_address = NULL, work_address = NULL, wedding_day = NULL, recommender = NULL, sign_up_path = NULL, sign_up_path_text = NULL,
       recomm_dept = NULL, used_hotel = NULL, marketing_sms = false, marketing_mail = false
     WHERE user_id = $1`,
    [userId, leftId],
  );
}
