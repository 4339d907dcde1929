import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mina } from '../../../../test/fixtures';
import { startTestServer, type TestServer } from '../../../../test/test-server';
import { getCatalogueCache } from '../../../booking/catalogue/catalogue';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const listCodes = (list: readonly Record<string, unknown>[], key: string) => list.map((row) => row[key]);

describe('the main page', () => {
  it('shows the venues that have products, with their products on sale', async () => {
    const { json } = await server.call('POST', '/main', { hotelCode: 'H01', langCode: 'En' });
    expect(json.result.hotelCode).toBe('H01');
    expect(listCodes(json.result.dinList, 'dinCode')).toEqual(['GRILL', 'BAKERY']);
    expect(listCodes(json.result.dinList[0]?.prodList ?? [], 'prodCode')).toEqual(['DINNER', 'TASTING']);
    expect(listCodes(json.result.prodList, 'prodCode')).toEqual(['DINNER', 'CAKE']);
    expect(json.userDetails).toBeUndefined();
  });

  it('shows no products whose sale has ended', async () => {
    await server.database.pool.query(
      `UPDATE product SET sale_always = false, sale_from = '2026-01-01', sale_to = '2026-03-10' WHERE prod_code = 'TASTING'`,
    );
    getCatalogueCache(server.database).clear();
    const { json } = await server.call('POST', '/main', { hotelCode: 'H01' });
    expect(listCodes(json.result.dinList[0]?.prodList ?? [], 'prodCode')).toEqual(['DINNER']);
    await server.database.pool.query(
      `UPDATE product SET sale_always = true, sale_from = NULL, sale_to = NULL WHERE prod_code = 'TASTING'`,
    );
    getCatalogueCache(server.database).clear();
  });

  it('shows the lowest price of each product: a menu after its discount, a deposit for one person, a pickup', async () => {
    const { json } = await server.call('POST', '/main', { hotelCode: 'H01' });
    const [grillVenue, bakeryVenue] = json.result.dinList;
    expect(listCodes(grillVenue?.prodList ?? [], 'prodFromPrice')).toEqual([40_500, 40_000]);
    expect(listCodes(bakeryVenue?.prodList ?? [], 'prodFromPrice')).toEqual([60_000]);
  });

  it('shows the pictures of the hotel, with texts in one language if one is requested', async () => {
    const { json } = await server.call('POST', '/main', { hotelCode: 'H01', langCode: 'En' });
    const noTranslations = { fileAltKo: '', fileAltEn: '', fileAltCn: '', fileAltJa: '' };
    expect(json.result.htlPhotoList).toEqual([
      { htlPhotoType: 'front', filePath: '/pictures/front.svg', fileAlt: 'front en', ...noTranslations },
      { htlPhotoType: 'lounge', filePath: '/pictures/lounge.svg', fileAlt: 'lounge en', ...noTranslations },
    ]);
  });

  it('shows running promotions, including one that ends today', async () => {
    const { json } = await server.call('POST', '/main', { hotelCode: 'H01' });
    expect(listCodes(json.result.promList, 'promCode')).toEqual(['LAST_DAY', 'OPEN']);
  });

  it('uses the first hotel if the code is unknown, blank or missing', async () => {
    for (const hotelCode of ['', 'H99', undefined, null]) {
      expect((await server.call('POST', '/main', { hotelCode, dinCode: '', resvDate: '' })).json.result.hotelCode).toBe(
        'H01',
      );
    }
  });

  it('accepts a day of visit with or without its time, and rejects a day that does not exist', async () => {
    for (const resvDate of ['2026-03-18', '2026-03-18 18:00'])
      expect((await server.call('POST', '/main', { resvDate })).status).toBe(200);
    expect((await server.call('POST', '/main', { resvDate: '2026-02-30 18:00' })).json).toMatchObject({
      code: 'invalid_request',
    });
  });

  it('recognises the member, and shows the next visitor no data of the member', async () => {
    const { cookie } = await server.call('POST', '/authentications', {
      username: mina.userId,
      password: mina.password,
    });
    expect((await server.call('POST', '/main', {}, cookie)).json.userDetails?.user_id).toBe(mina.userId);
    expect((await server.call('POST', '/main', {})).json.userDetails).toBeUndefined();
  });

  it('rejects malformed codes', async () => {
    expect(await server.call('POST', '/main', { hotelCode: "H01' OR 1=1" })).toMatchObject({
      status: 400,
      json: { code: 'invalid_request', errors: [{ path: 'hotelCode' }] },
    });
  });
});

