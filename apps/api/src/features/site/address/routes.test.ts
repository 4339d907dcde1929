import { demoJuso } from '@dining/fakes/juso/search';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AuthTestServer, startAuthTestServer } from '../../../../test/auth-test-server';
import { callControl, createLogRecorder } from '../../../../test/stand-in-control';
import { startTestServer } from '../../../../test/test-server';
import { Juso } from '../../../adapters/juso/juso';

let server: AuthTestServer;
beforeAll(async () => {
  server = await startAuthTestServer();
});
beforeEach(() => callControl(server.urls.juso, 'DELETE', 'faults'));
afterAll(() => server.close());

const search = (keyword: string, page?: number | string, browser = server.browser()) =>
  browser.get(`/address/search?keyword=${encodeURIComponent(keyword)}${page === undefined ? '' : `&page=${page}`}`);

describe('the address search', () => {
  it('finds an address with its postcode, in both Korean forms and in English', async () => {
    expect((await search('세종대로 110')).json).toEqual({
      addressList: [
        {
          zipNo: '04524',
          roadAddr: '서울특별시 중구 세종대로 110 (태평로1가, 달빛시민회관)',
          jibunAddr: '서울특별시 중구 태평로1가 31 달빛시민회관',
          engAddr: '110 Sejong-daero, Jung-gu, Seoul',
        },
      ],
      paginationInfo: { recordCountPerPage: 10, totalRecordCount: 1, firstPageNo: 1, lastPageNo: 1, currentPageNo: 1 },
    });
  });

  it('returns an empty list if nothing is found', async () => {
    expect((await search('없는길이름')).json).toMatchObject({
      addressList: [],
      paginationInfo: { totalRecordCount: 0, lastPageNo: 1 },
    });
  });

  it.each([
    ['', 'keyword_short'],
    ['길', 'keyword_short'],
    ['110-1', 'keyword_letterless'],
    ['가'.repeat(41), 'keyword_long'],
    ['서울특별시', 'keyword_broad'],
  ])('rejects the keyword “%s” with %s', async (keyword, code) => {
    expect(await search(keyword)).toMatchObject({ status: 400, json: { code } });
  });

  it.each(['0', '901', 'x'])('rejects page %s', async (page) => {
    expect(await search('세종대로', page)).toMatchObject({ status: 400, json: { code: 'invalid_request' } });
  });

  it('accepts a keyword with characters that the service would reject as an attack', async () => {
    expect((await search("세종대로 110 = '<select>")).status).toBe(200);
  });

  it.each([
    ['http500', 502, 'provider_failed'],
    ['junk', 502, 'provider_failed'],
    ['drop', 502, 'provider_failed'],
  ])('reports a failure of the service: %s', async (kind, status, code) => {
    await server.injectFault('juso', 'search', kind);
    expect(await search('세종대로 110')).toMatchObject({ status, json: { code } });
  });

  it('reports a service that does not respond in time', async () => {
    await server.injectFault('juso', 'search', 'slow', { ms: 60_000 });
    const { logger } = createLogRecorder();
    const addresses = new Juso({ ...demoJuso, baseUrl: server.urls.juso, timeoutMs: 1_000, logger });
    const serverWithShortTimeout = await startTestServer({ services: { addresses }, peer: server });
    const url = `/address/search?keyword=${encodeURIComponent('세종대로 110')}`;
    const response = await serverWithShortTimeout.call('GET', url);
    expect(response).toMatchObject({ status: 504, json: { code: 'provider_timeout' } });
    await serverWithShortTimeout.close();
  });

  it('rejects searches beyond 60 from one IP address', async () => {
    const browser = server.browser();
    const responses = await Promise.all(Array.from({ length: 62 }, () => search('세종대로 110', 1, browser)));
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(2);
  });

  it('reports an error if no service is configured', async () => {
    const serverWithoutService = await startTestServer();
    expect(await serverWithoutService.call('GET', '/address/search?keyword=x')).toMatchObject({
      status: 404,
      json: { code: 'address_off' },
    });
    await serverWithoutService.close();
  });
});
