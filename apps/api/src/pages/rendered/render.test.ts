import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { languageNames, languages } from '@dining/domain/shared/language';
import { packs } from '@dining/i18n/site/all';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mina, now } from '../../../test/fixtures';
import { createSiteBuild } from '../../../test/site-build';
import { startTestServer, type TestServer } from '../../../test/test-server';
import { createRenderer } from '../../adapters/page-renderer/worker-renderer';
import { buildApp } from '../../app';
import { getCatalogueCache } from '../../booking/catalogue/catalogue';
import { getLimit } from '../../config/limits';
import { rateLimit } from '../../lib/rate-limiter';
import type { PageRenderer } from '../../ports/page-renderer';

/** A minimal renderer script: it shows the page and the current user that the server reports. */
const workerScript = `
const { parentPort } = require('node:worker_threads');
const pages = new Map();
/** Pages that are slow to render, as on a busy machine. */
const slowMs = { '/fnb/find ko': 1500, '/fnb/dinInfo ko': 100 };
parentPort.on('message', ({ id, page, response }) => {
  if (page) {
    if (page.href === '/terms/use' && page.language === 'en') return parentPort.postMessage({ id, failed: 'nothing to show' });
    const busyMs = slowMs[page.href + ' ' + page.language] || 0;
    for (const until = performance.now() + busyMs; performance.now() < until;);
    pages.set(id, page);
    return parentPort.postMessage({ id, call: { method: 'GET', address: '/api/me', body: null } });
  }
  const { href, language, htlCode, at } = pages.get(id);
  const html = ['<h1>rendered', href, language, htlCode, at.slice(0, 10), response.body, '</h1>'].join(' ');
  parentPort.postMessage({ id, rendered: { html, queryData: [[['me'], JSON.parse(response.body)]] } });
});`;

let server: TestServer;
let site: Awaited<ReturnType<typeof createSiteBuild>>;
let renderer: PageRenderer | undefined;
let app: FastifyInstance;
/** How long a request waits for its page. */
let renderTimeoutMs = 20_000;
const loggedErrors: string[] = [];
let currentTime = now;
beforeAll(async () => {
  server = await startTestServer();
  site = await createSiteBuild();
  await mkdir(join(site.dist, '.renderer'));
  await writeFile(join(site.dist, '.renderer/package.json'), '{"type":"commonjs"}');
  await writeFile(join(site.dist, '.renderer/worker.js'), workerScript);
  const error = (_facts: object, text: string) => void loggedErrors.push(text);
  const logger = { info: () => {}, warn: () => {}, error };
  renderer = createRenderer(site.dist, { hangLimitMs: 20_000, logger });
  const { config } = server.deps;
  const configWithTimeout = Object.defineProperty({ ...config }, 'renderTimeoutMs', { get: () => renderTimeoutMs });
  app = await buildApp(
    { ...server.deps, config: configWithTimeout, renderer, now: () => currentTime },
    { dist: site.dist },
  );
});
afterAll(async () => {
  await app.close();
  await renderer?.close();
  await server.close();
  await site.remove();
});

const requestPage = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { 'accept-language': 'en', ...headers } });
const getRenderedParts = async (...args: Parameters<typeof requestPage>) =>
  /<h1>rendered (.*?) (\{.*\}) <\/h1>/.exec((await requestPage(...args)).body)?.slice(1);

it('a page is rendered for its path, language, hotel and day, without a session', async () => {
  expect(await getRenderedParts('/')).toEqual(['/ en H01 2026-03-11', '{"guestYn":"N"}']);
  expect(await getRenderedParts('/?lang=ko&hotelCode=m2')).toEqual(['/ ko H02 2026-03-11', '{"guestYn":"N"}']);
});

