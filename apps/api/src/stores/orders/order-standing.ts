import type { PricedOrder } from '@dining/domain/orders/priced-order';
import type { ResvCode, ShopOrderNo } from '@dining/domain/shared/codes';
import type { PoolClient } from 'pg';
import type { NewHold } from '../inventory/holds';
import { ruleLists, standRules } from '../inventory/rules';
import { tableUnit } from '../inventory/usage';
import { justBooked } from '../reservations/reservations';
import { forBuyer } from './for-buyer';
import { type UnpaidCounts, unpaidCounts, unpaidLists } from './unpaid-standing';

/** How an order's visitor and rules stand once nobody else can change them (`queueForOrder`). */
export interface OrderStanding extends UnpaidCounts {
  /** False for a member who has left meanwhile. */
  readonly isBuyer: boolean;
  /** Whether the rules that the order was checked by are those of now. */
  readonly rulesStand: boolean;
  /** The reservation that he has made of the same product and visit, while its hold would last. */
  readonly justBooked: ResvCode | null;
}

/** A statement of its own, which sees what was committed while the locks were waited for. Orders that give way are not counted. */
export async function readStanding(
  client: PoolClient,
  { holder, userId, prodCode, dinCode, visit, rules, needs }: PricedOrder,
  { addressKey, personKey }: Pick<NewHold, 'addressKey' | 'personKey'>,
  replaced: readonly ShopOrderNo[],
): Promise<OrderStanding> {
  const seats = needs.filter((need) => need.counter === 'seat');
  const { rows } = await client.query<OrderStanding>(
    forBuyer({
      name: 'read_order_standing',
      text: (member) => `WITH ${unpaidLists(member)} SELECT
        ${member === undefined ? 'true' : `EXISTS (SELECT 1 FROM member WHERE user_id = ${member} AND left_at IS NULL)`} AS "isBuyer",
        ${standRules('$5', '$6')} AS "rulesStand",
        ${unpaidCounts},
        (${justBooked(member)}) AS "justBooked"`,
      values: [
        holder,
        prodCode,
        visit.date,
        visit.time,
        ...ruleLists(rules),
        replaced,
        addressKey,
        personKey ?? null,
        dinCode,
        seats.map(({ startTime }) => startTime),
        seats.some(({ unit }) => unit === tableUnit),
      ],
      userId,
    }),
  );
  const [row] = rows;
  if (row === undefined) throw new Error('one row is answered always');
  return row;
}
