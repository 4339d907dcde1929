import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dinner, grill, mina, tasting } from '../../../../test/fixtures';
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

describe('an order sheet', () => {
  it('has the server’s quote, and holds no seats', async () => {
    const { result } = await addSheet(server.createVisitor());
    expect(result).toMatchObject({
      ordersheetStat: 'open',
      dinCode: grill,
      prodCode: dinner,
      resvDate: '2026-03-13 18:00',
      resvOrderAmnt: 90_000,
      resvDistAmnt: 9_000,
      resvMemberDistAmnt: 0,
      resvSetleAmnt: 81_000,
      stockYn: 'Y',
      remainCnt: 40,
      errCd: '',
    });
    expect(result.resvProdAddList).toMatchObject([
      { menuIndex: 1, prodAddNum: 1, prodAddNameEn: 'Lamb en', resvAddPrice: 81_000 },
    ]);
    const { rows } = await server.database.pool.query('SELECT count(*)::int AS n FROM hold');
    expect(rows).toEqual([{ n: 0 }]);
  });

  it('is counted and listed in the cart', async () => {
    const visitor = server.createVisitor();
    const { ordersheetId, memberCartCount } = await addSheet(visitor);
    expect(memberCartCount).toBe(1);
    await addSheet(visitor, createCakeSheetBody());
    expect((await visitor.post('/default-hearder/header', { htlCode: 'H01' })).json.memberCartCount).toBe(2);
    const { cartList } = (await visitor.post('/main/cartList', { cartIdList: [ordersheetId] })).json;
    expect(cartList).toMatchObject([{ ordersheetId, dinCode: grill }]);
  });

  it('replaces one of the same product and visit, and is changed if its id is sent', async () => {
    const visitor = server.createVisitor();
    const first = await addSheet(visitor);
    const repeatedSheet = await addSheet(visitor, createSheetBody({ resvAdultCnt: 1, resvKidCnt: 1 }));
    expect(repeatedSheet).toMatchObject({ ordersheetId: first.ordersheetId, memberCartCount: 1 });
    const movedSheet = await addSheet(
      visitor,
      createSheetBody({ ordersheetId: first.ordersheetId, resvDate: '2026-03-16 19:00' }),
    );
    expect(movedSheet).toMatchObject({ ordersheetId: first.ordersheetId, memberCartCount: 1 });
    expect(movedSheet.result).toMatchObject({ resvDate: '2026-03-16 19:00', resvAdultCnt: 2 });
  });

  it('is closed once there are ten newer ones, and is created once by simultaneous requests', async () => {
    const visitor = server.createVisitor();
    // The first response sets the cookie that identifies the owner of the others.
    const { ordersheetId } = await addSheet(visitor);
    await Promise.all(Array.from({ length: 5 }, () => addSheet(visitor)));
    expect((await addSheet(visitor)).memberCartCount).toBe(1);
    for (const day of [16, 17, 18])
      for (const time of ['18:00', '18:30', '19:00'])
        await addSheet(visitor, createSheetBody({ resvDate: `2026-03-${day} ${time}` }));
    expect((await addSheet(visitor, createSheetBody({ resvDate: '2026-03-19 18:00' }))).memberCartCount).toBe(10);
    const oldestSheetResponse = await visitor.get(`/ordersheet/${ordersheetId}`);
    expect(oldestSheetResponse.json.result).toMatchObject({
      ordersheetStat: 'closed',
      errCd: 'order_closed',
      stockYn: 'N',
    });
    expect((await visitor.post('/ordersheet/stock', { ordersheetId })).json).toMatchObject({
      status: 409,
      code: 'order_closed',
    });
  });

  it('is closed once it has expired, and the next order creates a new one', async () => {
    const visitor = server.createVisitor();
    const { ordersheetId } = await addSheet(visitor);
    await server.database.pool.query(
      `UPDATE order_sheet SET expires_at = now() - interval '1 second' WHERE ordersheet_id = $1`,
      [ordersheetId],
    );
    expect((await visitor.get(`/ordersheet/${ordersheetId}`)).json.result.ordersheetStat).toBe('closed');
    expect((await addSheet(visitor)).ordersheetId).not.toBe(ordersheetId);
  });

  it('shows members their discounted price', async () => {
    const member = await server.signInMember(mina.userId, mina.password);
    expect((await addSheet(member)).result).toMatchObject({
      resvMemberDistAmnt: 12_150,
      prodMemberDistRate: 15,
      resvSetleAmnt: 68_850,
    });
  });

  it('moves to the account of a guest who signs in, so that the member’s other session can open it', async () => {
    const guest = await server.startGuestSession();
    const { ordersheetId } = await addSheet(guest, createSheetBody({ resvDate: '2026-03-17 19:30' }));
    await guest.post('/authentications', { username: mina.userId, password: mina.password });
    expect((await guest.get(`/ordersheet/${ordersheetId}`)).json.result).toMatchObject({
      ordersheetStat: 'open',
      resvSetleAmnt: 68_850,
    });
    const otherSession = await server.signInMember(mina.userId, mina.password);
    expect((await otherSession.get(`/ordersheet/${ordersheetId}`)).status).toBe(200);
    await guest.post('/me/logout', {});
    expect((await guest.get(`/ordersheet/${ordersheetId}`)).json).toMatchObject({ status: 403, code: 'forbidden' });
  });

  it('is accessible only to its owner', async () => {
    const owner = server.createVisitor();
    const { ordersheetId, result } = await addSheet(owner);
    const [line] = result.resvProdAddList;
    const lineIds = {
      ordersheetId,
      ordersheetRtplId: result.ordersheetRtplId,
      ordersheetRtplOptId: line?.ordersheetRtplOptId,
    };
    for (const stranger of [
      server.createVisitor(),
      await server.startGuestSession(),
      await server.signInMember(mina.userId, mina.password),
    ]) {
      const responses = [
        await stranger.get(`/ordersheet/${ordersheetId}`),
        await stranger.post('/ordersheet/stock', { ordersheetId }),
        await stranger.post('/ordersheet/addRtplOpt', { ordersheetId, menuIndex: 1, prodAddNum: 9 }),
        await stranger.post('/ordersheet/deleteRtplOpt', lineIds),
        await stranger.post('/ordersheet/add', createSheetBody({ ordersheetId })),
      ];
      expect(responses.map(({ json }) => json.code)).toEqual(Array(5).fill('forbidden'));
    }
    const stranger = await server.startGuestSession();
    expect((await stranger.post('/ordersheet/prepay', createDinnerOrder({ ordersheetId }))).json.code).toBe(
      'forbidden',
    );
    expect((await owner.get(`/ordersheet/${ordersheetId}`)).json.result.resvSetleAmnt).toBe(81_000);
  });
});

