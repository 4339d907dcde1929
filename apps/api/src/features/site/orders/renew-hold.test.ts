import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mina, now } from '../../../../test/fixtures';
import {
  createDinnerOrder,
  type PaymentTestServer,
  startPaymentTestServer,
  type TestClient,
} from '../../../../test/payment-test-server';
import { sweepExpiredHolds } from '../../../booking/capacity/sweep';

let server: PaymentTestServer;
beforeAll(async () => {
  server = await startPaymentTestServer({ HOLD_SECONDS: '600', HOLD_GRACE_SECONDS: '60', HOLD_MAX_PER_VISITOR: '100' });
});
afterAll(() => server.close());

const openPayment = async (member: TestClient, time = '18:00', changes = {}): Promise<string> => {
  const { json } = await member.post(
    '/ordersheet/prepay',
    createDinnerOrder({ resvDate: `2026-03-13 ${time}`, ...changes }),
  );
  return json.response.shopOrderNo;
};
const renew = async (member: TestClient, shopOrderNo: string) =>
  (await member.post('/ordersheet/renewHold', { shopOrderNo })).json;
const getSecondsLeft = (holdUntil: string): number => (Date.parse(holdUntil) - now.getTime()) / 1000;
const shortenHold = (shopOrderNo: string, seconds: number) =>
  server.database.pool.query(
    'UPDATE hold SET expires_at = expires_at - make_interval(secs => $2) WHERE shop_order_no = $1',
    [shopOrderNo, seconds],
  );

it('the response to an order contains its remaining time in seconds, for devices whose clock is wrong', async () => {
  const { json } = await (await server.startGuestSession()).post(
    '/ordersheet/prepay',
    createDinnerOrder({ resvDate: '2026-03-13 18:00' }),
  );
  expect(json.response.secondsLeft).toBe(600);
  expect(getSecondsLeft(json.response.holdUntil)).toBe(600);
});

describe('the extension of a hold', () => {
  it('is granted once, with the length of the original hold', async () => {
    const guest = await server.startGuestSession();
    const shopOrderNo = await openPayment(guest);
    await shortenHold(shopOrderNo, 500);
    // Before the renewal, the guest's countdown had 100 seconds left.
    const { holdUntil, secondsLeft } = await renew(guest, shopOrderNo);
    expect(secondsLeft).toBeCloseTo(700, -2);
    // The instant and the seconds agree.
    expect(getSecondsLeft(holdUntil)).toBe(secondsLeft);
    expect(await renew(guest, shopOrderNo)).toMatchObject({ status: 409, code: 'hold_renewed' });
  });

  it('is granted once to twenty simultaneous requests', async () => {
    const guest = await server.startGuestSession();
    const shopOrderNo = await openPayment(guest);
    const responses = await Promise.all(Array.from({ length: 20 }, () => renew(guest, shopOrderNo)));
    expect(responses.filter(({ holdUntil }) => holdUntil !== undefined)).toHaveLength(1);
    expect(responses.filter(({ code }) => code === 'hold_renewed')).toHaveLength(19);
  });

  it('keeps the seats beyond the original expiry, and the payment succeeds', async () => {
    const guest = await server.startGuestSession();
    const shopOrderNo = await openPayment(guest, '19:00');
    await shortenHold(shopOrderNo, 640);
    await renew(guest, shopOrderNo);
    await shortenHold(shopOrderNo, 100);
    expect(await sweepExpiredHolds(server.database.pool)).toBe(0);
    expect((await guest.post('/easypay/return', await server.submitPaymentWindow(shopOrderNo))).json.result).toBe(
      'success',
    );
    expect(await renew(guest, shopOrderNo)).toMatchObject({ status: 409, code: 'order_closed' });
  });

  it('is refused for an expired hold, swept or not', async () => {
    const guest = await server.startGuestSession();
    const shopOrderNo = await openPayment(guest);
    await shortenHold(shopOrderNo, 700);
    expect(await renew(guest, shopOrderNo)).toMatchObject({ status: 409, code: 'hold_expired' });
    await sweepExpiredHolds(server.database.pool);
    expect(await renew(guest, shopOrderNo)).toMatchObject({ status: 409, code: 'hold_expired' });
  });

  it('is limited to the payer; a member may request it from another browser', async () => {
    const shopOrderNo = await openPayment(await server.startGuestSession());
    expect(await renew(server.createVisitor(), shopOrderNo)).toMatchObject({ status: 403, code: 'forbidden' });
    expect(await renew(await server.startGuestSession(), shopOrderNo)).toMatchObject({
      status: 403,
      code: 'forbidden',
    });
    const memberOrderNo = await openPayment(await server.signInMember(mina.userId, mina.password), '19:30', {
      resvSetleAmnt: 68_850,
    });
    expect(await renew(await server.signInMember(mina.userId, mina.password), memberOrderNo)).toHaveProperty(
      'holdUntil',
    );
  });

  it.each([
    ['an unknown order', { shopOrderNo: 'none' }, 404, 'not_found'],
    ['an empty body', {}, 400, 'invalid_request'],
  ])('is refused for %s', async (_name, body, status, code) => {
    expect((await server.createVisitor().post('/ordersheet/renewHold', body)).json).toMatchObject({ status, code });
  });
});
