import type { ReservationRequestBody } from '@dining/contract/site/orders/order';
import { toCode } from '@dining/domain/shared/codes';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { checkConsistency } from '../../../test/consistency-check';
import { grill, library, mina } from '../../../test/fixtures';
import {
  createCakeOrder,
  createDinnerOrder,
  type PaymentTestServer,
  startPaymentTestServer,
  type TestClient,
} from '../../../test/payment-test-server';

let server: PaymentTestServer;
beforeAll(async () => {
  server = await startPaymentTestServer({ HOLD_MAX_PER_VISITOR: '100' });
  await server.database.pool.query(
    `INSERT INTO product (prod_code, din_code, htl_code, position, name, description, category_position, banner_picture,
       reservation_type, takes_deposit, sale_zone, sale_always, week_type, price, deposit_up_to_2, deposit_up_to_4, deposit_up_to_10)
     SELECT 'LIBRARY', din_code, htl_code, 9, name, description, category_position, banner_picture, 'room', true, 'D', true, 'all', 0,
       50000, 50000, 50000 FROM product WHERE prod_code = 'DINNER'`,
  );
});
afterAll(() => server.close());

const prepay = async (person: TestClient, body: ReservationRequestBody) =>
  (await person.post('/ordersheet/prepay', body)).json;
const openPayment = async (person: TestClient, body: ReservationRequestBody): Promise<string> => {
  const response = await prepay(person, body);
  if (response.response === undefined) throw new Error(JSON.stringify(response));
  return response.response.shopOrderNo;
};
const pay = async (person: TestClient, shopOrderNo: string) =>
  (await person.post('/easypay/return', await server.submitPaymentWindow(shopOrderNo))).json;
const createRoomOrder = (day: string) =>
  createDinnerOrder({
    prodCode: toCode('LIBRARY'),
    resvType: 'room',
    dinRoomCode: library,
    resvDate: `${day} 18:00`,
    resvAdultCnt: 4,
    resvProdAddList: [],
    resvQsAnsList: [],
    resvSetleAmnt: 200_000,
  });
const createPartyOfTenOrder = (day: string) =>
  createDinnerOrder({
    resvDate: `${day} 18:00`,
    resvAdultCnt: 10,
    resvProdAddList: [{ menuIndex: 1, prodAddNum: 5 }],
    resvSetleAmnt: 405_000,
  });

const createCakesOrder = (prodPickupNum: number, phone: string) =>
  createCakeOrder({
    resvDate: '2026-03-17 00:00',
    prodPickupNum,
    resvSetleAmnt: 60_000 * prodPickupNum,
    resvUserTel: phone,
    visitTel: phone,
  });

type LastUnitsCase = readonly [
  name: string,
  order: ReservationRequestBody,
  soldBefore: readonly ReservationRequestBody[],
];
const lastUnitsCases: readonly LastUnitsCase[] = [
  ['a private room', createRoomOrder('2026-03-16'), []],
  ['the last cakes of the day', createCakesOrder(3, '010-6000-0001'), [createCakesOrder(2, '010-6000-0002')]],
  ['the last seats', createPartyOfTenOrder('2026-03-18'), [1, 2, 3].map(() => createPartyOfTenOrder('2026-03-18'))],
];

