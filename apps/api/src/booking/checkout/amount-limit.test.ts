import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bakery, cake, dinner, grill } from '../../../test/fixtures';
import { addSheet, createCakeSheetBody, createSheetBody } from '../../../test/order-sheets';
import {
  createDinnerOrder,
  type PaymentTestServer,
  startPaymentTestServer,
  type TestClient,
} from '../../../test/payment-test-server';

let server: PaymentTestServer;
let guest: TestClient;
beforeAll(async () => {
  server = await startPaymentTestServer();
  guest = await server.startGuestSession();
});
afterAll(() => server.close());

const setPrice = (price: number, discountRate: number) =>
  server.database.pool.query('UPDATE product_option SET price = $1, discount_rate = $2 WHERE prod_code = $3', [
    price,
    discountRate,
    dinner,
  ]);
/** Creates an order of 999 portions of its only menu. */
const createLargestOrder = (resvSetleAmnt: number) =>
  createDinnerOrder({ resvProdAddList: [{ menuIndex: 1, prodAddNum: 999 }], resvSetleAmnt });

describe('an order above the maximum amount of an online payment', () => {
  it.each([
    ['slightly above the maximum', 1_001_002, 0, 1_000_000_998],
    ['with an undiscounted price beyond the range of the column', 2_500_000, 60, 999_000_000],
    ['with a total beyond the range of the column', 30_000_000, 0, 29_970_000_000],
  ])('is refused with its own error code: %s', async (_case, price, rate, total) => {
    await setPrice(price, rate);
    for (const path of ['/ordersheet/prepay', '/resv/insert', '/ordersheet/postpay'] as const)
      expect((await guest.post(path, createLargestOrder(total))).json).toMatchObject({
        status: 422,
        code: 'amount_too_large',
      });
  });

  it('is reported as a changed price if only the sent amount is too large', async () => {
    await setPrice(90_000, 10);
    const { json } = await guest.post(
      '/ordersheet/prepay',
      createDinnerOrder({ resvSetleAmnt: Number.MAX_SAFE_INTEGER }),
    );
    expect(json).toMatchObject({ code: 'price_changed', detail: { total: 81_000 } });
  });

  it('shows the error in its order sheet and in the price of its day', async () => {
    await setPrice(30_000_000, 0);
    const menus = { resvProdAddList: [{ menuIndex: 1, prodAddNum: 999 }] };
    expect((await addSheet(guest, createSheetBody(menus))).result).toMatchObject({
      stockYn: 'Y',
      errCd: 'amount_too_large',
    });
    const day = { strResvDate: '2026-03-13', endResvDate: '2026-03-13', resvAdultCnt: 2, ...menus };
    const { json } = await guest.post('/ordersheet/getStockPriceList', { dinCode: grill, prodCode: dinner, ...day });
    expect(json.stockPriceList.map(({ stockYn, errCd }) => [stockYn, errCd])).toContainEqual(['N', 'amount_too_large']);
    expect(json.stockPriceList.every(({ stockYn }) => stockYn === 'N')).toBe(true);
  });
});

describe('a pickup with quantity 0', () => {
  it('is refused with the error quantity_required', async () => {
    const emptyOrder = {
      ...createDinnerOrder({ resvSetleAmnt: 0 }),
      ...createCakeSheetBody({ prodPickupNum: 0 }),
      resvQsAnsList: [],
    };
    for (const path of ['/ordersheet/prepay', '/resv/insert', '/ordersheet/postpay'] as const)
      expect((await guest.post(path, emptyOrder)).json).toMatchObject({ status: 422, code: 'quantity_required' });
  });

  it('costs as much as one piece in the prices by day', async () => {
    const days = { strResvDate: '2026-03-13', endResvDate: '2026-03-13', prodPickupNum: 0 };
    const { json } = await guest.post('/ordersheet/getStockPriceList', { dinCode: bakery, prodCode: cake, ...days });
    expect(json.stockPriceList).toMatchObject([{ stockYn: 'Y', resvSetleAmnt: 60_000 }]);
  });
});
