import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSiteBuild } from '../../test/site-build';
import { startTestServer, type TestServer } from '../../test/test-server';
import { buildApp } from '../app';

let server: TestServer;
let site: Awaited<ReturnType<typeof createSiteBuild>>;
/** The server with the built site. */
let app: FastifyInstance;
let appWithoutSite: FastifyInstance;
beforeAll(async () => {
  server = await startTestServer();
  site = await createSiteBuild();
  await mkdir(join(site.dist, 'assets'));
  for (const name of ['assets/page-1a.js', 'assets/gone-1a.js', 'favicon.svg'])
    await writeFile(join(site.dist, name), 'x');
  app = await buildApp(server.deps, { dist: site.dist });
  appWithoutSite = server.app;
  await app.ready();
  await rm(join(site.dist, 'assets/gone-1a.js'));
});
afterAll(async () => {
  await app.close();
  await server.close();
  await site.remove();
});

const writeHeaders = { origin: 'http://localhost:3000', 'x-requested-with': 'x', 'content-type': 'application/json' };
const createPost = (url: string, payload: string, headers: object = writeHeaders): InjectOptions => ({
  method: 'POST',
  url,
  payload,
  headers: { ...headers },
});

describe('a response with Cache-Control: no-store', () => {
  it.each<readonly [string, number, InjectOptions]>([
    ['an endpoint that does not exist', 404, { url: '/api/nothing' }],
    ['an endpoint for members that a visitor calls', 401, createPost('/api/resv/list', '{}')],
    ['truncated JSON', 400, createPost('/api/resv/view', '{"a":')],
    ['a body that breaks the contract', 400, createPost('/api/resv/view', '{"resvCode":1}')],
    ['a write without our own header', 403, createPost('/api/resv/view', '{}', { 'content-type': 'application/json' })],
    [
      'a body that is not JSON',
      415,
      createPost('/api/resv/view', 'a=1', { ...writeHeaders, 'content-type': 'text/plain' }),
    ],
    ['a body that is too large', 413, createPost('/api/resv/view', `"${'x'.repeat(300_000)}"`)],
    ['a malformed URL', 404, { url: '/%c0' }],
    ['a method that is not allowed', 405, { ...createPost('/api/resv/view', '{}'), method: 'DELETE' }],
    ['a page that does not exist', 404, { url: '/nowhere' }],
    ['a file that does not exist', 404, { url: '/assets/nothing-1a.js' }],
    ['a file that has been removed', 404, { url: '/assets/gone-1a.js' }],
    ['a range beyond the end of a file', 416, { url: '/assets/page-1a.js', headers: { range: 'bytes=9-' } }],
    ['a page that is rendered for one visitor', 200, { url: '/login' }],
    ['an endpoint that succeeds', 200, { url: '/api/hotel/allList' }],
    [
      'the return of the payment window',
      303,
      createPost('/easypay/return', 'a=1', { 'content-type': 'application/x-www-form-urlencoded' }),
    ],
    ['the readiness of the server', 200, { url: '/readyz' }],
  ])('is sent for %s', async (_name, status, request) => {
    const { statusCode, headers } = await app.inject(request);
    expect([statusCode, headers['cache-control']]).toEqual([status, 'no-store']);
  });

  it('is sent for a file by a server without the built site', async () => {
    const { statusCode, headers } = await appWithoutSite.inject({ url: '/assets/page-1a.js' });
    expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
  });
});

it.each([
  ['/assets/page-1a.js', 'public, max-age=31536000, immutable'],
  ['/favicon.svg', 'public, max-age=3600'],
])('the built file %s may be cached', async (url, cacheControl) => {
  expect((await app.inject({ url })).headers['cache-control']).toBe(cacheControl);
});

describe('an error page for navigations', () => {
  const navigate = (instance: FastifyInstance, url: string) =>
    instance.inject({ url, headers: { accept: 'text/html,*/*;q=0.8', 'accept-language': 'en' } });

  it.each([
    ['a malformed URL', () => navigate(app, '/%c0')],
    ['a URL on a server without the built site', () => navigate(appWithoutSite, '/nowhere')],
  ])('is sent for %s', async (_name, sendRequest) => {
    const { statusCode, headers, body } = await sendRequest();
    expect([statusCode, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(body).toContain('PAGE ERROR');
  });

  it('is sent instead of a page that cannot be rendered because of a server error', async () => {
    await server.database.pool.query('ALTER TABLE holiday_year RENAME TO elsewhere');
    const brokenApp = await buildApp({ ...server.deps, database: { ...server.database } }, { dist: site.dist });
    const { statusCode, body } = await navigate(brokenApp, '/');
    await server.database.pool.query('ALTER TABLE elsewhere RENAME TO holiday_year');
    await brokenApp.close();
    expect([statusCode, body.includes('id="boot"')]).toEqual([500, false]);
    expect(body).toContain('Something went wrong on our side.');
  });
});
