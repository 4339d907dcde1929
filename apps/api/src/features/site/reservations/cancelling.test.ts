import type { ReservationRequestBody } from '@dining/contract/site/orders/order';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bakery, cake, grill, mina, now } from '../../../../test/fixtures';
import {
  createDinnerOrder,
  type PaymentTestServer,
  type Person,
  startPaymentTestServer,
} from '../../../../test/payment-test-server';
import { reconcile } from '../../../booking/payments/reconcile';

let server: PaymentTestServer;
beforeAll(async () => {
  server = await startPaymentTestServer({ HOLD_MAX_PER_VISITOR: '100' });
});
afterAll(() => server.close());

/** It is Wednesday 09:00. The grill keeps 10 % from 48 hours before the visit. */
const free = { resvDate: '2026-03-13 18:00' };
const late = { resvDate: '2026-03-12 18:00' };

const createReservation = async (changes: Partial<ReservationRequestBody> = free, member?: Person) => {
  const guest = member ?? (await server.guest());
  return { guest, ...(await server.reserve(guest, createDinnerOrder(changes))) };
};
const cancel = async (member: Person, resvCode: string, more = {}) =>
  (await member.post('/resv/cancel', { resvCode, ...more })).json;
/** Returns the cancellation terms that its page shows. */
const getShown = async (member: Person, resvCode: string, more = {}) => {
  const { resvCancelYn, resvCancelFee, resvRefundAmnt } = (await member.post('/resv/view', { resvCode, ...more })).json
    .resvInfo;
  return { resvCancelYn, resvCancelFee, resvRefundAmnt };
};
const nothing = { resvCancelYn: 'N', resvCancelFee: 0, resvRefundAmnt: 0 };
const getRow = async (sql: string, values: unknown[]) => (await server.database.pool.query(sql, values)).rows[0];
const getStored = (resvCode: string) =>
  getRow('SELECT status, cancel_fee, refund_amount, cancelled_at FROM reservation WHERE resv_code = $1', [resvCode]);
const getState = async (shopOrderNo: string) =>
  (await getRow('SELECT state FROM payment WHERE shop_order_no = $1', [shopOrderNo])).state;
const listRefunds = async (shopOrderNo: string) =>
  (
    await server.database.pool.query('SELECT kind, state, amount, remain_amount FROM refund WHERE shop_order_no = $1', [
      shopOrderNo,
    ])
  ).rows;
const countUsed = async (day: string, time = '18:00') =>
  (
    await getRow(
      `SELECT used FROM seat_usage WHERE din_code = $1 AND visit_day = $2 AND start_time = $3 AND unit = 'TABLE'`,
      [grill, day, time],
    )
  )?.used ?? 0;
const listAlarms = async (shopOrderNo: string) =>
  (await server.database.pool.query('SELECT kind FROM alarm WHERE subject = $1', [shopOrderNo])).rows;
/** Changes the stored policy that the guest agreed to. */
const agreeTo = (resvCode: string, tiers: { hoursBefore: number; feePercent: number }[]) =>
  server.database.pool.query(
    `UPDATE reservation SET policy = jsonb_set(policy, '{tiers}', $2::jsonb) WHERE resv_code = $1`,
    [resvCode, JSON.stringify(tiers)],
  );
/** Runs the reconciler as if its time had come. */
const reconcileNow = async (shopOrderNo: string): Promise<void> => {
  await server.database.pool.query(
    `UPDATE payment SET moved_at = now() - interval '2 minutes', check_at = NULL WHERE shop_order_no = $1`,
    [shopOrderNo],
  );
  await reconcile(server.paymentDeps);
};

