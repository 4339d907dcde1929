import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../test/test-server';

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
const listPromotions = async (more: object) =>
  (await server.call('POST', '/prom/listInApp', { ...search, ...more })).json.promList.map(
    (row: { promCode: string }) => row.promCode,
  );

describe('the list of promotions', () => {
  it.each([
    ['all of a hotel', {}, ['ENDED', 'LAST_DAY', 'OPEN']],
    ['those that run, the last day counting', { promRunningYn: 'Y' }, ['LAST_DAY', 'OPEN']],
    ['those that have ended', { promRunningYn: 'N' }, ['ENDED']],
    ['of one venue', { dinCode: 'GRILL' }, ['OPEN']],
    ['of a hotel without any', { htlCode: 'H02' }, []],
    ['of the whole group', { htlCode: '' }, ['ENDED', 'LAST_DAY', 'OPEN']],
    ['the second page', { pageIndex: 2, recordCountPerPage: 2 }, ['OPEN']],
  ])('contains what the query selects: %s', async (_, more, expected) => {
    expect(await listPromotions(more)).toEqual(expected);
  });

  it('is counted and paged', async () => {
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

describe('one promotion', () => {
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

  it('is rejected if it does not exist', async () => {
    expect(await server.call('POST', '/prom/detail', { promCode: 'NOTHING' })).toMatchObject({
      status: 404,
      json: { code: 'not_found' },
    });
  });
});