const refusals = [
  ['an empty body', {}, 400, 'invalid_request'],
  ['an unknown product', createSheetBody({ prodCode: 'NOTHING' }), 404, 'unknown_product'],
  ['a product off sale', createSheetBody({ prodCode: 'GONE' }), 404, 'unknown_product'],
  ['a table product ordered as a room', createSheetBody({ resvType: 'room' }), 404, 'unknown_product'],
  [
    'a menu of another product',
    createSheetBody({ resvProdAddList: [{ menuIndex: 7, prodAddNum: 1 }] }),
    404,
    'unknown_menu',
  ],
  [
    'a members-only product',
    createSheetBody({ prodCode: tasting, resvDate: '2026-03-14 18:00', resvProdAddList: [] }),
    422,
    'members_only',
  ],
  ['a party of eleven', createSheetBody({ resvAdultCnt: 11 }), 422, 'party_too_large'],
  ['an empty party', createSheetBody({ resvAdultCnt: 0 }), 422, 'party_required'],
  ['a past visit', createSheetBody({ resvDate: '2026-03-10 18:00' }), 422, 'past'],
  ['a day not sold', createSheetBody({ resvDate: '2026-03-20 18:00' }), 422, 'not_on_sale'],
  ['more cakes than one person may have', createCakeSheetBody({ prodPickupNum: 6 }), 409, 'person_limit_exceeded'],
  ['an unknown order sheet', createSheetBody({ ordersheetId: 'none' }), 404, 'not_found'],
] as const;

