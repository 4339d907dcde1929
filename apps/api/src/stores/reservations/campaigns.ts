import type { CampaignCount } from '@dining/contract/staff/reservations';
import type { SeoulDate } from '@dining/domain/shared/seoul-time';
import type { Pool } from 'pg';
import { sql } from '../../db/sql';

export async function countByCampaign(
  pool: Pool,
  from: SeoulDate,
  to: SeoulDate,
  limit: number,
): Promise<CampaignCount[]> {
  const { rows } = await pool.query<CampaignCount>(sql('count_by_campaign')`
    SELECT campaign ->> 'source' AS source, campaign ->> 'medium' AS medium, campaign ->> 'name' AS name,
      count(*)::int AS reservations, count(*) FILTER (WHERE status = 'cancel')::int AS cancelled,
      coalesce(sum(pay_amount) FILTER (WHERE status <> 'cancel'), 0)::float8 AS "paidAmount"
    FROM reservation
    WHERE campaign IS NOT NULL AND created_at >= ${from}::date::timestamp AT TIME ZONE 'Asia/Seoul'
      AND created_at < (${to}::date + 1)::timestamp AT TIME ZONE 'Asia/Seoul'
    GROUP BY 1, 2, 3 ORDER BY reservations DESC, 1, 2, 3 LIMIT ${limit}`);
  return rows;
}
