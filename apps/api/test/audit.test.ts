import { type CouponNo, toCode } from '@dining/domain/shared/codes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { creditPoints } from '../src/booking/points/credit-points';
import { audit, type Guarantee } from './audit';
import { insertCoupon } from './coupons';
import { mina } from './fixtures';
import {
  createCakeOrder,
  createDinnerOrder,
  type PaymentTestServer,
  startPaymentTestServer,
} from './payment-test-server';

let server: PaymentTestServer;
/** One order of each kind: reserved, cancelled, and held while its guest is in the payment window. */
let paid: string;
let cancelled: string;
let open: string;
/** An order sheet of another guest. */
let draft: string;
/** A member's visit with a coupon and granted points. */
let withCoupon: string;
const couponNo = toCode<CouponNo>('C1');
beforeAll(async () => {
  server = await startPaymentTestServer();
  await server.database.pool.query('UPDATE hotel SET point_rate = 5');
  await insertCoupon(server.database, couponNo);
  const member = await server.member(mina.userId, mina.password);
  withCoupon = (
    await server.reserve(member, createDinnerOrder({ resvDate: '2026-03-16 18:00', couponNo, resvSetleAmnt: 58_850 }))
  ).shopOrderNo;
  await creditPoints(server.database.pool, new Date('2026-03-16T21:00:00Z'));
  const guest = await server.guest();
  paid = (await server.reserve(guest, createDinnerOrder())).shopOrderNo;
  const second = await server.reserve(guest, createDinnerOrder({ resvDate: '2026-03-17 18:00' }));
  cancelled = second.shopOrderNo;
  await guest.post('/resv/cancel', { resvCode: second.resvCode });
  open = (await guest.post('/ordersheet/prepay', createCakeOrder())).json.response.shopOrderNo;
  draft = (await guest.post('/ordersheet/add', createCakeOrder())).json.ordersheetId;
});
afterAll(() => server.close());

it('the auditor finds nothing in consistent data', async () => {
  expect(await audit(server.database.pool, await server.listLedger())).toEqual({
    findings: [],
    needsReview: [],
    payments: { reserved: 2, refunded: 1, registered: 1 },
    reservations: 3,
  });
});