it.each(refusals)('no order sheet is created from %s', async (_name, body, status, code) => {
  const visitor = server.createVisitor();
  expect((await visitor.post('/ordersheet/add', body)).json).toMatchObject({ status, code });
  expect((await visitor.post('/default-hearder/header', {})).json.memberCartCount).toBe(0);
});

describe('the menus of an order sheet', () => {
  it('are added, changed in quantity and removed', async () => {
    const visitor = server.createVisitor();
    const { ordersheetId, result } = await addSheet(visitor, createSheetBody({ resvAdultCnt: 3, resvProdAddList: [] }));
    expect(result).toMatchObject({
      resvSetleAmnt: 0,
      stockYn: 'Y',
      errCd: 'menu_quantity_short',
      errDetail: { missing: 3 },
    });
    const oneMenu = (await visitor.post('/ordersheet/addRtplOpt', { ordersheetId, menuIndex: 1, prodAddNum: 1 })).json;
    expect(oneMenu.result).toMatchObject({
      resvSetleAmnt: 81_000,
      errCd: 'menu_quantity_short',
      errDetail: { missing: 1 },
    });
    const twoMenus = (await visitor.post('/ordersheet/addRtplOpt', { ordersheetId, menuIndex: 1, prodAddNum: 2 })).json;
    expect(twoMenus.ordersheetRtplOptId).toBe(oneMenu.ordersheetRtplOptId);
    expect(twoMenus.result).toMatchObject({ resvSetleAmnt: 162_000, errCd: '' });

    const lineIds = {
      ordersheetId,
      ordersheetRtplId: result.ordersheetRtplId,
      ordersheetRtplOptId: twoMenus.ordersheetRtplOptId,
    };
    expect((await visitor.post('/ordersheet/deleteRtplOpt', { ...lineIds, ordersheetRtplId: 'other' })).json.code).toBe(
      'not_found',
    );
    expect((await visitor.post('/ordersheet/deleteRtplOpt', lineIds)).json.result).toMatchObject({
      resvProdAddList: [],
      resvSetleAmnt: 0,
    });
    expect((await visitor.post('/ordersheet/deleteRtplOpt', lineIds)).json).toMatchObject({
      status: 404,
      code: 'not_found',
    });
  });

  it('are rejected if the product does not have them, and the order sheet stays unchanged', async () => {
    const visitor = server.createVisitor();
    const { ordersheetId } = await addSheet(visitor);
    expect(
      (await visitor.post('/ordersheet/addRtplOpt', { ordersheetId, menuIndex: 7, prodAddNum: 1 })).json.code,
    ).toBe('unknown_menu');
    expect((await visitor.post('/ordersheet/addRtplOpt', {})).json).toMatchObject({
      status: 400,
      code: 'invalid_request',
    });
    expect((await visitor.get(`/ordersheet/${ordersheetId}`)).json.result.resvSetleAmnt).toBe(81_000);
  });

  it('cost nothing once they are off sale, and can be removed from the order sheet', async () => {
    const visitor = server.createVisitor();
    const { ordersheetId, result } = await addSheet(visitor, createSheetBody({ resvDate: '2026-03-18 18:00' }));
    await server.database.pool.query('UPDATE product_option SET on_sale = false WHERE prod_code = $1', [dinner]);
    const sheet = (await visitor.get(`/ordersheet/${ordersheetId}`)).json.result;
    await server.database.pool.query('UPDATE product_option SET on_sale = true WHERE prod_code = $1', [dinner]);
    expect(sheet).toMatchObject({ errCd: 'unknown_menu', stockYn: 'N', resvSetleAmnt: 0 });
    expect(sheet.resvProdAddList).toMatchObject([{ prodAddNameEn: 'Lamb en', resvAddPrice: 0 }]);
    const lineIds = {
      ordersheetId,
      ordersheetRtplId: result.ordersheetRtplId,
      ordersheetRtplOptId: sheet.resvProdAddList[0]?.ordersheetRtplOptId,
    };
    expect((await visitor.post('/ordersheet/deleteRtplOpt', lineIds)).status).toBe(200);
  });
});
