import type { ReservationRequestBody } from '@dining/contract/site/orders/order';
import { type CouponNo, toCode } from '@dining/domain/shared/codes';
import { addDays } from '@dining/domain/shared/seoul-time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkConsistency } from '../../../test/consistency-check';
import { insertCoupon } from '../../../test/coupons';
import { dinner, H02, mina, tasting } from '../../../test/fixtures';
import {
  createDinnerOrder,
  type PaymentTestServer,
  startPaymentTestServer,
  type TestClient,
} from '../../../test/payment-test-server';
import { sweepExpiredHolds } from '../capacity/sweep';

// A member pays 68,850 won for the dinner (81,000 less 15 %), and 58,850 with a coupon.

let server: PaymentTestServer;
let member: TestClient;
beforeAll(async () => {
  server = await startPaymentTestServer({ HOLD_MAX_PER_VISITOR: '100' });
  member = await server.signInMember(mina.userId, mina.password);
});
afterAll(() => server.close());

let orderCount = 0;
/** Returns a different weekday visit for each order, from Monday, 23 March. */
const getNextVisit = (): string => {
  const day = Math.floor(orderCount / 4);
  const time = ['18:00', '18:30', '19:00', '19:30'][orderCount % 4];
  orderCount += 1;
  return `${addDays('2026-03-23', 7 * Math.floor(day / 5) + (day % 5))} ${time}`;
};
const createOrder = (changes: Partial<ReservationRequestBody> = {}) =>
  createDinnerOrder({ resvDate: getNextVisit(), resvSetleAmnt: 58_850, ...changes });
const prepay = async (person: TestClient, body: ReservationRequestBody) =>
  (await person.post('/ordersheet/prepay', body)).json;
const findCouponOnMypage = async (couponNo: string) =>
  (await member.get('/mypage/myCouponList')).json.resultList.find((coupon) => coupon.couponNo === couponNo);
const isSelectableAtPayment = async (couponNo: string) =>
  (await member.get('/myCouponList')).json.resultList.some((coupon) => coupon.couponNo === couponNo);
const expireHold = (shopOrderNo: string) =>
  server.database.pool.query(`UPDATE hold SET expires_at = now() - interval '1 second' WHERE shop_order_no = $1`, [
    shopOrderNo,
  ]);
const countRows = async () => {
  const { rows } = await server.database.pool.query<{ n: number }>(
    'SELECT (SELECT count(*) FROM hold) + (SELECT count(*) FROM payment) + (SELECT count(*) FROM coupon_usage) AS n',
  );
  return rows[0]?.n;
};
const expectConsistency = async () =>
  expect((await checkConsistency(server.database.pool, await server.listLedger())).findings).toEqual([]);

