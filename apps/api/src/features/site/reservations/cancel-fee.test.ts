import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  cancel,
  countUsedSeats,
  createReservation,
  getPaymentState,
  getShownCancellation,
  getStoredReservation,
  listAlarms,
  listRefunds,
  noCancellation,
  visitWithFee,
} from '../../../../test/cancellations';
import { type PaymentTestServer, startPaymentTestServer } from '../../../../test/payment-test-server';

let server: PaymentTestServer;
beforeAll(async () => {
  server = await startPaymentTestServer({ HOLD_MAX_PER_VISITOR: '100' });
});
afterAll(() => server.close());

/** Changes the fee tiers that the guest agreed to. */
const setAgreedTiers = (resvCode: string, tiers: { hoursBefore: number; feePercent: number }[]) =>
  server.database.pool.query(
    `UPDATE reservation SET policy = jsonb_set(policy, '{tiers}', $2::jsonb) WHERE resv_code = $1`,
    [resvCode, JSON.stringify(tiers)],
  );

// The visit begins in 33 hours. Each case has the agreed tiers, the fee for 81,000 won and the final payment state.
describe('the cancellation fee', () => {
  it.each([
    ['none before the first tier', [{ hoursBefore: 24, feePercent: 10 }], 0, 'refunded'],
    ['none at the moment at which the tier begins', [{ hoursBefore: 33, feePercent: 10 }], 0, 'refunded'],
    ['a tenth within 48 hours', [{ hoursBefore: 48, feePercent: 10 }], 8_100, 'partly_refunded'],
    [
      'that of the last tier that is reached',
      [
        { hoursBefore: 72, feePercent: 5 },
        { hoursBefore: 48, feePercent: 30 },
        { hoursBefore: 12, feePercent: 40 },
      ],
      24_300,
      'partly_refunded',
    ],
    ['at most the legal share of a full payment', [{ hoursBefore: 48, feePercent: 90 }], 32_400, 'partly_refunded'],
  ])('is %s', async (_name, tiers, fee, finalState) => {
    const { guest, shopOrderNo, resvCode } = await createReservation(server, visitWithFee);
    await setAgreedTiers(resvCode, tiers);
    expect(await getShownCancellation(guest, resvCode)).toEqual({
      resvCancelYn: 'Y',
      resvCancelFee: fee,
      resvRefundAmnt: 81_000 - fee,
    });
    const response = await cancel(guest, resvCode, { resvCancelFee: fee });
    expect(response).toEqual({ result: 'success', resvCancelFee: fee, resvRefundAmnt: 81_000 - fee });
    expect(await getStoredReservation(server, resvCode)).toMatchObject({
      cancel_fee: fee,
      refund_amount: 81_000 - fee,
    });
    expect(await server.findLedgerRow(shopOrderNo)).toMatchObject({ cancelled: 81_000 - fee, remaining: fee });
    expect(await getPaymentState(server, shopOrderNo)).toBe(finalState);
  });

  it('is the one that the guest agreed to, even if the venue has raised it since', async () => {
    const { guest, resvCode } = await createReservation(server, visitWithFee);
    await server.database.pool.query(
      `UPDATE cancel_policy SET tiers = '[{"hoursBefore":100,"feePercent":40}]' WHERE pay_plcy_seq = 2`,
    );
    const response = await cancel(guest, resvCode);
    await server.database.pool.query(
      `UPDATE cancel_policy SET tiers = '[{"hoursBefore":48,"feePercent":10}]' WHERE pay_plcy_seq = 2`,
    );
    expect(response).toMatchObject({ resvCancelFee: 8_100 });
  });

  it('may be the whole deposit, so that nothing is refunded and the payment stays charged', async () => {
    const { guest, shopOrderNo, resvCode } = await createReservation(server, visitWithFee);
    await server.database.pool.query('UPDATE reservation SET takes_deposit = true WHERE resv_code = $1', [resvCode]);
    await setAgreedTiers(resvCode, [{ hoursBefore: 48, feePercent: 100 }]);
    expect(await cancel(guest, resvCode)).toEqual({ result: 'success', resvCancelFee: 81_000, resvRefundAmnt: 0 });
    expect(await listRefunds(server, shopOrderNo)).toEqual([]);
    expect(await getPaymentState(server, shopOrderNo)).toBe('reserved');
    expect(await server.findLedgerRow(shopOrderNo)).toMatchObject({
      cancelled: 0,
      remaining: 81_000,
      calls: { cancel: 0 },
    });
  });

  it('is also deducted from the refund of a bank transfer', async () => {
    const { guest, shopOrderNo, resvCode } = await createReservation(server, {
      ...visitWithFee,
      resvSetleType: 'account',
    });
    expect(await cancel(guest, resvCode)).toMatchObject({ resvCancelFee: 8_100, resvRefundAmnt: 72_900 });
    expect(await server.findLedgerRow(shopOrderNo)).toMatchObject({
      method: 'account',
      cancelled: 72_900,
      remaining: 8_100,
    });
    expect(await getPaymentState(server, shopOrderNo)).toBe('partly_refunded');
  });

  it('is waived if the card can only be refunded in full, and staff are alerted', async () => {
    const guest = await server.startGuestSession();
    await server.injectFault({ operation: 'approve', orderAmount: 162_000, kind: 'wholeOnly' });
    const order = {
      ...visitWithFee,
      resvAdultCnt: 4,
      resvProdAddList: [{ menuIndex: 1, prodAddNum: 2 }],
      resvSetleAmnt: 162_000,
    };
    const { shopOrderNo, resvCode } = await createReservation(server, order, guest);
    // The page shows no fee although 10 % is due, because it will be refunded.
    expect(await getShownCancellation(guest, resvCode)).toEqual({
      resvCancelYn: 'Y',
      resvCancelFee: 0,
      resvRefundAmnt: 162_000,
    });
    expect(await cancel(guest, resvCode)).toEqual({ result: 'success', resvCancelFee: 0, resvRefundAmnt: 162_000 });
    expect(await server.findLedgerRow(shopOrderNo)).toMatchObject({ cancelled: 162_000, remaining: 0 });
    expect(await getPaymentState(server, shopOrderNo)).toBe('refunded');
    expect(await listAlarms(server, shopOrderNo)).toEqual([{ kind: 'cancellation_fee_refunded' }]);
  });
});

