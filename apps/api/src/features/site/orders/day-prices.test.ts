import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bakery, cake, dinner, grill, H01 } from '../../../../test/fixtures';
import {
  createCakeOrder,
  createDinnerOrder,
  type PaymentTestServer,
  startPaymentTestServer,
} from '../../../../test/payment-test-server';
import { getCatalogue } from '../../../booking/catalogue/catalogue';

let server: PaymentTestServer;
beforeAll(async () => {
  server = await startPaymentTestServer({ HOLD_MAX_PER_VISITOR: '100' });
  // Dinner costs 90,000 won with 10 % off, a cake 60,000 won. Five cakes are sold a day.
  await server.database.pool.query(
    `INSERT INTO product_day_price (prod_code, menu_index, from_day, to_day, price) VALUES
       ($1, 1, '2026-03-13', '2026-03-14', 120000), ($1, 1, '2026-03-25', '2026-03-25', 50000),
       ($2, NULL, '2026-03-14', '2026-03-14', 80000)`,
    [dinner, cake],
  );
  await server.database.pool.query(
    `INSERT INTO product_day_limit (prod_code, from_day, to_day, day_sale_limit) VALUES
       ($1, '2026-03-16', '2026-03-16', 1), ($1, '2026-03-17', '2026-03-17', NULL)`,
    [cake],
  );
  await server.database.pool.query('UPDATE product SET per_person_limit = NULL WHERE prod_code = $1', [cake]);
});
afterAll(() => server.close());

const setDayPrice = async (price: number) => {
  await server.database.pool.query(`UPDATE product_day_price SET price = $1 WHERE from_day = '2026-03-13'`, [price]);
  getCatalogue(server.database).clear();
};

describe('the prices of a product by day', () => {
  it('are those of the day of visit', async () => {
    const range = { dinCode: grill, prodCode: dinner, strResvDate: '2026-03-12', endResvDate: '2026-03-13' };
    const { stockPriceList } = (
      await server.createVisitor().post('/ordersheet/getStockPriceList', { ...range, resvAdultCnt: 2 })
    ).json;
    const amounts = new Map(stockPriceList.map((row) => [row.resvDate.slice(0, 10), row.resvSetleAmnt]));
    expect(Object.fromEntries(amounts)).toEqual({ '2026-03-12': 81_000, '2026-03-13': 108_000 });
  });

  it('are listed with the product, which keeps its usual price', async () => {
    const { prodList } = (
      await server.createVisitor().post('/app/prod/list', { dinCode: grill, prodCode: dinner, prodSaleYn: 'Y' })
    ).json;
    expect(prodList[0]?.prodOptList).toMatchObject([
      {
        prodOptPrice: 90_000,
        prodOptDayPriceList: [
          { dayPriceStrDate: '2026-03-13', dayPriceEndDate: '2026-03-14', dayPrice: 120_000 },
          { dayPriceStrDate: '2026-03-25', dayPriceEndDate: '2026-03-25', dayPrice: 50_000 },
        ],
      },
    ]);
  });

  it('count for the lowest price of the lists', async () => {
    const { result } = (await server.createVisitor().post('/main', { htlCode: H01 })).json;
    const cards = result.dinList.flatMap(({ prodList }) => prodList);
    // A menu for two at 50,000 won less 10 %.
    expect(cards.find(({ prodCode }) => prodCode === dinner)?.prodFromPrice).toBe(22_500);
  });
});

describe('an order', () => {
  it.each([
    ['2026-03-12', 81_000, 'held'],
    ['2026-03-13', 81_000, 'price_changed'],
    ['2026-03-13', 108_000, 'held'],
    ['2026-03-25', 45_000, 'held'],
    ['2026-03-26', 108_000, 'price_changed'],
  ])('on %s at %i won is %s', async (day, amount, expected) => {
    const order = createDinnerOrder({ resvDate: `${day} 18:00`, resvSetleAmnt: amount });
    const { json } = await (await server.startGuestSession()).post('/ordersheet/prepay', order);
    expect(json.code ?? 'held').toBe(expected);
  });

  it('is never charged at a price that the guest did not see', async () => {
    const guest = await server.startGuestSession();
    const order = createDinnerOrder({ resvDate: '2026-03-13 18:30', resvSetleAmnt: 108_000 });
    await setDayPrice(130_000);
    const { json } = await guest.post('/ordersheet/prepay', order);
    expect(json).toMatchObject({ code: 'price_changed', detail: { total: 117_000 } });
    await setDayPrice(120_000);
  });

  it('keeps its price once it is paid', async () => {
    const guest = await server.startGuestSession();
    const order = createDinnerOrder({ resvDate: '2026-03-13 19:00', resvSetleAmnt: 108_000 });
    const { shopOrderNo, resvCode } = await server.reserve(guest, order);
    await setDayPrice(130_000);
    expect((await server.findLedgerRow(shopOrderNo))?.charged).toBe(108_000);
    const { rows } = await server.database.pool.query(
      'SELECT unit_price, unit_paid FROM reservation_line WHERE resv_code = $1',
      [resvCode],
    );
    expect(rows).toEqual([{ unit_price: 120_000, unit_paid: 108_000 }]);
    await setDayPrice(120_000);
  });

  it('of a cake is accepted at the price of its day', async () => {
    const order = createCakeOrder({ dinCode: bakery, resvDate: '2026-03-14 00:00', resvSetleAmnt: 80_000 });
    const { json } = await (await server.startGuestSession()).post('/ordersheet/prepay', order);
    expect(json.code ?? 'held').toBe('held');
  });

  it.each([
    ['2026-03-16', 1, 'held'],
    ['2026-03-16', 1, 'day_sale_exceeded'],
    ['2026-03-17', 3, 'held'],
    ['2026-03-17', 3, 'held'],
  ])('on %s of %i cakes follows the limit of the day: %s', async (day, pieces, expected) => {
    const order = createCakeOrder({
      resvDate: `${day} 00:00`,
      prodPickupNum: pieces,
      resvSetleAmnt: 60_000 * pieces,
    });
    const { json } = await (await server.startGuestSession()).post('/ordersheet/prepay', order);
    expect(json.code ?? 'held').toBe(expected);
  });
});