describe('an order with a coupon', () => {
  const cases: readonly [
    name: string,
    createCoupon: () => Promise<CouponNo>,
    changes: Partial<ReservationRequestBody>,
    problem: object,
  ][] = [
    ['the coupon is unknown', async () => toCode<CouponNo>('NONE'), {}, { status: 404, code: 'unknown_coupon' }],
    [
      'the coupon has expired',
      () => insertCoupon(server.database, 'E-LATE', { validTo: '2026-03-10' }),
      {},
      { status: 422, code: 'coupon_expired' },
    ],
    [
      'the coupon is not yet valid',
      () => insertCoupon(server.database, 'E-EARLY', { validFrom: '2026-03-12' }),
      {},
      { status: 422, code: 'coupon_not_yet_valid' },
    ],
    [
      'the coupon is for another hotel',
      () => insertCoupon(server.database, 'E-HOTEL', { htlCode: H02 }),
      {},
      { status: 422, code: 'coupon_other_hotel' },
    ],
    [
      'the coupon is for larger orders',
      () => insertCoupon(server.database, 'E-SMALL', { minOrderAmount: 68_851 }),
      {},
      { status: 422, code: 'coupon_min_order', detail: { minimum: 68_851 } },
    ],
  ];
  it.each(cases)(
    'is refused with a specific error code, and holds nothing, if %s',
    async (_name, createCoupon, changes, problem) => {
      const couponNo = await createCoupon();
      const rowCountBefore = await countRows();
      for (const path of ['/ordersheet/prepay', '/resv/insert', '/ordersheet/postpay'] as const)
        expect((await member.post(path, createOrder({ couponNo, ...changes }))).json).toMatchObject(problem);
      expect(await countRows()).toBe(rowCountBefore);
    },
  );

  it('is refused if the coupon belongs to another member, or if a guest sends it', async () => {
    const couponNo = await insertCoupon(server.database, 'E-OTHERS');
    await server.database.pool.query(
      `INSERT INTO member (user_id, name, card_no) VALUES ('eve@example.test', 'Eve', '999'); UPDATE member_coupon SET user_id = 'eve@example.test' WHERE coupon_no = 'E-OTHERS'`,
    );
    for (const person of [member, await server.startGuestSession()])
      expect(await prepay(person, createOrder({ couponNo }))).toMatchObject({ status: 404, code: 'unknown_coupon' });
  });

  it('is refused if only a deposit is due', async () => {
    const couponNo = await insertCoupon(server.database, 'E-DEPOSIT');
    const saturday = { prodCode: tasting, resvDate: '2026-03-28 18:00', resvProdAddList: [], resvQsAnsList: [] };
    const body = createOrder({ ...saturday, couponNo, resvSetleAmnt: 100_000 });
    expect(await prepay(member, body)).toMatchObject({ status: 422, code: 'coupon_not_for_deposit' });
  });

  it('is refused if its amount is not the price after the coupon, and holds nothing', async () => {
    const couponNo = await insertCoupon(server.database, 'E-SUM');
    const rowCountBefore = await countRows();
    for (const resvSetleAmnt of [68_850, 58_849, 0])
      expect(await prepay(member, createOrder({ couponNo, resvSetleAmnt }))).toMatchObject({
        code: 'price_changed',
        detail: { total: 58_850 },
      });
    expect(await prepay(member, createOrder())).toMatchObject({ code: 'price_changed', detail: { total: 68_850 } });
    expect(await countRows()).toBe(rowCountBefore);
  });
});