describe('cancelling in time', () => {
  it('refunds everything, frees the seats and keeps the record', async () => {
    const before = await countUsed('2026-03-13');
    const { guest, shopOrderNo, resvCode } = await createReservation();
    expect(await countUsed('2026-03-13')).toBe(before + 2);
    expect(await cancel(guest, resvCode)).toEqual({ result: 'success', resvCancelFee: 0, resvRefundAmnt: 81_000 });
    expect(await countUsed('2026-03-13')).toBe(before);
    expect(await getStored(resvCode)).toMatchObject({
      status: 'cancel',
      cancel_fee: 0,
      refund_amount: 81_000,
      cancelled_at: now,
    });
    expect(await getState(shopOrderNo)).toBe('refunded');
    expect(await listRefunds(shopOrderNo)).toEqual([
      { kind: 'refund', state: 'done', amount: 81_000, remain_amount: 0 },
    ]);
    expect(await server.findLedgerRow(shopOrderNo)).toMatchObject({ charged: 81_000, cancelled: 81_000, remaining: 0 });
    const page = (await guest.post('/resv/view', { resvCode })).json.resvInfo;
    expect(page).toMatchObject({
      resvCancelYn: 'N',
      resvStatus: 'cancel',
      resvCancelDate: '2026-03-11 09:00',
      resvCancelFee: 0,
      resvRefundAmnt: 81_000,
    });
  });

  it('happens once; its payment still counts as reserved', async () => {
    const { guest, shopOrderNo, resvCode } = await createReservation();
    await cancel(guest, resvCode);
    expect(await cancel(guest, resvCode)).toEqual({ result: 'fail', errMsg: 'ALREADY_CANCELLED' });
    expect((await guest.post('/payment/insert', { shopOrderNo })).json).toMatchObject({ result: 'success', resvCode });
    expect((await server.findLedgerRow(shopOrderNo))?.calls.cancel).toBe(1);
  });

  it('releases the units of the day and of the person', async () => {
    const changes: Partial<ReservationRequestBody> = {
      dinCode: bakery,
      prodCode: cake,
      resvType: 'pickup',
      resvDate: '2026-03-16 00:00',
      resvAdultCnt: 0,
      prodPickupNum: 3,
      resvProdAddList: [],
      resvQsAnsList: [],
      resvSetleAmnt: 180_000,
      resvUserTel: '010-5555-0001',
      visitTel: '010-5555-0001',
    };
    const { guest, resvCode } = await createReservation(changes);
    expect((await guest.post('/ordersheet/prepay', createDinnerOrder(changes))).json.code).toBe(
      'person_limit_exceeded',
    );
    expect((await cancel(guest, resvCode)).result).toBe('success');
    await createReservation(changes);
  });
});

