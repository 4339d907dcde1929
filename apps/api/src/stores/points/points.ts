import type { VisitForPoints } from '@dining/domain/pricing/points';
import type { HtlCode, ProdCode, ResvCode } from '@dining/domain/shared/codes';
import type { LocalizedText } from '@dining/domain/shared/localized-text';
import type { SeoulDate } from '@dining/domain/shared/seoul-time';
import type { Pool, PoolClient } from 'pg';
import { sql } from '../../db/sql';

export interface PointVisit extends VisitForPoints {
  readonly resvCode: ResvCode;
  /** The hotel's rate in percent; 0 for a member who has left. */
  readonly rate: number;
  readonly arePointsSettled: boolean;
  /** The sum of the visit's point entries. */
  readonly balance: number;
  /** The points that were first credited for the visit; null if none were. */
  readonly initialPoints: number | null;
  /** The amount paid and not refunded when they were credited, in won. */
  readonly initialPaidAmount: number | null;
}

async function listVisits(client: PoolClient, resvCodes: readonly ResvCode[]): Promise<readonly PointVisit[]> {
  const { rows } = await client.query<PointVisit>(sql('list_visits')`
    SELECT r.resv_code AS "resvCode", r.status, r.attendance = 'no_show' AS "noShow",
      greatest(0, r.pay_amount - coalesce((SELECT sum(f.amount)::int FROM refund f
        WHERE f.shop_order_no = r.shop_order_no AND f.kind = 'refund' AND f.state = 'done'), 0)) AS "paidAmount",
      CASE WHEN m.left_at IS NULL THEN h.point_rate ELSE 0 END AS rate, r.points_at IS NOT NULL AS "arePointsSettled",
      e.balance, e."initialPoints", e."initialPaidAmount"
    FROM reservation r JOIN hotel h ON h.htl_code = r.htl_code JOIN member m ON m.user_id = r.user_id
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(amount), 0)::int AS balance,
        (array_agg(amount ORDER BY entry_no) FILTER (WHERE reason = 'earned'))[1] AS "initialPoints",
        (array_agg(paid_amount ORDER BY entry_no) FILTER (WHERE reason = 'earned'))[1] AS "initialPaidAmount"
      FROM point_entry WHERE resv_code = r.resv_code
    ) e
    WHERE r.resv_code = ANY(${resvCodes})
    ORDER BY r.visit_day, r.resv_code`);
  return rows;
}

export async function lockVisitsDueForPoints(
  client: PoolClient,
  lastDay: SeoulDate,
  limit: number,
): Promise<readonly PointVisit[]> {
  const { rows } = await client.query<{ resvCode: ResvCode }>(sql('lock_visits_due_for_points')`
    SELECT resv_code AS "resvCode" FROM reservation
    WHERE user_id IS NOT NULL AND points_at IS NULL AND visit_day <= ${lastDay}
    ORDER BY visit_day, resv_code LIMIT ${limit} FOR UPDATE SKIP LOCKED`);
  return listVisits(
    client,
    rows.map(({ resvCode }) => resvCode),
  );
}

/** Locks a visit. Returns it only if its points are settled. */
export async function lockVisitWithPoints(client: PoolClient, resvCode: ResvCode): Promise<PointVisit | undefined> {
  await client.query(sql('lock_visit_with_points')`SELECT 1 FROM reservation WHERE resv_code = ${resvCode} FOR UPDATE`);
  return (await listVisits(client, [resvCode])).find(({ arePointsSettled }) => arePointsSettled);
}

/** Counts the members' reservations at a hotel whose points are not settled, without cancelled ones and no-shows. */
export async function countVisitsWithoutPoints(db: Pool | PoolClient, htlCode: HtlCode): Promise<number> {
  const { rows } = await db.query<{ visits: number }>(sql('count_visits_without_points')`
    SELECT count(*)::int AS visits FROM reservation
    WHERE htl_code = ${htlCode} AND user_id IS NOT NULL AND points_at IS NULL AND status <> 'cancel' AND attendance <> 'no_show'`);
  return rows[0]?.visits ?? 0;
}

export interface PointChange {
  readonly resvCode: ResvCode;
  readonly amount: number;
  readonly paidAmount: number;
}

/**
 * Inserts point changes as the next entries of their reservations, whose rows the caller has locked. A change of 0
 * inserts no entry.
 */
export async function insertPointEntries(client: PoolClient, changes: readonly PointChange[]): Promise<void> {
  await client.query(sql('insert_point_entries')`
    INSERT INTO point_entry (user_id, resv_code, entry_no, htl_code, reason, amount, paid_amount)
    SELECT r.user_id, r.resv_code, 1 + (SELECT count(*) FROM point_entry e WHERE e.resv_code = r.resv_code), r.htl_code,
      CASE WHEN c.amount > 0 THEN 'earned' ELSE 'returned' END, c.amount, c."paidAmount"
    FROM jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) AS c ("resvCode" text, amount int, "paidAmount" int)
    JOIN reservation r ON r.resv_code = c."resvCode"
    WHERE c.amount <> 0`);
}

export async function updateVisitsPointsSettled(
  client: PoolClient,
  resvCodes: readonly ResvCode[],
  at: Date,
): Promise<void> {
  await client.query(sql('update_visits_points_settled')`
    UPDATE reservation SET points_at = ${at} WHERE resv_code = ANY(${resvCodes})`);
}

export interface PointEntry {
  readonly resvCode: ResvCode;
  readonly entryNo: number;
  readonly reason: 'earned' | 'spent' | 'returned' | 'transferred';
  readonly amount: number;
  readonly at: Date;
  readonly htlCode: HtlCode;
  readonly hotelName: LocalizedText;
  /** The fields from here on are blank if the entry has no visit. */
  readonly venueName: LocalizedText;
  readonly prodCode: ProdCode;
  readonly productName: LocalizedText;
  readonly visitDay: SeoulDate;
}

export async function getPointTotals(
  pool: Pool,
  userId: string,
): Promise<{ readonly balance: number; readonly entries: number }> {
  const { rows } = await pool.query<{ balance: number; entries: number }>(sql('get_point_totals')`
    SELECT coalesce(sum(amount), 0)::int AS balance, count(*)::int AS entries FROM point_entry WHERE user_id = ${userId}`);
  return rows[0] ?? { balance: 0, entries: 0 };
}

export async function listPointEntries(
  pool: Pool,
  userId: string,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<PointEntry[]> {
  const { rows } = await pool.query<PointEntry>(sql('list_point_entries')`
    SELECT e.resv_code AS "resvCode", e.entry_no AS "entryNo", e.reason, e.amount, e.at, e.htl_code AS "htlCode",
      h.name AS "hotelName", coalesce(v.name, '{"default": ""}') AS "venueName", coalesce(r.prod_code, '') AS "prodCode",
      coalesce(r.product_name, '{"default": ""}') AS "productName", coalesce(r.visit_day::text, '') AS "visitDay"
    FROM point_entry e
    JOIN hotel h ON h.htl_code = e.htl_code
    LEFT JOIN reservation r ON r.resv_code = e.resv_code
    LEFT JOIN venue v ON v.din_code = r.din_code
    WHERE e.user_id = ${userId}
    ORDER BY e.at DESC, e.resv_code DESC, e.entry_no DESC
    OFFSET ${offset} LIMIT ${limit}`);
  return rows;
}