describe('the coupon of an order', () => {
  it('is held during payment, used by the reservation, and released when the reservation is cancelled', async () => {
    const couponNo = await insertCoupon(server.database, 'L-1');
    const body = createOrder({ couponNo });
    const { shopOrderNo } = (await prepay(member, body)).response;
    expect(await findCouponOnMypage(couponNo)).toMatchObject({
      couponUsedYn: 'N',
      couponHeld: { prodCode: dinner, resvDate: body.resvDate },
    });
    expect(await prepay(member, createOrder({ couponNo }))).toMatchObject({ status: 409, code: 'coupon_taken' });

    const paymentStatus = (await member.post('/easypay/return', await server.submitPaymentWindow(shopOrderNo))).json;
    if (paymentStatus.resvCode === undefined) throw new Error('not reserved');
    expect(await findCouponOnMypage(couponNo)).toMatchObject({
      couponUsedYn: 'Y',
      resvCode: paymentStatus.resvCode,
      couponHeld: null,
    });
    expect(await isSelectableAtPayment(couponNo)).toBe(false);
    expect(await prepay(member, createOrder({ couponNo }))).toMatchObject({ code: 'coupon_taken' });
    const { resvInfo } = (await member.post('/resv/view', { resvCode: paymentStatus.resvCode })).json;
    expect(resvInfo).toMatchObject({ resvMemberDistAmnt: 12_150, resvCpnAmnt: 10_000, resvSetleAmnt: 58_850 });
    expect(await server.findLedgerRow(shopOrderNo)).toMatchObject({ charged: 58_850 });
    await expectConsistency();

    expect((await member.post('/resv/cancel', { resvCode: paymentStatus.resvCode })).json).toMatchObject({
      resvRefundAmnt: 58_850,
    });
    expect(await findCouponOnMypage(couponNo)).toMatchObject({ couponUsedYn: 'N', resvCode: '', couponHeld: null });
    await server.reserve(member, createOrder({ couponNo }));
    await expectConsistency();
  });

  it('is released if the guest leaves the payment window, the provider declines, or the hold expires', async () => {
    const couponNo = await insertCoupon(server.database, 'L-2');
    const cancelledOrderNo = (await prepay(member, createOrder({ couponNo }))).response.shopOrderNo;
    await member.post('/easypay/return', await server.submitPaymentWindow(cancelledOrderNo, 'cancel'));
    expect(await findCouponOnMypage(couponNo)).toMatchObject({ couponHeld: null });

    const declinedOrderNo = (await prepay(member, createOrder({ couponNo }))).response.shopOrderNo;
    await server.injectFault({ operation: 'approve', kind: 'decline', shopOrderNo: declinedOrderNo });
    await member.post('/easypay/return', await server.submitPaymentWindow(declinedOrderNo));
    expect(await findCouponOnMypage(couponNo)).toMatchObject({ couponHeld: null });

    const expiredOrderNo = (await prepay(member, createOrder({ couponNo }))).response.shopOrderNo;
    await expireHold(expiredOrderNo);
    expect(await findCouponOnMypage(couponNo)).toMatchObject({ couponHeld: null });
    // The next order does not need the sweeper, because an order releases conflicting expired holds.
    await server.reserve(member, createOrder({ couponNo }));
    await sweepExpiredHolds(server.database.pool);
    await expectConsistency();
  });

  it('moves to a newer attempt for the same visit in another session, and is released by one without it', async () => {
    const couponNo = await insertCoupon(server.database, 'L-3');
    const body = createOrder({ couponNo });
    await prepay(member, body);
    const otherSession = await server.signInMember(mina.userId, mina.password);
    const { shopOrderNo } = (await prepay(otherSession, body)).response;
    expect(shopOrderNo).toBeDefined();
    const bodyWithoutCoupon = { ...body, couponNo: '', resvSetleAmnt: 68_850 };
    const orderNoWithoutCoupon = (await prepay(otherSession, bodyWithoutCoupon)).response.shopOrderNo;
    expect(await findCouponOnMypage(couponNo)).toMatchObject({ couponHeld: null });
    await otherSession.post('/easypay/return', await server.submitPaymentWindow(orderNoWithoutCoupon));
    await expectConsistency();
  });

  it('prevents the charge of a late payment if another order has used it meanwhile', async () => {
    const couponNo = await insertCoupon(server.database, 'L-4');
    const lateOrderNo = (await prepay(member, createOrder({ couponNo }))).response.shopOrderNo;
    await expireHold(lateOrderNo);
    await sweepExpiredHolds(server.database.pool);
    await server.reserve(member, createOrder({ couponNo }));
    const response = (await member.post('/easypay/return', await server.submitPaymentWindow(lateOrderNo))).json;
    expect(response).toEqual({ result: 'fail', errCd: 'expired' });
    expect(await server.findLedgerRow(lateOrderNo)).toMatchObject({ charged: 0 });
    await expectConsistency();
  });

  it('is used by a late payment if it is still free', async () => {
    const couponNo = await insertCoupon(server.database, 'L-5');
    const lateOrderNo = (await prepay(member, createOrder({ couponNo }))).response.shopOrderNo;
    await expireHold(lateOrderNo);
    await sweepExpiredHolds(server.database.pool);
    expect((await member.post('/easypay/return', await server.submitPaymentWindow(lateOrderNo))).json).toMatchObject({
      result: 'success',
    });
    expect(await findCouponOnMypage(couponNo)).toMatchObject({ couponUsedYn: 'Y' });
    await expectConsistency();
  });
});

describe('a coupon that covers the whole amount', () => {
  it('pays for one reservation without the provider, even if the request is repeated, and is free again after its cancellation', async () => {
    const couponNo = await insertCoupon(server.database, 'F-1', { kind: 'percent', value: 100 });
    const body = createOrder({ couponNo, resvSetleAmnt: 0 });
    expect(await prepay(member, body)).toMatchObject({ code: 'nothing_due' });
    const responses = await Promise.all([1, 2, 3].map(async () => (await member.post('/resv/insert', body)).json));
    const codes = new Set(responses.map(({ resvCode }) => resvCode));
    expect(codes.size).toBe(1);
    expect(await findCouponOnMypage(couponNo)).toMatchObject({ couponUsedYn: 'Y', resvCode: [...codes][0] });
    expect((await member.post('/resv/insert', createOrder({ couponNo, resvSetleAmnt: 0 }))).json).toMatchObject({
      code: 'coupon_taken',
    });
    expect((await member.post('/resv/insert', createOrder({ resvSetleAmnt: 0 }))).json).toMatchObject({
      code: 'payment_due',
    });
    await expectConsistency();
    expect((await member.post('/resv/cancel', { resvCode: responses[0]?.resvCode })).json).toMatchObject({
      result: 'success',
    });
    expect(await findCouponOnMypage(couponNo)).toMatchObject({ couponUsedYn: 'N' });
    await expectConsistency();
  });
});
