import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSiteBuild } from '../../test/site-build';
import { startTestServer, type TestServer } from '../../test/test-server';

let server: TestServer;
let app: FastifyInstance;
let removeSite: () => Promise<void>;
beforeAll(async () => {
  const site = await createSiteBuild();
  removeSite = site.remove;
  await writeFile(join(site.dist, 'favicon.ico'), 'x');
  server = await startTestServer({ dist: site.dist });
  app = server.app;
});
afterAll(async () => {
  await server.close();
  await removeSite();
});

const pageMethods = 'GET, HEAD, OPTIONS';
const readMethods = 'GET, HEAD, OPTIONS';
const postMethods = 'OPTIONS, POST';
const writeHeaders = { origin: 'http://localhost:3000', 'x-requested-with': 'x', 'content-type': 'application/json' };

it.each([
  ['PUT', '/', pageMethods],
  ['POST', '/', pageMethods],
  ['DELETE', '/fnb/find?lang=ko', pageMethods],
  ['PATCH', '/reservation/prod/detail/GRILL/DINNER', pageMethods],
  ['POST', '/login', pageMethods],
  ['PUT', '/easypay/return', 'GET, HEAD, OPTIONS, POST'],
  ['POST', '/favicon.ico', readMethods],
  ['POST', '/robots.txt', readMethods],
  ['DELETE', '/sitemap.xml', readMethods],
  ['POST', '/.well-known/change-password', readMethods],
  ['POST', '/healthz', readMethods],
  ['POST', '/api/docs', readMethods],
  ['PUT', '/api/hotel/allList', readMethods],
  ['TRACE', '/api/hotel/allList', readMethods],
  ['GET', '/api/resv/view', postMethods],
  ['HEAD', '/api/resv/view', postMethods],
  ['GET', '/api/authentications', postMethods],
  ['DELETE', '/api/resv/view', postMethods],
  ['POST', '/api/ordersheet/1', readMethods],
  ['POST', '/api/upload/a.webp', readMethods],
] as const)('%s %s is answered with 405 and the allowed methods', async (method, url, allow) => {
  const { statusCode, headers } = await app.inject({ method: method as 'PUT', url });
  expect([statusCode, headers['allow'], headers['cache-control']]).toEqual([405, allow, 'no-store']);
});

it.each([
  ['/', pageMethods],
  ['/api/resv/view', postMethods],
  ['/api/hotel/allList', readMethods],
  ['/robots.txt', readMethods],
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
      ...(method === 'PUT' || method === 'DELETE' ? { payload: '{}', headers: writeHeaders } : {}),
    });
    expect([statusCode, headers['allow']]).toEqual([404, undefined]);
  });
});

it('a method that is not allowed gets the error page in a browser and a problem in a script', async () => {
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