it('a page is rendered with only those query fields that it shows and whose values are valid', async () => {
  expect((await getRenderedParts('/fnb/prom/detail?promCode=OPEN&adultCount=2&utm=x'))?.[0]).toMatch(
    /^\/fnb\/prom\/detail\?promCode=OPEN en/,
  );
  expect((await getRenderedParts('/fnb/prom/main?promRunningYn=Y&dinCode=GRILL&pageIndex=1&x=1'))?.[0]).toMatch(
    /^\/fnb\/prom\/main\?dinCode=GRILL&promRunningYn=Y en/,
  );
  expect((await getRenderedParts('/fnb/prom/main?promRunningYn=maybe'))?.[0]).toMatch(/^\/fnb\/prom\/main en/);
  expect((await getRenderedParts(`/fnb/dinInfo?dinCode=${encodeURIComponent('"><script>')}`))?.[0]).toMatch(
    /^\/fnb\/dinInfo en/,
  );
});

it.each(['/', '/fnb/prom/detail?promCode=OPEN', '/fnb/dinInfo?dinCode=GRILL'])(
  '%s with campaign parameters is answered with the same cached page as without them',
  async (url) => {
    const plainPage = await requestPage(url);
    expect(plainPage.body).toContain('<h1>rendered');
    const campaign = 'utm_source=a&utm_medium=%3Cscript%3E&gclid=b&rwg_token=c&fbclid=d';
    const campaignUrl = `${url}${url.includes('?') ? '&' : '?'}${campaign}`;
    const { statusCode, body, headers } = await requestPage(campaignUrl);
    expect(statusCode).toBe(200);
    expect(body).toBe(plainPage.body);
    expect(headers['etag']).toBe(plainPage.headers['etag']);
    expect(body).toMatch(/<link rel="canonical" href="[^"]+"/);
    expect(body).not.toMatch(/utm_|gclid|rwg_token|fbclid/);
  },
);

it('campaign parameters do not appear in a page that the browser renders', async () => {
  const plainPage = await requestPage('/login');
  expect((await requestPage('/login?utm_source=a&gclid=b')).body).toBe(plainPage.body);
});

