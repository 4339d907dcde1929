import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSiteBuild } from '../../test/site-build';
import { startTestServer, type TestServer } from '../../test/test-server';

let server: TestServer;
let app: FastifyInstance;
let remove: () => Promise<void>;
beforeAll(async () => {
  const site = await createSiteBuild();
  remove = site.remove;
  await writeFile(join(site.dist, 'favicon.ico'), 'x');
  server = await startTestServer({ dist: site.dist });
  app = server.app;
});
afterAll(async () => {
  await server.close();
  await remove();
});

const page = 'GET, HEAD, OPTIONS';
const read = 'GET, HEAD, OPTIONS';
const post = 'OPTIONS, POST';
const write = { origin: 'http://localhost:3000', 'x-requested-with': 'x', 'content-type': 'application/json' };

it.each([
  ['PUT', '/', page],
  ['POST', '/', page],
  ['DELETE', '/fnb/find?lang=ko', page],
  ['PATCH', '/reservation/prod/detail/GRILL/DINNER', page],
  ['POST', '/login', page],
  ['PUT', '/easypay/return', 'GET, HEAD, OPTIONS, POST'],
  ['POST', '/favicon.ico', read],
  ['POST', '/robots.txt', read],
  ['DELETE', '/sitemap.xml', read],
  ['POST', '/.well-known/change-password', read],
  ['POST', '/healthz', read],
  ['POST', '/api/docs', read],
  ['PUT', '/api/hotel/allList', read],
  ['TRACE', '/api/hotel/allList', read],
  ['GET', '/api/resv/view', post],
  ['HEAD', '/api/resv/view', post],
  ['GET', '/api/authentications', post],
  ['DELETE', '/api/resv/view', post],
  ['POST', '/api/ordersheet/1', read],
  ['POST', '/api/upload/a.webp', read],
] as const)('%s %s is answered with 405 and the allowed methods', async (method, url, allow) => {
  const { statusCode, headers } = await app.inject({ method: method as 'PUT', url });
  expect([statusCode, headers['allow'], headers['cache-control']]).toEqual([405, allow, 'no-store']);
});

it.each([
  ['/', page],
  ['/api/resv/view', post],
  ['/api/hotel/allList', read],
  ['/robots.txt', read],
  ['*', 'GET, HEAD, OPTIONS, POST'],
])('OPTIONS %s is answered with the allowed methods', async (url, allow) => {
  const { statusCode, headers, body } = await app.inject({ method: 'OPTIONS', url });
  expect([statusCode, headers['allow'], body]).toEqual([204, allow, '']);
});

describe('an unknown path', () => {
  it.each([
    ['GET', '/api/nothing'],
    ['PUT', '/nowhere'],
    ['OPTIONS', '/nowhere'],
    ['DELETE', '/sitemap-0.xml'],
  ] as const)('is answered with 404: %s %s', async (method, url) => {
    const { statusCode, headers } = await app.inject({
      method,
      url,
      ...(method === 'PUT' || method === 'DELETE' ? { payload: '{}', headers: write } : {}),
    });
    expect([statusCode, headers['allow']]).toEqual([404, undefined]);
  });
});

it('is answered with the error page to a browser and with a problem to a script', async () => {
  const navigation = await app.inject({
    method: 'PUT',
    url: '/',
    headers: { accept: 'text/html', 'accept-language': 'en' },
  });
  expect(navigation.body).toContain('This address does not support that kind of request.');
  expect((await app.inject({ method: 'PUT', url: '/' })).json()).toMatchObject({
    code: 'method_not_allowed',
    status: 405,
  });
});