type PlantedFault = readonly [
  name: string,
  plant: (order: string) => string,
  order: () => string,
  brokenGuarantees: readonly Guarantee[],
];
const where = 'WHERE shop_order_no =';
const plantedFaults: readonly PlantedFault[] = [
  ['a charge whose reservation is gone', (no) => `DELETE FROM reservation ${where} '${no}'`, () => paid, ['A', 'D']],
  [
    'a charge without payment and reservation',
    (no) => `DELETE FROM reservation ${where} '${no}'; DELETE FROM payment ${where} '${no}'`,
    () => paid,
    ['A', 'D'],
  ],
  [
    'a cancellation without its refund',
    (no) =>
      `UPDATE reservation SET status = 'cancel', cancelled_at = now(), cancel_fee = 0, refund_amount = 81000 ${where} '${no}'; UPDATE hold SET state = 'freed' ${where} '${no}'`,
    () => paid,
    ['C', 'D', 'G'],
  ],
  [
    'a refund of an active reservation',
    (no) =>
      `UPDATE reservation SET status = 'reserved', cancelled_at = NULL, cancelled_by = NULL, cancel_fee = NULL, refund_amount = NULL ${where} '${no}'; UPDATE hold SET state = 'kept' ${where} '${no}'`,
    () => cancelled,
    ['B', 'D', 'G'],
  ],
  [
    'a reservation for another sum',
    (no) => `UPDATE reservation SET pay_amount = 1, order_amount = 1, product_discount = 0 ${where} '${no}'`,
    () => paid,
    ['C'],
  ],
  [
    'a refund above the paid amount',
    (no) => `UPDATE refund SET amount = 90000 ${where} '${no}'`,
    () => cancelled,
    ['C', 'E'],
  ],
  [
    'released seats of an active reservation',
    (no) => `UPDATE seat_usage SET used = used - 1 WHERE visit_day = '2026-03-13' AND '${no}' <> ''`,
    () => paid,
    ['D'],
  ],
  [
    'seats that were never released',
    (no) => `UPDATE hold SET state = 'freed' ${where} '${no}'`,
    () => open,
    ['D', 'F', 'G'],
  ],
  ['more people than seats', (no) => `UPDATE reservation SET adults = 41 ${where} '${no}'`, () => paid, ['D']],
  ['a stuck payment', (no) => `UPDATE payment SET state = 'unknown' ${where} '${no}'`, () => open, ['F', 'G']],
  [
    'a payment window that stays open after its hold has expired',
    (no) => `UPDATE hold SET expires_at = now() - interval '2 minutes' ${where} '${no}'`,
    () => open,
    ['F'],
  ],
  ['a stuck refund', (no) => `UPDATE refund SET state = 'requested' ${where} '${no}'`, () => cancelled, ['C', 'F']],
  [
    'a manual review without its alarm',
    (no) => `UPDATE payment SET state = 'manual' ${where} '${no}'`,
    () => open,
    ['F', 'G'],
  ],
  ['a hold without events', (no) => `DELETE FROM hold_event ${where} '${no}'`, () => open, ['G']],
  [
    'a state change of a payment without its event',
    (no) => `DELETE FROM payment_event ${where} '${no}' AND to_state = 'approving'`,
    () => paid,
    ['G'],
  ],
  ['a payment without its audit entries', (no) => `DELETE FROM audit_entry WHERE subject = '${no}'`, () => paid, ['G']],
  [
    'an illegal state change of a hold',
    (no) =>
      `UPDATE hold_event SET from_state = 'kept' ${where} '${no}' AND to_state = 'kept'; UPDATE hold_event SET to_state = 'kept' ${where} '${no}'`,
    () => paid,
    ['G'],
  ],
  [
    'an order sheet that closed without an event',
    (id) => `UPDATE order_sheet SET state = 'booked' WHERE ordersheet_id = '${id}'`,
    () => draft,
    ['G'],
  ],
  [
    'an event of a missing hold',
    () => `INSERT INTO hold_event (shop_order_no, htl_code, to_state) VALUES ('nobody', 'H01', 'held')`,
    () => paid,
    ['D'],
  ],
  [
    'a line of a missing hold',
    () =>
      `INSERT INTO hold_line (shop_order_no, htl_code, counter, prod_code, visit_day, amount, rule_version) VALUES ('nobody', 'H01', 'day', 'DINNER', '2026-03-20', 1, 0)`,
    () => paid,
    ['D'],
  ],
  [
    'a line of a missing reservation',
    () =>
      `INSERT INTO reservation_line (resv_code, htl_code, position, name, count, unit_price, unit_paid, amount, discount_rate) VALUES ('nobody', 'H01', 1, '{}', 1, 0, 0, 0, 0)`,
    () => paid,
    ['D'],
  ],
  [
    'an agreed policy without its text',
    (no) => `UPDATE reservation SET policy = policy || '{"textKey":"nobody’s"}' ${where} '${no}'`,
    () => paid,
    ['D'],
  ],
  ['a spent coupon that can still be used', () => 'UPDATE coupon_usage SET used = 0', () => withCoupon, ['H']],
  [
    'a coupon spent twice',
    (no) =>
      `INSERT INTO hold_line (shop_order_no, htl_code, counter, coupon_no, amount, capacity) VALUES ('${no}', 'H01', 'coupon', '${couponNo}', 1, 1)`,
    () => paid,
    ['D', 'H'],
  ],
  [
    'a used coupon without a hold',
    () => `INSERT INTO coupon_usage (coupon_no, htl_code, capacity, used) VALUES ('C2', 'H01', 1, 1)`,
    () => open,
    ['H'],
  ],
  [
    'a discount without its coupon',
    (no) => `DELETE FROM hold_line ${where} '${no}' AND counter = 'coupon'; UPDATE coupon_usage SET used = 0`,
    () => withCoupon,
    ['H'],
  ],
  [
    'a coupon of another member',
    () => `UPDATE member_coupon SET user_id = 'eve@example.test'`,
    () => withCoupon,
    ['H'],
  ],
  ['points for a no-show', () => `UPDATE reservation SET attendance = 'no_show'`, () => withCoupon, ['I']],
  [
    'points awarded twice',
    () => `INSERT INTO point_entry (user_id, resv_code, entry_no, htl_code, reason, amount)
        SELECT user_id, resv_code, 2, htl_code, reason, amount FROM point_entry`,
    () => withCoupon,
    ['I'],
  ],
  ['points before the day after the visit', () => 'UPDATE reservation SET points_at = NULL', () => withCoupon, ['I']],
  ['points of another member', () => `UPDATE point_entry SET user_id = 'eve@example.test'`, () => withCoupon, ['I']],
];

describe('the auditor finds', () => {
  it.each(plantedFaults)('%s', async (_name, plant, order, brokenGuarantees) => {
    const books = await server.listLedger();
    const client = await server.database.pool.connect();
    await client.query('BEGIN');
    // Disables triggers and foreign keys, which would prevent some of the violations.
    await client.query(`SET LOCAL session_replication_role = replica`);
    const auditPlantedFault = async () => {
      try {
        for (const statement of plant(order()).split(';')) await client.query(statement);
        return await audit(client, books);
      } finally {
        // A violation that cannot be created does not affect the others.
        await client.query('ROLLBACK');
        client.release();
      }
    };
    const { findings } = await auditPlantedFault();
    const seen = [...new Set(findings.map((finding) => finding.guarantee))].sort();
    expect(seen).toEqual(brokenGuarantees);
  });
});
