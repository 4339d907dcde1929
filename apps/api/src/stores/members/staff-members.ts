import type { ReservationType } from '@dining/domain/products/product';
import type { DinCode, HtlCode, ResvCode } from '@dining/domain/shared/codes';
import type { LocalizedText } from '@dining/domain/shared/localized-text';
import type { SeoulDate, SeoulTime } from '@dining/domain/shared/seoul-time';
import type { ScopeFilter } from '@dining/domain/staff/scope-filter';
import type { Pool, PoolClient } from 'pg';
import { sql } from '../../db/sql';

type Queryable = Pick<Pool | PoolClient, 'query'>;

/** A member as staff recognise them. */
export interface FoundMember {
  readonly userId: string;
  readonly cardNo: string;
  readonly name: string;
  readonly phoneEnd: string | null;
  readonly joinedAt: Date;
}

interface SearchedNames {
  readonly userId: string | null;
  /** Of a membership number, or the end of a phone number. */
  readonly digits: string | null;
}

/**
 * Finds members by an exact name of their account or the end of their phone number. Staff of a hotel or venue find
 * members who have reserved there.
 */
export async function findMembersForStaff(
  run: Queryable,
  { userId, digits }: SearchedNames,
  { isGroup, htlCodes, dinCodes }: ScopeFilter,
  limit: number,
): Promise<readonly FoundMember[]> {
  const { rows } = await run.query<FoundMember>(sql('find_members_for_staff')`
    WITH matched AS (
      SELECT user_id FROM member WHERE user_id = ${userId}
      UNION SELECT user_id FROM member WHERE card_no = ${digits}
      UNION SELECT user_id FROM member WHERE right(phone, 4) = right(${digits}::text, 4) AND phone LIKE '%' || ${digits}::text)
    SELECT m.user_id AS "userId", m.card_no AS "cardNo", m.name, right(m.phone, 4) AS "phoneEnd", m.created_at AS "joinedAt"
    FROM matched JOIN member m USING (user_id)
    WHERE m.left_at IS NULL AND (${isGroup} OR EXISTS (
      SELECT FROM reservation r WHERE r.user_id = m.user_id AND (r.htl_code = ANY(${htlCodes}) OR r.din_code = ANY(${dinCodes}))))
    ORDER BY m.created_at, m.user_id LIMIT ${limit}`);
  return rows;
}

/** Finds a member by their membership number; for staff of a hotel or venue only if they have reserved there. */
export async function findMemberForStaff(
  run: Queryable,
  cardNo: string,
  { isGroup, htlCodes, dinCodes }: ScopeFilter,
): Promise<FoundMember | undefined> {
  const { rows } = await run.query<FoundMember>(sql('find_member_for_staff')`
    SELECT m.user_id AS "userId", m.card_no AS "cardNo", m.name, right(m.phone, 4) AS "phoneEnd", m.created_at AS "joinedAt"
    FROM member m
    WHERE m.card_no = ${cardNo} AND m.left_at IS NULL AND (${isGroup} OR EXISTS (
      SELECT FROM reservation r WHERE r.user_id = m.user_id AND (r.htl_code = ANY(${htlCodes}) OR r.din_code = ANY(${dinCodes}))))`);
  return rows[0];
}

export async function listMembersByCardNo(run: Queryable, cardNos: readonly string[]): Promise<readonly FoundMember[]> {
  const { rows } = await run.query<FoundMember>(sql('list_members_by_card_no')`
    SELECT user_id AS "userId", card_no AS "cardNo", name, right(phone, 4) AS "phoneEnd", created_at AS "joinedAt"
    FROM member WHERE card_no = ANY(${cardNos}) AND left_at IS NULL`);
  return rows;
}

export interface NextVisit {
  readonly resvCode: ResvCode;
  readonly htlCode: HtlCode;
  readonly dinCode: DinCode;
  readonly venueName: LocalizedText;
  readonly visitDay: SeoulDate;
  readonly visitTime: SeoulTime;
  readonly type: ReservationType;
}

/** Lists the next reservation of a member at each hotel, within some scopes. */
export async function listNextVisits(
  run: Queryable,
  userId: string,
  today: SeoulDate,
  { isGroup, htlCodes, dinCodes }: ScopeFilter,
): Promise<readonly NextVisit[]> {
  const { rows } = await run.query<NextVisit>(sql('list_next_visits')`
    SELECT DISTINCT ON (r.htl_code) r.resv_code AS "resvCode", r.htl_code AS "htlCode", r.din_code AS "dinCode", v.name AS "venueName",
      r.visit_day AS "visitDay", r.visit_time AS "visitTime", r.reservation_type AS type
    FROM reservation r JOIN venue v USING (din_code)
    WHERE r.user_id = ${userId} AND r.status <> 'cancel' AND r.visit_day >= ${today}
      AND (${isGroup} OR r.htl_code = ANY(${htlCodes}) OR r.din_code = ANY(${dinCodes}))
    ORDER BY r.htl_code, r.visit_day, r.visit_time, r.resv_code`);
  return rows;
}

export async function countMemberSessions(run: Queryable, userId: string): Promise<number> {
  const { rows } = await run.query<{ count: number }>(sql('count_member_sessions')`
    SELECT count(*)::int AS count FROM session WHERE user_id = ${userId} AND expires_at > now()`);
  return rows[0]?.count ?? 0;
}

/** What an erasure takes from a member, and what stays without their account. */
export interface ErasureCounts {
  readonly coupons: number;
  readonly points: number;
  readonly reservations: number;
  readonly payments: number;
  readonly inquiries: number;
  readonly reviews: number;
}

export async function countErasure(run: Queryable, userId: string, today: SeoulDate): Promise<ErasureCounts> {
  const { rows } = await run.query<ErasureCounts>(sql('count_erasure')`
    SELECT
      (SELECT count(*)::int FROM member_coupon c WHERE c.user_id = ${userId} AND c.valid_to >= ${today}
        AND NOT EXISTS (SELECT FROM taken_coupon t WHERE t.coupon_no = c.coupon_no)) AS coupons,
      (SELECT coalesce(sum(amount), 0)::int FROM point_entry WHERE user_id = ${userId}) AS points,
      (SELECT count(*)::int FROM reservation WHERE user_id = ${userId}) AS reservations,
      (SELECT count(*)::int FROM payment WHERE user_id = ${userId}) AS payments,
      (SELECT count(*)::int FROM inquiry WHERE user_id = ${userId}) AS inquiries,
      (SELECT count(*)::int FROM review WHERE user_id = ${userId}) AS reviews`);
  return rows[0] ?? { coupons: 0, points: 0, reservations: 0, payments: 0, inquiries: 0, reviews: 0 };
}
