import { type ResvCode, toCode } from '@dining/domain/shared/codes';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dinner, grill, H01, mina } from '../../../../test/fixtures';
import { startTestServer, type TestServer } from '../../../../test/test-server';
import { createVisitRow } from '../../../../test/visit-rows';
import { getCatalogueCache } from '../../../booking/catalogue/catalogue';
import { hotel } from '../../../db/schema/hotels';
import { product } from '../../../db/schema/products';
import { reservation, review } from '../../../db/schema/reservations';

let server: TestServer;

const createReview = (number: number, createdAt: string, hidden = false) => ({
  reviewCode: `V${number}`,
  resvCode: toCode<ResvCode>(`R${number}`),
  htlCode: H01,
  dinCode: grill,
  prodCode: dinner,
  userId: mina.userId,
  userName: '김미나',
  contents: `Visit ${number}`,
  imagePath: `/reviews/${number}.webp`,
  hidden,
  createdAt: new Date(createdAt),
});

beforeAll(async () => {
  server = await startTestServer();
  const { db } = server.database;
  await db.insert(reservation).values([1, 2, 3].map((number) => createVisitRow(number)));
  await db.insert(review).values([
    createReview(1, '2026-03-02T03:00:00Z'),
    // This is the next day in Seoul.
    createReview(2, '2026-03-03T16:00:00Z'),
    createReview(3, '2026-03-05T03:00:00Z', true),
  ]);
});
afterAll(() => server.close());

const listReviews = (search: object) =>
  server.call('POST', '/review/prod/list', { prodCode: 'DINNER', dinCode: 'GRILL', ...search });

describe('a product’s reviews', () => {
  it('are listed newest first, without hidden ones and without data that identify the author', async () => {
    const { json } = await listReviews({});
    expect(json.paginationInfo.totalRecordCount).toBe(2);
    expect(json.reviewList[0]).toMatchObject({
      reviewCode: 'V2',
      userName: '김**',
      createDate: '2026-03-04',
      prodNameEn: 'Product DINNER en',
    });
    expect(json.reviewList[1]).toMatchObject({ reviewCode: 'V1', createDate: '2026-03-02' });
    expect(JSON.stringify(json)).not.toMatch(/미나|mina|"R\d"/);
  });

  it('are divided into pages, and a page beyond the last shows the last', async () => {
    const { json } = await listReviews({ pageIndex: 9, recordCountPerPage: 1 });
    expect(json.reviewList).toMatchObject([{ reviewCode: 'V1' }]);
    expect(json.paginationInfo).toMatchObject({ currentPageNo: 2, lastPageNo: 2 });
  });

  it('are each listed on exactly one page if several were written at the same instant', async () => {
    const { db } = server.database;
    await db.insert(reservation).values([4, 5, 6].map((number) => createVisitRow(number)));
    await db.insert(review).values([4, 5, 6].map((number) => createReview(number, '2026-03-02T02:00:00Z')));
    const pages = await Promise.all(
      [1, 2, 3, 4, 5].map((pageIndex) => listReviews({ pageIndex, recordCountPerPage: 1 })),
    );
    const codes = pages.map(({ json }) =>
      (json.reviewList as { reviewCode: string }[]).map(({ reviewCode }) => reviewCode),
    );
    expect(codes).toEqual([['V2'], ['V1'], ['V6'], ['V5'], ['V4']]);
  });

  it('are shown unchanged, with only the first character of the author’s name', async () => {
    const contents = '<b onclick="x()">맛있어요</b> & 😀\n\n둘째 줄';
    const { db } = server.database;
    await db.insert(reservation).values([createVisitRow(7)]);
    await db.insert(review).values({ ...createReview(7, '2026-03-10T03:00:00Z'), contents, userName: '𠮷田 James' });
    const { json } = await listReviews({ recordCountPerPage: 1 });
    expect(json.reviewList).toMatchObject([{ contents, userName: '𠮷*******', imagePath: '/reviews/7.webp' }]);
  });

  it('are listed ten a page by default, even to visitors and without a venue', async () => {
    const { status, json } = await server.call('POST', '/review/prod/list', { prodCode: 'DINNER', dinCode: '' });
    expect(status).toBe(200);
    expect(json.paginationInfo).toMatchObject({
      recordCountPerPage: 10,
      currentPageNo: 1,
      firstPageNo: 1,
      lastPageNo: 1,
    });
  });

  it('are also listed if the product is off sale', async () => {
    const { db } = server.database;
    await db.update(product).set({ onSale: false }).where(eq(product.prodCode, dinner));
    expect((await listReviews({})).json.paginationInfo.totalRecordCount).toBe(6);
  });

  it.each([
    ['no product', { prodCode: undefined }],
    ['an invalid code', { prodCode: "D' OR 1=1" }],
    ['page 0', { pageIndex: 0 }],
    ['a fractional page number', { pageIndex: 1.5 }],
    ['a page number as a string', { pageIndex: '2' }],
    ['a page of no rows', { recordCountPerPage: 0 }],
    ['a page of more than a hundred rows', { recordCountPerPage: 101 }],
  ])('are refused for %s', async (_case, search) => {
    expect((await listReviews(search)).status).toBe(400);
  });

  it('are refused for a product of another venue and for an unknown product', async () => {
    expect(await listReviews({ dinCode: 'BAKERY' })).toMatchObject({ status: 404, json: { code: 'unknown_product' } });
    expect((await listReviews({ prodCode: 'NOTHING' })).status).toBe(404);
  });

  it('are not listed if the hotel has turned them off', async () => {
    await server.database.db.update(hotel).set({ reviewsOn: false });
    getCatalogueCache(server.database).clear();
    expect((await listReviews({})).json).toMatchObject({ reviewList: [], paginationInfo: { totalRecordCount: 0 } });
  });
});
