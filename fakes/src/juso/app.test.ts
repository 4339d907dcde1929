import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addresses } from './addresses';
import { createJusoApp } from './app';
import { demoJuso } from './search';

interface Body {
  readonly results: {
    readonly common: { readonly errorCode: string; readonly totalCount: string };
    readonly juso: readonly Readonly<Record<string, string>>[] | null;
  };
}

let app: FastifyInstance;
beforeAll(() => {
  app = createJusoApp();
});
afterAll(() => app.close());

const search = async (query: Record<string, string>, path = 'addrLinkApi'): Promise<Body['results']> => {
  const parameters = { confmKey: demoJuso.key, currentPage: '1', countPerPage: '10', resultType: 'json', ...query };
  const response = await app.inject(`/addrlink/${path}.do?${new URLSearchParams(parameters).toString()}`);
  expect(response.statusCode).toBe(200);
  return response.json<Body>().results;
};

it('the service has more than 36 different addresses', () => {
  expect(addresses.length).toBeGreaterThan(36);
  expect(new Set(addresses.map(({ engAddr }) => engAddr)).size).toBe(addresses.length);
});

it('the service returns every value as a string', async () => {
  const { juso } = await search({ keyword: '이태원로' });
  expect(juso?.flatMap((row) => Object.values(row)).every((value) => typeof value === 'string')).toBe(true);
});

it('the service returns results in pages', async () => {
  const pages = await Promise.all(
    ['1', '2', '3'].map((currentPage) => search({ keyword: '해운대구', currentPage, countPerPage: '4' })),
  );
  expect(pages.map(({ juso }) => juso?.length)).toEqual([4, 3, 0]);
  expect(pages.every(({ common }) => common.totalCount === '7')).toBe(true);
});

it('the service finds addresses by lot, by building and by road', async () => {
  for (const keyword of ['역삼동 737', '강남달빛센터', '강남구 테헤란로 152'])
    expect((await search({ keyword })).juso).toMatchObject([{ bdNm: '강남달빛센터' }]);
});

it('the service searches in English only with the English key', async () => {
  const query = { keyword: '152 teheran-ro', confmKey: demoJuso.englishKey };
  expect((await search(query, 'addrEngApi')).juso).toMatchObject([{ roadAddr: '152 Teheran-ro, Gangnam-gu, Seoul' }]);
  expect((await search({ keyword: '152 teheran-ro' }, 'addrEngApi')).common.errorCode).toBe('E0001');
});

describe('the search returns the documented error', () => {
  it.each([
    ['E0001', { keyword: '세종대로', confmKey: 'wrong' }],
    ['E0005', { keyword: ' ' }],
    ['E0006', { keyword: '서울특별시' }],
    ['E0008', { keyword: '길' }],
    ['E0009', { keyword: '110' }],
    ['E0010', { keyword: '가'.repeat(41) }],
    ['E0011', { keyword: '세종대로 12345678901' }],
    ['E0012', { keyword: '12-3' }],
    ['E0013', { keyword: '세종대로%' }],
    ['E0015', { keyword: '세종대로', currentPage: '91', countPerPage: '100' }],
    ['-999', { keyword: '세종대로', countPerPage: '101' }],
  ])('%s', async (errorCode, query) => {
    expect(await search(query)).toMatchObject({ common: { errorCode }, juso: null });
  });
});
