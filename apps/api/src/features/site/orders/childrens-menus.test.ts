import { afterAll, beforeAll, expect, it } from 'vitest';
import { dinner, grill, localize } from '../../../../test/fixtures';
import { addSheet, createSheetBody } from '../../../../test/order-sheets';
import {
  createDinnerOrder,
  type PaymentTestServer,
  startPaymentTestServer,
} from '../../../../test/payment-test-server';
import { getCatalogue } from '../../../booking/catalogue/catalogue';
import { menu, productOption } from '../../../db/schema/products';

const [lamb, pasta] = [1, 2];
let server: PaymentTestServer;
beforeAll(async () => {
  server = await startPaymentTestServer();
  const { db } = server.database;
  const name = localize('Children’s pasta');
  await db.insert(menu).values({
    menuIndex: pasta,
    dinCode: grill,
    name,
    description: name,
    price: 30_000,
    forChildren: true,
    picture: '/pictures/pasta.svg',
  });
  await db
    .insert(productOption)
    .values({ prodCode: dinner, menuIndex: pasta, position: 2, price: 30_000, discountRate: 0 });
});
afterAll(() => server.close());

/** Lamb serves two, pasta one child. */
const createMenus = (lambs: number, pastas: number) => ({
  resvProdAddList: [
    { menuIndex: lamb, prodAddNum: lambs },
    { menuIndex: pasta, prodAddNum: pastas },
  ].filter(({ prodAddNum }) => prodAddNum > 0),
});
const createParty = (resvAdultCnt: number, resvKidCnt: number) => ({ resvAdultCnt, resvKidCnt });
const countHolds = async (): Promise<number> =>
  (await server.database.pool.query<{ n: number }>('SELECT count(*)::int AS n FROM hold')).rows[0]?.n ?? 0;

it.each([
  ['two adults with two children’s menus', createParty(2, 0), createMenus(0, 2), { missing: 2, missingForAdults: 2 }],
  [
    'two adults and a child with three children’s menus',
    createParty(2, 1),
    createMenus(0, 3),
    { missing: 2, missingForAdults: 2 },
  ],
  [
    'three adults with a menu for two and a child’s',
    createParty(3, 0),
    createMenus(1, 1),
    { missing: 1, missingForAdults: 1 },
  ],
  ['two adults and two kids without a menu for one of the kids', createParty(2, 2), createMenus(1, 1), { missing: 1 }],
])('every endpoint that books refuses %s, and holds nothing', async (_case, party, menus, detail) => {
  const guest = await server.startGuestSession();
  const holdCount = await countHolds();
  for (const path of ['/ordersheet/prepay', '/ordersheet/postpay', '/resv/insert'] as const) {
    const { json } = await guest.post(path, createDinnerOrder({ ...party, ...menus }));
    expect(json, path).toMatchObject({ status: 422, code: 'menu_quantity_short' });
    expect(json.detail, path).toEqual(detail);
  }
  expect(await countHolds()).toBe(holdCount);
});

it.each([
  ['two adults and a child with a menu for two and a child’s', createParty(2, 1), createMenus(1, 1), 111_000],
  ['two adults and a child with menus for four', createParty(2, 1), createMenus(2, 0), 162_000],
  ['two adults with a menu for two and a child’s', createParty(2, 0), createMenus(1, 1), 111_000],
])('an order is accepted for %s', async (_case, party, menus, resvSetleAmnt) => {
  const guest = await server.startGuestSession();
  const { status } = await guest.post('/ordersheet/prepay', createDinnerOrder({ ...party, ...menus, resvSetleAmnt }));
  expect(status).toBe(200);
});

