import { createJusoApp } from '@dining/fakes/juso/app';
import { demoJuso, resultMessages } from '@dining/fakes/juso/search';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callControl, createLogRecorder } from '../../../test/stand-in-control';
import { Juso, type JusoOptions } from './juso';

const { lines, logger } = createLogRecorder();
let fake: FastifyInstance;
let baseUrl: string;
beforeAll(async () => {
  fake = createJusoApp();
  baseUrl = await fake.listen({ host: '127.0.0.1', port: 0 });
});
beforeEach(async () => {
  lines.length = 0;
  await callControl(baseUrl, 'DELETE', 'faults');
});
afterAll(() => fake.close());

const createAdapter = (changes: Partial<JusoOptions> = {}) =>
  new Juso({ ...demoJuso, baseUrl, timeoutMs: 60_000, logger, ...changes });
const search = (keyword: string, page = 1, size = 10, changes: Partial<JusoOptions> = {}) =>
  createAdapter(changes).search({ keyword, page, size });
const injectFault = (kind: string, options: object = {}) =>
  callControl(baseUrl, 'POST', 'faults', { operation: 'search', kind, ...options });

describe('searching in Korean', () => {
  it('finds an address by street and number, and returns both Korean forms and the English one', async () => {
    expect(await search('세종대로 110')).toEqual({
      ok: true,
      total: 1,
      lastPage: 1,
      addresses: [
        {
          postcode: '04524',
          roadAddress: '서울특별시 중구 세종대로 110 (태평로1가, 달빛시민회관)',
          lotAddress: '서울특별시 중구 태평로1가 31 달빛시민회관',
          englishAddress: '110 Sejong-daero, Jung-gu, Seoul',
        },
      ],
    });
  });

  it('returns one page of the matches, with the numbers of matches and of pages', async () => {
    const first = await search('테헤란로', 1, 4);
    const second = await search('테헤란로', 2, 4);
    expect([first, second]).toMatchObject([
      { total: 6, lastPage: 2 },
      { total: 6, lastPage: 2 },
    ]);
    const roads = [first, second].flatMap((result) =>
      result.ok ? result.addresses.map(({ roadAddress }) => roadAddress) : [],
    );
    expect(new Set(roads).size).toBe(6);
    expect(await search('테헤란로', 3, 4)).toMatchObject({ ok: true, total: 6, addresses: [] });
  });

  it('reports at most the service’s last page as the last page', async () => {
    const row = { zipNo: '04524', roadAddr: '길 1', jibunAddr: null, engAddr: null };
    await injectFault('junk', {
      body: JSON.stringify({ results: { common: { errorCode: '0', totalCount: '30000' }, juso: [row] } }),
    });
    expect(await search('길', 1, 10)).toEqual({
      ok: true,
      total: 30_000,
      lastPage: 900,
      addresses: [{ postcode: '04524', roadAddress: '길 1', lotAddress: '', englishAddress: '' }],
    });
  });

  it('removes control characters, and characters that cannot be stored, from addresses', async () => {
    const row = { zipNo: '04524', roadAddr: '길\0 1\ud800\n', jibunAddr: '동\u0007 2', engAddr: null };
    await injectFault('junk', {
      body: JSON.stringify({ results: { common: { errorCode: '0', totalCount: '1' }, juso: [row] } }),
    });
    expect(await search('길가')).toMatchObject({ addresses: [{ roadAddress: '길 1', lotAddress: '동 2' }] });
  });

  it('returns no addresses for a keyword without matches', async () => {
    expect(await search('어디에도 없는 길')).toEqual({ ok: true, total: 0, lastPage: 0, addresses: [] });
  });

  it('removes characters from the keyword that the service treats as an attack', async () => {
    expect(await search('세종대로 [110] <%=>')).toMatchObject({ ok: true, total: 1 });
  });
});

