import { type ShopOrderNo, toCode } from '@dining/domain/shared/codes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkConsistency } from '../../../test/consistency-check';
import {
  createCakeOrder,
  createDinnerOrder,
  type PaymentTestServer,
  startPaymentTestServer,
  type TestClient,
} from '../../../test/payment-test-server';
import { settleWithTwoPeople } from '../../../test/two-person-approval';
import { updatePaymentState } from '../../stores/payments/payments';
import { sweepExpiredHolds } from '../capacity/sweep';
import { reconcile } from './reconcile';

/** The server's clock. The database keeps its own time. */
let clock = new Date();
const parseSeoulTime = (text: string): Date => new Date(`${text}+09:00`);
const visitDay = '2026-03-13';
/** Returns the time `seconds` before 18:00, the start of all visits in this file except pickups. */
const getTimeBefore = (seconds: number): Date =>
  new Date(parseSeoulTime(`${visitDay}T18:00:00`).getTime() - seconds * 1000);
let server: PaymentTestServer;
beforeAll(async () => {
  server = await startPaymentTestServer(
    { HOLD_MAX_PER_VISITOR: '100', HOLD_SECONDS: '600', HOLD_GRACE_SECONDS: '60' },
    undefined,
    () => clock,
  );
});
afterAll(() => server.close());

const openPayment = async (person: TestClient, order = createDinnerOrder()) => {
  const { json } = await person.post('/ordersheet/prepay', order);
  const shopOrderNo = json.response?.shopOrderNo;
  if (typeof shopOrderNo !== 'string') throw new Error(JSON.stringify(json));
  return { ...json.response, shopOrderNo };
};
/** Pays in the window as the guest. Returns a function that sends the window's return, any number of times. */
const payInWindow = async (person: TestClient, shopOrderNo: string) => {
  const form = await server.submitPaymentWindow(shopOrderNo);
  return async () => (await person.post('/easypay/return', form)).json;
};
const pay = async (person: TestClient, shopOrderNo: string) => (await payInWindow(person, shopOrderNo))();
const getRow = async (text: string, values: unknown[]) => (await server.database.pool.query(text, values)).rows[0];
const getPayment = (orderNo: string) =>
  getRow('SELECT state, failure_code, "order" FROM payment WHERE shop_order_no = $1', [orderNo]);
const getHold = (orderNo: string) =>
  getRow(
    'SELECT state, extract(epoch FROM expires_at - created_at)::float AS seconds FROM hold WHERE shop_order_no = $1',
    [orderNo],
  );
const reconcileLater = async (orderNo: string): Promise<void> => {
  await server.database.pool.query(
    `UPDATE payment SET moved_at = now() - interval '1 minute', check_at = NULL WHERE shop_order_no = $1`,
    [orderNo],
  );
  await reconcile(server.paymentDeps);
};
const expectUncharged = async (orderNo: string): Promise<void> => {
  expect(await server.findLedgerRow(orderNo)).toMatchObject({ charged: 0, calls: { approve: 0 } });
  expect(await getPayment(orderNo)).toMatchObject({ state: 'lapsed', failure_code: 'expired', order: null });
  expect(await getHold(orderNo)).toMatchObject({ state: 'freed' });
};
const expectVoided = async (orderNo: string): Promise<void> => {
  expect(await getPayment(orderNo)).toMatchObject({ state: 'voided', failure_code: 'too_late' });
  expect(await server.findLedgerRow(orderNo)).toMatchObject({ charged: 81_000, remaining: 0 });
  expect(await getHold(orderNo)).toMatchObject({ state: 'freed' });
  expect(await getRow('SELECT 1 FROM reservation WHERE shop_order_no = $1', [orderNo])).toBeUndefined();
  expect((await checkConsistency(server.database.pool, await server.listLedger())).findings).toEqual([]);
};

