import { type HtlCode, toCode } from '@dining/domain/shared/codes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../test/test-server';
import { findFirstPictures, type PageLocation } from './first-pictures';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const createLocation = (page: PageLocation['page'], overrides: Partial<PageLocation> = {}): PageLocation => ({
  page,
  path: '/',
  query: {},
  htlCode: toCode<HtlCode>('H01'),
  now: new Date('2026-03-04T00:00:00Z'),
  ...overrides,
});
const listPicturePaths = async (location: PageLocation) =>
  (await findFirstPictures(server.database, location)).map(({ path }) => path);

describe('the preloaded pictures of a page', () => {
  it('are the wide and the narrow banner of the first running promotion on the main page', async () => {
    expect(await listPicturePaths(createLocation('main'))).toEqual(['/pictures/b.svg', '/pictures/bm.svg']);
  });

  it('are those of the promotion that the URL names, and none if the URL does not name exactly one', async () => {
    expect(await listPicturePaths(createLocation('promotionDetail', { query: { promCode: 'OPEN' } }))).toEqual([
      '/pictures/b.svg',
      '/pictures/bm.svg',
    ]);
    expect(await listPicturePaths(createLocation('promotionDetail', { query: { promCode: ['OPEN'] } }))).toEqual([]);
    expect(await listPicturePaths(createLocation('promotionDetail'))).toEqual([]);
  });

  it('are those of the first restaurant on the page of all restaurants', async () => {
    expect(await listPicturePaths(createLocation('venueInfo'))).toEqual(['/pictures/grill.svg']);
  });

  it('are the restaurant’s own on the page of a restaurant', async () => {
    expect(await listPicturePaths(createLocation('restaurant', { path: '/dining/M1/GRILL' }))).toEqual([
      '/pictures/grill.svg',
    ]);
    expect(await listPicturePaths(createLocation('restaurant', { path: '/dining/M1/NONE' }))).toEqual([]);
  });

  it('are the tile picture of the first restaurant on the first booking step', async () => {
    expect(await listPicturePaths(createLocation('reservationFirstStep'))).toEqual(['/pictures/venue.svg']);
  });

  it('are the product’s own on the page of a product, even if the hotel is unknown', async () => {
    const path = '/reservation/prod/detail/GRILL/DINNER';
    expect(await listPicturePaths(createLocation('reservationDetail', { path, htlCode: undefined }))).toEqual([
      '/pictures/d.svg',
    ]);
    expect(
      await listPicturePaths(createLocation('reservationDetail', { path: '/reservation/prod/detail/GRILL/NONE' })),
    ).toEqual([]);
    expect(
      await listPicturePaths(createLocation('reservationDetail', { path: '/reservation/prod/detail/NONE/DINNER' })),
    ).toEqual([]);
  });

  it('are those of the first product available for the visit on the second booking step', async () => {
    const listOfferPictures = (query: object, dinCode = 'GRILL') =>
      listPicturePaths(
        createLocation('reservationSecondStep', { path: `/reservation/step/2/${dinCode}`, query: { ...query } }),
      );
    const table = { resvType: 'table', resvDate: '2026-03-13 18:00', adultCount: '2', childCount: '0' };
    expect(await listOfferPictures(table)).toEqual(['/pictures/d.svg']);
    expect(await listOfferPictures({ ...table, prodCode: 'NONE' })).toEqual(['/pictures/d.svg']);
    // An invalid count is ignored, as on the page.
    expect(await listOfferPictures({ ...table, adultCount: 'x' })).toEqual(['/pictures/d.svg']);
    // On this Saturday the dinner is not sold, so the first product is the tasting, which has only a banner.
    expect(await listOfferPictures({ ...table, resvDate: '2026-03-21 18:00' })).toEqual(['/pictures/product.svg']);
    expect(await listOfferPictures({ resvType: 'pickup', resvDate: '2026-03-13', adultCount: '0' }, 'BAKERY')).toEqual([
      '/pictures/product.svg',
    ]);
    for (const search of [{ resvDate: '2026-03-13 12:00' }, { resvDate: 'soon' }, { resvType: 'room' }])
      expect(await listOfferPictures({ ...table, ...search }), JSON.stringify(search)).toEqual([]);
    expect(await listOfferPictures(table, 'NONE')).toEqual([]);
  });

  it('are none for a page without pictures, an unknown page and a missing hotel', async () => {
    expect(await listPicturePaths(createLocation('login'))).toEqual([]);
    expect(await listPicturePaths(createLocation(undefined))).toEqual([]);
    expect(await listPicturePaths(createLocation('main', { htlCode: undefined }))).toEqual([]);
  });
});
