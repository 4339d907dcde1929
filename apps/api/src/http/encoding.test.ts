import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSiteBuild } from '../../test/site-build';
import { startTestServer, type TestServer } from '../../test/test-server';

const script = `/* ${'a'.repeat(2_000)} */`;
const picture = Buffer.from('a picture');
let server: TestServer;
let app: FastifyInstance;
let removeSite: () => Promise<void>;
beforeAll(async () => {
  const site = await createSiteBuild();
  removeSite = site.remove;
  await mkdir(join(site.dist, 'assets'));
  await writeFile(join(site.dist, 'assets/page-1a.js'), script);
  await writeFile(join(site.dist, 'assets/page-1a.js.br'), brotliCompressSync(script));
  await writeFile(join(site.dist, 'picture.webp'), picture);
  server = await startTestServer({ dist: site.dist });
  app = server.app;
});
afterAll(async () => {
  await server.close();
  await removeSite();
});

const get = (url: string, acceptEncoding: string | undefined, headers: Record<string, string> = {}) =>
  app.inject({
    url,
    headers: { ...headers, ...(acceptEncoding === undefined ? {} : { 'accept-encoding': acceptEncoding }) },
  });
const decode = (coding: unknown, body: Buffer): string =>
  (coding === 'br' ? brotliDecompressSync(body) : coding === 'gzip' ? gunzipSync(body) : body).toString();

describe.each(['/assets/page-1a.js', '/api/hotel/allList', '/login', '/api/openapi.json', '/sitemap.xml'])(
  '%s',
  (url) => {
    it.each([
      [undefined, undefined],
      ['gzip, deflate, br', 'br'],
      ['gzip', 'gzip'],
      ['br;q=0', undefined],
      ['br;q=0, gzip', 'gzip'],
      ['br;q=0, *', 'gzip'],
      ['*;q=0, identity', undefined],
      ['*;q=0, br', 'br'],
      ['identity;q=0, gzip', 'gzip'],
      ['br;q=0.1, identity', undefined],
    ])('answers Accept-Encoding %s with Content-Encoding %s', async (acceptEncoding, coding) => {
      const plainResponse = await get(url, undefined);
      const response = await get(url, acceptEncoding);
      expect([response.statusCode, response.headers['content-encoding'], response.headers['vary']]).toEqual([
        200,
        coding,
        expect.stringContaining('accept-encoding'),
      ]);
      expect(decode(coding, response.rawPayload)).toBe(plainResponse.body);
    });

    it.each(['identity;q=0', '*;q=0', 'br;q=0, gzip;q=0, identity;q=0'])(
      'answers 406 if the client accepts none of our encodings: %s',
      async (acceptEncoding) => {
        const { statusCode, headers } = await get(url, acceptEncoding);
        expect([statusCode, headers['content-encoding']]).toEqual([406, undefined]);
      },
    );
  },
);

it.each([
  ['a short response', '/healthz', '{"ok":true}'],
  ['a picture', '/picture.webp', picture.toString()],
])('a response is compressed if the client refuses it uncompressed: %s', async (_name, url, content) => {
  for (const coding of ['br', 'gzip'] as const) {
    const response = await get(url, `${coding}, identity;q=0`, { range: 'bytes=0-1' });
    expect([response.statusCode, response.headers['content-encoding']]).toEqual([200, coding]);
    expect(decode(coding, response.rawPayload)).toBe(content);
  }
  expect((await get(url, 'br')).headers['content-encoding']).toBeUndefined();
});