describe('a second payment while the first attempt holds the last units', () => {
  it.each(lastUnitsCases)('replaces the first attempt for %s', async (_name, body, soldBefore) => {
    for (const order of soldBefore) await server.reserve(await server.startGuestSession(), order);
    const [guest, otherGuest] = [await server.startGuestSession(), await server.startGuestSession()];
    const firstOrderNo = await openPayment(guest, body);
    const otherBody = { ...body, resvUserTel: '010-6000-0009', visitTel: '010-6000-0009' };
    expect((await prepay(otherGuest, otherBody)).code).toMatch(/sold_out|exceeded/);
    const secondOrderNo = await openPayment(guest, body);
    expect(secondOrderNo).not.toBe(firstOrderNo);
    expect(await pay(guest, firstOrderNo)).toMatchObject({ result: 'fail' });
    expect(await pay(guest, secondOrderNo)).toMatchObject({ result: 'success' });
    expect((await server.findLedgerRow(firstOrderNo))?.charged ?? 0).toBe(0);
    expect((await checkConsistency(server.database.pool, await server.listLedger())).findings).toEqual([]);
  });

  it('is still offered, because the order sheet reports stock to that guest', async () => {
    const guest = await server.startGuestSession();
    const body = createRoomOrder('2026-03-19');
    const { ordersheetId } = (await guest.post('/ordersheet/add', body)).json;
    await openPayment(guest, { ...body, ordersheetId });
    expect((await guest.post('/ordersheet/stock', { ordersheetId })).json).toMatchObject({ stockYn: 'Y' });
    expect((await guest.get(`/ordersheet/${ordersheetId}`)).json.result).toMatchObject({ stockYn: 'Y' });
  });
});

describe('the same order sent several times at once', () => {
  it('can be paid once: newer attempts replace older ones, even before the provider registers them', async () => {
    for (let round = 0; round < 5; round += 1) {
      const guest = await server.startGuestSession();
      const body = createDinnerOrder({ resvDate: '2026-03-23 18:00' });
      const responses = await Promise.all([1, 2, 3].map(() => prepay(guest, body)));
      const orderNos = responses.flatMap(({ response }) => (response === undefined ? [] : [response.shopOrderNo]));
      const refusedCodes = responses
        .filter((response) => response.response === undefined)
        .map((response) => response.code);
      expect(refusedCodes.every((code) => code === 'superseded')).toBe(true);
      const results = await Promise.all(orderNos.map((shopOrderNo) => pay(guest, shopOrderNo)));
      expect(results.filter(({ result }) => result === 'success')).toHaveLength(1);
    }
    expect((await checkConsistency(server.database.pool, await server.listLedger())).findings).toEqual([]);
  });
});

