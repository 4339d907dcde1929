import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mina, now } from '../../../../test/fixtures';
import {
  createDinnerOrder,
  type PaymentTestServer,
  type Person,
  startPaymentTestServer,
} from '../../../../test/payment-test-server';
import { sweepExpiredHolds } from '../../../booking/capacity/sweep';

let server: PaymentTestServer;
beforeAll(async () => {
  server = await startPaymentTestServer({ HOLD_SECONDS: '600', HOLD_GRACE_SECONDS: '60', HOLD_MAX_PER_VISITOR: '100' });
});
afterAll(() => server.close());

const openPayment = async (member: Person, time = '18:00', changes = {}): Promise<string> => {
  const { json } = await member.post(
    '/ordersheet/prepay',
    createDinnerOrder({ resvDate: `2026-03-13 ${time}`, ...changes }),
  );
  return json.response.shopOrderNo;
};
const renew = async (member: Person, shopOrderNo: string) =>
  (await member.post('/ordersheet/renewHold', { shopOrderNo })).json;
const getSecondsLeft = (holdUntil: string): number => (Date.parse(holdUntil) - now.getTime()) / 1000;
const makeOlder = (shopOrderNo: string, seconds: number) =>
  server.database.pool.query(
    'UPDATE hold SET expires_at = expires_at - make_interval(secs => $2) WHERE shop_order_no = $1',
    [shopOrderNo, seconds],
  );

it('the remaining time is also given in seconds, for a device whose clock is wrong', async () => {
  const { json } = await (await server.guest()).post(
    '/ordersheet/prepay',
    createDinnerOrder({ resvDate: '2026-03-13 18:00' }),
  );
  expect(json.response.secondsLeft).toBe(600);
  expect(getSecondsLeft(json.response.holdUntil)).toBe(600);
});

describe('the extension of a hold', () => {
  it('is granted once, with the same length as at first', async () => {
    const guest = await server.guest();
    const shopOrderNo = await openPayment(guest);
    await makeOlder(shopOrderNo, 500);
    // 100 seconds were left on the guest's countdown.
    const { holdUntil, secondsLeft } = await renew(guest, shopOrderNo);
    expect(secondsLeft).toBeCloseTo(700, -2);
    // The same for a page that goes by the instant.
    expect(getSecondsLeft(holdUntil)).toBe(secondsLeft);
    expect(await renew(guest, shopOrderNo)).toMatchObject({ status: 409, code: 'hold_renewed' });
  });

  it('is granted once to twenty requests at a time', async () => {
    const guest = await server.guest();
    const shopOrderNo = await openPayment(guest);
    const answers = await Promise.all(Array.from({ length: 20 }, () => renew(guest, shopOrderNo)));
    expect(answers.filter(({ holdUntil }) => holdUntil !== undefined)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'hold_renewed')).toHaveLength(19);
  });

  it('keeps the seats beyond their first expiry, and the payment succeeds', async () => {
    const guest = await server.guest();
    const shopOrderNo = await openPayment(guest, '19:00');
    await makeOlder(shopOrderNo, 640);
    await renew(guest, shopOrderNo);
    await makeOlder(shopOrderNo, 100);
    expect(await sweepExpiredHolds(server.database.pool)).toBe(0);
    expect((await guest.post('/easypay/return', await server.submitPaymentWindow(shopOrderNo))).json.result).toBe(
      'success',
    );
    expect(await renew(guest, shopOrderNo)).toMatchObject({ status: 409, code: 'order_closed' });
  });

  it('is refused for an expired hold, swept or not', async () => {
    const guest = await server.guest();
    const shopOrderNo = await openPayment(guest);
    await makeOlder(shopOrderNo, 700);
    expect(await renew(guest, shopOrderNo)).toMatchObject({ status: 409, code: 'hold_expired' });
    await sweepExpiredHolds(server.database.pool);
    expect(await renew(guest, shopOrderNo)).toMatchObject({ status: 409, code: 'hold_expired' });
  });

  it('is limited to the payer; a member may request it from another browser', async () => {
    const shopOrderNo = await openPayment(await server.guest());
    expect(await renew(server.visitor(), shopOrderNo)).toMatchObject({ status: 403, code: 'forbidden' });
    expect(await renew(await server.guest(), shopOrderNo)).toMatchObject({ status: 403, code: 'forbidden' });
    const members = await openPayment(await server.member(mina.userId, mina.password), '19:30', {
      resvSetleAmnt: 68_850,
    });
    expect(await renew(await server.member(mina.userId, mina.password), members)).toHaveProperty('holdUntil');
  });

  it.each([
    ['an order that never was', { shopOrderNo: 'none' }, 404, 'not_found'],
    ['nothing', {}, 400, 'invalid_request'],
  ])('is refused for %s', async (_name, body, status, code) => {
    expect((await server.visitor().post('/ordersheet/renewHold', body)).json).toMatchObject({ status, code });
  });
});
