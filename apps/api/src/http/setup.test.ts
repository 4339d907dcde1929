import { languageNames, languages } from '@dining/domain/shared/language';
import { packs } from '@dining/i18n/site/all';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../test/database';
import { insertFixtures } from '../../test/fixtures';
import { createSiteBuild } from '../../test/site-build';
import { startTestServer, type TestServer } from '../../test/test-server';
import type { Database } from '../db/connect';

let database: Database;
let server: TestServer;
let removeSite: () => Promise<void>;
beforeAll(async () => {
  const site = await createSiteBuild();
  removeSite = site.remove;
  database = await openTestDatabase();
  server = await startTestServer({ peer: { database }, dist: site.dist });
});
afterAll(async () => {
  await server.close();
  await database.close();
  await removeSite();
});

const navigate = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url, headers: { accept: 'text/html', ...headers } });

describe('a server without a hotel', () => {
  it.each(languages)('asks guests to return later, in the language %s', async (language) => {
    for (const response of [
      await navigate('/', { 'accept-language': languageNames[language].locale }),
      await navigate(`/reservation/step/1?lang=${language}`),
    ]) {
      expect([response.statusCode, response.headers['retry-after'], response.headers['cache-control']]).toEqual([
        503,
        '60',
        'no-store',
      ]);
      expect(response.headers['set-cookie']).toBeUndefined();
      expect(response.body).toContain(`<html lang="${languageNames[language].html}">`);
      expect(response.body).toContain(packs[language].errorPage.notOpenTitle);
      expect(response.body).toContain(packs[language].problems.setup_incomplete);
      expect(response.body).not.toMatch(/<script|src=|PAGE ERROR/);
    }
  });

  it.each(['/dining/none/none', '/no/such/page', '/api-less', '/kakao-oauth/result?code=x'])(
    'answers 503 on every page: %s',
    async (url) => expect((await navigate(url)).statusCode).toBe(503),
  );

  it.each([
    ['GET', '/app/data'],
    ['GET', '/hotel/allList'],
    ['GET', '/me'],
    ['POST', '/guest/start'],
    ['POST', '/authentications'],
    ['GET', '/upload/00000000-0000-4000-8000-000000000000-480.webp'],
    ['GET', '/no/such/call'],
  ] as const)('answers calls to endpoints with a problem: %s %s', async (method, path) => {
    expect(await server.call(method, path)).toMatchObject({
      status: 503,
      json: { code: 'setup_incomplete', status: 503 },
    });
  });

  it.each(['/robots.txt', '/sitemap.xml', '/sitemap-1.xml', '/manifest.webmanifest'])(
    'answers crawlers with 503 and a time to retry: %s',
    async (url) => {
      const response = await server.app.inject({ url });
      expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '60']);
    },
  );

  it('is ready, reports the incomplete setup, and serves the health checks and the API documentation', async () => {
    expect((await navigate('/readyz')).json()).toMatchObject({ ok: true, setup: 'incomplete' });
    for (const url of ['/readyz', '/healthz', '/api/openapi.json', '/api/docs'])
      expect((await navigate(url)).statusCode).toBe(200);
  });

  it('opens the site once a hotel is entered, without a restart', async () => {
    await insertFixtures(database);
    expect((await navigate('/')).statusCode).toBe(200);
    expect((await server.call('GET', '/hotel/allList')).status).toBe(200);
    expect((await server.app.inject({ url: '/robots.txt' })).statusCode).toBe(200);
    expect((await navigate('/readyz')).json()).toMatchObject({ ok: true, setup: 'complete' });
  });
});
