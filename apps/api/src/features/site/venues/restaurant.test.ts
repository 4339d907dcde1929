import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDemoDatabase } from '../../../../test/demo-database';
import { startTestServer, type TestServer } from '../../../../test/test-server';
import { getCatalogueCache } from '../../../booking/catalogue/catalogue';
import type { Database } from '../../../db/connect';

const now = new Date('2026-12-19T01:00:00Z');
let database: Database;
let server: TestServer;
beforeAll(async () => {
  database = await openDemoDatabase(now);
  server = await startTestServer({ peer: { database }, clock: () => now });
});
afterAll(async () => {
  await server.close();
  await database.close();
});

const getRestaurant = async (body: object) => (await server.call('POST', '/din/restaurant', body)).json.result;
const setHotelSwitch = async (column: 'reviews_on' | 'ratings_on', isOn: boolean) => {
  await database.pool.query(`UPDATE hotel SET ${column} = $1 WHERE htl_code = 'H03'`, [isOn]);
  getCatalogueCache(database).clear();
};
const oreum = { htlHmcCode: 'DJE', dinCode: 'D302' };

it('the restaurant page shows the chef’s message, the dress code and facilities for children, in four languages', async () => {
  const restaurant = await getRestaurant(oreum);
  expect(restaurant).toMatchObject({
    dinCode: 'D302',
    htlHmcCode: 'DJE',
    dinNameEn: 'Oreum Grill',
    dinChefNameEn: 'Bu Seong-hun, head chef',
    dinChefNameJa: '料理長 プ・ソンフン',
    dinTel: '064-000-3302',
  });
  for (const name of ['dinChefDesc', 'dinDressCodeDesc', 'dinKidDesc', 'dinParkingDesc'] as const)
    for (const language of ['Ko', 'En', 'Cn', 'Ja'] as const) expect(restaurant[`${name}${language}`]).not.toBe('');
});

it('the restaurant page has all texts in the language that is requested', async () => {
  const restaurant = await getRestaurant({ ...oreum, langCode: 'Ja' });
  expect(restaurant.dinName).toBe('炭火焼 オルム');
  expect(restaurant.prodList[0]?.prodName).toBe('黒豚ディナー');
  // Reviews are excluded: guests write them in any language.
  expect(JSON.stringify({ ...restaurant, reviewList: [] })).not.toMatch(/\p{Script=Hangul}/u);
});

it('the restaurant page shows at least four pictures, none twice, beginning with one of the restaurant', async () => {
  for (const { htlHmcCode, dinCode } of (await server.call('POST', '/din/list', {})).json.dinList) {
    const { dinGalleryList, dinPhotoList } = await getRestaurant({ htlHmcCode, dinCode, langCode: 'En' });
    const paths = dinGalleryList.map(({ filePath }) => filePath);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths.length).toBeGreaterThanOrEqual(4);
    expect(paths[0]).toBe(dinPhotoList[0]?.filePath);
    for (const { fileAlt } of dinGalleryList) expect(fileAlt).not.toBe('');
  }
});

it('the restaurant page lists products on sale with their lowest price, and none whose sale has ended', async () => {
  const { prodList } = await getRestaurant(oreum);
  expect(prodList.map(({ prodCode, prodFromPrice }) => [prodCode, prodFromPrice])).toEqual([
    ['P30201', 88_000],
    ['P30202', 88_000],
    ['P30203', 30_000],
  ]);
  const lounge = await getRestaurant({ htlHmcCode: 'DSE', dinCode: 'D105' });
  expect(lounge.prodList.map(({ prodCode }) => prodCode)).not.toContain('P10506');
});

it('the restaurant page lists up to three visible reviews, newest first, if the hotel shows reviews', async () => {
  const { reviewList } = await getRestaurant({ htlHmcCode: 'DSE', dinCode: 'D101' });
  expect(reviewList.length).toBeGreaterThan(0);
  expect(reviewList.length).toBeLessThanOrEqual(3);
  const days = reviewList.map(({ createDate }) => createDate);
  expect(days).toEqual(days.toSorted().toReversed());
  for (const { userName, prodName } of reviewList) {
    expect(userName).toContain('*');
    expect(prodName).not.toBe('');
  }
  const [first] = reviewList;
  await database.pool.query('UPDATE review SET hidden = true WHERE review_code = $1', [first?.reviewCode]);
  const visibleReviews = (await getRestaurant({ htlHmcCode: 'DSE', dinCode: 'D101' })).reviewList;
  expect(visibleReviews.map(({ reviewCode }) => reviewCode)).not.toContain(first?.reviewCode);
  await setHotelSwitch('reviews_on', false);
  const { reviewList: hiddenReviews, ratingOverview } = await getRestaurant(oreum);
  expect([hiddenReviews, ratingOverview]).toEqual([[], undefined]);
  await setHotelSwitch('reviews_on', true);
});

it('the restaurant page names the plates of each menu of a product', async () => {
  const { prodList } = await getRestaurant({ htlHmcCode: 'DSE', dinCode: 'D102', langCode: 'En' });
  const dinner = prodList.find(({ prodCode }) => prodCode === 'P10203');
  expect(dinner?.prodMenuList?.map(({ menuName, plateList }) => [menuName, plateList.length])).toEqual([
    ['Boreum menu', 11],
    ['Choseung menu', 7],
    ['Children’s set', 3],
  ]);
  expect(dinner?.prodMenuList?.[0]?.plateList[1]?.plateName).toBe('Prawns in pine-nut dressing');
  expect(prodList.find(({ prodCode }) => prodCode === 'P10204')?.prodMenuList).toEqual([]);
});

it.each([
  ['a code that no restaurant has', { htlHmcCode: 'DJE', dinCode: 'D999' }],
  ['a restaurant of another hotel', { htlHmcCode: 'DSE', dinCode: 'D302' }],
  ['a hotel that does not exist', { htlHmcCode: randomUUID().slice(0, 8), dinCode: 'D302' }],
])('the restaurant page reports %s as unknown', async (_case, body) => {
  expect(await server.call('POST', '/din/restaurant', body)).toMatchObject({
    status: 404,
    json: { code: 'unknown_venue' },
  });
});

it('the restaurant page rejects malformed codes', async () => {
  expect(await server.call('POST', '/din/restaurant', { ...oreum, htlHmcCode: "DJE' OR 1=1" })).toMatchObject({
    status: 400,
    json: { code: 'invalid_request', errors: [{ path: 'htlHmcCode' }] },
  });
});

it('the restaurant page has the ratings of its restaurant, unless its hotel has turned them off', async () => {
  const { ratingOverview, reviewList } = await getRestaurant(oreum);
  expect(ratingOverview?.reviewCnt).toBe(8);
  expect(ratingOverview?.average).toBeGreaterThan(3);
  expect(ratingOverview?.aspectList.map(({ aspect }) => aspect)).toEqual(['food', 'service', 'room']);
  for (const { starCntList } of ratingOverview?.aspectList ?? [])
    expect(starCntList.reduce((sum, count) => sum + count)).toBe(8);
  expect(reviewList[0]?.ratings).toBeDefined();
  await setHotelSwitch('ratings_on', false);
  const restaurantWithoutRatings = await getRestaurant(oreum);
  expect([restaurantWithoutRatings.ratingOverview, restaurantWithoutRatings.reviewList[0]?.ratings]).toEqual([
    undefined,
    undefined,
  ]);
  expect(restaurantWithoutRatings.reviewList).toHaveLength(3);
  await setHotelSwitch('ratings_on', true);
});
