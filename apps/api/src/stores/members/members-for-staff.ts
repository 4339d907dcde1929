import type { ReservationType } from '@dining/domain/products/product';
import type { DinCode, HtlCode, ResvCode } from '@dining/domain/shared/codes';
import type { LocalizedText } from '@dining/domain/shared/localized-text';
import type { SeoulDate, SeoulTime } from '@dining/domain/shared/seoul-time';
import type { ScopeFilter } from '@dining/domain/staff/scope-filter';
import type { Queryable } from '../../db/queryable';
import { sql } from '../../db/sql';

/** The data by which staff recognise a member. */
export interface FoundMember {
  readonly userId: string;
  readonly cardNo: string;
  readonly name: string;
  /** The last four digits. */
  readonly phoneLastDigits: string | null;
  readonly joinedAt: Date;
}

interface MemberIdentifiers {
  readonly userId: string | null;
  /** A membership number, or the end of a phone number. */
  readonly digits: string | null;
}

/**
 * Lists members by their id, their membership number or the end of their phone number. For staff of a hotel or venue
 * only those who have reserved there.
 */
export async function listMembersForStaff(
  db: Queryable,
  { userId, digits }: MemberIdentifiers,
  { isGroup, htlCodes, dinCodes }: ScopeFilter,
  limit: number,
): Promise<readonly FoundMember[]> {
  const { rows } = await db.query<FoundMember>(sql('list_members_for_staff')`
    WITH matched AS (
      SELECT user_id FROM member WHERE user_id = ${userId}
      UNION SELECT user_id FROM member WHERE card_no = ${digits}
      UNION SELECT user_id FROM member WHERE right(phone, 4) = right(${digits}::text, 4) AND phone LIKE '%' || ${digits}::text)
    SELECT m.user_id AS "userId", m.card_no AS "cardNo", m.name, right(m.phone, 4) AS "phoneLastDigits", m.created_at AS "joinedAt"
    FROM matched JOIN member m USING (user_id)
    WHERE m.left_at IS NULL AND (${isGroup} OR EXISTS (
      SELECT FROM reservation r WHERE r.user_id = m.user_id AND (r.htl_code = ANY(${htlCodes}) OR r.din_code = ANY(${dinCodes}))))
    ORDER BY m.created_at, m.user_id LIMIT ${limit}`);
  return rows;
}

/** Finds a member by their membership number; for staff of a hotel or venue only if they have reserved there. */
export async function findMemberForStaff(
  db: Queryable,
  cardNo: string,
  { isGroup, htlCodes, dinCodes }: ScopeFilter,
): Promise<FoundMember | undefined> {
  const { rows } = await db.query<FoundMember>(sql('find_member_for_staff')`
    SELECT m.user_id AS "userId", m.card_no AS "cardNo", m.name, right(m.phone, 4) AS "phoneLastDigits", m.created_at AS "joinedAt"
    FROM member m
    WHERE m.card_no = ${cardNo} AND m.left_at IS NULL AND (${isGroup} OR EXISTS (
      SELECT FROM reservation r WHERE r.user_id = m.user_id AND (r.htl_code = ANY(${htlCodes}) OR r.din_code = ANY(${dinCodes}))))`);
  return rows[0];
}

export async function listMembersByCardNo(db: Queryable, cardNos: readonly string[]): Promise<readonly FoundMember[]> {
  const { rows } = await db.query<FoundMember>(sql('list_members_by_card_no')`
    SELECT user_id AS "userId", card_no AS "cardNo", name, right(phone, 4) AS "phoneLastDigits", created_at AS "joinedAt"
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

/** Lists the next reservation of a member at each hotel, within the scopes. */
export async function listNextVisits(
  db: Queryable,
  userId: string,
  today: SeoulDate,
  { isGroup, htlCodes, dinCodes }: ScopeFilter,
): Promise<readonly NextVisit[]> {
  const { rows } = await db.query<NextVisit>(sql('list_next_visits')`
    SELECT DISTINCT ON (r.htl_code) r.resv_code AS "resvCode", r.htl_code AS "htlCode", r.din_code AS "dinCode", v.name AS "venueName",
      r.visit_day AS "visitDay", r.visit_time AS "visitTime", r.reservation_type AS type
    FROM reservation r JOIN venue v USING (din_code)
    WHERE r.user_id = ${userId} AND r.status <> 'cancel' AND r.visit_day >= ${today}
      AND (${isGroup} OR r.htl_code = ANY(${htlCodes}) OR r.din_code = ANY(${dinCodes}))
    ORDER BY r.htl_code, r.visit_day, r.visit_time, r.resv_code`);
  return rows;
}

export async function countMemberSessions(db: Queryable, userId: string): Promise<number> {
  const { rows } = await db.query<{ count: number }>(sql('count_member_sessions')`
    SELECT count(*)::int AS count FROM session WHERE user_id = ${userId} AND expires_at > now()`);
  return rows[0]?.count ?? 0;
}

/** Coupons and points that an erasure deletes, and records that stay without the account. */
export interface ErasureCounts {
  readonly coupons: number;
  readonly points: number;
  readonly reservations: number;
  readonly payments: number;
  readonly inquiries: number;
  readonly reviews: number;
}

export async function countErasure(db: Queryable, userId: string, today: SeoulDate): Promise<ErasureCounts> {
  const { rows } = await db.query<ErasureCounts>(sql('count_erasure')`
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
