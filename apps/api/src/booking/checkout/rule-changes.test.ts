import { decodeReservationRequest } from '@dining/contract/codecs/reservation-request';
import { type ReservationRequestBody, reservationRequestSchema } from '@dining/contract/site/orders/order';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkConsistency } from '../../../test/consistency-check';
import { bakery, cake, grill, library, now } from '../../../test/fixtures';
import {
  createCakeOrder,
  createDinnerOrder,
  type PaymentTestServer,
  startPaymentTestServer,
  type TestClient,
} from '../../../test/payment-test-server';
import { inTransaction } from '../../db/transaction';
import { insertOrder } from './place-order';
import { priceOrder } from './price-order';

// Seats and limits change while guests order: no order succeeds under an old rule, and existing orders remain.

let server: PaymentTestServer;
beforeAll(async () => {
  server = await startPaymentTestServer({ HOLD_MAX_PER_VISITOR: '100' });
});
afterAll(() => server.close());

const runSql = (text: string, values: unknown[] = []) => server.database.pool.query(text, values);
const setSeatsAt18 = (seats: number) =>
  runSql(`UPDATE time_stock SET seats = $1 WHERE din_code = $2 AND start_time = '18:00' AND din_room_code IS NULL`, [
    seats,
    grill,
  ]);
const createPartyOrder = (day: string, people: number, changes: Partial<ReservationRequestBody> = {}) =>
  createDinnerOrder({
    resvDate: `${day} 18:00`,
    resvAdultCnt: people,
    resvProdAddList: [{ menuIndex: 1, prodAddNum: Math.ceil(people / 2) }],
    resvSetleAmnt: 81_000 * Math.ceil(people / 2),
    ...changes,
  });
const getSeatCounter = async (day: string) => {
  const { rows } = await runSql(
    `SELECT used, capacity FROM seat_usage WHERE din_code = $1 AND visit_day = $2 AND start_time = '18:00' AND unit = 'TABLE'`,
    [grill, day],
  );
  return rows[0] as { used: number; capacity: number };
};
/** Returns the problem code of an attempt to pay, or `held`. */
const prepay = async (person: TestClient, body: ReservationRequestBody) =>
  (await person.post('/ordersheet/prepay', body)).json.code ?? 'held';

describe('an order whose rules changed after its check', () => {
  it.each([
    ['fewer seats at its venue', `UPDATE time_stock SET seats = 1 WHERE din_code = '${grill}'`],
    ['a lower daily limit of its product', `UPDATE product SET day_sale_limit = 1 WHERE prod_code = 'DINNER'`],
    [
      'a closing of its venue',
      `INSERT INTO venue_closing (din_code, day, start_time) VALUES ('${grill}', '2026-03-24', '18:30')`,
    ],
    [
      'a plan of the day',
      `INSERT INTO day_stock (din_code, htl_code, day, start_time, seats) VALUES ('${grill}', 'H01', '2026-03-24', '20:00', 4)`,
    ],
    [
      'a price of the day',
      `INSERT INTO product_day_price (prod_code, menu_index, from_day, to_day, price) VALUES ('DINNER', 1, '2026-03-24', '2026-03-24', 120000)`,
    ],
    [
      'a limit of the day',
      `INSERT INTO product_day_limit (prod_code, from_day, to_day, day_sale_limit) VALUES ('DINNER', '2026-03-24', '2026-03-24', 1)`,
    ],
    ['a new holiday', `INSERT INTO holiday (day, name) VALUES ('2026-03-24', '{"default":"Temporary"}')`],
  ])('holds nothing and reports that rules have changed: %s', async (_name, changeSql) => {
    const { database, deps } = server;
    const request = decodeReservationRequest(reservationRequestSchema.parse(createPartyOrder('2026-03-24', 2)));
    const pricingContext = {
      database,
      keyring: deps.keyring,
      now,
      userId: null,
      guestId: 'rule-change-guest',
      language: 'en',
    } as const;
    const priceResult = await priceOrder(request, pricingContext);
    if (!priceResult.ok) throw new Error(priceResult.failure.failure);
    await runSql(changeSql);
    const buyer = { userId: null, guestId: 'rule-change-guest', address: '192.0.2.1', sessionHashes: null };
    const orderResult = await inTransaction(
      database.pool,
      (client) => insertOrder(client, deps, priceResult, request, buyer, { type: 'payment' }),
      ({ ok }) => ok,
    );
    expect(orderResult).toEqual({ ok: false, type: 'rules_changed' });
    expect((await runSql(`SELECT 1 FROM hold WHERE guest_id = 'rule-change-guest'`)).rows).toEqual([]);
    await runSql(`UPDATE time_stock SET seats = 40 WHERE din_code = $1 AND din_room_code IS NULL`, [grill]);
    await runSql(`UPDATE time_stock SET seats = 8 WHERE din_code = $1 AND din_room_code IS NOT NULL`, [grill]);
    await runSql(`UPDATE product SET day_sale_limit = NULL WHERE prod_code = 'DINNER'`);
    await runSql(`DELETE FROM holiday WHERE day = '2026-03-24'`);
    await runSql('DELETE FROM venue_closing');
    await runSql('DELETE FROM day_stock');
    await runSql('DELETE FROM product_day_price');
    await runSql('DELETE FROM product_day_limit');
  });
});

