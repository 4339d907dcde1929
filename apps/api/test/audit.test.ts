import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audit } from './audit';
import { cakeOrder, dinnerOrder, openPayingHouse, type PayingHouse } from './paying-house';

let house: PayingHouse;
/** One order of each kind: standing, cancelled, and held while its guest is in the window. */
let paid: string;
let cancelled: string;
let open: string;
/** What another guest only thinks of. */
let draft: string;
beforeAll(async () => {
  house = await openPayingHouse();
  const guest = await house.guest();
  paid = (await house.reserve(guest, dinnerOrder())).shopOrderNo;
  const second = await house.reserve(guest, dinnerOrder({ resvDate: '2026-03-17 18:00' }));
  cancelled = second.shopOrderNo;
  await guest.post('/resv/cancel', { resvCode: second.resvCode });
  open = (await guest.post('/ordersheet/prepay', cakeOrder())).json.response.shopOrderNo;
  draft = (await guest.post('/ordersheet/add', cakeOrder())).json.ordersheetId;
});
afterAll(() => house.close());

it('nothing is found in a house where all went well', async () => {
  expect(await audit(house.database.pool, await house.books())).toEqual({
    findings: [],
    needsPerson: [],
    payments: { reserved: 1, refunded: 1, registered: 1 },
    reservations: 2,
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
      `UPDATE reservation SET status = 'reserved', cancelled_at = NULL, cancel_fee = NULL, refund_amount = NULL ${where} '${no}'; UPDATE hold SET state = 'kept' ${where} '${no}'`,
    () => cancelled,
    ['B', 'D', 'G'],
  ],
  [
    'a reservation for another sum',
    (no) => `UPDATE reservation SET pay_amount = 1, order_amount = 1, product_discount = 0 ${where} '${no}'`,
    () => paid,
    ['C'],
  ],
  ['more given back than was paid', (no) => `UPDATE refund SET amount = 90000 ${where} '${no}'`, () => cancelled, ['C', 'E']],
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
  ['a person whom nobody called', (no) => `UPDATE payment SET state = 'manual' ${where} '${no}'`, () => open, ['F', 'G']],
  ['a hold that nobody tells of', (no) => `DELETE FROM hold_event ${where} '${no}'`, () => open, ['G']],
  [
    'a move that nobody wrote down',
    (no) => `DELETE FROM payment_event ${where} '${no}' AND to_state = 'approving'`,
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
];

describe('the auditor finds', () => {
  it.each(plants)('%s', async (_name, plant, order, found) => {
    const books = await house.books();
    const client = await house.database.pool.connect();
    await client.query('BEGIN');
    // What the tables themselves forbid is planted all the same.
    await client.query(`SET LOCAL session_replication_role = replica`);
    for (const statement of plant(order()).split(';')) await client.query(statement);
    const { findings } = await audit(client, books);
    await client.query('ROLLBACK');
    client.release();
    const seen = [...new Set(findings.map((finding) => finding.broken))].sort();
    expect(seen).toEqual(found);
  });
});