describe('the fee', () => {
  /** 33 hours before the visit: the agreed policy → the fee of 81,000 won. */
  it.each([
    ['none before the first tier', [{ hoursBefore: 24, feePercent: 10 }], 0, 'refunded'],
    ['none in the very hour that the tier begins', [{ hoursBefore: 33, feePercent: 10 }], 0, 'refunded'],
    ['a tenth within 48 hours', [{ hoursBefore: 48, feePercent: 10 }], 8_100, 'partly_refunded'],
    [
      'of the narrowest tier that is reached',
      [
        { hoursBefore: 72, feePercent: 5 },
        { hoursBefore: 48, feePercent: 30 },
        { hoursBefore: 12, feePercent: 40 },
      ],
      24_300,
      'partly_refunded',
    ],
    [
      'never more than may be kept of what was paid in full',
      [{ hoursBefore: 48, feePercent: 90 }],
      32_400,
      'partly_refunded',
    ],
  ])('is %s', async (_name, tiers, fee, finalState) => {
    const { guest, shopOrderNo, resvCode } = await createReservation(late);
    await agreeTo(resvCode, tiers);
    expect(await getShown(guest, resvCode)).toEqual({
      resvCancelYn: 'Y',
      resvCancelFee: fee,
      resvRefundAmnt: 81_000 - fee,
    });
    const cancelled = await cancel(guest, resvCode, { resvCancelFee: fee });
    expect(cancelled).toEqual({ result: 'success', resvCancelFee: fee, resvRefundAmnt: 81_000 - fee });
    expect(await getStored(resvCode)).toMatchObject({ cancel_fee: fee, refund_amount: 81_000 - fee });
    expect(await server.findLedgerRow(shopOrderNo)).toMatchObject({ cancelled: 81_000 - fee, remaining: fee });
    expect(await getState(shopOrderNo)).toBe(finalState);
  });

  it('is the one that was agreed to, whatever the venue has changed since', async () => {
    const { guest, resvCode } = await createReservation(late);
    await server.database.pool.query(
      `UPDATE cancel_policy SET tiers = '[{"hoursBefore":100,"feePercent":40}]' WHERE pay_plcy_seq = 2`,
    );
    const answer = await cancel(guest, resvCode);
    await server.database.pool.query(
      `UPDATE cancel_policy SET tiers = '[{"hoursBefore":48,"feePercent":10}]' WHERE pay_plcy_seq = 2`,
    );
    expect(answer).toMatchObject({ resvCancelFee: 8_100 });
  });

  it('of a deposit may be the whole amount: nothing is refunded and the payment stays', async () => {
    const { guest, shopOrderNo, resvCode } = await createReservation(late);
    await server.database.pool.query('UPDATE reservation SET takes_deposit = true WHERE resv_code = $1', [resvCode]);
    await agreeTo(resvCode, [{ hoursBefore: 48, feePercent: 100 }]);
    expect(await cancel(guest, resvCode)).toEqual({ result: 'success', resvCancelFee: 81_000, resvRefundAmnt: 0 });
    expect(await listRefunds(shopOrderNo)).toEqual([]);
    expect(await getState(shopOrderNo)).toBe('reserved');
    expect(await server.findLedgerRow(shopOrderNo)).toMatchObject({
      cancelled: 0,
      remaining: 81_000,
      calls: { cancel: 0 },
    });
  });

  it('is deducted from a bank transfer too', async () => {
    const { guest, shopOrderNo, resvCode } = await createReservation({ ...late, resvSetleType: 'account' });
    expect(await cancel(guest, resvCode)).toMatchObject({ resvCancelFee: 8_100, resvRefundAmnt: 72_900 });
    expect(await server.findLedgerRow(shopOrderNo)).toMatchObject({
      method: 'account',
      cancelled: 72_900,
      remaining: 8_100,
    });
    expect(await getState(shopOrderNo)).toBe('partly_refunded');
  });

  it('is waived if the card can only be refunded in full, and operators are alerted', async () => {
    const guest = await server.guest();
    await server.injectFault({ operation: 'approve', orderAmount: 162_000, kind: 'wholeOnly' });
    const order = {
      ...late,
      resvAdultCnt: 4,
      resvProdAddList: [{ menuIndex: 1, prodAddNum: 2 }],
      resvSetleAmnt: 162_000,
    };
    const { shopOrderNo, resvCode } = await createReservation(order, guest);
    // The page shows no fee although 10% is due, because it will not be kept.
    expect(await getShown(guest, resvCode)).toEqual({ resvCancelYn: 'Y', resvCancelFee: 0, resvRefundAmnt: 162_000 });
    expect(await cancel(guest, resvCode)).toEqual({ result: 'success', resvCancelFee: 0, resvRefundAmnt: 162_000 });
    expect(await server.findLedgerRow(shopOrderNo)).toMatchObject({ cancelled: 162_000, remaining: 0 });
    expect(await getState(shopOrderNo)).toBe('refunded');
    expect(await listAlarms(shopOrderNo)).toEqual([{ kind: 'cancellation_fee_refunded' }]);
  });
});

