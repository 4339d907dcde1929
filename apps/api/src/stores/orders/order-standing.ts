import type { PricedOrder } from '@dining/domain/orders/priced-order';
import type { ResvCode, ShopOrderNo } from '@dining/domain/shared/codes';
import type { PoolClient } from 'pg';
import { ruleLists, standRules } from '../inventory/rules';
import { justBooked } from '../reservations/reservations';
import { forBuyer } from './for-buyer';

/** How an order's visitor and rules stand once nobody else can change them (`queueForOrder`). */
export interface OrderStanding {
  /** False for a member who has left meanwhile. */
  readonly isBuyer: boolean;
  /** Whether the rules that the order was checked by are those of now. */
  readonly rulesStand: boolean;
  /** The visitor's live holds but those that give way: the cap on one visitor's share counts them. */
  readonly liveHolds: number;
  /** The reservation that he has made of the same product and visit, while its hold would last. */
  readonly justBooked: ResvCode | null;
}

/** A statement of its own, which sees what was committed while the locks were waited for. */
export async function readStanding(
  client: PoolClient,
  { holder, userId, prodCode, visit, rules }: PricedOrder,
  replaced: readonly ShopOrderNo[],
): Promise<OrderStanding> {
  const { rows } = await client.query<OrderStanding>(
    forBuyer({
      name: 'read_order_standing',
      text: (member) => `SELECT
        ${member === undefined ? 'true' : `EXISTS (SELECT 1 FROM member WHERE user_id = ${member} AND left_at IS NULL)`} AS "isBuyer",
        ${standRules('$5', '$6')} AS "rulesStand",
        (SELECT count(*)::int FROM hold WHERE holder = $1 AND state = 'held' AND expires_at > now() AND shop_order_no <> ALL($7))
          AS "liveHolds",
        (${justBooked(member)}) AS "justBooked"`,
      values: [holder, prodCode, visit.date, visit.time, ...ruleLists(rules), replaced],
      userId,
    }),
  );
  const [row] = rows;
  if (row === undefined) throw new Error('one row is answered always');
  return row;
}
