import { listProducts } from '@dining/contract/site/products';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cake, H01, mina } from '../../../../test/fixtures';
import { startTestServer, type TestServer } from '../../../../test/test-server';
import { getCatalogue } from '../../../booking/catalogue/catalogue';
import { daySaleUsage, personUsage } from '../../../db/schema/capacity';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  const { db } = server.database;
  await db.insert(daySaleUsage).values({ prodCode: cake, visitDay: '2026-03-14', htlCode: H01, capacity: 5, used: 4 });
  await db
    .insert(personUsage)
    .values({ prodCode: cake, personKey: `m:${mina.userId}`, htlCode: H01, capacity: 3, used: 2 });
});
afterAll(() => server.close());

const requestList = async (search: object, cookie?: string) =>
  (await server.call('POST', '/app/prod/list', search, cookie)).json;
const listProdCodes = async (search: object): Promise<string[]> =>
  (await requestList(search)).prodList.map((product: { prodCode: string }) => product.prodCode);

describe('the product list', () => {
  it.each([
    ['everything that is on sale at a venue', {}, ['DINNER', 'TASTING']],
    ['one product', { prodCode: 'TASTING' }, ['TASTING']],
    ['a type that the venue does not have', { prodResvType: 'pickup' }, []],
    ['a part of the day', { prodSaleTimeZone: 'D' }, ['DINNER', 'TASTING']],
    ['another part of the day', { prodSaleTimeZone: 'L' }, []],
    ['a category by its Chinese name', { dinCateName: 'Hall 中' }, ['DINNER', 'TASTING']],
    ['an unknown category', { dinCateName: 'Rooms' }, []],
    ['weekdays', { weekType: 'weekdays' }, ['DINNER']],
    ['weekends', { weekType: 'weekend' }, ['DINNER', 'TASTING']],
    [
      'blank filters',
      { prodResvType: '', dinCateName: '', weekType: '', resvDate: null, prodSaleTimeZone: '' },
      ['DINNER', 'TASTING'],
    ],
    ['nothing for products that are off sale', { prodSaleYn: 'N' }, []],
    ['a visit on a Wednesday', { serarchType: 'resv', resvDate: '2026-03-18' }, ['DINNER']],
    ['a visit on a Wednesday at 18:00', { serarchType: 'resv', resvDate: '2026-03-18 18:00' }, ['DINNER']],
    ['a visit on a day on which one product is not sold', { serarchType: 'resv', resvDate: '2026-03-21' }, ['TASTING']],
  ])('contains what the query selects: %s', async (_case, search, expected) => {
    expect(await listProdCodes({ dinCode: 'GRILL', ...search })).toEqual(expected);
  });

  it('is divided into pages', async () => {
    const secondPage = await requestList({ dinCode: 'GRILL', pageIndex: 2, recordCountPerPage: 1 });
    expect(secondPage.prodList).toMatchObject([{ prodCode: 'TASTING' }]);
    expect(secondPage.paginationInfo).toMatchObject({ totalRecordCount: 2, lastPageNo: 2, currentPageNo: 2 });
  });

  it('matches the contract, menus included', async () => {
    const response = await requestList({
      dinCode: 'GRILL',
      prodResvType: 'table',
      prodSaleYn: 'Y',
      recordCountPerPage: 100,
    });
    expect(listProducts.result.parse(response)).toEqual(response);
    expect(response.prodList[0]).toMatchObject({
      prodPriceType: 'menu',
      prodQsType: 'both',
      prodNotSaleDateList: [{ prodNotSaleStrDate: '2026-03-20', prodNotSaleEndDate: '2026-03-21' }],
      prodOptList: [{ dinMenuIndex: 1, prodOptType: 'menuSale', prodOptPrice: 90_000, prodOptDistRate: 10 }],
      prodQsList: [{ prodQsCode: 'Q1', prodQsType: 'sel', prodQsOptList: [{ prodQsOptIssuesEn: 'Window en' }] }],
      dinCateNameEn: 'Hall en',
    });
    expect(response.dinMenuList).toMatchObject([{ menuIndex: 1, menuStock: 2, menuNameEn: 'Lamb en' }]);
  });

  it('contains how many are sold for the day and how many the member has bought', async () => {
    const search = { dinCode: 'BAKERY', resvDate: '2026-03-14' };
    const soldFields = { soldOnedayProdAmnt: 4, soldOnedayPickupProdAmnt: 4 };
    expect((await requestList(search)).prodList).toMatchObject([{ ...soldFields, soldUserProdAmnt: 0 }]);
    expect((await requestList({ ...search, resvDate: '2026-03-15' })).prodList).toMatchObject([
      { soldOnedayProdAmnt: 0 },
    ]);
    const { cookie } = await server.call('POST', '/authentications', {
      username: mina.userId,
      password: mina.password,
    });
    expect((await requestList(search, cookie)).prodList).toMatchObject([{ ...soldFields, soldUserProdAmnt: 2 }]);
  });

  it('ignores a user id in the body', async () => {
    const response = await requestList({ dinCode: 'BAKERY', resvDate: '2026-03-14', userId: mina.userId });
    expect(response.prodList).toMatchObject([{ soldUserProdAmnt: 0 }]);
  });

  it.each([
    ['an unknown venue', { dinCode: 'NOWHERE' }, 404, 'unknown_venue'],
    ['an unknown product', { dinCode: 'GRILL', prodCode: 'NOTHING' }, 404, 'unknown_product'],
    ['a product that is off sale', { dinCode: 'GRILL', prodCode: 'GONE' }, 404, 'unknown_product'],
    ['no venue', {}, 400, 'invalid_request'],
    ['a day that does not exist', { dinCode: 'GRILL', resvDate: '2026-02-30' }, 400, 'invalid_request'],
    ['a page of 101 rows', { dinCode: 'GRILL', recordCountPerPage: 101 }, 400, 'invalid_request'],
    ['a category of 10,000 characters', { dinCode: 'GRILL', dinCateName: 'x'.repeat(10_000) }, 400, 'invalid_request'],
    ['a NUL character', { dinCode: 'GRILL', dinCateName: 'a\u0000b' }, 400, 'invalid_request'],
    ['a lone surrogate', { dinCode: 'GRILL', dinCateName: '\ud800' }, 400, 'invalid_request'],
  ])('rejects %s', async (_case, search, status, code) => {
    expect(await server.call('POST', '/app/prod/list', search)).toMatchObject({ status, json: { code } });
  });
});