describe('the same order after its reservation', () => {
  it('is refused with the number of the reservation, and is sold again only if the guest confirms', async () => {
    const guest = await server.startGuestSession();
    const body = createDinnerOrder({ resvDate: '2026-03-24 18:00' });
    const { resvCode } = await server.reserve(guest, body);
    expect(await prepay(guest, body)).toMatchObject({ status: 409, code: 'already_booked', detail: { resvCode } });
    expect(await prepay(guest, { ...body, requestMatter: 'By the window' })).toMatchObject({ code: 'already_booked' });
    expect((await prepay(await server.startGuestSession(), body)).response).toBeDefined();
    const second = await server.reserve(guest, { ...body, resvAgainYn: 'Y' });
    expect(second.resvCode).not.toBe(resvCode);
    expect(await prepay(guest, body)).toMatchObject({ code: 'already_booked', detail: { resvCode: second.resvCode } });
  });

  it('can be ordered again once the reservation is cancelled, or once its hold would have expired', async () => {
    const guest = await server.startGuestSession();
    const body = createDinnerOrder({ resvDate: '2026-03-25 18:00' });
    const { resvCode } = await server.reserve(guest, body);
    await guest.post('/resv/cancel', { resvCode });
    const { shopOrderNo } = await server.reserve(guest, body);
    await server.database.pool.query('UPDATE hold SET expires_at = now() WHERE shop_order_no = $1', [shopOrderNo]);
    expect((await prepay(guest, body)).response).toBeDefined();
  });

  it('is refused with the number of the reservation if its order sheet is booked, and is sold again if the guest confirms', async () => {
    const guest = await server.startGuestSession();
    const body = createDinnerOrder({ resvDate: '2026-03-26 18:00' });
    const { ordersheetId } = (await guest.post('/ordersheet/add', body)).json;
    const { resvCode } = await server.reserve(guest, { ...body, ordersheetId });
    expect(await prepay(guest, { ...body, ordersheetId })).toMatchObject({
      code: 'already_booked',
      detail: { resvCode },
    });
    expect((await server.reserve(guest, { ...body, ordersheetId, resvAgainYn: 'Y' })).resvCode).not.toBe(resvCode);
  });

  it('is refused and takes no more seats if the guest’s page did not receive the result of the payment', async () => {
    const guest = await server.startGuestSession();
    const body = createDinnerOrder({ resvDate: '2026-03-27 18:00' });
    const shopOrderNo = await openPayment(guest, body);
    const form = await server.submitPaymentWindow(shopOrderNo);
    // The payment window returned while the page that opened it was offline.
    await server.createVisitor().post('/easypay/return', form);
    expect(await prepay(guest, body)).toMatchObject({ code: 'already_booked' });
    const { rows } = await server.database.pool.query(
      `SELECT used FROM seat_usage WHERE din_code = $1 AND visit_day = '2026-03-27' AND start_time = '18:00' AND unit = 'TABLE'`,
      [grill],
    );
    expect(rows).toEqual([{ used: 2 }]);
  });

  it('is recognised in another session of the same member', async () => {
    const { userId, password } = mina;
    const [phone, desktop] = [await server.signInMember(userId, password), await server.signInMember(userId, password)];
    const body = createDinnerOrder({ resvDate: '2026-03-30 18:00', resvSetleAmnt: 68_850 });
    const shopOrderNo = await openPayment(phone, body);
    const newerOrderNo = await openPayment(desktop, body);
    expect(await pay(phone, shopOrderNo)).toMatchObject({ result: 'fail', errCd: 'superseded' });
    const { resvCode } = await pay(desktop, newerOrderNo);
    expect(await prepay(phone, body)).toMatchObject({ code: 'already_booked', detail: { resvCode } });
  });
});

// Runs last, because it leaves a payment with an unknown outcome.
describe('a booking without payment for a visit that the guest was about to pay for', () => {
  /** Opens a payment for an order whose price then drops to zero. */
  const startPayment = async (day: string) => {
    const guest = await server.startGuestSession();
    const body = createPartyOfTenOrder(day);
    const shopOrderNo = await openPayment(guest, body);
    await server.database.pool.query(`UPDATE product_option SET price = 0 WHERE prod_code = 'DINNER'`);
    return {
      guest,
      shopOrderNo,
      book: async () => (await guest.post('/resv/insert', { ...body, resvSetleAmnt: 0 })).json,
    };
  };
  afterEach(() => server.database.pool.query(`UPDATE product_option SET price = 90000 WHERE prod_code = 'DINNER'`));

  it('replaces the attempt, takes over its seats, and a payment in its window is no longer accepted', async () => {
    for (const order of Array.from({ length: 3 }, () => createPartyOfTenOrder('2026-03-31')))
      await server.reserve(await server.startGuestSession(), order);
    const { guest, shopOrderNo, book } = await startPayment('2026-03-31');
    expect(await book()).toMatchObject({ result: 'success' });
    expect(await pay(guest, shopOrderNo)).toMatchObject({ result: 'fail', errCd: 'superseded' });
    expect((await server.findLedgerRow(shopOrderNo))?.charged ?? 0).toBe(0);
    expect((await checkConsistency(server.database.pool, await server.listLedger())).findings).toEqual([]);
  });

  it('is refused while the outcome of the attempt is unknown', async () => {
    const { guest, shopOrderNo, book } = await startPayment('2026-04-01');
    await server.injectFault({ operation: 'approve', shopOrderNo, kind: 'drop', work: 'never' });
    expect(await pay(guest, shopOrderNo)).toMatchObject({ result: 'pending' });
    expect(await book()).toMatchObject({ status: 429, code: 'too_many_holds' });
  });
});
