import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dinner, library } from '../../../../test/fixtures';
import { addSheet, createCakeSheetBody, createSheetBody } from '../../../../test/order-sheets';
import {
  createDinnerOrder,
  type PaymentTestServer,
  startPaymentTestServer,
} from '../../../../test/payment-test-server';

let server: PaymentTestServer;
beforeAll(async () => {
  server = await startPaymentTestServer();
});
afterAll(() => server.close());

describe('the remaining stock on an order sheet', () => {
  it('decreases with the holds of others', async () => {
    const visitor = server.createVisitor();
    const { ordersheetId } = await addSheet(visitor, createSheetBody({ resvDate: '2026-03-19 18:00' }));
    const otherGuest = await server.startGuestSession();
    await otherGuest.post('/ordersheet/prepay', createDinnerOrder({ resvDate: '2026-03-19 18:00', resvAdultCnt: 2 }));
    expect((await visitor.post('/ordersheet/stock', { ordersheetId })).json).toMatchObject({
      stockYn: 'Y',
      remainCnt: 38,
      errCd: '',
    });
    await server.database.pool.query(
      `UPDATE seat_usage SET used = 39 WHERE visit_day = '2026-03-19' AND start_time = '18:00'`,
    );
    expect((await visitor.post('/ordersheet/stock', { ordersheetId })).json).toMatchObject({
      stockYn: 'N',
      remainCnt: 1,
      errCd: 'sold_out',
    });
    await server.database.pool.query(
      `UPDATE seat_usage SET used = 2 WHERE visit_day = '2026-03-19' AND start_time = '18:00'`,
    );
  });

  it('respects the limit of cakes per person', async () => {
    const guest = await server.startGuestSession();
    const { ordersheetId, result } = await addSheet(guest, createCakeSheetBody());
    expect(result).toMatchObject({ resvDate: '2026-03-13 08:00', prodPickupNum: 2, resvSetleAmnt: 120_000 });
    expect((await guest.post('/ordersheet/stock', { ordersheetId })).json).toMatchObject({
      stockYn: 'Y',
      remainCnt: 3,
    });
  });

  it('counts covers if menus are chosen: a menu for two counts two', async () => {
    const setLimit = (limit: number | null) =>
      server.database.pool.query('UPDATE product SET day_sale_limit = $2 WHERE prod_code = $1', [dinner, limit]);
    await setLimit(4);
    const guest = await server.startGuestSession();
    const body = createSheetBody({ resvDate: '2026-03-27 18:00' });
    const { ordersheetId } = await addSheet(guest, body);
    expect((await guest.post('/ordersheet/stock', { ordersheetId })).json).toMatchObject({
      remainCnt: 4,
      remainUnit: 'cover',
    });
    const refusal = await guest.post(
      '/ordersheet/add',
      createSheetBody({ ...body, resvProdAddList: [{ menuIndex: 1, prodAddNum: 3 }] }),
    );
    expect(refusal.json).toMatchObject({
      code: 'day_sale_exceeded',
      title: expect.stringContaining('servings left: 4'),
      detail: { remaining: 4, unit: 'cover' },
    });
    await setLimit(null);
  });

  it('includes the codes of the available rooms', async () => {
    await server.database.pool.query(`UPDATE product SET reservation_type = 'room' WHERE prod_code = $1`, [dinner]);
    const visitor = server.createVisitor();
    const { ordersheetId } = await addSheet(
      visitor,
      createSheetBody({ resvType: 'room', resvAdultCnt: 4, resvDate: '2026-03-23 18:00' }),
    );
    const { json } = await visitor.post('/ordersheet/stock', { ordersheetId });
    await server.database.pool.query(`UPDATE product SET reservation_type = 'table' WHERE prod_code = $1`, [dinner]);
    expect(json).toMatchObject({ stockYn: 'Y', remainCnt: 1, remainUnit: 'room', dinRoomCodeList: [library] });
  });

  it('requires the id of an existing order sheet', async () => {
    expect((await server.createVisitor().post('/ordersheet/stock', {})).json).toMatchObject({
      status: 400,
      code: 'invalid_request',
    });
    expect((await server.createVisitor().post('/ordersheet/stock', { ordersheetId: 'none' })).json).toMatchObject({
      status: 404,
      code: 'not_found',
    });
    expect((await server.createVisitor().get('/ordersheet/none')).json).toMatchObject({
      status: 404,
      code: 'not_found',
    });
  });
});

describe('an order sheet during a booking', () => {
  it('is booked once it is paid, so that it cannot be paid twice', async () => {
    const guest = await server.startGuestSession();
    const { ordersheetId } = await addSheet(guest);
    const order = createDinnerOrder({ ordersheetId });
    const { shopOrderNo } = (await guest.post('/ordersheet/prepay', order)).json.response;
    const { resvCode } = (await guest.post('/easypay/return', await server.submitPaymentWindow(shopOrderNo))).json;
    expect((await guest.get(`/ordersheet/${ordersheetId}`)).json.result.ordersheetStat).toBe('booked');
    expect((await guest.post('/default-hearder/header', {})).json.memberCartCount).toBe(0);
    const repeatedResponse = (await guest.post('/ordersheet/prepay', order)).json;
    expect(repeatedResponse).toMatchObject({ status: 409, code: 'already_booked', detail: { resvCode } });
    await server.database.pool.query('UPDATE hold SET expires_at = now() WHERE shop_order_no = $1', [shopOrderNo]);
    expect((await guest.post('/ordersheet/prepay', order)).json).toMatchObject({ status: 409, code: 'order_closed' });
  });

  it('is refused if it belongs to another product', async () => {
    const guest = await server.startGuestSession();
    const { ordersheetId } = await addSheet(guest, createCakeSheetBody());
    const { json } = await guest.post('/ordersheet/prepay', createDinnerOrder({ ordersheetId }));
    expect(json).toMatchObject({ status: 400, code: 'invalid_request', errors: [{ path: 'ordersheetId' }] });
  });

  it('cannot be booked without payment if an amount is due; otherwise simultaneous requests book it once', async () => {
    const guest = await server.startGuestSession();
    expect((await guest.post('/ordersheet/postpay', createDinnerOrder())).json).toMatchObject({
      status: 422,
      code: 'payment_due',
      detail: { total: 81_000 },
    });
    await server.database.pool.query(`UPDATE product_option SET price = 0 WHERE prod_code = $1`, [dinner]);
    const { ordersheetId } = await addSheet(guest, createSheetBody({ resvDate: '2026-03-23 19:00' }));
    const order = createDinnerOrder({ ordersheetId, resvDate: '2026-03-23 19:00', resvSetleAmnt: 0 });
    const responses = await Promise.all(Array.from({ length: 5 }, () => guest.post('/ordersheet/postpay', order)));
    await server.database.pool.query(`UPDATE product_option SET price = 90000 WHERE prod_code = $1`, [dinner]);
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(new Set(responses.map(({ json }) => json.resvCode)).size).toBe(1);
    const { rows } = await server.database.pool.query(
      `SELECT used FROM seat_usage WHERE visit_day = '2026-03-23' AND start_time = '19:00' AND unit = 'TABLE'`,
    );
    expect(rows).toEqual([{ used: 2 }]);
  });

  it('requires visitors to sign in, but only after the request has been validated', async () => {
    expect((await server.createVisitor().post('/ordersheet/postpay', createDinnerOrder())).json).toMatchObject({
      status: 401,
      code: 'not_signed_in',
    });
    expect((await server.createVisitor().post('/ordersheet/postpay', {})).json).toMatchObject({
      status: 400,
      code: 'invalid_request',
    });
  });
});