it('a member gets the shared page with their name in separate data, and the next visitor gets the page without it', async () => {
  const { cookie = '' } = await server.call('POST', '/authentications', {
    username: mina.userId,
    password: mina.password,
  });
  const memberPage = await requestPage('/', { cookie });
  expect(memberPage.body).toContain('rendered / en H01');
  expect(memberPage.body).toMatch(/id="visitor">\{"userDetails":\{.*mina@example\.test/);
  const { body } = await requestPage('/');
  expect(body).not.toContain('mina');
  expect(body).not.toContain('id="visitor"');
  expect(memberPage.body.replace(/<script type="application\/json" id="visitor">.*?<\/script>/, '')).toBe(body);
});

it('a page that the browser renders has the member’s name in separate data, and its shared data name no visitor', async () => {
  const { cookie = '' } = await server.call('POST', '/authentications', {
    username: mina.userId,
    password: mina.password,
  });
  const memberPage = await requestPage('/login', { cookie });
  expect(memberPage.body).toMatch(/id="visitor">\{"userDetails":\{.*mina@example\.test/);
  const { body } = await requestPage('/login');
  expect(body).toMatch(/id="shared-data">\{"appData":\{"dbPropList":.*"guestYn":"N".*"allHotelList":\[\{/);
  expect(body).not.toContain('mina');
  expect(memberPage.body.replace(/<script type="application\/json" id="visitor">.*?<\/script>/, '')).toBe(body);
});

describe('caching of a page', () => {
  it('is public for visitors without a session, and requires revalidation at each request', async () => {
    const { headers } = await requestPage('/');
    expect(headers['cache-control']).toBe('public, no-cache');
    expect(headers['etag']).toMatch(/^W\/"[\w-]+"$/);
    expect(headers['vary']).toBe('accept-encoding, accept-language, cookie');
  });

  it('answers 304 while the page is unchanged, whatever its compression', async () => {
    const { headers } = await requestPage('/', { 'accept-encoding': 'br' });
    const etag = String(headers['etag']);
    for (const encoding of ['br', 'gzip', 'identity']) {
      const repeatedResponse = await requestPage('/', {
        'accept-encoding': encoding,
        'if-none-match': `"other", ${etag}`,
      });
      expect([repeatedResponse.statusCode, repeatedResponse.body, repeatedResponse.headers['etag']]).toEqual([
        304,
        '',
        etag,
      ]);
      expect(repeatedResponse.headers).toMatchObject({ 'cache-control': 'public, no-cache', vary: headers['vary'] });
      expect(repeatedResponse.headers).not.toHaveProperty('content-encoding');
      expect(repeatedResponse.headers).not.toHaveProperty('content-type');
    }
    expect((await requestPage('/', { 'if-none-match': 'W/"other"' })).statusCode).toBe(200);
    expect((await requestPage('/?lang=ko', { 'if-none-match': etag })).statusCode).toBe(200);
  });

  it('includes the page of a venue’s products, which the browser renders', async () => {
    const { headers } = await requestPage('/reservation/step/2/GRILL');
    expect(headers).toMatchObject({
      'cache-control': 'public, no-cache',
      vary: 'accept-encoding, accept-language, cookie',
    });
    const etag = String(headers['etag']);
    expect((await requestPage('/reservation/step/2/GRILL', { 'if-none-match': etag })).statusCode).toBe(304);
    const otherResponse = await requestPage('/reservation/step/2/GRILL?resvType=pickup', { 'if-none-match': etag });
    expect(otherResponse.statusCode).toBe(200);
  });

  it('uses the same ETag on another server and at another time', async () => {
    const otherApp = await buildApp(
      { ...server.deps, renderer, now: () => new Date(now.getTime() + 1_000) },
      { dist: site.dist },
    );
    const { headers } = await otherApp.inject({ url: '/', headers: { 'accept-language': 'en' } });
    await otherApp.close();
    expect(headers['etag']).toBe((await requestPage('/')).headers['etag']);
  });

  it('is private for a request with a session, although the page shows nothing of it', async () => {
    const { headers } = await requestPage('/', { cookie: 'sid=unknown.signature' });
    expect([headers['cache-control'], headers['etag']]).toEqual([
      'private, no-cache',
      (await requestPage('/')).headers['etag'],
    ]);
  });

  it('is disabled for a page that names its visitor, a private page and a missing page', async () => {
    const { headers } = await requestPage('/');
    const { cookie = '' } = await server.call('POST', '/authentications', {
      username: mina.userId,
      password: mina.password,
    });
    const memberPage = await requestPage('/', { cookie, 'if-none-match': String(headers['etag']) });
    expect([memberPage.statusCode, memberPage.headers['cache-control'], memberPage.headers['etag']]).toEqual([
      200,
      'no-store',
      undefined,
    ]);
    for (const url of ['/nowhere', '/login', '/fnb/mypage/main'])
      expect((await requestPage(url)).headers, url).toMatchObject({ 'cache-control': 'no-store' });
  });

  it('answers HEAD in the same way, without the body', async () => {
    const headers = { 'accept-language': 'en', 'accept-encoding': 'br' };
    const [get, head] = await Promise.all(
      (['GET', 'HEAD'] as const).map((method) => app.inject({ method, url: '/', headers })),
    );
    expect(head?.body).toBe('');
    const { date: _one, ...getHeaders } = get?.headers ?? {};
    const { date: _other, ...headHeaders } = head?.headers ?? {};
    expect(headHeaders).toEqual(getHeaders);
  });
});

it.each([
  ['gzip, br', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0, *', 'gzip'],
  ['identity', undefined],
  ['br;q=0', undefined],
  ['*;q=0, identity', undefined],
])('a page for Accept-Encoding %s is sent as %s', async (acceptEncoding, coding) => {
  const { headers } = await requestPage('/', { 'accept-encoding': acceptEncoding });
  expect([headers['content-encoding'], headers['vary']]).toEqual([coding, expect.stringContaining('accept-encoding')]);
});

it('a page is cached until its hotel’s rows or the day change', async () => {
  const earlierBody = (await requestPage('/')).body;
  currentTime = new Date(now.getTime() + 3_600_000);
  expect((await requestPage('/')).body).toBe(earlierBody);
  await server.database.pool.query(`UPDATE venue SET phone = '1' WHERE htl_code = 'H01'`);
  getCatalogueCache(server.database).clear();
  expect((await requestPage('/')).body).not.toBe(earlierBody);
  currentTime = new Date(now.getTime() + 86_400_000);
  expect((await getRenderedParts('/'))?.[0]).toBe('/ en H01 2026-03-12');
});

it('a page that cannot be rendered is answered with 503, and the browser can render it itself', async () => {
  const { statusCode, headers, body } = await requestPage('/terms/use');
  expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '60', 'no-store']);
  expect(body).toContain(`<main class="busy">`);
  expect(body.match(/<h1/g)).toHaveLength(1);
  expect(body).toContain('id="shared-data"');
  expect(body).toContain('src="/site.js"');
});

it('a page that is slow to render is answered with 503, is rendered nevertheless, and ends no renderer', async () => {
  renderTimeoutMs = 200;
  const timedOutResponse = await requestPage('/fnb/find?lang=ko');
  expect([timedOutResponse.statusCode, timedOutResponse.headers['retry-after']]).toEqual([503, '5']);
  expect(timedOutResponse.body).toContain(packs.ko.problems.unavailable);
  renderTimeoutMs = 20_000;
  const retriedResponse = await requestPage('/fnb/find?lang=ko');
  expect([retriedResponse.statusCode, retriedResponse.body.includes('rendered /fnb/find ko')]).toEqual([200, true]);
  expect(loggedErrors).toEqual([]);
});

it('a crawler gets either the rendered page or a 503 while the renderer is slow', async () => {
  renderTimeoutMs = 150;
  const crawledUrls = languages
    .map((language) => languageNames[language].query)
    .flatMap((lang) =>
      ['/', '/fnb/find', '/fnb/dinInfo', '/fnb/prom/main'].map((path) => `${path}?lang=${lang}&hotelCode=m2`),
    );
  for (const response of await Promise.all(crawledUrls.map((url) => requestPage(url)))) {
    if (response.statusCode === 200) expect(response.body).toContain('<h1>rendered');
    else expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '5']);
  }
  renderTimeoutMs = 20_000;
  for (const url of crawledUrls) expect([url, (await requestPage(url)).statusCode]).toEqual([url, 200]);
  expect(loggedErrors).toEqual([]);
});

it.each([
  ['/fnb/dinInfo?dinCode=NOWHERE', '/fnb/dinInfo'],
  ['/reservation/step/1?dinCode=NOWHERE', '/reservation/step/1'],
  ['/fnb/prom/main?pageIndex=9', '/fnb/prom/main'],
  ['/review/list/GRILL/DINNER?pageIndex=9', '/review/list/GRILL/DINNER'],
])('an unknown value in the query is answered with the page without it: %s', async (url, href) => {
  const { statusCode, body } = await requestPage(url);
  expect([statusCode, body]).toEqual([200, expect.stringContaining(`<h1>rendered ${href} en`)]);
  expect(body).toContain(`<link rel="canonical" href="http://localhost:3000${href}?hotelCode=`);
});

it('campaign parameters after the language do not change the cached page', async () => {
  const { headers, body } = await requestPage('/fnb/find?lang=cn');
  const campaign = await requestPage('/fnb/find?lang=cn&utm_source=a&utm_medium=b&gclid=c&fbclid=d&rwg_token=e');
  expect([campaign.headers['etag'], campaign.body]).toEqual([headers['etag'], body]);
});

it('a page number within the rows of a list is kept', async () => {
  await server.database.pool.query(`
    INSERT INTO promotion SELECT (jsonb_populate_record(NULL::promotion, to_jsonb(one) || jsonb_build_object('prom_code', 'MORE' || more))).*
    FROM (SELECT * FROM promotion WHERE htl_code = 'H01' LIMIT 1) one, generate_series(1, 10) more`);
  getCatalogueCache(server.database).clear();
  expect((await getRenderedParts('/fnb/prom/main?pageIndex=2'))?.[0]).toMatch(/^\/fnb\/prom\/main\?pageIndex=2 en/);
});

it('terms that come into effect invalidate the pages without a change of the catalogue', async () => {
  const earlierBody = (await requestPage('/')).body;
  currentTime = new Date(currentTime.getTime() + 60_000);
  expect((await requestPage('/')).body).toBe(earlierBody);
  const client = await server.database.pool.connect();
  // Adds the terms without triggers, because none fires at the time when terms take effect.
  await client.query('BEGIN');
  await client.query('SET LOCAL session_replication_role = replica');
  await client.query(`
    INSERT INTO terms (terms_seq, htl_code, terms_type_code, title, content, version, effective_at)
    SELECT 900, htl_code, terms_type_code, title, content, 'next', now() FROM terms WHERE htl_code = 'H01' LIMIT 1`);
  await client.query('COMMIT');
  client.release();
  getCatalogueCache(server.database).clear();
  expect((await requestPage('/')).body).not.toBe(earlierBody);
});

it('a crawler gets pages of the sitemap without a limit, and a limited number of other uncached pages in ten minutes', async () => {
  for (let attempt = 0; attempt < 600; attempt += 1)
    await rateLimit.consume(server.deps, [getLimit('unlistedPages', { address: '10.9.9.9' })]);
  const requestFromCrawler = (url: string) =>
    app.inject({ url, headers: { 'accept-language': 'en' }, remoteAddress: '10.9.9.9' });
  expect((await requestFromCrawler('/?lang=ja')).body).toContain('<h1>rendered / ja H01');
  const limitedResponse = await requestFromCrawler('/fnb/prom/main?promRunningYn=Y&lang=ja');
  expect(limitedResponse.statusCode).toBe(429);
  expect(Number(limitedResponse.headers['retry-after'])).toBeGreaterThan(0);
  expect(limitedResponse.body).toContain('<main class="busy">');
  expect((await requestPage('/fnb/prom/main?promRunningYn=Y&lang=ja')).statusCode).toBe(200);
  expect((await requestFromCrawler('/fnb/prom/main?promRunningYn=Y&lang=ja')).statusCode).toBe(200);
});

it('missing pages are answered with 404 and the same error page', async () => {
  for (const url of ['/fnb/prom/detail?promCode=GONE', '/reservation/prod/detail/GRILL/GONE', '/nowhere/at/all']) {
    const { statusCode, body } = await requestPage(url);
    expect([url, statusCode]).toEqual([url, 404]);
    expect(body).toContain('rendered /error/not-found en H01');
  }
});

it('private pages are not rendered', async () => {
  for (const path of ['/login', '/fnb/mypage/main', '/reservation/prod/payment', '/reservation/lookup'])
    expect((await requestPage(path)).body, path).not.toContain('rendered /');
});

it('the notice for browsers without scripts names JavaScript, and links a phone number and a map', async () => {
  const { body } = await requestPage('/');
  expect(body).toMatch(
    /<noscript><p class="without-scripts">.*JavaScript.*<a href="tel:[^"]+">.*query=[\d.%C-]+".*<\/p><\/noscript>/,
  );
});

it('the second step of an unknown venue is answered with 404; that of a known one is left to the browser', async () => {
  const unknownVenue = await requestPage('/reservation/step/2/NOWHERE');
  expect(unknownVenue.statusCode).toBe(404);
  expect(unknownVenue.body).toContain('<h1>rendered /error/not-found en H01');
  const knownVenue = await requestPage('/reservation/step/2/GRILL');
  expect([knownVenue.statusCode, knownVenue.body]).toEqual([200, expect.not.stringContaining('<h1>rendered')]);
});

it('a page shows no error message and has one first-level heading, rendered or not', async () => {
  for (const language of languages) {
    const { errorPage, loadFailed } = packs[language].common;
    for (const url of ['/', '/fnb/prom/main', '/reservation/step/2/GRILL', '/login', '/reservation/lookup']) {
      const { statusCode, body } = await requestPage(`${url}?lang=${language}`);
      expect([url, statusCode, body.match(/<h1/g)?.length]).toEqual([url, 200, 1]);
      expect(body).not.toContain(errorPage.title);
      expect(body).not.toContain(loadFailed);
    }
  }
});

it.each([
  ['/fnb/find/', '/fnb/find'],
  ['/fnb/prom/detail/?promCode=OPEN&lang=jp', '/fnb/prom/detail?promCode=OPEN&lang=jp'],
  ['//', '/'],
])('%s redirects to the canonical URL %s', async (url, location) => {
  const { statusCode, headers } = await requestPage(url);
  expect([statusCode, headers['location']]).toEqual([301, location]);
});
