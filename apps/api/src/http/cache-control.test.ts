import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSiteBuild } from '../../test/site-build';
import { startTestServer, type TestServer } from '../../test/test-server';
import { buildApp } from '../app';

let server: TestServer;
let site: Awaited<ReturnType<typeof createSiteBuild>>;
/** Servers with and without the built site. */
let app: FastifyInstance;
let bare: FastifyInstance;
beforeAll(async () => {
  server = await startTestServer();
  site = await createSiteBuild();
  await mkdir(join(site.dist, 'assets'));
  for (const name of ['assets/page-1a.js', 'assets/gone-1a.js', 'favicon.svg'])
    await writeFile(join(site.dist, name), 'x');
  app = await buildApp(server.deps, { dist: site.dist });
  bare = server.app;
  await app.ready();
  await rm(join(site.dist, 'assets/gone-1a.js'));
});
afterAll(async () => {
  await app.close();
  await server.close();
  await site.remove();
});

const write = { origin: 'http://localhost:3000', 'x-requested-with': 'x', 'content-type': 'application/json' };
const post = (url: string, payload: string, headers: object = write): InjectOptions => ({
  method: 'POST',
  url,
  payload,
  headers: { ...headers },
});

describe('responses that are not cached', () => {
  it.each<readonly [string, number, InjectOptions]>([
    ['a call that does not exist', 404, { url: '/api/nothing' }],
    ['a call for members', 401, post('/api/resv/list', '{}')],
    ['half of JSON', 400, post('/api/resv/view', '{"a":')],
    ['what breaks the contract', 400, post('/api/resv/view', '{"resvCode":1}')],
    ['a write from elsewhere', 403, post('/api/resv/view', '{}', { 'content-type': 'application/json' })],
    ['a form', 415, post('/api/resv/view', 'a=1', { ...write, 'content-type': 'text/plain' })],
    ['a body that is too large', 413, post('/api/resv/view', `"${'x'.repeat(300_000)}"`)],
    ['an address that cannot be read', 404, { url: '/%c0' }],
    ['a method that is none of ours', 405, { ...post('/api/resv/view', '{}'), method: 'DELETE' }],
    ['a page that does not exist', 404, { url: '/nowhere' }],
    ['a file that does not exist', 404, { url: '/assets/nothing-1a.js' }],
    ['a file that has gone', 404, { url: '/assets/gone-1a.js' }],
    ['a part of a file that it does not have', 416, { url: '/assets/page-1a.js', headers: { range: 'bytes=9-' } }],
    ['a page of a visitor’s own', 200, { url: '/login' }],
    ['a call', 200, { url: '/api/hotel/allList' }],
    [
      'what the window returns',
      303,
      post('/easypay/return', 'a=1', { 'content-type': 'application/x-www-form-urlencoded' }),
    ],
    ['how the server feels', 200, { url: '/readyz' }],
  ])('%s', async (_name, status, cacheControl) => {
    const { statusCode, headers } = await app.inject(cacheControl);
    expect([statusCode, headers['cache-control']]).toEqual([status, 'no-store']);
  });

  it('include a file that a server without a site lacks', async () => {
    const { statusCode, headers } = await bare.inject({ url: '/assets/page-1a.js' });
    expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
  });
});

it.each([
  ['/assets/page-1a.js', 'public, max-age=31536000, immutable'],
  ['/favicon.svg', 'public, max-age=3600'],
])('exclude a built file: %s', async (url, remaining) => {
  expect((await app.inject({ url })).headers['cache-control']).toBe(remaining);
});

describe('an error page for navigations', () => {
  const navigate = (instance: FastifyInstance, url: string) =>
    instance.inject({ url, headers: { accept: 'text/html,*/*;q=0.8', 'accept-language': 'en' } });

  it.each([
    ['that cannot be read', () => navigate(app, '/%c0')],
    ['that a server without a site does not have', () => navigate(bare, '/nowhere')],
  ])('is sent to %s', async (_name, go) => {
    const { statusCode, headers, body } = await go();
    expect([statusCode, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(body).toContain('PAGE ERROR');
  });

  it('is sent to a visitor whose page cannot start because of a server error', async () => {
    await server.database.pool.query('ALTER TABLE holiday_year RENAME TO elsewhere');
    const broken = await buildApp({ ...server.deps, database: { ...server.database } }, { dist: site.dist });
    const { statusCode, body } = await navigate(broken, '/');
    await server.database.pool.query('ALTER TABLE elsewhere RENAME TO holiday_year');
    await broken.close();
    expect([statusCode, body.includes('id="boot"')]).toEqual([500, false]);
    expect(body).toContain('Something went wrong on our side.');
  });
});