describe('the fee that the guest was shown', () => {
  const dearer = [{ hoursBefore: 48, feePercent: 30 }];

  it('is kept, or not charged: if it has changed, the request is refused with the right one, and nothing changes', async () => {
    const { guest, shopOrderNo, resvCode } = await createReservation(late);
    const { resvCancelFee } = await getShown(guest, resvCode);
    expect(resvCancelFee).toBe(8_100);
    const before = await countUsed('2026-03-12');
    await agreeTo(resvCode, dearer);
    for (const fee of [resvCancelFee, 0, 24_299]) {
      expect(await cancel(guest, resvCode, { resvCancelFee: fee })).toMatchObject({
        status: 409,
        code: 'fee_changed',
        title: expect.stringContaining('fee has changed'),
        detail: { resvCancelFee: 24_300, resvRefundAmnt: 56_700 },
      });
    }
    expect(await getStored(resvCode)).toMatchObject({ status: 'reserved', cancel_fee: null, cancelled_at: null });
    expect(await getState(shopOrderNo)).toBe('reserved');
    expect(await countUsed('2026-03-12')).toBe(before);
    expect((await server.findLedgerRow(shopOrderNo))?.calls.cancel).toBe(0);
    const right = (await cancel(guest, resvCode, { resvCancelFee: 0 })).detail?.resvCancelFee;
    expect(await cancel(guest, resvCode, { resvCancelFee: right })).toMatchObject({
      result: 'success',
      resvCancelFee: 24_300,
    });
  });

  it('decides between two requests with different fees: one of them cancels, with its own fee', async () => {
    const { guest, shopOrderNo, resvCode } = await createReservation(late);
    const requests = Array.from({ length: 20 }, (_, index) => ({ resvCancelFee: index % 2 === 0 ? 8_100 : 0 }));
    const answers = await Promise.all(requests.map((fee) => cancel(guest, resvCode, fee)));
    expect(answers.filter(({ result }) => result === 'success')).toMatchObject([{ resvCancelFee: 8_100 }]);
    expect(await server.findLedgerRow(shopOrderNo)).toMatchObject({ cancelled: 72_900, calls: { cancel: 1 } });
  });

  it('is optional', async () => {
    const { guest, resvCode } = await createReservation(late);
    expect(await cancel(guest, resvCode)).toMatchObject({ result: 'success', resvCancelFee: 8_100 });
  });

  it('is ignored if the reservation can no longer be cancelled, or the caller is a stranger', async () => {
    const { guest, resvCode } = await createReservation(late);
    const wrong = { resvCancelFee: 1 };
    expect(await cancel(await server.guest(), resvCode, wrong)).toEqual({ result: 'fail', errMsg: 'invalid_user' });
    await cancel(guest, resvCode);
    expect(await cancel(guest, resvCode, wrong)).toEqual({ result: 'fail', errMsg: 'ALREADY_CANCELLED' });
  });

  it.each([[-1], [0.5], ['8100'], [null], ['']])('must be whole won: %j is rejected', async (resvCancelFee) => {
    const { guest, resvCode } = await createReservation(late);
    expect(await cancel(guest, resvCode, { resvCancelFee })).toMatchObject({ status: 400, code: 'invalid_request' });
    expect((await getStored(resvCode)).status).toBe('reserved');
  });

  it('is shown to everyone who may open the whole reservation, and to no stranger', async () => {
    const { guest, resvCode } = await createReservation(late);
    const link = (await guest.post('/resv/view', { resvCode })).json.resvInfo.resvLink;
    const key = new URL(link, 'http://x').searchParams.get('key');
    const terms = { resvCancelYn: 'Y', resvCancelFee: 8_100, resvRefundAmnt: 72_900 };
    expect(await getShown(guest, resvCode)).toEqual(terms);
    expect(await getShown(server.visitor(), resvCode, { key })).toEqual(terms);
    expect(await getShown(server.visitor(), resvCode)).toEqual(nothing);
  });

  it('is zero if nothing was paid', async () => {
    const { guest, resvCode } = await createReservation(late);
    await server.database.pool.query(
      `UPDATE reservation SET order_amount = 0, product_discount = 0, pay_amount = 0, pay_method = 'none' WHERE resv_code = $1`,
      [resvCode],
    );
    expect(await getShown(guest, resvCode)).toEqual({ resvCancelYn: 'Y', resvCancelFee: 0, resvRefundAmnt: 0 });
  });
});

describe('who may cancel', () => {
  it('includes only the booker, the member and holders of the link', async () => {
    const { guest, shopOrderNo, resvCode } = await createReservation();
    for (const stranger of [server.visitor(), await server.guest(), await server.member(mina.userId, mina.password)]) {
      expect(await cancel(stranger, resvCode)).toEqual({ result: 'fail', errMsg: 'invalid_user' });
      expect(await cancel(stranger, resvCode, { key: 'A'.repeat(22) })).toEqual({
        result: 'fail',
        errMsg: 'invalid_user',
      });
    }
    expect(await getState(shopOrderNo)).toBe('reserved');
    const link = (await guest.post('/resv/view', { resvCode })).json.resvInfo.resvLink;
    const key = new URL(link, 'http://x').searchParams.get('key');
    expect((await cancel(server.visitor(), resvCode, { key })).result).toBe('success');
  });

  it('includes a member in every session', async () => {
    const { resvCode } = await createReservation(
      { ...free, resvSetleAmnt: 68_850 },
      await server.member(mina.userId, mina.password),
    );
    expect((await cancel(await server.member(mina.userId, mina.password), resvCode)).result).toBe('success');
  });

  it.each([
    ['an unknown number', { resvCode: 'none' }, 404, 'not_found'],
    ['nothing', {}, 400, 'invalid_request'],
    ['a number that is none', { resvCode: ['x'] }, 400, 'invalid_request'],
  ])('rejects %s with its own error', async (_name, body, status, code) => {
    expect((await server.visitor().post('/resv/cancel', body)).json).toMatchObject({ status, code });
  });
});

