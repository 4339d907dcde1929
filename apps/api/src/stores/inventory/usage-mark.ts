import type { DinCode, ProdCode } from '@dining/domain/shared/codes';
import type { SeoulDate } from '@dining/domain/shared/seoul-time';
import type { Pool } from 'pg';

/** What of the counters an answer is made of: a venue's seats and rooms on some days, and units of products sold on them. */
export interface UsageAsked {
  readonly dinCode: DinCode;
  readonly from: SeoulDate;
  readonly to: SeoulDate;
  readonly prodCodes?: readonly ProdCode[];
  /** Whose units over the whole sale period count as well; null for nobody's. */
  readonly personKey?: string | null;
}

/** Counters `u`, each by its key and by the transaction that wrote it last: a row tells by itself, and no booking locks another for it. */
const written = (table: string, key: string, where: string): string =>
  `(SELECT concat(count(*), '.', bit_xor(hash_record_extended(ROW(${key}, u.xmin), 0))) FROM ${table} u WHERE ${where})`;

const ofDays = 'visit_day BETWEEN $2 AND $3';
const ofPerson = 'prod_code = ANY($4) AND person_key = $5';

/**
 * Tells whether what is taken has changed: the same as before only where nothing has been committed to these counters since, and no hold
 * on them has run out or come back to life.
 */
export async function markOfUsage(pool: Pool, asked: UsageAsked): Promise<string> {
  const { rows } = await pool.query<{ mark: string }>({
    name: 'mark_of_usage',
    text: `SELECT concat_ws(' ',
             ${written('seat_usage', 'u.visit_day, u.start_time, u.unit', `din_code = $1 AND ${ofDays}`)},
             ${written('day_sale_usage', 'u.prod_code, u.visit_day', `prod_code = ANY($4) AND ${ofDays}`)},
             ${written('person_usage', 'u.prod_code', ofPerson)},
             (SELECT concat(count(*), '.', bit_xor(hashint8extended(l.id, 0))) FROM expired_hold JOIN hold_line l USING (shop_order_no)
              WHERE (l.din_code = $1 AND l.${ofDays} OR l.prod_code = ANY($4) AND (l.${ofDays} OR l.person_key = $5)))
           ) AS mark`,
    values: [asked.dinCode, asked.from, asked.to, asked.prodCodes ?? [], asked.personKey ?? null],
  });
  return rows[0]?.mark ?? '';
}