describe('searching in English', () => {
  it('finds the same address in English', async () => {
    expect(await search('110 sejong-daero')).toEqual({
      ok: true,
      total: 1,
      lastPage: 1,
      addresses: [
        {
          postcode: '04524',
          roadAddress: '서울특별시 중구 세종대로 110 (태평로1가, 달빛시민회관)',
          lotAddress: '',
          englishAddress: '110 Sejong-daero, Jung-gu, Seoul',
        },
      ],
    });
  });

  it('uses the English address also as the road address if the service returns no Korean one', async () => {
    const row = { zipNo: '04524', roadAddr: '1 Some-ro, Seoul' };
    await injectFault('junk', {
      body: JSON.stringify({ results: { common: { errorCode: '0', totalCount: '1' }, juso: [row] } }),
    });
    expect(await search('some-ro')).toMatchObject({
      addresses: [{ roadAddress: '1 Some-ro, Seoul', englishAddress: '1 Some-ro, Seoul' }],
    });
  });

  it('uses the Korean search if the English one has no key', async () => {
    expect(await search('sejong-daero', 1, 10, { englishKey: undefined })).toMatchObject({ ok: true, total: 0 });
  });
});

describe('an error that another keyword or page avoids', () => {
  it.each([
    ['', 'too_short'],
    ['%', 'too_short'],
    ['길', 'too_short'],
    ['12345', 'digits_only'],
    ['12-3 #4', 'digits_only'],
    ['가'.repeat(41), 'too_long'],
    ['x'.repeat(81), 'too_long'],
    ['세종대로 12345678901', 'too_long'],
    ['서울특별시', 'too_broad'],
    ['Seoul', 'too_broad'],
    ['세종대로 union select', 'not_allowed'],
  ])('is reported for the keyword “%s”: %s', async (keyword, reason) => {
    expect(await search(keyword)).toEqual({ ok: false, outcome: 'refused', reason });
  });

  it('is reported for a page beyond the service’s last one', async () => {
    expect(await search('세종대로', 91, 100)).toEqual({ ok: false, outcome: 'refused', reason: 'too_broad' });
  });
});

describe('an error of our account, the connection or the service', () => {
  it.each([
    ['a wrong key', { key: 'wrong' }, 'key'],
    ['an unreachable server', { baseUrl: 'http://127.0.0.1:1' }, 'network'],
  ])('is reported with its cause: %s', async (_case, changes, reason) => {
    expect(await search('세종대로', 1, 10, changes)).toEqual({ ok: false, outcome: 'unavailable', reason });
  });

  it.each([
    ['E0001', {}, 'key'],
    ['E0014', {}, 'key'],
    ['-999', {}, 'service'],
    ['http500', {}, 'http'],
    ['drop', {}, 'network'],
    ['slow', { ms: 60_000 }, 'timeout'],
    ['junk', {}, 'unreadable'],
    ['junk', { body: '{"results":{"common":{"errorCode":"0","totalCount":"many"},"juso":[]}}' }, 'unreadable'],
    [
      'junk',
      { body: '{"results":{"common":{"errorCode":"0","totalCount":"1"},"juso":[{"zipNo":"1"}]}}' },
      'unreadable',
    ],
    ['junk', { body: '{"results":{"common":{"errorCode":"E9999"},"juso":null}}' }, 'service'],
  ])('is reported with its cause: the fault %s %o as %s', async (kind, options, reason) => {
    await injectFault(kind, options);
    expect(await search('세종대로', 1, 10, reason === 'timeout' ? { timeoutMs: 2_000 } : {})).toEqual({
      ok: false,
      outcome: 'unavailable',
      reason,
    });
  });
});

it.each(Object.keys(resultMessages).filter((code) => code !== '0'))(
  'the service’s error %s is not taken for a result',
  async (code) => {
    await injectFault(code);
    expect(await search('세종대로')).toMatchObject({ ok: false });
  },
);

it('each search is logged without the keyword or the key', async () => {
  await search('세종대로 110');
  await search('테헤란로', 1, 10, { key: 'a-wrong-key' });
  expect(lines).toHaveLength(2);
  for (const secret of ['세종대로', '테헤란로', demoJuso.key, 'a-wrong-key'])
    expect(lines.join()).not.toContain(secret);
});