describe('the hold of an order', () => {
  it.each([
    [3_600, 660, 600],
    [630, 630, 600],
    [90, 90, 90],
    [5, 5, 5],
  ])(
    'lasts $1 seconds with a countdown of $2 seconds if the order is placed $0 seconds before the visit',
    async (secondsBefore, seconds, countdown) => {
      clock = getTimeBefore(secondsBefore);
      const { shopOrderNo, secondsLeft, holdUntil } = await openPayment(await server.startGuestSession());
      expect((await getHold(shopOrderNo)).seconds).toBeCloseTo(seconds, 3);
      expect([secondsLeft, Date.parse(holdUntil)]).toEqual([countdown, clock.getTime() + countdown * 1000]);
    },
  );

  it('ends at the start of the visit if the order replaces an earlier attempt', async () => {
    clock = getTimeBefore(120);
    const guest = await server.startGuestSession();
    const { shopOrderNo: earlierOrderNo } = await openPayment(guest);
    clock = getTimeBefore(60);
    const { shopOrderNo } = await openPayment(guest);
    expect([(await getPayment(earlierOrderNo)).state, (await getHold(shopOrderNo)).seconds]).toEqual([
      'lapsed',
      expect.closeTo(60, 3),
    ]);
  });

  it('ends at the start of the visit while its charge is being queried at the provider', async () => {
    clock = getTimeBefore(300);
    const guest = await server.startGuestSession();
    const { shopOrderNo } = await openPayment(guest);
    await server.injectFault({ operation: 'approve', shopOrderNo, kind: 'drop', work: 'first' });
    await server.injectFault({ operation: 'query', shopOrderNo, kind: 'http500' });
    await pay(guest, shopOrderNo);
    expect(await getPayment(shopOrderNo)).toMatchObject({ state: 'unknown' });
    expect((await getHold(shopOrderNo)).seconds).toBeLessThan(330);
    await reconcileLater(shopOrderNo);
    expect(await getPayment(shopOrderNo)).toMatchObject({ state: 'reserved' });
  });

  it('ends at the start of the visit, even if it is extended', async () => {
    clock = getTimeBefore(900);
    const guest = await server.startGuestSession();
    const { shopOrderNo } = await openPayment(guest);
    const { json } = await guest.post('/ordersheet/renewHold', { shopOrderNo });
    expect([json.secondsLeft, Date.parse(json.holdUntil)]).toEqual([900, getTimeBefore(0).getTime()]);
    expect((await getHold(shopOrderNo)).seconds).toBeLessThan(901);
    clock = getTimeBefore(300);
    const { shopOrderNo: nearOrderNo } = await openPayment(await server.startGuestSession(), createDinnerOrder());
    expect((await getHold(nearOrderNo)).seconds).toBeCloseTo(300, 3);
  });

  it('cannot be extended if it already ends at the start of the visit', async () => {
    clock = getTimeBefore(300);
    const guest = await server.startGuestSession();
    const { shopOrderNo } = await openPayment(guest);
    expect(await guest.post('/ordersheet/renewHold', { shopOrderNo })).toMatchObject({
      status: 409,
      json: { code: 'visit_too_near' },
    });
  });
});

describe('a payment that was not approved before its visit started', () => {
  it.each([0, 1, 240])('charges nothing if its window returns %d seconds after the start', async (seconds) => {
    clock = getTimeBefore(300);
    const guest = await server.startGuestSession();
    const { shopOrderNo } = await openPayment(guest);
    clock = getTimeBefore(-seconds);
    const sendReturn = await payInWindow(guest, shopOrderNo);
    for (const response of await Promise.all([sendReturn(), sendReturn(), sendReturn()]))
      expect(response).toEqual({ result: 'fail', errCd: 'expired' });
    await expectUncharged(shopOrderNo);
  });

  it('charges nothing if the page queries it first', async () => {
    clock = getTimeBefore(300);
    const guest = await server.startGuestSession();
    const { shopOrderNo } = await openPayment(guest);
    clock = getTimeBefore(0);
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => guest.post('/payment/insert', { shopOrderNo })),
    );
    for (const { json } of responses) expect(json).toEqual({ result: 'fail', errCd: 'expired' });
    expect(await pay(guest, shopOrderNo)).toEqual({ result: 'fail', errCd: 'expired' });
    await expectUncharged(shopOrderNo);
  });

  it('charges nothing if the sweeper releases its hold first', async () => {
    clock = getTimeBefore(300);
    const guest = await server.startGuestSession();
    const { shopOrderNo } = await openPayment(guest);
    await server.database.pool.query('UPDATE hold SET expires_at = now() WHERE shop_order_no = $1', [shopOrderNo]);
    await sweepExpiredHolds(server.database.pool);
    clock = getTimeBefore(0);
    expect(await pay(guest, shopOrderNo)).toEqual({ result: 'fail', errCd: 'expired' });
    expect(await server.findLedgerRow(shopOrderNo)).toMatchObject({ charged: 0 });
    expect(await getHold(shopOrderNo)).toMatchObject({ state: 'freed' });
  });

  it('charges nothing if it is for a pickup and returns at 08:00 of the day, unlike one a second earlier', async () => {
    clock = parseSeoulTime('2026-03-12T23:59:00');
    const [first, second] = [await server.startGuestSession(), await server.startGuestSession()];
    const earlyPayment = await openPayment(first, createCakeOrder());
    const latePayment = await openPayment(second, createCakeOrder());
    clock = parseSeoulTime('2026-03-13T07:59:59');
    expect(await pay(first, earlyPayment.shopOrderNo)).toMatchObject({ result: 'success' });
    clock = parseSeoulTime('2026-03-13T08:00:00');
    expect(await pay(second, latePayment.shopOrderNo)).toEqual({ result: 'fail', errCd: 'expired' });
    await expectUncharged(latePayment.shopOrderNo);
  });
});