describe('a reservation that can no longer be cancelled', () => {
  it('is one that the venue confirmed', async () => {
    const { guest, resvCode } = await createReservation();
    await server.database.pool.query(`UPDATE reservation SET status = 'confirm' WHERE resv_code = $1`, [resvCode]);
    expect(await getShown(guest, resvCode)).toEqual(nothing);
    expect(await cancel(guest, resvCode)).toEqual({ result: 'fail', errMsg: 'ALREADY_CONFIRMED' });
  });

  it('is one whose visit has begun', async () => {
    const { guest, resvCode } = await createReservation();
    await server.database.pool.query(
      `UPDATE reservation SET visit_day = '2026-03-11', visit_time = '09:00' WHERE resv_code = $1`,
      [resvCode],
    );
    expect(await getShown(guest, resvCode)).toEqual(nothing);
    expect(await cancel(guest, resvCode)).toEqual({ result: 'fail', errMsg: 'DATE_EXPIRED' });
  });
});

describe('simultaneous requests', () => {
  it('refund once for 50 cancellations', async () => {
    const before = await countUsed('2026-03-16');
    const { guest, shopOrderNo, resvCode } = await createReservation({ resvDate: '2026-03-16 18:00' });
    const answers = await Promise.all(Array.from({ length: 50 }, () => cancel(guest, resvCode)));
    expect(answers.filter(({ result }) => result === 'success')).toHaveLength(1);
    expect(answers.filter(({ errMsg }) => errMsg === 'ALREADY_CANCELLED')).toHaveLength(49);
    expect(await listRefunds(shopOrderNo)).toHaveLength(1);
    expect(await server.findLedgerRow(shopOrderNo)).toMatchObject({ cancelled: 81_000, calls: { cancel: 1 } });
    expect(await countUsed('2026-03-16')).toBe(before);
  });

  it('either cancel or confirm, never both', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { guest, shopOrderNo, resvCode } = await createReservation({ resvDate: '2026-03-17 18:00' });
      const [answer, confirmed] = await Promise.all([
        cancel(guest, resvCode),
        server.database.pool.query(
          `UPDATE reservation SET status = 'confirm' WHERE resv_code = $1 AND status = 'reserved'`,
          [resvCode],
        ),
      ]);
      const cancelledIt = answer.result === 'success';
      expect(confirmed.rowCount).toBe(cancelledIt ? 0 : 1);
      expect((await getStored(resvCode)).status).toBe(cancelledIt ? 'cancel' : 'confirm');
      if (!cancelledIt) expect(answer).toEqual({ result: 'fail', errMsg: 'ALREADY_CONFIRMED' });
      expect((await server.findLedgerRow(shopOrderNo))?.cancelled).toBe(cancelledIt ? 81_000 : 0);
    }
  });
});

describe('a provider that fails during a refund', () => {
  /** A guest cancels while the provider misbehaves. */
  const expectRefundedOnce = async (at: PaymentTestServer, behaviour: object): Promise<void> => {
    const { guest, shopOrderNo, resvCode } = await createReservation(late);
    await server.injectFault({ operation: 'cancel', shopOrderNo, ...behaviour });
    expect(await cancel(at.visitor(guest.cookies), resvCode)).toMatchObject({
      result: 'success',
      resvCancelFee: 8_100,
      resvRefundAmnt: 72_900,
    });
    expect(await getState(shopOrderNo)).toBe('refunding');
    await reconcileNow(shopOrderNo);
    expect(await getState(shopOrderNo)).toBe('partly_refunded');
    expect(await server.findLedgerRow(shopOrderNo)).toMatchObject({
      cancelled: 72_900,
      remaining: 8_100,
      calls: { cancel: 1 },
    });
  };
  it.each([
    ['loses the answer after giving back', { kind: 'drop', work: 'first' }],
    ['loses the request', { kind: 'drop', work: 'never' }],
    ['answers 500 and has done nothing', { kind: 'http500' }],
  ])('is refunded once if it %s, and the guest has cancelled', (_name, behaviour) =>
    expectRefundedOnce(server, behaviour),
  );

  it('is refunded once if it responds too late, and the guest has cancelled', async () => {
    const hurried = await startPaymentTestServer({ EASYPAY_TIMEOUT_SECONDS: '2' }, server);
    await expectRefundedOnce(hurried, { kind: 'stall', ms: 60_000, work: 'first' });
    await hurried.close();
  });

  it('leaves a payment under manual review to staff, and the reservation is cancelled', async () => {
    const { guest, shopOrderNo, resvCode } = await createReservation();
    await server.database.pool.query(`UPDATE payment SET state = 'manual' WHERE shop_order_no = $1`, [shopOrderNo]);
    expect((await cancel(guest, resvCode)).result).toBe('success');
    expect(await listAlarms(shopOrderNo)).toEqual([{ kind: 'payment_needs_review' }]);
    expect((await server.findLedgerRow(shopOrderNo))?.cancelled).toBe(0);
  });
});

