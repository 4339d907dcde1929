import type { PricedOrder } from '@dining/domain/orders/priced-order';
import type { ResvCode, ShopOrderNo } from '@dining/domain/shared/codes';
import type { PoolClient } from 'pg';
import { codeOf, type Statements } from '../../db/transaction';
import { letThrough, type NewHold } from '../inventory/holds';
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

/** The parts of a standing as SQL: `$1` to `$10` are `valuesOf`, `member` the member's parameter, where one asks. */
const partsFor = (member: string | undefined) => ({
  isBuyer: member === undefined ? 'true' : `EXISTS (SELECT 1 FROM member WHERE user_id = ${member} AND left_at IS NULL)`,
  rulesStand: `(coalesce(clock_timestamp() < $10, true) AND ${standRules('$8', '$9')})`,
  justBooked: `(${justBooked(member, '$7')})`,
  hasAttempts: `EXISTS (SELECT 1 ${attemptsOf(member, { holder: '$1', time: '$7' }, attemptStates)})`,
  hasUnpaid: `EXISTS (${unpaidHolds(member, 'UNION ALL')})`,
});

const valuesOf = (
  { holder, prodCode, visit, rules }: PricedOrder,
  { addressKey, personKey, until }: Standpoint,
  replaced: readonly ShopOrderNo[],
) => [holder, prodCode, visit.date, replaced, addressKey, personKey ?? null, visit.time, ...ruleLists(rules), until];

/** A statement of its own, which sees what was committed while the locks were waited for. Orders that give way do not count as unpaid. */
export async function readStanding(
  client: PoolClient,
  order: PricedOrder,
  from: Standpoint,
  replaced: readonly ShopOrderNo[],
): Promise<OrderStanding> {
  const { rows } = await client.query<OrderStanding>(
    forBuyer({
      name: 'read_order_standing',
      text: (member) =>
        `SELECT ${Object.entries(partsFor(member))
          .map(([name, part]) => `${part} AS "${name}"`)
          .join(', ')}`,
      values: valuesOf(order, from, replaced),
      userId: order.userId,
    }),
  );
  const [row] = rows;
  if (row === undefined) throw new Error('one row is answered always');
  return row;
}

/**
 * Whether an order stands as nearly all do: its rules are those of now, its visitor is there, has no attempt and nothing unpaid, and has not just booked the same, or means it
 * `again`. It is let through then. Where it does not, the statement fails, and with it whatever is asked behind it in its transaction: `readStanding` tells how it stands.
 */
export async function standsAsUsual(client: Statements, order: PricedOrder, from: Standpoint, again: boolean): Promise<boolean> {
  try {
    await client.query(
      forBuyer({
        name: 'order_stands_as_usual',
        text: (member) => {
          const { isBuyer, rulesStand, justBooked: booked, hasAttempts, hasUnpaid } = partsFor(member);
          return `SELECT CASE WHEN ${isBuyer} AND ${rulesStand} AND ($11 OR ${booked} IS NULL) AND NOT ${hasAttempts} AND NOT ${hasUnpaid}
            THEN ${letThrough('$1')} IS NOT NULL ELSE order_stands_unusually() END`;
        },
        values: [...valuesOf(order, from, []), again],
        userId: order.userId,
      }),
    );
    return true;
  } catch (error) {
    if (codeOf(error) === 'DR002') return false;
    throw error;
  }
}