describe('a payment that is settled only after its visit has started', () => {
  it('is refunded in full if the approval arrives after the start', async () => {
    clock = getTimeBefore(60);
    const guest = await server.startGuestSession();
    const { shopOrderNo } = await openPayment(guest);
    await server.injectFault({ operation: 'approve', shopOrderNo, kind: 'stall', ms: 60_000, work: 'first' });
    const pendingResponse = pay(guest, shopOrderNo);
    await expect.poll(() => server.countStalledCalls()).toBe(1);
    clock = getTimeBefore(0);
    await server.releaseStalledCalls();
    expect(await pendingResponse).toEqual({ result: 'fail', errCd: 'refunded' });
    await expectVoided(shopOrderNo);
  });

  it.each([
    ['the reconciler finds its charge', async (_guest: TestClient, orderNo: string) => reconcileLater(orderNo)],
    [
      'two staff members resolve it by the provider’s status',
      async (_guest: TestClient, orderNo: string) => {
        const shopOrderNo = toCode<ShopOrderNo>(orderNo);
        await updatePaymentState(server.database.pool, 'buyer', shopOrderNo, 'unknown', 'manual');
        await settleWithTwoPeople(server.paymentDeps, shopOrderNo, 'as_provider');
      },
    ],
  ])('is refunded in full if %s', async (_case, settleCharge) => {
    clock = getTimeBefore(60);
    const guest = await server.startGuestSession();
    const { shopOrderNo } = await openPayment(guest);
    await server.injectFault({ operation: 'approve', shopOrderNo, kind: 'drop', work: 'first' });
    await server.injectFault({ operation: 'query', shopOrderNo, kind: 'http500' });
    const sendReturn = await payInWindow(guest, shopOrderNo);
    expect(await sendReturn()).toEqual({ result: 'pending' });
    clock = getTimeBefore(0);
    expect(await sendReturn()).toEqual({ result: 'pending' });
    await settleCharge(guest, shopOrderNo);
    expect((await guest.post('/payment/insert', { shopOrderNo })).json).toEqual({ result: 'fail', errCd: 'refunded' });
    await expectVoided(shopOrderNo);
  });

  it('releases its seats if the provider has not charged', async () => {
    clock = getTimeBefore(60);
    const guest = await server.startGuestSession();
    const { shopOrderNo } = await openPayment(guest);
    await server.injectFault({ operation: 'approve', shopOrderNo, kind: 'drop', work: 'never' });
    await server.injectFault({ operation: 'query', shopOrderNo, kind: 'http500' });
    await pay(guest, shopOrderNo);
    clock = getTimeBefore(0);
    await server.database.pool.query(
      `UPDATE payment SET moved_at = now() - interval '5 minutes', check_at = NULL WHERE shop_order_no = $1`,
      [shopOrderNo],
    );
    await reconcile(server.paymentDeps);
    expect(await getPayment(shopOrderNo)).toMatchObject({ state: 'declined' });
    expect(await getHold(shopOrderNo)).toMatchObject({ state: 'freed' });
  });
});

it('a payment that was reserved a second before the visit stays reserved if its window returns again later', async () => {
  clock = getTimeBefore(1);
  const guest = await server.startGuestSession();
  const { shopOrderNo } = await openPayment(guest);
  const sendReturn = await payInWindow(guest, shopOrderNo);
  const { resvCode } = await sendReturn();
  clock = getTimeBefore(-60);
  expect(await sendReturn()).toEqual({ result: 'success', resvCode });
  expect(await server.findLedgerRow(shopOrderNo)).toMatchObject({ remaining: 81_000 });
});
