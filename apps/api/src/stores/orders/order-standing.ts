import type { PricedOrder } from '@dining/domain/orders/priced-order';
import type { ResvCode, ShopOrderNo } from '@dining/domain/shared/codes';
import type { PoolClient } from 'pg';
import type { NewHold } from '../inventory/holds';
import { ruleLists, standRules } from '../inventory/rules';
import { attemptStates, attemptsOf } from '../payments/payments';
import { justBooked } from '../reservations/reservations';
import { forBuyer } from './for-buyer';
import { unpaidHolds } from './unpaid-standing';

/** How an order's visitor and rules stand once nobody else can change them (`queueForOrder`). */
export interface OrderStanding {
  /** False for a member who has left meanwhile. */
  readonly isBuyer: boolean;
  /** Whether the rules that the order was checked by are those of now. */
  readonly rulesStand: boolean;
  /** The reservation that he has made of the same product and visit, while its hold would last. */
  readonly justBooked: ResvCode | null;
  /** Whether he has attempts to pay for the same visit: only then are they locked (`lockAttempts`). */
  readonly hasAttempts: boolean;
  /** Whether he, the person he books for or his address has anything that is not paid: only then is it counted (`readUnpaid`). */
  readonly hasUnpaid: boolean;
}

/** From where an order comes, and until when what it agrees to is in force; null where nothing ends that. */
export interface Standpoint extends Pick<NewHold, 'addressKey' | 'personKey'> {
  readonly until: Date | null;
}

/** A statement of its own, which sees what was committed while the locks were waited for. Orders that give way do not count as unpaid. */
export async function readStanding(
  client: PoolClient,
  { holder, userId, prodCode, visit, rules }: PricedOrder,
  { addressKey, personKey, until }: Standpoint,
  replaced: readonly ShopOrderNo[],
): Promise<OrderStanding> {
  const { rows } = await client.query<OrderStanding>(
    forBuyer({
      name: 'read_order_standing',
      text: (member) => `SELECT
        ${member === undefined ? 'true' : `EXISTS (SELECT 1 FROM member WHERE user_id = ${member} AND left_at IS NULL)`} AS "isBuyer",
        (coalesce(clock_timestamp() < $10, true) AND ${standRules('$8', '$9')}) AS "rulesStand",
        (${justBooked(member, '$7')}) AS "justBooked",
        EXISTS (SELECT 1 ${attemptsOf(member, { holder: '$1', time: '$7' }, attemptStates)}) AS "hasAttempts",
        EXISTS (${unpaidHolds(member, 'UNION ALL')}) AS "hasUnpaid"`,
      values: [holder, prodCode, visit.date, replaced, addressKey, personKey ?? null, visit.time, ...ruleLists(rules), until],
      userId,
    }),
  );
  const [row] = rows;
  if (row === undefined) throw new Error('one row is answered always');
  return row;
}
