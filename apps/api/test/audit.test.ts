import { type CouponNo, toCode } from '@dining/domain/shared/codes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { givePoints } from '../src/booking/points/give-points';
import { audit } from './audit';
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
  await givePoints(server.database.pool, new Date('2026-03-16T21:00:00Z'));
  const guest = await server.guest();
  paid = (await server.reserve(guest, createDinnerOrder())).shopOrderNo;
  const second = await server.reserve(guest, createDinnerOrder({ resvDate: '2026-03-17 18:00' }));
  cancelled = second.shopOrderNo;
  await guest.post('/resv/cancel', { resvCode: second.resvCode });
  open = (await guest.post('/ordersheet/prepay', createCakeOrder())).json.response.shopOrderNo;
  draft = (await guest.post('/ordersheet/add', createCakeOrder())).json.ordersheetId;
});
afterAll(() => server.close());

it('finds nothing if all went well', async () => {
  expect(await audit(server.database.pool, await server.listLedger())).toEqual({
    findings: [],
    needsReview: [],
    payments: { reserved: 2, refunded: 1, registered: 1 },
    reservations: 3,
  });
});

type Plant = readonly [name: string, plant: (order: string) => string, order: () => string, found: string[]];
const where = 'WHERE shop_order_no =';
const plants: readonly Plant[] = [
  ['a charge whose reservation is gone', (no) => `DELETE FROM reservation ${where} '${no}'`, () => paid, ['A', 'D']],
  [
    'a charge of nobody',
    (no) => `DELETE FROM reservation ${where} '${no}'; DELETE FROM payment ${where} '${no}'`,
    () => paid,
    ['A', 'D'],
  ],
  [
    'a cancellation that never gave the money back',
    (no) =>
      `UPDATE reservation SET status = 'cancel', cancelled_at = now(), cancel_fee = 0, refund_amount = 81000 ${where} '${no}'; UPDATE hold SET state = 'freed' ${where} '${no}'`,
    () => paid,
    ['C', 'D', 'G'],
  ],
  [
    'a refund of a reservation that stands',
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
    'more given back than was paid',
    (no) => `UPDATE refund SET amount = 90000 ${where} '${no}'`,
    () => cancelled,
    ['C', 'E'],
  ],
  [
    'seats given back that are kept',
    (no) => `UPDATE seat_usage SET used = used - 1 WHERE visit_day = '2026-03-13' AND '${no}' <> ''`,
    () => paid,
    ['D'],
  ],
  ['seats never given back', (no) => `UPDATE hold SET state = 'freed' ${where} '${no}'`, () => open, ['D', 'F', 'G']],
  ['more heads than seats', (no) => `UPDATE reservation SET adults = 41 ${where} '${no}'`, () => paid, ['D']],
  ['a payment that hangs', (no) => `UPDATE payment SET state = 'unknown' ${where} '${no}'`, () => open, ['F', 'G']],
  [
    'a window open for ever',
    (no) => `UPDATE hold SET expires_at = now() - interval '2 minutes' ${where} '${no}'`,
    () => open,
    ['F'],
  ],
  ['a refund that hangs', (no) => `UPDATE refund SET state = 'asked' ${where} '${no}'`, () => cancelled, ['C', 'F']],
  [
    'a person whom nobody called',
    (no) => `UPDATE payment SET state = 'manual' ${where} '${no}'`,
    () => open,
    ['F', 'G'],
  ],
  ['a hold that nobody tells of', (no) => `DELETE FROM hold_event ${where} '${no}'`, () => open, ['G']],
  [
    'a move that nobody wrote down',
    (no) => `DELETE FROM payment_event ${where} '${no}' AND to_state = 'approving'`,
    () => paid,
    ['G'],
  ],
  [
    'money that moved and is told of nowhere',
    (no) => `DELETE FROM audit_entry WHERE subject = '${no}'`,
    () => paid,
    ['G'],
  ],
  [
    'a move that there is none of',
    (no) =>
      `UPDATE hold_event SET from_state = 'kept' ${where} '${no}' AND to_state = 'kept'; UPDATE hold_event SET to_state = 'kept' ${where} '${no}'`,
    () => paid,
    ['G'],
  ],
  [
    'a draft that closed by itself',
    (id) => `UPDATE order_sheet SET state = 'booked' WHERE ordersheet_id = '${id}'`,
    () => draft,
    ['G'],
  ],
  [
    'a move of a hold that is not there',
    () => `INSERT INTO hold_event (shop_order_no, htl_code, to_state) VALUES ('nobody', 'H01', 'held')`,
    () => paid,
    ['D'],
  ],
  [
    'a line of a hold that is not there',
    () =>
      `INSERT INTO hold_line (shop_order_no, htl_code, counter, prod_code, visit_day, amount, rule_version) VALUES ('nobody', 'H01', 'day', 'DINNER', '2026-03-20', 1, 0)`,
    () => paid,
    ['D'],
  ],
  [
    'a menu of a reservation that is not there',
    () =>
      `INSERT INTO reservation_line (resv_code, htl_code, position, name, count, unit_price, unit_paid, amount, discount_rate) VALUES ('nobody', 'H01', 1, '{}', 1, 0, 0, 0, 0)`,
    () => paid,
    ['D'],
  ],
  [
    'a policy that was agreed to and says nothing',
    (no) => `UPDATE reservation SET policy = policy || '{"textKey":"nobody’s"}' ${where} '${no}'`,
    () => paid,
    ['D'],
  ],
  ['a coupon spent that is still to be had', () => 'UPDATE coupon_usage SET used = 0', () => withCoupon, ['H']],
  [
    'a coupon spent twice',
    (no) =>
      `INSERT INTO hold_line (shop_order_no, htl_code, counter, coupon_no, amount, capacity) VALUES ('${no}', 'H01', 'coupon', '${couponNo}', 1, 1)`,
    () => paid,
    ['D', 'H'],
  ],
  [
    'a coupon held by nobody',
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
  ['a coupon of another', () => `UPDATE member_coupon SET user_id = 'eve@example.test'`, () => withCoupon, ['H']],
  [
    'points of a visit that nobody came to',
    () => `UPDATE reservation SET attendance = 'no_show'`,
    () => withCoupon,
    ['I'],
  ],
  [
    'points given twice',
    () => `INSERT INTO point_entry (user_id, resv_code, entry_no, htl_code, reason, amount)
        SELECT user_id, resv_code, 2, htl_code, reason, amount FROM point_entry`,
    () => withCoupon,
    ['I'],
  ],
  ['points before the morning after', () => 'UPDATE reservation SET points_at = NULL', () => withCoupon, ['I']],
  ['points of another', () => `UPDATE point_entry SET user_id = 'eve@example.test'`, () => withCoupon, ['I']],
];

describe('the auditor finds', () => {
  it.each(plants)('%s', async (_name, plant, order, found) => {
    const books = await server.listLedger();
    const client = await server.database.pool.connect();
    await client.query('BEGIN');
    // Violations that constraints forbid are planted as well.
    await client.query(`SET LOCAL session_replication_role = replica`);
    const auditPlantedFault = async () => {
      try {
        for (const statement of plant(order()).split(';')) await client.query(statement);
        return await audit(client, books);
      } finally {
        // A violation that cannot be planted does not affect the others.
        await client.query('ROLLBACK');
        client.release();
      }
    };
    const { findings } = await auditPlantedFault();
    const seen = [...new Set(findings.map((finding) => finding.guarantee))].sort();
    expect(seen).toEqual(found);
  });
});
