import type { DinCode, ProdCode } from '@dining/domain/shared/codes';
import type { SeoulDate } from '@dining/domain/shared/seoul-time';
import type { Pool } from 'pg';
import { sql } from '../../db/sql';

export interface UsageScope {
  readonly dinCode: DinCode;
  readonly from: SeoulDate;
  readonly to: SeoulDate;
  readonly prodCodes?: readonly ProdCode[];
  /** Adds the units of this person over the whole sale period; null for none. */
  readonly personKey?: string | null;
}

/**
 * Returns a hash of counters, each by its key and the transaction that wrote it last, and of the expired holds on them.
 * It stays the same only while nothing is committed to these counters and no hold on them expires or is extended. A
 * stored version would be a row that every booking locks.
 */
export async function getUsageVersion(pool: Pool, scope: UsageScope): Promise<string> {
  const { dinCode, from, to, prodCodes = [], personKey = null } = scope;
  const { rows } = await pool.query<{ version: string }>(sql('get_usage_version')`
    SELECT concat_ws(' ',
      (SELECT concat(count(*), '.', bit_xor(hash_record_extended(ROW(u.visit_day, u.start_time, u.unit, u.xmin), 0)))
       FROM seat_usage u WHERE din_code = ${dinCode} AND visit_day BETWEEN ${from} AND ${to}),
      (SELECT concat(count(*), '.', bit_xor(hash_record_extended(ROW(u.prod_code, u.visit_day, u.xmin), 0)))
       FROM day_sale_usage u WHERE prod_code = ANY(${prodCodes}) AND visit_day BETWEEN ${from} AND ${to}),
      (SELECT concat(count(*), '.', bit_xor(hash_record_extended(ROW(u.prod_code, u.xmin), 0)))
       FROM person_usage u WHERE prod_code = ANY(${prodCodes}) AND person_key = ${personKey}),
      (SELECT concat(count(*), '.', bit_xor(hashint8extended(l.id, 0))) FROM expired_hold JOIN hold_line l USING (shop_order_no)
       WHERE (l.din_code = ${dinCode} AND l.visit_day BETWEEN ${from} AND ${to})
         OR (l.prod_code = ANY(${prodCodes}) AND (l.visit_day BETWEEN ${from} AND ${to} OR l.person_key = ${personKey})))
    ) AS version`);
  return rows[0]?.version ?? '';
}