describe('a cancellation request', () => {
  const raisedTiers = [{ hoursBefore: 48, feePercent: 30 }];

  it('is refused with the current fee if it names another one, and nothing is cancelled', async () => {
    const { guest, shopOrderNo, resvCode } = await createReservation(server, visitWithFee);
    const { resvCancelFee } = await getShownCancellation(guest, resvCode);
    expect(resvCancelFee).toBe(8_100);
    const usedSeatsBefore = await countUsedSeats(server, '2026-03-12');
    await setAgreedTiers(resvCode, raisedTiers);
    for (const fee of [resvCancelFee, 0, 24_299]) {
      expect(await cancel(guest, resvCode, { resvCancelFee: fee })).toMatchObject({
        status: 409,
        code: 'fee_changed',
        title: expect.stringContaining('fee has changed'),
        detail: { resvCancelFee: 24_300, resvRefundAmnt: 56_700 },
      });
    }
    expect(await getStoredReservation(server, resvCode)).toMatchObject({
      status: 'reserved',
      cancel_fee: null,
      cancelled_at: null,
    });
    expect(await getPaymentState(server, shopOrderNo)).toBe('reserved');
    expect(await countUsedSeats(server, '2026-03-12')).toBe(usedSeatsBefore);
    expect((await server.findLedgerRow(shopOrderNo))?.calls.cancel).toBe(0);
    const currentFee = (await cancel(guest, resvCode, { resvCancelFee: 0 })).detail?.resvCancelFee;
    expect(await cancel(guest, resvCode, { resvCancelFee: currentFee })).toMatchObject({
      result: 'success',
      resvCancelFee: 24_300,
    });
  });

  it('succeeds once, with the current fee, if requests with two different fees are sent at once', async () => {
    const { guest, shopOrderNo, resvCode } = await createReservation(server, visitWithFee);
    const requests = Array.from({ length: 20 }, (_, index) => ({ resvCancelFee: index % 2 === 0 ? 8_100 : 0 }));
    const responses = await Promise.all(requests.map((fee) => cancel(guest, resvCode, fee)));
    expect(responses.filter(({ result }) => result === 'success')).toMatchObject([{ resvCancelFee: 8_100 }]);
    expect(await server.findLedgerRow(shopOrderNo)).toMatchObject({ cancelled: 72_900, calls: { cancel: 1 } });
  });

  it('may omit the fee', async () => {
    const { guest, resvCode } = await createReservation(server, visitWithFee);
    expect(await cancel(guest, resvCode)).toMatchObject({ result: 'success', resvCancelFee: 8_100 });
  });

  it('is refused, without the fee, if it is sent by a stranger or for a cancelled reservation', async () => {
    const { guest, resvCode } = await createReservation(server, visitWithFee);
    const wrongFee = { resvCancelFee: 1 };
    expect(await cancel(await server.startGuestSession(), resvCode, wrongFee)).toEqual({
      result: 'fail',
      errMsg: 'invalid_user',
    });
    await cancel(guest, resvCode);
    expect(await cancel(guest, resvCode, wrongFee)).toEqual({ result: 'fail', errMsg: 'ALREADY_CANCELLED' });
  });

  it.each([[-1], [0.5], ['8100'], [null], ['']])(
    'is rejected if the fee is not a non-negative integer: %j',
    async (resvCancelFee) => {
      const { guest, resvCode } = await createReservation(server, visitWithFee);
      expect(await cancel(guest, resvCode, { resvCancelFee })).toMatchObject({ status: 400, code: 'invalid_request' });
      expect((await getStoredReservation(server, resvCode)).status).toBe('reserved');
    },
  );
});

describe('the fee on the page of a reservation', () => {
  it('is shown to the booker and to holders of the secret link, but not to a stranger', async () => {
    const { guest, resvCode } = await createReservation(server, visitWithFee);
    const link = (await guest.post('/resv/view', { resvCode })).json.resvInfo.resvLink;
    const key = new URL(link, 'http://x').searchParams.get('key');
    const shownCancellation = { resvCancelYn: 'Y', resvCancelFee: 8_100, resvRefundAmnt: 72_900 };
    expect(await getShownCancellation(guest, resvCode)).toEqual(shownCancellation);
    expect(await getShownCancellation(server.createVisitor(), resvCode, { key })).toEqual(shownCancellation);
    expect(await getShownCancellation(server.createVisitor(), resvCode)).toEqual(noCancellation);
  });

  it('is zero if nothing was paid', async () => {
    const { guest, resvCode } = await createReservation(server, visitWithFee);
    await server.database.pool.query(
      `UPDATE reservation SET order_amount = 0, product_discount = 0, pay_amount = 0, pay_method = 'none' WHERE resv_code = $1`,
      [resvCode],
    );
    expect(await getShownCancellation(guest, resvCode)).toEqual({
      resvCancelYn: 'Y',
      resvCancelFee: 0,
      resvRefundAmnt: 0,
    });
  });
});