describe('a lowered number of seats', () => {
  it('keeps existing reservations, and accepts no order until enough seats are free again', async () => {
    const [first, second, lateGuest] = [
      await server.startGuestSession(),
      await server.startGuestSession(),
      await server.startGuestSession(),
    ];
    const day = '2026-03-25';
    const firstReservation = await server.reserve(first, createPartyOrder(day, 8));
    await server.reserve(second, createPartyOrder(day, 4));
    await setSeatsAt18(6);
    expect(await prepay(lateGuest, createPartyOrder(day, 2))).toBe('sold_out');
    expect(await getSeatCounter(day)).toEqual({ used: 12, capacity: 40 });
    expect((await checkConsistency(server.database.pool, await server.listLedger())).findings).toEqual([]);

    await first.post('/resv/cancel', { resvCode: firstReservation.resvCode });
    expect(await prepay(lateGuest, createPartyOrder(day, 4))).toBe('sold_out');
    expect(await prepay(lateGuest, createPartyOrder(day, 2))).toBe('held');
    expect(await getSeatCounter(day)).toEqual({ used: 6, capacity: 6 });
    await setSeatsAt18(40);
    expect((await checkConsistency(server.database.pool, await server.listLedger())).findings).toEqual([]);
  });

  it('refuses a late payment that needs more seats than are left, and leaves the counter unchanged', async () => {
    const [guest, otherGuest] = [await server.startGuestSession(), await server.startGuestSession()];
    const day = '2026-03-26';
    const { shopOrderNo } = (await guest.post('/ordersheet/prepay', createPartyOrder(day, 4))).json.response;
    await guest.post('/easypay/return', { resCd: 'W002', resMsg: '', shopOrderNo, authorizationId: '' });
    await setSeatsAt18(4);
    expect(await prepay(otherGuest, createPartyOrder(day, 2))).toBe('held');
    expect((await guest.post('/easypay/return', await server.submitPaymentWindow(shopOrderNo))).json).toEqual({
      result: 'fail',
      errCd: 'sold_out',
    });
    expect(await getSeatCounter(day)).toEqual({ used: 2, capacity: 4 });
    expect((await server.findLedgerRow(shopOrderNo))?.charged).toBe(0);
    await setSeatsAt18(40);
  });

  it('accepts a late payment for which it suffices, and becomes the capacity of the counter', async () => {
    const guest = await server.startGuestSession();
    const day = '2026-03-27';
    const { shopOrderNo } = (await guest.post('/ordersheet/prepay', createPartyOrder(day, 4))).json.response;
    await guest.post('/easypay/return', { resCd: 'W002', resMsg: '', shopOrderNo, authorizationId: '' });
    await setSeatsAt18(5);
    expect((await guest.post('/easypay/return', await server.submitPaymentWindow(shopOrderNo))).json.result).toBe(
      'success',
    );
    expect(await getSeatCounter(day)).toEqual({ used: 4, capacity: 5 });
    await setSeatsAt18(40);
    expect((await checkConsistency(server.database.pool, await server.listLedger())).findings).toEqual([]);
  });
});

