import type { Need } from '@dining/domain/inventory/need';
import type { ShopOrderNo } from '@dining/domain/shared/codes';
import type { PoolClient } from 'pg';
import { lineOf, linesIn } from './counters';
import { hasRunOut } from './holds';

/** Holds that stand in the way of these needs: they took from one of the same counters. */
const inTheWay = `EXISTS (SELECT 1 FROM hold_line t JOIN ${linesIn('$2')} USING (counter)
  WHERE t.shop_order_no = h.shop_order_no AND t.din_code IS NOT DISTINCT FROM line.din_code
    AND t.prod_code IS NOT DISTINCT FROM line.prod_code AND t.visit_day IS NOT DISTINCT FROM line.visit_day
    AND t.start_time IS NOT DISTINCT FROM line.start_time AND t.unit IS NOT DISTINCT FROM line.unit
    AND t.person_key IS NOT DISTINCT FROM line.person_key AND t.coupon_no IS NOT DISTINCT FROM line.coupon_no)`;

/**
 * Locks holds that have run out, each with its payment, at most `limit`. Without needs the oldest come first, and those are passed over
 * that another sweep has its hand on; with needs only those that stand in their way are waited for, by their numbers, as whoever locks
 * several payments does.
 */
export async function lockExpired(client: PoolClient, limit: number, needs?: readonly Need[]): Promise<readonly ShopOrderNo[]> {
  const only = needs === undefined ? '' : `AND ${inTheWay}`;
  const [order, waiting] = needs === undefined ? ['h.expires_at, h.shop_order_no', 'SKIP LOCKED'] : ['h.shop_order_no', ''];
  const { rows } = await client.query<{ shop_order_no: ShopOrderNo }>({
    name: needs === undefined ? 'lock_expired' : 'lock_expired_in_the_way',
    // Payments are locked before their holds, as everywhere; the holds without one, which no crash should leave, come after.
    text: `WITH paid AS (
             SELECT h.shop_order_no FROM hold h JOIN payment p USING (shop_order_no) WHERE ${hasRunOut} ${only}
             ORDER BY ${order} LIMIT $1 FOR UPDATE OF p ${waiting}
           ), alone AS (
             SELECT h.shop_order_no FROM hold h
             WHERE ${hasRunOut} AND NOT EXISTS (SELECT 1 FROM payment o WHERE o.shop_order_no = h.shop_order_no) ${only}
             ORDER BY ${order} LIMIT $1 FOR UPDATE OF h ${waiting}
           )
           SELECT shop_order_no FROM paid UNION ALL SELECT shop_order_no FROM alone`,
    values: [limit, ...(needs === undefined ? [] : [JSON.stringify(needs.map(lineOf))])],
  });
  return rows.map((row) => row.shop_order_no);
}
