import { cancelReservationForVenue } from '@dining/contract/staff/desk';
import { type ShopOrderNo, toCode } from '@dining/domain/shared/codes';
import type { Pool, PoolClient } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { audit } from '../../../test/audit';
import { insertCoupon } from '../../../test/coupons';
import { mina, now } from '../../../test/fixtures';
import { createLinkBooking, readPayKey } from '../../../test/pay-links';
import { createDinnerOrder, type PaymentTestServer, startPaymentTestServer } from '../../../test/payment-test-server';
import { runWithoutTriggers } from '../../../test/run-without-triggers';
import { startStaffCommandClient } from '../../../test/staff-command-client';
import { attachStaff, type StaffBrowser, testScopes } from '../../../test/staff-server';
import type { PaymentProvider } from '../../ports/payments';
import { sweepExpiredHolds } from '../capacity/sweep';
import { handlePaymentReturn } from './handle-payment-return';
import type { PaymentDeps } from './payment-deps';
import { reconcile } from './reconcile';

const clock = { time: now.getTime() };
let server: PaymentTestServer;
let desk: StaffBrowser;
beforeAll(async () => {
  server = await startPaymentTestServer({ HOLD_MAX_PER_VISITOR: '100' }, undefined, () => new Date(clock.time));
  const rig = attachStaff(server, clock);
  desk = await rig.signIn(await rig.createStaff({ role: 'reservation_desk', scope: testScopes.ownHotel }));
});
beforeEach(() => server.database.pool.query('DELETE FROM rate_limit'));
afterAll(() => server.close());

class Killed extends Error {}
const throwKilled = (): never => {
  throw new Killed();
};
type Call = 'approve' | 'cancel' | 'getStatus';
type Point = `before ${Call}` | `after ${Call}`;

/** Creates dependencies that fail from `point` on, like a process that is killed during a call to the provider. */
const createDyingDeps = (point: Point): PaymentDeps => {
  const { payments } = server.paymentDeps;
  const killAround =
    <Asked, Said>(call: Call, ask: (callArgs: Asked) => Promise<Said>) =>
    async (callArgs: Asked): Promise<Said> => {
      if (point === `before ${call}`) throwKilled();
      const callResult = await ask(callArgs);
      return point === `after ${call}` ? throwKilled() : callResult;
    };
  const dying: PaymentProvider = {
    name: payments.name,
    capabilities: payments.capabilities,
    merchantId: payments.merchantId,
    callTimeoutMs: payments.callTimeoutMs,
    register: (callArgs) => payments.register(callArgs),
    approve: killAround('approve', (callArgs) => payments.approve(callArgs)),
    cancel: killAround('cancel', (callArgs) => payments.cancel(callArgs)),
    getStatus: killAround('getStatus', (callArgs) => payments.getStatus(callArgs)),
    parseReturn: (form) => payments.parseReturn(form),
    parseWebhook: (request) => payments.parseWebhook(request),
    getWebhookReply: (result) => payments.getWebhookReply(result),
    getReceiptUrl: (charge) => payments.getReceiptUrl(charge),
  };
  return { ...server.paymentDeps, payments: dying };
};

/** Runs the reconciler minutes later. It logs the failure that kills the process. */
const reconcileLater = async (deps: PaymentDeps = server.paymentDeps): Promise<void> => {
  const { pool } = server.database;
  await pool.query(
    `UPDATE payment SET moved_at = moved_at - interval '2 minutes', check_at = check_at - interval '2 minutes'`,
  );
  await reconcile(deps);
};

type Story = readonly [name: string, trouble: object | undefined, points: readonly Point[], end: string];
/** Points at which successive processes are killed, and the final state of the payment. */
const stories: readonly Story[] = [
  ['before the approval is sent', undefined, ['before approve'], 'declined'],
  ['after the approval is sent and before its response is read', undefined, ['after approve'], 'reserved'],
  [
    'during the approval, and again twice while it queries the outcome',
    undefined,
    ['after approve', 'before getStatus', 'after getStatus'],
    'reserved',
  ],
  ['before a wrong charge is voided', { kind: 'wrongOrder' }, ['before cancel'], 'voided'],
  [
    'after a wrong charge is voided and before the response is read',
    { kind: 'wrongOrder' },
    ['after cancel'],
    'voided',
  ],
  [
    'before a wrong charge is voided, twice, and again after its status is queried',
    { kind: 'wrongOrder' },
    ['before cancel', 'before cancel', 'after getStatus'],
    'voided',
  ],
  [
    'before a wrong charge is voided, again after that, and again after its status is queried',
    { kind: 'wrongOrder' },
    ['before cancel', 'after cancel', 'after getStatus'],
    'voided',
  ],
];

/** Books by phone with a pay link, and opens the link as its guest. */
async function openPayLink() {
  const { json } = await desk.post('/resv/book', createLinkBooking({ visit: { date: '2026-03-17', time: '18:00' } }));
  const linkId = String(json.link?.linkId);
  const payKey = await readPayKey(server.deps, linkId);
  const guest = server.visitor();
  const start = async () => {
    const started = await guest.post('/pay/start', { payKey, resvSetleType: 'card', finalAgreYn: 'Y' });
    return toCode<ShopOrderNo>(String(started.json.response?.shopOrderNo));
  };
  const getState = async () => (await guest.post('/pay/view', { payKey })).json.payLink?.linkState;
  return { start, getState };
}

