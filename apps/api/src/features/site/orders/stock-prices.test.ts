import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bakery, cake, dinner, grill, library, mina, tasting } from '../../../../test/fixtures';
import {
  createDinnerOrder,
  type PaymentTestServer,
  startPaymentTestServer,
} from '../../../../test/payment-test-server';
import { getCatalogue } from '../../../booking/catalogue/catalogue';

let server: PaymentTestServer;
beforeAll(async () => {
  server = await startPaymentTestServer();
  // Cakes are 20 % off in the week of the 16th, otherwise 10 % on weekdays and 5 % on weekends.
  await server.database.pool.query(
    `UPDATE product SET discount_on = true, discount_rate = 20, discount_from = '2026-03-16', discount_to = '2026-03-20',
       discount_weekday_rate = 10, discount_weekend_rate = 5 WHERE prod_code = $1`,
    [cake],
  );
});
afterAll(() => server.close());

const createRange = (changes = {}) => ({
  dinCode: grill,
  prodCode: dinner,
  strResvDate: '2026-03-13',
  endResvDate: '2026-03-13',
  resvAdultCnt: 2,
  ...changes,
});
const getPrices = async (body: object, client = server.createVisitor()) =>
  (await client.post('/ordersheet/getStockPriceList', body)).json;

describe('prices and stock by day and start time', () => {
  it('contain, for a table, start time, duration, free seats and the lowest price of an order', async () => {
    await (await server.startGuestSession()).post('/ordersheet/prepay', createDinnerOrder());
    const { stockPriceList } = await getPrices(createRange({ resvAdultCnt: 3 }));
    expect(stockPriceList).toHaveLength(4);
    expect(stockPriceList[0]).toEqual({
      resvDate: '2026-03-13 18:00',
      slotStartDate: '2026-03-13T18:00:00+09:00',
      slotDurationMin: 90,
      resvType: 'table',
      stockYn: 'Y',
      errCd: '',
      spotsTotal: 40,
      spotsOpen: 38,
      remainCnt: 38,
      remainUnit: 'seat',
      dinRoomList: [],
      // Two menus for two serve a party of three.
      resvOrderAmnt: 180_000,
      resvDistAmnt: 18_000,
      resvMemberDistAmnt: 0,
      resvSetleAmnt: 162_000,
    });
    // The party at 18:00 keeps its seats until 19:30.
    expect(stockPriceList.map((row) => row.spotsOpen)).toEqual([38, 38, 38, 40]);
  });

  it('include the member discount for a member', async () => {
    const { stockPriceList } = await getPrices(
      createRange({ endResvDate: '2026-03-14' }),
      await server.signInMember(mina.userId, mina.password),
    );
    const amounts = new Map(
      stockPriceList.map((row: { resvDate: string; resvSetleAmnt: number }) => [row.resvDate, row.resvSetleAmnt]),
    );
    expect(amounts.get('2026-03-13 18:00')).toBe(68_850);
    expect(amounts.get('2026-03-14 18:00')).toBe(72_900);
  });

  it('give the reason why a start time is unavailable', async () => {
    const { stockPriceList } = await getPrices(createRange({ strResvDate: '2026-03-10', endResvDate: '2026-03-20' }));
    const getErrCd = (day: string) =>
      stockPriceList.find((row: { resvDate: string }) => row.resvDate.startsWith(day))?.errCd;
    expect(getErrCd('2026-03-10')).toBe('past');
    expect(getErrCd('2026-03-13')).toBe('');
    expect(getErrCd('2026-03-20')).toBe('not_on_sale');
  });

  it('list the rooms that fit the party', async () => {
    await server.database.pool.query(`UPDATE product SET reservation_type = 'room' WHERE prod_code = $1`, [dinner]);
    getCatalogue(server.database).clear();
    const pricesForFour = (await getPrices(createRange({ resvAdultCnt: 4 }))).stockPriceList;
    const pricesForTwo = (await getPrices(createRange())).stockPriceList;
    await server.database.pool.query(`UPDATE product SET reservation_type = 'table' WHERE prod_code = $1`, [dinner]);
    getCatalogue(server.database).clear();
    expect(pricesForFour[0]).toMatchObject({
      slotDurationMin: 120,
      spotsTotal: 1,
      spotsOpen: 1,
      dinRoomList: [{ dinRoomCode: library, dinRoomNameEn: 'Library en', minSeatAmnt: 4, seatAmnt: 8 }],
    });
    expect(pricesForTwo[0]).toMatchObject({
      stockYn: 'N',
      errCd: 'sold_out',
      spotsTotal: 0,
      spotsOpen: 0,
      dinRoomList: [],
    });
  });

  it('have one row a day for a cake, with the pieces left', async () => {
    const { stockPriceList } = await getPrices(
      createRange({
        dinCode: bakery,
        prodCode: cake,
        strResvDate: '2026-03-11',
        endResvDate: '2026-03-17',
        resvAdultCnt: 0,
      }),
    );
    expect(stockPriceList.map((row) => row.resvDate.slice(11))).toEqual(Array(7).fill('08:00'));
    expect(stockPriceList[0]).toMatchObject({ stockYn: 'N', errCd: 'pickup_too_soon' });
    expect(stockPriceList[2]).toMatchObject({
      stockYn: 'Y',
      spotsTotal: 5,
      spotsOpen: 5,
      remainCnt: 3,
      remainUnit: 'item',
      resvSetleAmnt: 54_000,
    });
    expect(stockPriceList[3]?.resvSetleAmnt).toBe(57_000);
    expect(stockPriceList[6]?.resvSetleAmnt).toBe(48_000);
  });

  it.each([
    ['an empty body', {}, 400, 'invalid_request'],
    ['32 days', createRange({ endResvDate: '2026-04-13' }), 400, 'invalid_request'],
    ['a range that ends before it starts', createRange({ endResvDate: '2026-03-12' }), 400, 'invalid_request'],
    ['an unknown product', createRange({ prodCode: 'NOTHING' }), 404, 'unknown_product'],
    ['a product of another venue', createRange({ dinCode: bakery }), 404, 'unknown_product'],
    ['an unknown menu', createRange({ resvProdAddList: [{ menuIndex: 7, prodAddNum: 1 }] }), 404, 'unknown_menu'],
    ['a members-only product', createRange({ prodCode: tasting }), 422, 'members_only'],
    ['a party of eleven', createRange({ resvAdultCnt: 11 }), 422, 'party_too_large'],
  ])('are refused for an invalid request: %s', async (_case, body, status, code) => {
    expect(await getPrices(body)).toMatchObject({ status, code });
  });

  it('are returned for 31 days', async () => {
    expect((await getPrices(createRange({ endResvDate: '2026-04-12' }))).stockPriceList.length).toBeGreaterThan(100);
  });
});