describe('a range request for a file', () => {
  const getRange = (value: string, headers: Record<string, string> = {}) =>
    get('/picture.webp', undefined, { range: value, ...headers });

  it.each([
    ['bytes=2-8', 206, 'bytes 2-8/9', 'picture'],
    ['bytes=-7', 206, 'bytes 2-8/9', 'picture'],
    ['bytes=2-', 206, 'bytes 2-8/9', 'picture'],
    ['bytes=2-99', 206, 'bytes 2-8/9', 'picture'],
    ['bytes=0-0,8-8', 200, undefined, 'a picture'],
    ['letters=0-1', 200, undefined, 'a picture'],
  ])('is answered for %s with %s', async (value, status, contentRange, body) => {
    const response = await getRange(value);
    expect([response.statusCode, response.headers['content-range'], response.body]).toEqual([
      status,
      contentRange,
      body,
    ]);
    expect(response.headers['accept-ranges']).toBe('bytes');
  });

  it.each(['bytes=9-', 'bytes=20-30', 'bytes=-0', 'bytes=x-y', 'bytes=99-100,200-'])(
    'is refused for %s, with the length of the file',
    async (value) => {
      const response = await getRange(value);
      expect([response.statusCode, response.headers['content-range']]).toEqual([416, 'bytes */9']);
      expect(response.json()).toMatchObject({ code: 'range_not_satisfiable' });
    },
  );

  it('is ignored if If-Range has an ETag, or a date other than that of the file', async () => {
    const { headers } = await getRange('bytes=0-0');
    const lastModified = String(headers['last-modified']);
    const etag = String(headers['etag']);
    for (const validator of [etag, etag.replace('W/', ''), '"other"', 'Thu, 01 Jan 1970 00:00:00 GMT', 'nonsense'])
      expect([validator, (await getRange('bytes=0-0', { 'if-range': validator })).statusCode]).toEqual([
        validator,
        200,
      ]);
    expect((await getRange('bytes=0-0', { 'if-range': lastModified })).statusCode).toBe(206);
  });

  it('is ignored for HEAD', async () => {
    const { statusCode, headers } = await app.inject({
      method: 'HEAD',
      url: '/picture.webp',
      headers: { range: 'bytes=0-0' },
    });
    expect([statusCode, headers['content-length'], headers['content-range']]).toEqual([200, '9', undefined]);
  });
});

it('the accepted encoding with the higher weight is used', async () => {
  expect((await get('/api/hotel/allList', 'gzip;q=0.9, br;q=0.1')).headers['content-encoding']).toBe('gzip');
});

it('an unchanged file is answered with 304, and with 412 if another version was expected', async () => {
  const { headers } = await get('/picture.webp', undefined);
  const unchangedResponse = await get('/picture.webp', undefined, { 'if-none-match': String(headers['etag']) });
  expect([unchangedResponse.statusCode, unchangedResponse.body, unchangedResponse.headers['content-length']]).toEqual([
    304,
    '',
    undefined,
  ]);
  expect((await get('/picture.webp', undefined, { 'if-match': '"other"' })).statusCode).toBe(412);
});

it.each(['/picture.webp', '/assets/page-1a.js', '/api/hotel/allList', '/login', '/robots.txt', '/healthz'])(
  'HEAD %s is answered with the headers of GET, without the body',
  async (url) => {
    for (const acceptEncoding of ['br', 'gzip', undefined]) {
      const headers = acceptEncoding === undefined ? {} : { 'accept-encoding': acceptEncoding };
      const [getResponse, headResponse] = await Promise.all(
        (['GET', 'HEAD'] as const).map((method) => app.inject({ method, url, headers })),
      );
      const getComparableHeaders = ({ headers: allHeaders }: NonNullable<typeof getResponse>) => {
        // A file that is compressed while it is sent has no `Content-Length`.
        const {
          date: _date,
          'content-length': length,
          'transfer-encoding': transfer,
          connection: _connection,
          ...otherHeaders
        } = allHeaders;
        return transfer === undefined ? { ...otherHeaders, length } : otherHeaders;
      };
      if (getResponse === undefined || headResponse === undefined) throw new Error('no answer');
      expect([headResponse.statusCode, headResponse.body, getComparableHeaders(headResponse)]).toEqual([
        getResponse.statusCode,
        '',
        getComparableHeaders(getResponse),
      ]);
    }
  },
);