describe('the grace period of a policy', () => {
  const setGrace = (minutes: number) =>
    server.database.pool.query('UPDATE cancel_policy SET grace_minutes = $1 WHERE pay_plcy_seq = 2', [minutes]);
  /** Books 33 hours before the visit, when 10 % is due, under a policy with a grace period of half an hour. */
  const createLate = async () => {
    await setGrace(30);
    const made = await createReservation(late);
    await setGrace(0);
    return made;
  };
  const set = (resvCode: string, change: string) =>
    server.database.pool.query(`UPDATE reservation SET ${change} WHERE resv_code = $1`, [resvCode]);
  const paidAgo = (minutes: number) => `paid_at = '${new Date(now.getTime() - minutes * 60_000).toISOString()}'`;
  const inFull = { resvCancelYn: 'Y', resvCancelFee: 0, resvRefundAmnt: 81_000 };
  const withFee = { resvCancelYn: 'Y', resvCancelFee: 8_100, resvRefundAmnt: 72_900 };

  it('is kept with the reservation and named on its page, whatever the venue has changed since', async () => {
    const { guest, shopOrderNo, resvCode } = await createLate();
    const { resvInfo } = (await guest.post('/resv/view', { resvCode })).json;
    expect(resvInfo).toMatchObject({ ...inFull, payCancelGraceMin: 30 });
    expect(await cancel(guest, resvCode, { resvCancelFee: 0 })).toMatchObject({ result: 'success', resvCancelFee: 0 });
    expect(await server.findLedgerRow(shopOrderNo)).toMatchObject({ cancelled: 81_000, remaining: 0 });
  });

  it.each([
    ['exactly 30 minutes after booking', paidAgo(30), inFull],
    ['31 minutes after booking', paidAgo(31), withFee],
    ['a minute more than 24 hours before', `visit_time = '09:01'`, inFull],
    ['exactly 24 hours before', `visit_time = '09:00'`, withFee],
  ])('decides the fee %s', async (_case, change, shown) => {
    const { guest, resvCode } = await createLate();
    await set(resvCode, change);
    expect(await getShown(guest, resvCode)).toEqual(shown);
    expect(await cancel(guest, resvCode)).toMatchObject({ resvCancelFee: shown.resvCancelFee });
  });

  it('is none for a reservation that was made before policies had one', async () => {
    const { guest, resvCode } = await createLate();
    await set(resvCode, `policy = policy - 'graceMinutes'`);
    expect(await getShown(guest, resvCode)).toEqual(withFee);
    expect((await guest.post('/resv/view', { resvCode })).json.resvInfo.payCancelGraceMin).toBe(0);
    expect(await cancel(guest, resvCode)).toMatchObject({ resvCancelFee: 8_100 });
  });

  it('is over for who hesitated: the fee is named, nothing is cancelled, and then it applies', async () => {
    const { guest, resvCode } = await createLate();
    expect(await getShown(guest, resvCode)).toEqual(inFull);
    await set(resvCode, paidAgo(31));
    expect(await cancel(guest, resvCode, { resvCancelFee: 0 })).toMatchObject({
      status: 409,
      code: 'fee_changed',
      detail: { resvCancelFee: 8_100, resvRefundAmnt: 72_900 },
    });
    expect((await getStored(resvCode)).status).toBe('reserved');
    expect(await cancel(guest, resvCode, { resvCancelFee: 8_100 })).toMatchObject({ result: 'success' });
  });
});
