import type { VisitForPoints } from '@dining/domain/pricing/points';
import type { HtlCode, ProdCode, ResvCode } from '@dining/domain/shared/codes';
import type { LocalizedText } from '@dining/domain/shared/localized-text';
import type { SeoulDate } from '@dining/domain/shared/seoul-time';
import type { Pool, PoolClient } from 'pg';

/** A member's reservation whose points are to be settled; `rate` is its hotel's, in percent, and 0 for a member who has left. */
export interface VisitToSettle extends VisitForPoints {
  readonly resvCode: ResvCode;
  readonly rate: number;
}

const visitColumns = `r.resv_code AS "resvCode", r.status, r.attendance = 'no_show' AS "noShow",
  greatest(0, r.pay_amount - coalesce((SELECT sum(f.amount)::int FROM refund f
    WHERE f.shop_order_no = r.shop_order_no AND f.kind = 'refund' AND f.state = 'done'), 0)) AS "paidAmount",
  CASE WHEN m.left_at IS NULL THEN h.point_rate ELSE 0 END AS rate`;
const visits = 'reservation r JOIN hotel h ON h.htl_code = r.htl_code JOIN member m ON m.user_id = r.user_id';

/** Members' visits of this day and before whose points nobody has settled, locked; those that another process is at are passed over. */
export async function lockVisitsToSettle(client: PoolClient, lastDay: SeoulDate, most: number): Promise<VisitToSettle[]> {
  const locked = await client.query<Pick<VisitToSettle, 'resvCode'>>({
    name: 'lock_visits_to_settle',
    text: `SELECT r.resv_code AS "resvCode" FROM ${visits} WHERE r.points_at IS NULL AND r.visit_day <= $1
           ORDER BY r.visit_day, r.resv_code LIMIT $2 FOR UPDATE OF r SKIP LOCKED`,
    values: [lastDay, most],
  });
  // Asked after the lock: in one statement a refund that was written meanwhile would be missing.
  const { rows } = await client.query<VisitToSettle>({
    name: 'visits_to_settle',
    text: `SELECT ${visitColumns} FROM ${visits} WHERE r.resv_code = ANY($1) ORDER BY r.visit_day, r.resv_code`,
    values: [locked.rows.map(({ resvCode }) => resvCode)],
  });
  return rows;
}

/** A visit whose points were settled, with what they come to so far. */
export interface SettledVisit extends VisitToSettle {
  /** The points it has now: what was earned less what was taken back. */
  readonly standing: number;
  /** What it earned first; null where it never did. */
  readonly earnedFirst: number | null;
  /** What was paid and had not gone back then, in won; null where it never earned. */
  readonly paidWhenEarned: number | null;
}

/** The same reservation once its points were settled, locked until the transaction ends; undefined before that, and for guests. */
export async function lockSettledVisit(client: PoolClient, resvCode: ResvCode): Promise<SettledVisit | undefined> {
  await client.query('SELECT 1 FROM reservation WHERE resv_code = $1 FOR UPDATE', [resvCode]);
  // Asked after the lock: in one statement its entries would be read as they stood before the wait.
  const { rows } = await client.query<SettledVisit>({
    name: 'settled_visit',
    text: `SELECT ${visitColumns}, coalesce(sum(e.amount), 0)::int AS standing,
             (array_agg(e.amount ORDER BY e.entry_no) FILTER (WHERE e.reason = 'earned'))[1] AS "earnedFirst",
             (array_agg(e.paid_amount ORDER BY e.entry_no) FILTER (WHERE e.reason = 'earned'))[1] AS "paidWhenEarned"
           FROM ${visits} LEFT JOIN point_entry e ON e.resv_code = r.resv_code
           WHERE r.resv_code = $1 AND r.points_at IS NOT NULL
           GROUP BY r.resv_code, h.htl_code, m.user_id`,
    values: [resvCode],
  });
  return rows[0];
}

/** Points that go to a reservation's member, or come back from him: won, below 0. */
export interface PointChange {
  readonly resvCode: ResvCode;
  readonly amount: number;
  /** What is paid and has not gone back, in won. */
  readonly paidAmount: number;
}

/** Writes these changes as the next entries of their reservations, whose rows the caller has locked. */
export async function insertPointEntries(client: PoolClient, changes: readonly PointChange[]): Promise<void> {
  await client.query({
    name: 'write_points',
    text: `INSERT INTO point_entry (user_id, resv_code, entry_no, htl_code, reason, amount, paid_amount)
           SELECT r.user_id, r.resv_code, 1 + (SELECT count(*) FROM point_entry e WHERE e.resv_code = r.resv_code), r.htl_code,
             CASE WHEN c.amount > 0 THEN 'earned' ELSE 'returned' END, c.amount, c."paidAmount"
           FROM jsonb_to_recordset($1::jsonb) AS c ("resvCode" text, amount int, "paidAmount" int) JOIN reservation r ON r.resv_code = c."resvCode"
           WHERE c.amount <> 0`,
    values: [JSON.stringify(changes)],
  });
}

/** The points of these visits are settled, whether they brought any or not. */
export async function updateVisitsAsSettled(client: PoolClient, resvCodes: readonly ResvCode[], at: Date): Promise<void> {
  await client.query('UPDATE reservation SET points_at = $2 WHERE resv_code = ANY($1)', [resvCodes, at]);
}

/** An entry of a member's ledger with the visit that it came from. */
export interface PointEntry {
  readonly resvCode: ResvCode;
  readonly entryNo: number;
  readonly reason: 'earned' | 'spent' | 'returned';
  readonly amount: number;
  readonly at: Date;
  readonly htlCode: HtlCode;
  readonly hotelName: LocalizedText;
  readonly venueName: LocalizedText;
  readonly prodCode: ProdCode;
  readonly productName: LocalizedText;
  readonly visitDay: SeoulDate;
}

/** A member's points in all, and how many entries they are made of. */
export async function getPointTotals(
  pool: Pool,
  userId: string,
): Promise<{ readonly balance: number; readonly entries: number }> {
  const { rows } = await pool.query<{ balance: number; entries: number }>({
    name: 'points_of_member',
    text: 'SELECT coalesce(sum(amount), 0)::int AS balance, count(*)::int AS entries FROM point_entry WHERE user_id = $1',
    values: [userId],
  });
  return rows[0] ?? { balance: 0, entries: 0 };
}

/** One page of a member's entries, the newest first. */
export async function listPointEntries(
  pool: Pool,
  userId: string,
  page: { readonly offset: number; readonly limit: number },
): Promise<PointEntry[]> {
  const { rows } = await pool.query<PointEntry>({
    name: 'point_entries_of',
    text: `SELECT e.resv_code AS "resvCode", e.entry_no AS "entryNo", e.reason, e.amount, e.at, e.htl_code AS "htlCode",
             h.name AS "hotelName", v.name AS "venueName", r.prod_code AS "prodCode", r.product_name AS "productName",
             r.visit_day AS "visitDay"
           FROM point_entry e
           JOIN reservation r ON r.resv_code = e.resv_code
           JOIN hotel h ON h.htl_code = e.htl_code
           JOIN venue v ON v.din_code = r.din_code
           WHERE e.user_id = $1
           ORDER BY e.at DESC, e.resv_code DESC, e.entry_no DESC
           OFFSET $2 LIMIT $3`,
    values: [userId, page.offset, page.limit],
  });
  return rows;
}