it('an order sheet that has too few menus for a changed party shows how many are missing and is refused', async () => {
  const guest = await server.startGuestSession();
  const { ordersheetId, result } = await addSheet(
    guest,
    createSheetBody({ ...createParty(2, 1), ...createMenus(1, 1) }),
  );
  expect(result).toMatchObject({ errCd: '', stockYn: 'Y' });
  const changedSheet = await addSheet(
    guest,
    createSheetBody({ ordersheetId, ...createParty(3, 0), ...createMenus(1, 1) }),
  );
  expect(changedSheet.result).toMatchObject({
    errCd: 'menu_quantity_short',
    errDetail: { missing: 1, missingForAdults: 1 },
    stockYn: 'Y',
  });
  const order = createDinnerOrder({ ordersheetId, ...createParty(3, 0), ...createMenus(1, 1), resvSetleAmnt: 111_000 });
  expect((await guest.post('/ordersheet/prepay', order)).json).toMatchObject({
    status: 422,
    code: 'menu_quantity_short',
  });
});

it('a menu marked for children later is checked in existing order sheets', async () => {
  const { pool } = server.database;
  const setForChildren = (forChildren: boolean) =>
    pool.query('UPDATE menu SET for_children = $1 WHERE menu_index = $2', [forChildren, pasta]);
  const guest = await server.startGuestSession();
  await setForChildren(false);
  const { ordersheetId, result } = await addSheet(
    guest,
    createSheetBody({ resvDate: '2026-03-13 19:30', ...createMenus(0, 2) }),
  );
  expect(result.errCd).toBe('');
  await setForChildren(true);
  const sheet = (await guest.get(`/ordersheet/${ordersheetId}`)).json.result;
  expect(sheet).toMatchObject({ errCd: 'menu_quantity_short', errDetail: { missing: 2, missingForAdults: 2 } });
  const order = createDinnerOrder({
    ordersheetId,
    resvDate: '2026-03-13 19:30',
    ...createMenus(0, 2),
    resvSetleAmnt: 60_000,
  });
  expect((await guest.post('/ordersheet/prepay', order)).json.code).toBe('menu_quantity_short');
});

it('the price list reports too few menus, and shows the price of the cheapest menus if none is chosen', async () => {
  const getPrices = async (changes: object) => {
    const range = { dinCode: grill, prodCode: dinner, strResvDate: '2026-03-13', endResvDate: '2026-03-13' };
    return (await server.createVisitor().post('/ordersheet/getStockPriceList', { ...range, ...changes })).json
      .stockPriceList[0];
  };
  expect(await getPrices({ ...createParty(2, 0), ...createMenus(0, 2) })).toMatchObject({
    stockYn: 'N',
    errCd: 'menu_quantity_short',
  });
  expect(await getPrices({ ...createParty(2, 1), ...createMenus(1, 1) })).toMatchObject({
    stockYn: 'Y',
    errCd: '',
    resvSetleAmnt: 111_000,
  });
  expect(await getPrices(createParty(2, 0))).toMatchObject({ stockYn: 'Y', errCd: '', resvSetleAmnt: 81_000 });
});

it('a product with only children’s menus on sale cannot be booked by an adult', async () => {
  const { pool } = server.database;
  const setLambOnSale = async (onSale: boolean) => {
    await pool.query('UPDATE product_option SET on_sale = $1 WHERE menu_index = $2', [onSale, lamb]);
    getCatalogue(server.database).clear();
  };
  await setLambOnSale(false);
  const visitor = server.createVisitor();
  const range = {
    dinCode: grill,
    prodCode: dinner,
    strResvDate: '2026-03-13',
    endResvDate: '2026-03-13',
    ...createParty(1, 2),
  };
  const { stockPriceList } = (await visitor.post('/ordersheet/getStockPriceList', range)).json;
  const search = { resvDate: '2026-03-13', adultCnt: 1, kidCnt: 2 };
  const venue = (await visitor.post('/resv/freeTimes', search)).json.venueList.find(({ dinCode }) => dinCode === grill);
  const sheet = (await visitor.post('/ordersheet/add', createSheetBody({ ...createParty(1, 2), ...createMenus(0, 3) })))
    .json;
  await setLambOnSale(true);
  expect(new Set(stockPriceList.map(({ stockYn, errCd }) => `${stockYn} ${errCd}`))).toEqual(
    new Set(['N menu_quantity_short']),
  );
  expect(new Set(venue?.timeList.map(({ resvYn }) => resvYn))).toEqual(new Set(['N']));
  expect(sheet).toMatchObject({ status: 422, code: 'menu_quantity_short' });
});