describe('the endpoints for allergies and product names', () => {
  it('list allergies', async () => {
    expect((await server.call('POST', '/app/allergy/list', {})).json.allergyInfoList).toMatchObject([
      { allergyCode: 'AG0005', allergyTypeEn: 'Other en' },
    ]);
  });

  it('list the products of a venue, a hotel or the group, and reject an unknown venue', async () => {
    const listSimpleProdCodes = async (search: object) =>
      (await server.call('POST', '/app/prod/simpleProdList', search)).json.prodList.map(
        (row: { prodCode: string }) => row.prodCode,
      );
    expect(await listSimpleProdCodes({ dinCode: 'BAKERY' })).toEqual(['CAKE']);
    expect(await listSimpleProdCodes({ htlCode: 'H02' })).toEqual([]);
    expect((await listSimpleProdCodes({})).toSorted()).toEqual(['CAKE', 'DINNER', 'TASTING']);
    expect((await server.call('POST', '/app/prod/simpleProdList', { dinCode: 'NOWHERE' })).status).toBe(404);
  });

  it('list no products of an inactive venue', async () => {
    const setBakeryActive = async (active: boolean) => {
      await server.database.pool.query(`UPDATE venue SET active = $1 WHERE din_code = 'BAKERY'`, [active]);
      getCatalogue(server.database).clear();
    };
    await setBakeryActive(false);
    const { json } = await server.call('POST', '/app/prod/simpleProdList', { htlCode: 'H01' });
    const prodCodes = json.prodList.map((row: { prodCode: string }) => row.prodCode);
    await setBakeryActive(true);
    expect(prodCodes.toSorted()).toEqual(['DINNER', 'TASTING']);
  });
});