describe('the discount of a day', () => {
  const getDiscount = async (body: object) => (await server.createVisitor().post('/ordersheet/earlyBird', body)).json;

  it.each([
    ['in the period', '2026-03-16', 'period', 20, 48_000, 'Y'],
    ['in the period, with a time', '2026-03-20 00:00', 'period', 20, 48_000, 'Y'],
    ['on a Friday outside the period', '2026-03-13', 'weekday', 10, 54_000, 'N'],
    ['on a Saturday outside the period', '2026-03-14', 'weekend', 5, 57_000, 'N'],
    ['on a Monday outside the period, which the discount counts as a weekend', '2026-03-23', 'weekend', 5, 57_000, 'N'],
  ])(
    'is that of the period, of weekdays or of weekends: %s',
    async (_case, resvDate, prodDistType, prodDistRate, prodSalePrice, earlyBirdYn) => {
      expect((await getDiscount({ dinCode: bakery, prodCode: cake, resvDate })).result).toMatchObject({
        prodDistType,
        prodDistRate,
        prodSalePrice,
        earlyBirdYn,
        prodPrice: 60_000,
        prodDistPeriodSaleSdate: '2026-03-16',
        prodDistPeriodSaleEdate: '2026-03-20',
      });
    },
  );

  it('is zero for products sold by menus or by deposit', async () => {
    expect((await getDiscount({ prodCode: dinner, resvDate: '2026-03-13' })).result).toMatchObject({
      prodDistType: 'none',
      prodDistRate: 0,
    });
    expect((await getDiscount({ prodCode: tasting, resvDate: '2026-03-14' })).result).toMatchObject({
      prodDistType: 'none',
      prodDistRate: 0,
    });
  });

  it.each([
    ['an empty body', {}, 400, 'invalid_request'],
    ['a day that does not exist', { prodCode: cake, resvDate: '2026-02-30' }, 400, 'invalid_request'],
    ['an unknown product', { prodCode: 'NOTHING', resvDate: '2026-03-13' }, 404, 'unknown_product'],
    ['a product of another venue', { dinCode: grill, prodCode: cake, resvDate: '2026-03-13' }, 404, 'unknown_product'],
  ])('is refused for an invalid request: %s', async (_case, body, status, code) => {
    expect(await getDiscount(body)).toMatchObject({ status, code });
  });
});
