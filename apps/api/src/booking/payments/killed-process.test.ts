import { cancelReservationForVenue } from '@dining/contract/staff/desk';
import { type ShopOrderNo, toCode } from '@dining/domain/shared/codes';
import type { Pool, PoolClient } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkConsistency } from '../../../test/consistency-check';
import { insertCoupon } from '../../../test/coupons';
import { mina, now } from '../../../test/fixtures';
import { createLinkBooking, getPayKeyFromMail } from '../../../test/pay-links';
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
  const staffServer = attachStaff(server, clock);
  desk = await staffServer.signIn(
    await staffServer.createStaff({ role: 'reservation_desk', scope: testScopes.ownHotel }),
  );
});
beforeEach(() => server.database.pool.query('DELETE FROM rate_limit'));
afterAll(() => server.close());

class ProcessKilledError extends Error {}
const killProcess = (): never => {
  throw new ProcessKilledError();
};
type Call = 'approve' | 'cancel' | 'getStatus';
type KillPoint = `before ${Call}` | `after ${Call}`;

/** Creates dependencies that fail at `point`, like a process that is killed during a call to the provider. */
const createKilledDeps = (point: KillPoint): PaymentDeps => {
  const { payments } = server.paymentDeps;
  const killAround =
    <Args, Result>(call: Call, callProvider: (callArgs: Args) => Promise<Result>) =>
    async (callArgs: Args): Promise<Result> => {
      if (point === `before ${call}`) killProcess();
      const callResult = await callProvider(callArgs);
      return point === `after ${call}` ? killProcess() : callResult;
    };
  const killedProvider: PaymentProvider = {
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
  return { ...server.paymentDeps, payments: killedProvider };
};

/** Runs the reconciler as if two minutes had passed. The reconciler logs the failure that kills the process. */
const reconcileLater = async (deps: PaymentDeps = server.paymentDeps): Promise<void> => {
  const { pool } = server.database;
  await pool.query(
    `UPDATE payment SET moved_at = moved_at - interval '2 minutes', check_at = check_at - interval '2 minutes'`,
  );
  await reconcile(deps);
};

type KillCase = readonly [name: string, fault: object | undefined, points: readonly KillPoint[], finalState: string];
/** Points at which successive processes are killed, and the final state of the payment. */
const killCases: readonly KillCase[] = [
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
  const payKey = await getPayKeyFromMail(server.deps, linkId);
  const guest = server.createVisitor();
  const start = async () => {
    const response = await guest.post('/pay/start', { payKey, resvSetleType: 'card', finalAgreYn: 'Y' });
    return toCode<ShopOrderNo>(String(response.json.response?.shopOrderNo));
  };
  const getState = async () => (await guest.post('/pay/view', { payKey })).json.payLink?.linkState;
  return { start, getState };
}

/** Starts the payment of an order of each kind: of a guest, of a member with a coupon, or of a pay link. */
const startPaymentByKind = {
  'an order': async () => {
    const { json } = await (await server.startGuestSession()).post(
      '/ordersheet/prepay',
      createDinnerOrder({ resvDate: '2026-03-17 18:00' }),
    );
    return { shopOrderNo: toCode<ShopOrderNo>(json.response.shopOrderNo), couponNo: undefined };
  },
  'an order with a coupon': async () => {
    const { rows } = await server.database.pool.query('SELECT 1 FROM member_coupon');
    const couponNo = await insertCoupon(server.database, `KILL-${rows.length}`);
    const member = await server.signInMember(mina.userId, mina.password);
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
const countCouponUses = async (couponNo: string): Promise<number> =>
  (await server.database.pool.query('SELECT used FROM coupon_usage WHERE coupon_no = $1', [couponNo])).rows[0]?.used;

const orderKinds = Object.keys(startPaymentByKind) as (keyof typeof startPaymentByKind)[];
describe.each(orderKinds)('a process that handles the payment of %s', (orderKind) => {
  it.each(killCases)(
    'leaves a payment that later processes settle if it is killed %s',
    async (_name, fault, points, finalState) => {
      const { shopOrderNo, couponNo } = await startPaymentByKind[orderKind]();
      if (fault !== undefined) await server.injectFault({ operation: 'approve', shopOrderNo, ...fault });
      const { authorizationId = '' } = await server.submitPaymentWindow(shopOrderNo);
      const [firstPoint, ...laterPoints] = points;
      const killedReturn = handlePaymentReturn(createKilledDeps(firstPoint ?? 'before approve'), {
        authorized: true,
        shopOrderNo,
        authorizationId,
      });
      await expect(killedReturn).rejects.toThrow(ProcessKilledError);
      for (const point of laterPoints) await reconcileLater(createKilledDeps(point));
      await reconcileLater();
      await reconcileLater();
      const { rows } = await server.database.pool.query('SELECT state FROM payment WHERE shop_order_no = $1', [
        shopOrderNo,
      ]);
      expect(rows).toEqual([{ state: finalState }]);
      if (couponNo !== undefined) expect(await countCouponUses(couponNo)).toBe(finalState === 'reserved' ? 1 : 0);
      expect((await checkConsistency(server.database.pool, await server.listLedger())).findings).toEqual([]);
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
    const { shopOrderNo, couponNo } = await startPaymentByKind[orderKind]();
    const { authorizationId = '' } = await server.submitPaymentWindow(shopOrderNo);
    const paymentReturn = { authorized: true, shopOrderNo, authorizationId };
    const paymentStatus = await handlePaymentReturn(server.paymentDeps, paymentReturn);
    if (paymentStatus.result !== 'success') throw new Error(JSON.stringify(paymentStatus));
    const body = { resvCode: paymentStatus.resvCode, reason: 'a burst pipe' };
    const [firstPoint, ...laterPoints] = points;
    const { payments } = createKilledDeps(firstPoint);
    const killedProcess = await startStaffCommandClient({ ...server.deps, payments });
    expect(await killedProcess.call(cancelReservationForVenue, { body })).toMatchObject({ isRepetition: false });
    await killedProcess.close();
    for (const point of laterPoints) await reconcileLater(createKilledDeps(point));
    const laterProcess = await startStaffCommandClient(server.deps);
    expect(await laterProcess.call(cancelReservationForVenue, { body })).toMatchObject({ isRepetition: true });
    await laterProcess.close();
    await reconcileLater();
    await reconcileLater();
    const { rows } = await server.database.pool.query('SELECT state FROM payment WHERE shop_order_no = $1', [
      shopOrderNo,
    ]);
    expect(rows).toEqual([{ state: 'refunded' }]);
    if (couponNo !== undefined) expect(await countCouponUses(couponNo)).toBe(0);
    expect((await checkConsistency(server.database.pool, await server.listLedger())).findings).toEqual([]);
  });
});

/**
 * Creates a pool whose connection breaks once, after a statement that contains `statementPart` and before its result
 * arrives.
 */
const createBreakingPool = (statementPart: string): Pool => {
  let isIntact = true;
  const shouldBreak = (statement: unknown): boolean => isIntact && JSON.stringify(statement).includes(statementPart);
  const breakConnection = (): never => {
    isIntact = false;
    throw new Error('Connection terminated unexpectedly');
  };
  const loseResponses = <Connection extends Pool | PoolClient>(connection: Connection): Connection =>
    new Proxy(connection, {
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
  ])('does not prevent the reservation %s', async (_name, statement, stateBefore) => {
    const { shopOrderNo } = await startPaymentByKind['an order']();
    const { authorizationId = '' } = await server.submitPaymentWindow(shopOrderNo);
    if (stateBefore === 'lapsed') {
      await server.database.pool.query(
        `UPDATE hold SET expires_at = now() - interval '1 second' WHERE shop_order_no = $1`,
        [shopOrderNo],
      );
      await sweepExpiredHolds(server.database.pool);
    }
    const paymentStatus = await handlePaymentReturn(
      { ...server.paymentDeps, pool: createBreakingPool(statement) },
      { authorized: true, shopOrderNo, authorizationId },
    );
    expect(paymentStatus.result).toBe('success');
    const { findings, payments } = await checkConsistency(server.database.pool, await server.listLedger());
    expect(findings).toEqual([]);
    expect(payments).not.toHaveProperty('approving');
  });
});

describe('a pay link', () => {
  it('can be paid in a later process after one was killed before it sent the approval', async () => {
    const link = await openPayLink();
    const shopOrderNo = await link.start();
    const { authorizationId = '' } = await server.submitPaymentWindow(shopOrderNo);
    const killedDeps = createKilledDeps('before approve');
    await expect(handlePaymentReturn(killedDeps, { authorized: true, shopOrderNo, authorizationId })).rejects.toThrow(
      ProcessKilledError,
    );
    expect(await link.getState()).toBe('confirming');
    await reconcileLater();
    await reconcileLater();
    expect(await link.getState()).toBe('open');
    const nextOrderNo = await link.start();
    const { authorizationId: nextAuthorizationId = '' } = await server.submitPaymentWindow(nextOrderNo);
    const paymentStatus = await handlePaymentReturn(server.paymentDeps, {
      authorized: true,
      shopOrderNo: nextOrderNo,
      authorizationId: nextAuthorizationId,
    });
    expect([paymentStatus.result, await link.getState()]).toEqual(['success', 'paid']);
    expect((await checkConsistency(server.database.pool, await server.listLedger())).findings).toEqual([]);
  });

  it('can be paid in a later process after one was killed before it recorded the registration', async () => {
    const { pool } = server.database;
    const link = await openPayLink();
    const unregisteredParams = [await link.start()];
    await pool.query(`UPDATE payment SET state = 'preparing' WHERE shop_order_no = $1`, unregisteredParams);
    await runWithoutTriggers(pool, [
      `DELETE FROM payment_event WHERE shop_order_no = $1 AND to_state = 'registered'`,
      unregisteredParams,
    ]);
    expect(await link.getState()).toBe('paying');
    const shopOrderNo = await link.start();
    const { authorizationId = '' } = await server.submitPaymentWindow(shopOrderNo);
    const paymentReturn = { authorized: true, shopOrderNo, authorizationId };
    const paymentStatus = await handlePaymentReturn(server.paymentDeps, paymentReturn);
    expect([paymentStatus.result, await link.getState()]).toEqual(['success', 'paid']);
    const { rows } = await pool.query('SELECT state FROM payment WHERE shop_order_no = $1', unregisteredParams);
    expect(rows).toEqual([{ state: 'lapsed' }]);
    expect((await checkConsistency(pool, await server.listLedger())).findings).toEqual([]);
  });
});

describe('a process that is killed before it records the registration', () => {
  it('leaves seats that are freed when the hold expires', async () => {
    const { pool } = server.database;
    const guest = await server.startGuestSession();
    const { json } = await guest.post('/ordersheet/prepay', createDinnerOrder({ resvDate: '2026-03-18 18:00' }));
    const params = [json.response.shopOrderNo];
    await pool.query(`UPDATE payment SET state = 'preparing' WHERE shop_order_no = $1`, params);
    await runWithoutTriggers(pool, [
      `DELETE FROM payment_event WHERE shop_order_no = $1 AND to_state = 'registered'`,
      params,
    ]);
    await pool.query(`UPDATE hold SET expires_at = now() - interval '1 second' WHERE shop_order_no = $1`, params);
    expect(await sweepExpiredHolds(pool)).toBe(1);
    const { rows } = await pool.query('SELECT state FROM payment WHERE shop_order_no = $1', params);
    expect(rows).toEqual([{ state: 'lapsed' }]);
    expect((await checkConsistency(pool, await server.listLedger())).findings).toEqual([]);
  });
});
