import { type CouponNo, toCode } from '@dining/domain/shared/codes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { creditPoints } from '../src/booking/points/credit-points';
import { checkConsistency, type Guarantee } from './consistency-check';
import { insertCoupon } from './coupons';
import { mina } from './fixtures';
import {
  createCakeOrder,
  createDinnerOrder,
  type PaymentTestServer,
  startPaymentTestServer,
} from './payment-test-server';

let server: PaymentTestServer;
/** Orders of one guest: reserved, cancelled, and held while the guest is in the payment window. */
let paidOrderNo: string;
let cancelledOrderNo: string;
let openOrderNo: string;
/** An open order sheet. */
let sheetId: string;
/** The order of a member with a coupon, whose points are credited. */
let couponOrderNo: string;
const couponNo = toCode<CouponNo>('C1');
beforeAll(async () => {
  server = await startPaymentTestServer();
  await server.database.pool.query('UPDATE hotel SET point_rate = 5');
  await insertCoupon(server.database, couponNo);
  const member = await server.signInMember(mina.userId, mina.password);
  couponOrderNo = (
    await server.reserve(member, createDinnerOrder({ resvDate: '2026-03-16 18:00', couponNo, resvSetleAmnt: 58_850 }))
  ).shopOrderNo;
  await creditPoints(server.database.pool, new Date('2026-03-16T21:00:00Z'));
  const guest = await server.startGuestSession();
  paidOrderNo = (await server.reserve(guest, createDinnerOrder())).shopOrderNo;
  const cancelledReservation = await server.reserve(guest, createDinnerOrder({ resvDate: '2026-03-17 18:00' }));
  cancelledOrderNo = cancelledReservation.shopOrderNo;
  await guest.post('/resv/cancel', { resvCode: cancelledReservation.resvCode });
  openOrderNo = (await guest.post('/ordersheet/prepay', createCakeOrder())).json.response.shopOrderNo;
  sheetId = (await guest.post('/ordersheet/add', createCakeOrder())).json.ordersheetId;
});
afterAll(() => server.close());

it('the consistency check finds nothing in consistent data', async () => {
  expect(await checkConsistency(server.database.pool, await server.listLedger())).toEqual({
    findings: [],
    ordersInReview: [],
    payments: { reserved: 2, refunded: 1, registered: 1 },
    reservations: 3,
  });
});

