import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dinner, grill, H01 } from '../../../../test/fixtures';
import { startTestServer, type TestServer } from '../../../../test/test-server';
import { getCatalogueCache } from '../../../booking/catalogue/catalogue';
import { seatUsage } from '../../../db/schema/capacity';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const search = {
  htlCode: 'H01',
  dinCode: '',
  pageIndex: 1,
  recordCountPerPage: 10,
  promRunningYn: '',
  targetSlideIndex: 0,
  fromPromMain: true,
};
const listPromotions = async (changes: object) =>
  (await server.call('POST', '/prom/listInApp', { ...search, ...changes })).json.promList.map(
    (row: { promCode: string }) => row.promCode,
  );

describe('the list of promotions', () => {
  it.each([
    ['all of a hotel, running ones first', {}, ['LAST_DAY', 'OPEN', 'ENDED']],
    ['running ones, including one on its last day', { promRunningYn: 'Y' }, ['LAST_DAY', 'OPEN']],
    ['those that have ended', { promRunningYn: 'N' }, ['ENDED']],
    ['of one venue', { dinCode: 'GRILL' }, ['OPEN']],
    ['of a hotel without any', { htlCode: 'H02' }, []],
    ['of the whole group', { htlCode: '' }, ['LAST_DAY', 'OPEN', 'ENDED']],
    ['the second page', { pageIndex: 2, recordCountPerPage: 2 }, ['ENDED']],
  ])('contains what the query selects: %s', async (_case, changes, expected) => {
    expect(await listPromotions(changes)).toEqual(expected);
  });

  it('has pagination info with the numbers of promotions and pages', async () => {
    const { json } = await server.call('POST', '/prom/listInApp', { ...search, recordCountPerPage: 2 });
    expect(json.paginationInfo).toEqual({
      recordCountPerPage: 2,
      totalRecordCount: 3,
      firstPageNo: 1,
      lastPageNo: 2,
      currentPageNo: 1,
    });
  });

  it('rejects an unknown hotel', async () => {
    expect((await server.call('POST', '/prom/listInApp', { ...search, htlCode: 'H99' })).status).toBe(404);
  });
});

describe('a promotion', () => {
  it('has its text, and the default period if it has no end', async () => {
    const { json } = await server.call('POST', '/prom/detail', { promCode: 'OPEN' });
    expect(json.result).toMatchObject({
      promContent: '# Long',
      promRunningYn: 'Y',
      promPeriodStart: '2024-01-01',
      promPeriodEnd: '2026-03-13',
      dinCode: 'GRILL',
      dinNameEn: 'Venue GRILL en',
    });
  });

  it('is not found if it does not exist', async () => {
    expect(await server.call('POST', '/prom/detail', { promCode: 'NOTHING' })).toMatchObject({
      status: 404,
      json: { code: 'not_found' },
    });
  });
});

describe('the product in a promotion', () => {
  beforeAll(async () => {
    await server.database.pool.query(`UPDATE promotion SET prod_code = $1 WHERE prom_code IN ('OPEN', 'ENDED')`, [
      dinner,
    ]);
    getCatalogueCache(server.database).clear();
  });
  const listNextFreeDays = (promCodeList: readonly string[]) =>
    server.call('POST', '/prom/nextFreeDays', { promCodeList });

  it('is shown with its lowest price if it belongs to the venue of the promotion', async () => {
    const { json } = await server.call('POST', '/prom/listInApp', search);
    const products = json.promList.map((row: { promCode: string; prodCode: string; prodFromPrice: number | null }) => [
      row.promCode,
      row.prodCode,
      row.prodFromPrice,
    ]);
    expect(products).toEqual([
      ['LAST_DAY', '', null],
      ['OPEN', dinner, 40_500],
      ['ENDED', '', null],
    ]);
  });

  it('has its first free day on the first day with a table for two', async () => {
    const listFirstFreeDays = async () => (await listNextFreeDays(['OPEN', 'LAST_DAY'])).json.dayList;
    expect(await listFirstFreeDays()).toEqual([{ promCode: 'OPEN', resvDate: '2026-03-11' }]);
    const full = { dinCode: grill, htlCode: H01, visitDay: '2026-03-11', unit: 'TABLE', capacity: 40, used: 40 };
    await server.database.db
      .insert(seatUsage)
      .values(['18:00', '18:30', '19:00', '19:30'].map((startTime) => ({ ...full, startTime })));
    expect(await listFirstFreeDays()).toEqual([{ promCode: 'OPEN', resvDate: '2026-03-12' }]);
  });

  it('has no free day before the promotion, after it, or while the product is not sold', async () => {
    await server.database.pool.query(`UPDATE promotion SET starts_on = '2026-03-20' WHERE prom_code = 'OPEN'`);
    getCatalogueCache(server.database).clear();
    expect((await listNextFreeDays(['OPEN'])).json.dayList).toEqual([{ promCode: 'OPEN', resvDate: '2026-03-22' }]);
    await server.database.pool.query(`UPDATE promotion SET ends_on = '2026-03-21' WHERE prom_code = 'OPEN'`);
    getCatalogueCache(server.database).clear();
    expect((await listNextFreeDays(['OPEN'])).json.dayList).toEqual([]);
  });

  it.each([
    ['the promotions are unknown', ['NOTHING'], 404, 'not_found'],
    ['no promotion is named', [], 400, 'invalid_request'],
    ['too many promotions are named', Array.from({ length: 21 }, () => 'OPEN'), 400, 'invalid_request'],
  ])('is not searched for free days if %s', async (_case, codes, status, code) => {
    expect(await listNextFreeDays(codes)).toMatchObject({ status, json: { code } });
  });
});