/** Buyers: a guest, a member whose coupon is held with the seats, or a guest who opens a pay link. */
const buyers = {
  'an order': async () => {
    const { json } = await (await server.guest()).post(
      '/ordersheet/prepay',
      createDinnerOrder({ resvDate: '2026-03-17 18:00' }),
    );
    return { shopOrderNo: toCode<ShopOrderNo>(json.response.shopOrderNo), couponNo: undefined };
  },
  'an order with a coupon': async () => {
    const { rows } = await server.database.pool.query('SELECT 1 FROM member_coupon');
    const couponNo = await insertCoupon(server.database, `KILL-${rows.length}`);
    const member = await server.member(mina.userId, mina.password);
    const order = createDinnerOrder({
      resvDate: '2026-03-17 18:00',
      couponNo,
      resvSetleAmnt: 58_850,
      resvAgainYn: 'Y',
    });
    const { json } = await member.post('/ordersheet/prepay', order);
    return { shopOrderNo: toCode<ShopOrderNo>(json.response.shopOrderNo), couponNo };
  },
  'the order of a pay link': async () => ({ shopOrderNo: await (await openPayLink()).start(), couponNo: undefined }),
} as const;

/** Returns the number of uses of a coupon: 1 with a reservation, otherwise 0. */
const countUses = async (couponNo: string): Promise<number> =>
  (await server.database.pool.query('SELECT used FROM coupon_usage WHERE coupon_no = $1', [couponNo])).rows[0]?.used;

describe.each(Object.keys(buyers) as (keyof typeof buyers)[])('a process that handles the payment of %s', (buyer) => {
  it.each(stories)(
    'leaves a payment that later processes settle if it is killed %s',
    async (_name, trouble, points, end) => {
      const { shopOrderNo, couponNo } = await buyers[buyer]();
      if (trouble !== undefined) await server.injectFault({ operation: 'approve', shopOrderNo, ...trouble });
      const { authorizationId = '' } = await server.submitPaymentWindow(shopOrderNo);
      const [first, ...rest] = points;
      const returned = handlePaymentReturn(createDyingDeps(first ?? 'before approve'), {
        authorized: true,
        shopOrderNo,
        authorizationId,
      });
      await expect(returned).rejects.toThrow(Killed);
      for (const point of rest) await reconcileLater(createDyingDeps(point));
      await reconcileLater();
      await reconcileLater();
      const { rows } = await server.database.pool.query('SELECT state FROM payment WHERE shop_order_no = $1', [
        shopOrderNo,
      ]);
      expect(rows).toEqual([{ state: end }]);
      if (couponNo !== undefined) expect(await countUses(couponNo)).toBe(end === 'reserved' ? 1 : 0);
      expect((await audit(server.database.pool, await server.listLedger())).findings).toEqual([]);
    },
  );

  it.each([
    ['before the refund of a reservation that the venue cancels is sent', ['before cancel']],
    ['after the refund is sent and before its response is read', ['after cancel']],
    [
      'before the refund is sent, and again while the reconciler queries its outcome',
      ['before cancel', 'before getStatus', 'after getStatus'],
    ],
    ['after the refund is sent, and again after its status is queried', ['after cancel', 'after getStatus']],
  ] as const)('leaves a refund that later processes make once if it is killed %s', async (_name, points) => {
    const { shopOrderNo, couponNo } = await buyers[buyer]();
    const { authorizationId = '' } = await server.submitPaymentWindow(shopOrderNo);
    const paid = await handlePaymentReturn(server.paymentDeps, { authorized: true, shopOrderNo, authorizationId });
    if (paid.result !== 'success') throw new Error(JSON.stringify(paid));
    const body = { resvCode: paid.resvCode, reason: 'a burst pipe' };
    const [first, ...rest] = points;
    const dying = await startStaffCommandClient({ ...server.deps, payments: createDyingDeps(first).payments });
    expect(await dying.call(cancelReservationForVenue, { body })).toMatchObject({ again: false });
    await dying.close();
    for (const point of rest) await reconcileLater(createDyingDeps(point));
    const later = await startStaffCommandClient(server.deps);
    expect(await later.call(cancelReservationForVenue, { body })).toMatchObject({ again: true });
    await later.close();
    await reconcileLater();
    await reconcileLater();
    const { rows } = await server.database.pool.query('SELECT state FROM payment WHERE shop_order_no = $1', [
      shopOrderNo,
    ]);
    expect(rows).toEqual([{ state: 'refunded' }]);
    if (couponNo !== undefined) expect(await countUses(couponNo)).toBe(0);
    expect((await audit(server.database.pool, await server.listLedger())).findings).toEqual([]);
  });
});

/**
 * Creates a pool whose connection breaks once, after a statement that contains `part` and before its result arrives.
 */
