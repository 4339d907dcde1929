import { asCode, type ShopOrderNo } from '@dining/domain/shared/codes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audit } from '../../../test/audit';
import { dinnerOrder, openPayingHouse, type PayingHouse } from '../../../test/paying-house';
import type { PaymentProvider } from '../../ports/payments';
import { sweepExpiredHolds } from '../capacity/sweep';
import type { PaymentDeps } from './payment-deps';
import { reconcile } from './reconcile';
import { settleReturn } from './settle';

let house: PayingHouse;
beforeAll(async () => {
  house = await openPayingHouse();
});
afterAll(() => house.close());

class Killed extends Error {}
const killed = (): never => {
  throw new Killed();
};
type Call = 'approve' | 'cancel' | 'query';
type Point = `before ${Call}` | `after ${Call}`;

/** A process that ends at one point of its talk with the provider: nothing after it is done any more. */
const dyingAt = (point: Point): PaymentDeps => {
  const { payments } = house.paymentDeps;
  const around =
    <Asked, Said>(call: Call, ask: (asked: Asked) => Promise<Said>) =>
    async (asked: Asked): Promise<Said> => {
      if (point === `before ${call}`) killed();
      const said = await ask(asked);
      return point === `after ${call}` ? killed() : said;
    };
  const dying: PaymentProvider = {
    register: (asked) => payments.register(asked),
    approve: around('approve', (asked) => payments.approve(asked)),
    cancel: around('cancel', (asked) => payments.cancel(asked)),
    query: around('query', (asked) => payments.query(asked)),
    receiptUrl: (charge) => payments.receiptUrl(charge),
  };
  return { ...house.paymentDeps, payments: dying };
};

/** The reconciler's next turn, minutes later. What kills it is logged by it. */
const later = async (deps: PaymentDeps = house.paymentDeps): Promise<void> => {
  const { pool } = house.database;
  await pool.query(`UPDATE payment SET moved_at = moved_at - interval '2 minutes', check_at = check_at - interval '2 minutes'`);
  await reconcile(deps);
};

type Story = readonly [name: string, trouble: object | undefined, points: readonly Point[], end: string];
/** Where the process is killed, one process after the other, and where the payment ends. */
const stories: readonly Story[] = [
  ['before the approval is sent', undefined, ['before approve'], 'declined'],
  ['after it was sent, its answer unread', undefined, ['after approve'], 'reserved'],
  ['again while it asks what became of it', undefined, ['after approve', 'before query', 'after query'], 'reserved'],
  ['before a charge that must not stand is given back', { kind: 'wrongOrder' }, ['before cancel'], 'voided'],
  ['after it was given back, unread', { kind: 'wrongOrder' }, ['after cancel'], 'voided'],
  ['again before it is given back', { kind: 'wrongOrder' }, ['before cancel', 'before cancel', 'after query'], 'voided'],
  ['again after it was given back', { kind: 'wrongOrder' }, ['before cancel', 'after cancel', 'after query'], 'voided'],
];

describe('a process is killed', () => {
  it.each(stories)('%s', async (_name, trouble, points, end) => {
    const guest = await house.guest();
    const { json } = await guest.post('/ordersheet/prepay', dinnerOrder({ resvDate: '2026-03-17 18:00' }));
    const shopOrderNo = asCode<ShopOrderNo>(json.response.shopOrderNo);
    if (trouble !== undefined) await house.tell({ operation: 'approve', shopOrderNo, ...trouble });
    const { authorizationId = '' } = await house.inWindow(shopOrderNo);
    const [first, ...rest] = points;
    const returned = settleReturn(dyingAt(first ?? 'before approve'), { resCd: '0000', shopOrderNo, authorizationId });
    await expect(returned).rejects.toThrow(Killed);
    for (const point of rest) await later(dyingAt(point));
    await later();
    await later();
    const { rows } = await house.database.pool.query('SELECT state FROM payment WHERE shop_order_no = $1', [shopOrderNo]);
    expect(rows).toEqual([{ state: end }]);
    expect((await audit(house.database.pool, await house.books())).findings).toEqual([]);
  });

  it('before or after the payment is registered: the seats are free when the hold runs out', async () => {
    const { pool } = house.database;
    const guest = await house.guest();
    const { json } = await guest.post('/ordersheet/prepay', dinnerOrder({ resvDate: '2026-03-18 18:00' }));
    const registered = [json.response.shopOrderNo];
    await pool.query(`UPDATE payment SET state = 'preparing' WHERE shop_order_no = $1`, registered);
    await pool.query(`DELETE FROM payment_event WHERE shop_order_no = $1 AND to_state = 'registered'`, registered);
    await pool.query(`UPDATE hold SET expires_at = now() - interval '1 second' WHERE state = 'held'`);
    expect(await sweepExpiredHolds(pool)).toBe(1);
    const { findings, payments } = await audit(pool, await house.books());
    expect(findings).toEqual([]);
    expect(payments).toMatchObject({ lapsed: 1 });
  });
});