describe('a late payment', () => {
  /** Opens a payment, closes its window, then pays. Returns the form that the browser would send. */
  const abandonAndPay = async (person: TestClient, body: ReservationRequestBody) => {
    const { shopOrderNo } = (await person.post('/ordersheet/prepay', body)).json.response;
    await person.post('/easypay/return', { resCd: 'W002', resMsg: '', shopOrderNo, authorizationId: '' });
    return server.submitPaymentWindow(shopOrderNo);
  };
  /** Sends the form. Returns the result that the guest gets, and the amount charged. */
  const returnFromPayment = async (person: TestClient, paymentForm: Awaited<ReturnType<typeof abandonAndPay>>) => {
    const { result, errCd } = (await person.post('/easypay/return', paymentForm)).json;
    return { result, errCd, charged: (await server.findLedgerRow(paymentForm['shopOrderNo'] ?? ''))?.charged ?? 0 };
  };
  const soldOutResult = { result: 'fail', errCd: 'sold_out', charged: 0 };

  it.each([
    [
      'on that day',
      `INSERT INTO product_not_sale (prod_code, from_day, to_day) VALUES ('DINNER', '2026-03-30', '2026-03-30')`,
    ],
    [
      'anymore',
      `UPDATE product SET sale_always = false, sale_from = '2026-03-01', sale_to = '2026-03-20' WHERE prod_code = 'DINNER'`,
    ],
    ['on such days', `UPDATE product SET week_type = 'weekend' WHERE prod_code = 'DINNER'`],
    ['at that time', `UPDATE product SET sale_zone = 'L' WHERE prod_code = 'DINNER'`],
  ])('is refused while its product is not sold %s, and accepted when it is sold again', async (_when, changeSql) => {
    const guest = await server.startGuestSession();
    const paymentForm = await abandonAndPay(guest, createPartyOrder('2026-03-30', 4));
    await runSql(changeSql);
    expect(await returnFromPayment(guest, paymentForm)).toEqual(soldOutResult);
    await runSql(`DELETE FROM product_not_sale WHERE from_day = '2026-03-30'`);
    await runSql(
      `UPDATE product SET sale_always = true, sale_from = NULL, sale_to = NULL, week_type = 'all', sale_zone = 'D' WHERE prod_code = 'DINNER'`,
    );
    expect((await returnFromPayment(guest, paymentForm)).result).toBe('success');
  });

  it('is refused for a pickup on a closed day or within the lead time, and accepted if ordered earlier', async () => {
    const guest = await server.startGuestSession();
    const createCakeOrderOn = (day: string) =>
      createCakeOrder({ resvDate: `${day} 00:00`, resvUserTel: '010-7000-0009', visitTel: '010-7000-0009' });
    const paymentForm = await abandonAndPay(guest, createCakeOrderOn('2026-03-30'));
    await runSql(`UPDATE product SET pickup_week_flags = '0000000' WHERE prod_code = $1`, [cake]);
    expect(await returnFromPayment(guest, paymentForm)).toEqual(soldOutResult);
    await runSql(`UPDATE product SET pickup_week_flags = '1111111', pickup_lead_days = 25 WHERE prod_code = $1`, [
      cake,
    ]);
    expect(await returnFromPayment(guest, paymentForm)).toEqual(soldOutResult);
    await runSql(
      `UPDATE payment SET "order" = jsonb_set("order", '{consents,0,at}', '"2026-03-01T03:00:00.000Z"') WHERE shop_order_no = $1`,
      [paymentForm['shopOrderNo']],
    );
    expect((await returnFromPayment(guest, paymentForm)).result).toBe('success');
    await runSql(`UPDATE product SET pickup_lead_days = 1 WHERE prod_code = $1`, [cake]);
  });

  it('is refused for an occupied room, even if later start times of the room are no longer offered', async () => {
    await runSql(
      `UPDATE product SET reservation_type = 'room', takes_deposit = true, deposit_up_to_4 = 50000, question_type = 'none' WHERE prod_code = 'DINNER'`,
    );
    const createRoomOrder = (time: string) =>
      createDinnerOrder({
        resvType: 'room',
        dinRoomCode: library,
        resvDate: `2026-03-31 ${time}`,
        resvAdultCnt: 4,
        resvProdAddList: [],
        resvQsAnsList: [],
        resvSetleAmnt: 200_000,
      });
    const [first, second] = [await server.startGuestSession(), await server.startGuestSession()];
    const paymentForm = await abandonAndPay(first, createRoomOrder('18:00'));
    await server.reserve(second, createRoomOrder('19:00'));
    await runSql(`DELETE FROM time_stock WHERE din_room_code = $1 AND start_time >= '19:00'`, [library]);
    expect(await returnFromPayment(first, paymentForm)).toEqual(soldOutResult);
  });
});

describe('a daily limit lowered below the number sold', () => {
  it('keeps existing reservations, and sells nothing more until it is raised', async () => {
    const createBuyerOrder = (phone: string, day: string) =>
      createCakeOrder({ resvDate: `${day} 00:00`, resvUserTel: phone, visitTel: phone });
    const day = '2026-03-18';
    await server.reserve(await server.startGuestSession(), createBuyerOrder('010-7000-0001', day));
    await server.reserve(await server.startGuestSession(), createBuyerOrder('010-7000-0002', day));
    await runSql('UPDATE product SET day_sale_limit = 1 WHERE prod_code = $1 AND din_code = $2', [cake, bakery]);
    expect(await prepay(await server.startGuestSession(), createBuyerOrder('010-7000-0003', day))).toBe(
      'day_sale_exceeded',
    );
    expect((await checkConsistency(server.database.pool, await server.listLedger())).findings).toEqual([]);
    await runSql('UPDATE product SET day_sale_limit = 5 WHERE prod_code = $1', [cake]);
    expect(await prepay(await server.startGuestSession(), createBuyerOrder('010-7000-0003', day))).toBe('held');
  });

  it('leaves consistent counters if it is removed for a while', async () => {
    const createOrder = (phone: string) =>
      createCakeOrder({ resvDate: '2026-03-19 00:00', resvUserTel: phone, visitTel: phone });
    for (const [phone, limit] of [
      ['010-7000-0004', 1],
      ['010-7000-0005', null],
    ] as const) {
      await runSql('UPDATE product SET day_sale_limit = $1 WHERE prod_code = $2', [limit, cake]);
      await server.reserve(await server.startGuestSession(), createOrder(phone));
    }
    await runSql('UPDATE product SET day_sale_limit = 1 WHERE prod_code = $1', [cake]);
    expect((await checkConsistency(server.database.pool, await server.listLedger())).findings).toEqual([]);
    await runSql('UPDATE product SET day_sale_limit = 5 WHERE prod_code = $1', [cake]);
  });
});