const createBreakingPool = (part: string): Pool => {
  let whole = true;
  const shouldBreak = (statement: unknown): boolean => whole && JSON.stringify(statement).includes(part);
  const breakConnection = (): never => {
    whole = false;
    throw new Error('Connection terminated unexpectedly');
  };
  const loseResponses = <Line extends Pool | PoolClient>(line: Line): Line =>
    new Proxy(line, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name, target);
        if (name === 'connect') return async () => loseResponses(await server.database.pool.connect());
        if (typeof value !== 'function') return value;
        if (name !== 'query') return value.bind(target) as unknown;
        return async (...callArgs: unknown[]): Promise<unknown> => {
          const callResult: unknown = await Reflect.apply(value, target, callArgs);
          return shouldBreak(callArgs[0]) ? breakConnection() : callResult;
        };
      },
    });
  return loseResponses(server.database.pool);
};

describe('a connection that breaks once the state “approving” is committed', () => {
  it.each([
    ['of an order whose hold is active', 'update_payment_to_approving', 'held'],
    ['of an order that is accepted although its hold has expired', 'COMMIT', 'lapsed'],
  ])('does not prevent the reservation %s', async (_name, statement, before) => {
    const { shopOrderNo } = await buyers['an order']();
    const { authorizationId = '' } = await server.submitPaymentWindow(shopOrderNo);
    if (before === 'lapsed') {
      await server.database.pool.query(
        `UPDATE hold SET expires_at = now() - interval '1 second' WHERE shop_order_no = $1`,
        [shopOrderNo],
      );
      await sweepExpiredHolds(server.database.pool);
    }
    const paid = await handlePaymentReturn(
      { ...server.paymentDeps, pool: createBreakingPool(statement) },
      { authorized: true, shopOrderNo, authorizationId },
    );
    expect(paid.result).toBe('success');
    const { findings, payments } = await audit(server.database.pool, await server.listLedger());
    expect(findings).toEqual([]);
    expect(payments).not.toHaveProperty('approving');
  });
});

describe('a pay link', () => {
  it('is paid in a later process after one was killed before its approval was sent', async () => {
    const link = await openPayLink();
    const shopOrderNo = await link.start();
    const { authorizationId = '' } = await server.submitPaymentWindow(shopOrderNo);
    const dying = createDyingDeps('before approve');
    await expect(handlePaymentReturn(dying, { authorized: true, shopOrderNo, authorizationId })).rejects.toThrow(
      Killed,
    );
    expect(await link.getState()).toBe('confirming');
    await reconcileLater();
    await reconcileLater();
    expect(await link.getState()).toBe('open');
    const next = await link.start();
    const { authorizationId: nextId = '' } = await server.submitPaymentWindow(next);
    const paid = await handlePaymentReturn(server.paymentDeps, {
      authorized: true,
      shopOrderNo: next,
      authorizationId: nextId,
    });
    expect([paid.result, await link.getState()]).toEqual(['success', 'paid']);
    expect((await audit(server.database.pool, await server.listLedger())).findings).toEqual([]);
  });

  it('is opened again in a later process after one was killed before it registered the payment', async () => {
    const { pool } = server.database;
    const link = await openPayLink();
    const unregistered = [await link.start()];
    await pool.query(`UPDATE payment SET state = 'preparing' WHERE shop_order_no = $1`, unregistered);
    await runWithoutTriggers(pool, [
      `DELETE FROM payment_event WHERE shop_order_no = $1 AND to_state = 'registered'`,
      unregistered,
    ]);
    expect(await link.getState()).toBe('paying');
    const shopOrderNo = await link.start();
    const { authorizationId = '' } = await server.submitPaymentWindow(shopOrderNo);
    const paid = await handlePaymentReturn(server.paymentDeps, { authorized: true, shopOrderNo, authorizationId });
    expect([paid.result, await link.getState()]).toEqual(['success', 'paid']);
    const { rows } = await pool.query('SELECT state FROM payment WHERE shop_order_no = $1', unregistered);
    expect(rows).toEqual([{ state: 'lapsed' }]);
    expect((await audit(pool, await server.listLedger())).findings).toEqual([]);
  });
});

describe('a process that is killed', () => {
  it('leaves seats that are free when the hold expires, whether it is killed before or after the payment is registered', async () => {
    const { pool } = server.database;
    const guest = await server.guest();
    const { json } = await guest.post('/ordersheet/prepay', createDinnerOrder({ resvDate: '2026-03-18 18:00' }));
    const registered = [json.response.shopOrderNo];
    await pool.query(`UPDATE payment SET state = 'preparing' WHERE shop_order_no = $1`, registered);
    await runWithoutTriggers(pool, [
      `DELETE FROM payment_event WHERE shop_order_no = $1 AND to_state = 'registered'`,
      registered,
    ]);
    await pool.query(`UPDATE hold SET expires_at = now() - interval '1 second' WHERE shop_order_no = $1`, registered);
    expect(await sweepExpiredHolds(pool)).toBe(1);
    const { rows } = await pool.query('SELECT state FROM payment WHERE shop_order_no = $1', registered);
    expect(rows).toEqual([{ state: 'lapsed' }]);
    expect((await audit(pool, await server.listLedger())).findings).toEqual([]);
  });
});