type InjectedFault = readonly [
  name: string,
  createFaultSql: (subjectId: string) => string,
  getSubjectId: () => string,
  brokenGuarantees: readonly Guarantee[],
];
const whereOrderNo = 'WHERE shop_order_no =';
const injectedFaults: readonly InjectedFault[] = [
  [
    'a charge whose reservation is gone',
    (orderNo) => `DELETE FROM reservation ${whereOrderNo} '${orderNo}'`,
    () => paidOrderNo,
    ['A', 'D'],
  ],
  [
    'a charge without payment and reservation',
    (orderNo) =>
      `DELETE FROM reservation ${whereOrderNo} '${orderNo}'; DELETE FROM payment ${whereOrderNo} '${orderNo}'`,
    () => paidOrderNo,
    ['A', 'D'],
  ],
  [
    'a cancellation without its refund',
    (orderNo) =>
      `UPDATE reservation SET status = 'cancel', cancelled_at = now(), cancel_fee = 0, refund_amount = 81000 ${whereOrderNo} '${orderNo}'; UPDATE hold SET state = 'freed' ${whereOrderNo} '${orderNo}'`,
    () => paidOrderNo,
    ['C', 'D', 'G'],
  ],
  [
    'a refund of an active reservation',
    (orderNo) =>
      `UPDATE reservation SET status = 'reserved', cancelled_at = NULL, cancelled_by = NULL, cancel_fee = NULL, refund_amount = NULL ${whereOrderNo} '${orderNo}'; UPDATE hold SET state = 'kept' ${whereOrderNo} '${orderNo}'`,
    () => cancelledOrderNo,
    ['B', 'D', 'G'],
  ],
  [
    'a reservation for an amount other than the charge',
    (orderNo) =>
      `UPDATE reservation SET pay_amount = 1, order_amount = 1, product_discount = 0 ${whereOrderNo} '${orderNo}'`,
    () => paidOrderNo,
    ['C'],
  ],
  [
    'a refund above the paid amount',
    (orderNo) => `UPDATE refund SET amount = 90000 ${whereOrderNo} '${orderNo}'`,
    () => cancelledOrderNo,
    ['C', 'E'],
  ],
  [
    'released seats of an active reservation',
    () => `UPDATE seat_usage SET used = used - 1 WHERE visit_day = '2026-03-13'`,
    () => paidOrderNo,
    ['D'],
  ],
  [
    'seats that were never released',
    (orderNo) => `UPDATE hold SET state = 'freed' ${whereOrderNo} '${orderNo}'`,
    () => openOrderNo,
    ['D', 'F', 'G'],
  ],
  [
    'more people than seats',
    (orderNo) => `UPDATE reservation SET adults = 41 ${whereOrderNo} '${orderNo}'`,
    () => paidOrderNo,
    ['D'],
  ],
  [
    'a stuck payment',
    (orderNo) => `UPDATE payment SET state = 'unknown' ${whereOrderNo} '${orderNo}'`,
    () => openOrderNo,
    ['F', 'G'],
  ],
  [
    'a payment window that stays open after its hold has expired',
    (orderNo) => `UPDATE hold SET expires_at = now() - interval '2 minutes' ${whereOrderNo} '${orderNo}'`,
    () => openOrderNo,
    ['F'],
  ],
  [
    'a stuck refund',
    (orderNo) => `UPDATE refund SET state = 'requested' ${whereOrderNo} '${orderNo}'`,
    () => cancelledOrderNo,
    ['C', 'F'],
  ],
  [
    'a manual review without its alarm',
    (orderNo) => `UPDATE payment SET state = 'manual' ${whereOrderNo} '${orderNo}'`,
    () => openOrderNo,
    ['F', 'G'],
  ],
  [
    'a hold without events',
    (orderNo) => `DELETE FROM hold_event ${whereOrderNo} '${orderNo}'`,
    () => openOrderNo,
    ['G'],
  ],
  [
    'a state change of a payment without its event',
    (orderNo) => `DELETE FROM payment_event ${whereOrderNo} '${orderNo}' AND to_state = 'approving'`,
    () => paidOrderNo,
    ['G'],
  ],
  [
    'a payment without its audit entries',
    (orderNo) => `DELETE FROM audit_entry WHERE subject = '${orderNo}'`,
    () => paidOrderNo,
    ['G'],
  ],
  [
    'an illegal state change of a hold',
    (orderNo) =>
      `UPDATE hold_event SET from_state = 'kept' ${whereOrderNo} '${orderNo}' AND to_state = 'kept'; UPDATE hold_event SET to_state = 'kept' ${whereOrderNo} '${orderNo}'`,
    () => paidOrderNo,
    ['G'],
  ],
  [
    'an order sheet that was booked without an event',
    (id) => `UPDATE order_sheet SET state = 'booked' WHERE ordersheet_id = '${id}'`,
    () => sheetId,
    ['G'],
  ],
  [
    'an event of a missing hold',
    () => `INSERT INTO hold_event (shop_order_no, htl_code, to_state) VALUES ('nobody', 'H01', 'held')`,
    () => paidOrderNo,
    ['D'],
  ],
  [
    'a line of a missing hold',
    () =>
      `INSERT INTO hold_line (shop_order_no, htl_code, counter, prod_code, visit_day, amount, rule_version) VALUES ('nobody', 'H01', 'day', 'DINNER', '2026-03-20', 1, 0)`,
    () => paidOrderNo,
    ['D'],
  ],
  [
    'a line of a missing reservation',
    () =>
      `INSERT INTO reservation_line (resv_code, htl_code, position, name, count, unit_price, unit_paid, amount, discount_rate) VALUES ('nobody', 'H01', 1, '{}', 1, 0, 0, 0, 0)`,
    () => paidOrderNo,
    ['D'],
  ],
  [
    'an agreed policy without its text',
    (orderNo) => `UPDATE reservation SET policy = policy || '{"textKey":"nobody’s"}' ${whereOrderNo} '${orderNo}'`,
    () => paidOrderNo,
    ['D'],
  ],
  ['a spent coupon that can still be used', () => 'UPDATE coupon_usage SET used = 0', () => couponOrderNo, ['H']],
  [
    'a coupon spent twice',
    (orderNo) =>
      `INSERT INTO hold_line (shop_order_no, htl_code, counter, coupon_no, amount, capacity) VALUES ('${orderNo}', 'H01', 'coupon', '${couponNo}', 1, 1)`,
    () => paidOrderNo,
    ['D', 'H'],
  ],
  [
    'a used coupon without a hold',
    () => `INSERT INTO coupon_usage (coupon_no, htl_code, capacity, used) VALUES ('C2', 'H01', 1, 1)`,
    () => openOrderNo,
    ['H'],
  ],
  [
    'a discount without its coupon',
    (orderNo) =>
      `DELETE FROM hold_line ${whereOrderNo} '${orderNo}' AND counter = 'coupon'; UPDATE coupon_usage SET used = 0`,
    () => couponOrderNo,
    ['H'],
  ],
  [
    'a coupon of another member',
    () => `UPDATE member_coupon SET user_id = 'eve@example.test'`,
    () => couponOrderNo,
    ['H'],
  ],
  [
    'a redemption without its coupon',
    () => `INSERT INTO coupon_offer (htl_code, name, code, coupon_name, kind, value, min_order_amount, redeem_from, redeem_to, validity,
        max_coupons, redeemed_count) VALUES ('GROUP', 'Lost', 'LOST26', '{}', 'percent', 10, 0, '2026-01-01', '2026-12-31', '{}', 5, 1)`,
    () => 'LOST26',
    ['H'],
  ],
  ['points for a no-show', () => `UPDATE reservation SET attendance = 'no_show'`, () => couponOrderNo, ['I']],
  [
    'points awarded twice',
    () => `INSERT INTO point_entry (user_id, resv_code, entry_no, htl_code, reason, amount)
        SELECT user_id, resv_code, 2, htl_code, reason, amount FROM point_entry`,
    () => couponOrderNo,
    ['I'],
  ],
  [
    'points of a visit that the points job has not processed',
    () => 'UPDATE reservation SET points_at = NULL',
    () => couponOrderNo,
    ['I'],
  ],
  ['points of another member', () => `UPDATE point_entry SET user_id = 'eve@example.test'`, () => couponOrderNo, ['I']],
];

describe('the consistency check finds', () => {
  it.each(injectedFaults)('%s', async (_name, createFaultSql, getSubjectId, brokenGuarantees) => {
    const ledger = await server.listLedger();
    const client = await server.database.pool.connect();
    await client.query('BEGIN');
    // Disables triggers and foreign keys, which would prevent some of the violations.
    await client.query(`SET LOCAL session_replication_role = replica`);
    const checkInjectedFault = async () => {
      try {
        for (const statement of createFaultSql(getSubjectId()).split(';')) await client.query(statement);
        return await checkConsistency(client, ledger);
      } finally {
        // A violation that cannot be created does not affect the others.
        await client.query('ROLLBACK');
        client.release();
      }
    };
    const { findings } = await checkInjectedFault();
    const foundGuarantees = [...new Set(findings.map((finding) => finding.guarantee))].sort();
    expect(foundGuarantees).toEqual(brokenGuarantees);
  });
});
