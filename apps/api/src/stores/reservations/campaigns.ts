import type { Campaign } from '@dining/domain/campaigns/campaign';
import type { DinCode, HtlCode } from '@dining/domain/shared/codes';
import type { SeoulDate } from '@dining/domain/shared/seoul-time';
import type { ScopeFilter } from '@dining/domain/staff/scope-filter';
import type { Pool } from 'pg';
import { sql } from '../../db/sql';

/** The reservations of a campaign, including cancelled ones; the paid amount, in won, excludes those. */
interface CampaignCount extends Campaign {
  readonly reservations: number;
  readonly cancelled: number;
  readonly paidAmount: number;
}

interface CampaignFilter {
  readonly scopes: ScopeFilter;
  readonly htlCode: HtlCode | null;
  readonly dinCode: DinCode | null;
}

/**
 * Counts the reservations made on the days `from` to `to`, for each campaign: up to `limit` campaigns, the one with the
 * most reservations first.
 */
export async function countByCampaign(
  pool: Pool,
  { from, to }: { readonly from: SeoulDate; readonly to: SeoulDate },
  { scopes: { isGroup, htlCodes, dinCodes }, htlCode, dinCode }: CampaignFilter,
  limit: number,
): Promise<CampaignCount[]> {
  const { rows } = await pool.query<CampaignCount>(sql('count_by_campaign')`
    SELECT campaign ->> 'source' AS source, campaign ->> 'medium' AS medium, campaign ->> 'name' AS name,
      count(*)::int AS reservations, count(*) FILTER (WHERE status = 'cancel')::int AS cancelled,
      coalesce(sum(pay_amount) FILTER (WHERE status <> 'cancel'), 0)::float8 AS "paidAmount"
    FROM reservation
    WHERE campaign IS NOT NULL AND created_at >= ${from}::date::timestamp AT TIME ZONE 'Asia/Seoul'
      AND created_at < (${to}::date + 1)::timestamp AT TIME ZONE 'Asia/Seoul'
      AND (${isGroup} OR htl_code = ANY(${htlCodes}) OR din_code = ANY(${dinCodes}))
      AND (${htlCode}::text IS NULL OR htl_code = ${htlCode}) AND (${dinCode}::text IS NULL OR din_code = ${dinCode})
    GROUP BY 1, 2, 3 ORDER BY reservations DESC, 1, 2, 3 LIMIT ${limit}`);
  return rows;
}