describe('venues', () => {
  it('are listed by hotel, with or without their pictures, and for the whole group', async () => {
    const names = await server.call('POST', '/din/listByHtlCode', { htlCode: 'H01' });
    expect(listCodes(names.json.dinList, 'dinCode')).toEqual(['GRILL', 'BAKERY']);
    expect(names.json.dinList[0]).toMatchObject({
      htlHmcCode: 'M1',
      dinTel: '02-0000-0001',
      dinCateList: [{ dinCateNameEn: 'Hall en' }],
    });
    const responseWithPhotos = await server.call('POST', '/din/listByHtlCodeWithPhoto', { htlCode: 'H01' });
    expect(responseWithPhotos.json.dinList[0]?.dinPhotoList).toMatchObject([
      { filePath: '/pictures/grill.svg', fileAltKo: 'The hall 한' },
    ]);
    expect(listCodes((await server.call('POST', '/din/list', {})).json.dinList, 'dinCode')).toEqual([
      'GRILL',
      'BAKERY',
      'EMPTY',
    ]);
  });

  it('are shown in full by their own endpoint', async () => {
    const { json } = await server.call('POST', '/din/view', { dinCode: 'GRILL' });
    expect(json.result).toMatchObject({
      dinSeatAmnt: 40,
      dinTableTurnTime: 90,
      dinRoomTurnTime: 120,
      dinRoomList: [
        {
          dinRoomCode: 'GRILL-LIBRARY',
          dinRoomNameJa: 'Library 日',
          dinRoomArea: 24,
          filePath: '/pictures/library.svg',
          fileAltEn: 'Books en',
        },
      ],
    });
  });

  it('are refused for an unknown venue or hotel, or without a hotel', async () => {
    expect(await server.call('POST', '/din/view', { dinCode: 'NOWHERE' })).toMatchObject({
      status: 404,
      json: { code: 'unknown_venue' },
    });
    expect(await server.call('POST', '/din/listByHtlCode', { htlCode: 'H99' })).toMatchObject({
      status: 404,
      json: { code: 'not_found' },
    });
    expect(await server.call('POST', '/din/listByHtlCode', {})).toMatchObject({ status: 400 });
  });
});

describe('the group', () => {
  it('lists its hotels with their review setting and member discount', async () => {
    const { json } = await server.call('GET', '/hotel/allList');
    expect(json.allHotelList).toMatchObject([
      { htlCode: 'H01', htlHmcCode: 'M1', resvReviewYn: 'Y', htlMemberDist: { distWeekdayRate: 15 } },
      { htlCode: 'H02', resvReviewYn: 'N', htlMemberDist: null },
    ]);
  });

  it('has hotels with benefits, company data, and the setting whether they show reviews', async () => {
    const { json } = await server.call('POST', '/hotel/addnInfo', { htlCode: 'H01' });
    expect(json.result).toMatchObject({
      htlPhotoList: [{ htlPhotoType: 'front' }, { htlPhotoType: 'lounge' }, { htlPhotoType: 'benefits' }],
      benefitList: [{ benefitType: 'special' }],
      businessInfo: { bizRegNo: '000-00-00000' },
    });
    expect((await server.call('POST', '/hotel/isReviewUse', { htlCode: 'H02' })).json).toEqual({ resvReviewYn: 'N' });
    expect((await server.call('POST', '/hotel/isReviewUse', { htlCode: 'H99' })).status).toBe(404);
  });

  it('has app data: settings, the holidays from this year on, and the years for which holidays are known', async () => {
    const { json } = await server.call('GET', '/app/data');
    const list = (name: string) =>
      listCodes(json.dbPropList.find(({ propName }) => propName === name)?.propAttrList ?? [], 'propAttrValue');
    expect(list('HOLIDAY')).toEqual(['2026-03-02']);
    expect(list('HOLIDAY_YEAR')).toEqual(['2026']);
    expect(list('AREA_CODE')).toEqual(['010']);
    expect(json).toMatchObject({
      publicUrl: '/public-url',
      demoYn: 'Y',
      paymentPopup: { width: 700, height: 620 },
      payMethodList: ['card', 'account'],
      guestYn: 'N',
    });
  });
});
