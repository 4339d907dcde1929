import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { builtSite } from '../../../test/built-site';
import { openSmallHouse, type SmallHouse } from '../../../test/small-house';
import { mina, now } from '../../../test/small-house-rows';
import { rendererOf } from '../../adapters/page-renderer/worker-renderer';
import { buildApp } from '../../app';
import { catalogueOf } from '../../catalogue';
import { countAttempt } from '../../limiter';
import type { PageRenderer } from '../../ports/page-renderer';

/** A site's renderer as small as can be: it shows its page, and who the server says is here. */
const worker = `
const { parentPort } = require('node:worker_threads');
const pages = new Map();
parentPort.on('message', ({ id, page, answer }) => {
  if (page) {
    if (page.href === '/fnb/find') return parentPort.postMessage({ id, failed: 'nothing to show' });
    pages.set(id, page);
    return parentPort.postMessage({ id, call: { method: 'GET', address: '/api/me', body: null } });
  }
  const { href, language, htlCode, at } = pages.get(id);
  const html = ['<h1>rendered', href, language, htlCode, at.slice(0, 10), answer.body, '</h1>'].join(' ');
  parentPort.postMessage({ id, rendered: { html, answers: [[['me'], JSON.parse(answer.body)]] } });
});`;

let house: SmallHouse;
let site: Awaited<ReturnType<typeof builtSite>>;
let renderer: PageRenderer | undefined;
let app: FastifyInstance;
const told: string[] = [];
let today = now;
beforeAll(async () => {
  house = await openSmallHouse();
  site = await builtSite();
  await mkdir(join(site.dist, '.renderer'));
  await writeFile(join(site.dist, '.renderer/package.json'), '{"type":"commonjs"}');
  await writeFile(join(site.dist, '.renderer/worker.js'), worker);
  const logger = { info: () => {}, warn: () => {}, error: (_facts: object, text: string) => void told.push(text) };
  renderer = rendererOf(site.dist, { timeLimitMs: 20_000, logger });
  app = await buildApp({ ...house.deps, renderer, now: () => today }, { dist: site.dist });
});
afterAll(async () => {
  await app.close();
  await renderer?.close();
  await house.close();
  await site.remove();
});

const open = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { 'accept-language': 'en', ...headers } });
const shown = async (...asked: Parameters<typeof open>) =>
  /<h1>rendered (.*?) (\{.*\}) <\/h1>/.exec((await open(...asked)).body)?.slice(1);

it('renders a page for its address, language, hotel and day, as to nobody', async () => {
  expect(await shown('/')).toEqual(['/ en H01 2026-03-11', '{"guestYn":"N"}']);
  expect(await shown('/?lang=ko&hotelCode=m2')).toEqual(['/ ko H02 2026-03-11', '{"guestYn":"N"}']);
});

it('shows of the query what the page shows, and nothing that a visitor has chosen', async () => {
  expect((await shown('/fnb/prom/detail?promCode=OPEN&adultCount=2&utm=x'))?.[0]).toMatch(
    /^\/fnb\/prom\/detail\?promCode=OPEN en/,
  );
  expect((await shown('/fnb/prom/main?promRunningYn=Y&dinCode=GRILL&pageIndex=1&x=1'))?.[0]).toMatch(
    /^\/fnb\/prom\/main\?dinCode=GRILL&promRunningYn=Y en/,
  );
  expect((await shown('/fnb/prom/main?promRunningYn=maybe'))?.[0]).toMatch(/^\/fnb\/prom\/main en/);
  expect((await shown(`/fnb/dinInfo?dinCode=${encodeURIComponent('"><script>')}`))?.[0]).toMatch(/^\/fnb\/dinInfo en/);
});

it.each(['/', '/fnb/prom/detail?promCode=OPEN', '/fnb/dinInfo?dinCode=GRILL'])(
  'a landing of a campaign gets the page of %s that is kept for everybody',
  async (url) => {
    const plain = await open(url);
    expect(plain.body).toContain('<h1>rendered');
    const landing = `${url}${url.includes('?') ? '&' : '?'}utm_source=a&utm_medium=%3Cscript%3E&gclid=b&rwg_token=c&fbclid=d`;
    const { statusCode, body, headers } = await open(landing);
    expect(statusCode).toBe(200);
    expect(body).toBe(plain.body);
    expect(headers['etag']).toBe(plain.headers['etag']);
    expect(body).toMatch(/<link rel="canonical" href="[^"]+"/);
    expect(body).not.toMatch(/utm_|gclid|rwg_token|fbclid/);
  },
);

it('a page that the browser renders has nothing of a campaign in it either', async () => {
  const plain = await open('/login');
  expect((await open('/login?utm_source=a&gclid=b')).body).toBe(plain.body);
});

it('a member gets the same page, and who he is beside it; the next visitor gets nothing of him', async () => {
  const { cookie = '' } = await house.call('POST', '/authentications', { username: mina.userId, password: mina.password });
  const own = await open('/', { cookie });
  expect(own.body).toContain('rendered / en H01');
  expect(own.body).toMatch(/id="visitor">\{"userDetails":\{.*mina@example\.test/);
  const { body } = await open('/');
  expect(body).not.toContain('mina');
  expect(body).not.toContain('id="visitor"');
  expect(own.body.replace(/<script type="application\/json" id="visitor">.*?<\/script>/, '')).toBe(body);
});

it('a page that the browser renders tells beside itself, too, who a member is; what every page starts with is of nobody', async () => {
  const { cookie = '' } = await house.call('POST', '/authentications', { username: mina.userId, password: mina.password });
  const own = await open('/login', { cookie });
  expect(own.body).toMatch(/id="visitor">\{"userDetails":\{.*mina@example\.test/);
  const { body } = await open('/login');
  expect(body).toMatch(/id="house">\{"appData":\{"dbPropList":.*"guestYn":"N".*"allHotelList":\[\{/);
  expect(body).not.toContain('mina');
  expect(own.body.replace(/<script type="application\/json" id="visitor">.*?<\/script>/, '')).toBe(body);
});

it('answers the kept bytes packed, and as they are to who takes no Brotli', async () => {
  const packed = await open('/', { 'accept-encoding': 'gzip, br' });
  expect([packed.headers['content-encoding'], packed.headers['cache-control']]).toEqual(['br', 'no-store']);
  expect((await open('/', { 'accept-encoding': 'identity' })).headers['content-encoding']).toBeUndefined();
});

it('the page stands until its hotel’s rows change, or the day', async () => {
  const before = (await open('/')).body;
  today = new Date(now.getTime() + 3_600_000);
  expect((await open('/')).body).toBe(before);
  await house.database.pool.query(`UPDATE venue SET phone = '1' WHERE htl_code = 'H01'`);
  catalogueOf(house.database).clear();
  expect((await open('/')).body).not.toBe(before);
  today = new Date(now.getTime() + 86_400_000);
  expect((await shown('/'))?.[0]).toBe('/ en H01 2026-03-12');
});

it('a page that could not be rendered is left to the browser', async () => {
  const { statusCode, body } = await open('/fnb/find');
  expect(statusCode).toBe(200);
  expect(body).not.toContain('rendered /');
  expect(body).toContain('class="late-start"');
});

it.each([
  '/fnb/dinInfo?dinCode=NOWHERE',
  '/reservation/step/1?dinCode=NOWHERE',
  '/fnb/prom/main?pageIndex=9',
  '/review/list/GRILL/DINNER?pageIndex=9',
])('what a query makes up is left to the browser, and nothing of it is kept: %s', async (url) => {
  const { statusCode, body } = await open(url);
  expect([statusCode, body]).toEqual([200, expect.not.stringContaining('<h1>rendered')]);
});

it('a page of a list is one as far as there are rows', async () => {
  await house.database.pool.query(`
    INSERT INTO promotion SELECT (jsonb_populate_record(NULL::promotion, to_jsonb(one) || jsonb_build_object('prom_code', 'MORE' || more))).*
    FROM (SELECT * FROM promotion WHERE htl_code = 'H01' LIMIT 1) one, generate_series(1, 10) more`);
  catalogueOf(house.database).clear();
  expect((await shown('/fnb/prom/main?pageIndex=2'))?.[0]).toMatch(/^\/fnb\/prom\/main\?pageIndex=2 en/);
});

it('a text that comes into force makes the pages anew, though no row is changed', async () => {
  const before = (await open('/')).body;
  today = new Date(today.getTime() + 60_000);
  expect((await open('/')).body).toBe(before);
  const client = await house.database.pool.connect();
  // As when its hour comes: no trigger hears of that.
  await client.query('BEGIN');
  await client.query('SET LOCAL session_replication_role = replica');
  await client.query(`
    INSERT INTO terms (terms_seq, htl_code, terms_type_code, title, content, version, effective_at)
    SELECT 900, htl_code, terms_type_code, title, content, 'next', now() FROM terms WHERE htl_code = 'H01' LIMIT 1`);
  await client.query('COMMIT');
  client.release();
  catalogueOf(house.database).clear();
  expect((await open('/')).body).not.toBe(before);
});

it('who asks for page after page that nobody has asked for gets them from his browser; the kept ones stay everybody’s', async () => {
  await open('/');
  for (let more = 0; more < 600; more += 1) await countAttempt(house.deps, [{ key: 'page 10.9.9.9', most: 600, seconds: 600 }]);
  const ask = (url: string) => app.inject({ url, headers: { 'accept-language': 'en' }, remoteAddress: '10.9.9.9' });
  expect((await ask('/?lang=ja')).body).not.toContain('<h1>rendered');
  expect((await ask('/')).body).toContain('<h1>rendered / en H01');
  expect((await open('/?lang=ja')).body).toContain('<h1>rendered / ja H01');
});

it('what is not there answers 404 with the one page that says so', async () => {
  for (const url of ['/fnb/prom/detail?promCode=GONE', '/reservation/prod/detail/GRILL/GONE', '/nowhere/at/all']) {
    const { statusCode, body } = await open(url);
    expect([url, statusCode]).toEqual([url, 404]);
    expect(body).toContain('rendered /error/not-found en H01');
  }
});

it('pages of a visitor’s own are never rendered', async () => {
  for (const path of ['/login', '/fnb/mypage/main', '/reservation/prod/payment', '/reservation/lookup'])
    expect((await open(path)).body, path).not.toContain('rendered /');
});

it('a browser without scripts reads that reserving needs them, and whom to call', async () => {
  const { body } = await open('/');
  expect(body).toMatch(
    /<noscript><p class="without-scripts">.*JavaScript.*<a href="tel:[^"]+">.*query=[\d.%C-]+".*<\/p><\/noscript>/,
  );
});

it('a later step of a venue that there is not is answered by the page that says so; one that there is stays the browser’s', async () => {
  const none = await open('/reservation/step/2/NOWHERE');
  expect([none.statusCode, none.body]).toEqual([404, expect.stringContaining('<h1>rendered /error/not-found en H01')]);
  const there = await open('/reservation/step/2/GRILL');
  expect([there.statusCode, there.body]).toEqual([200, expect.not.stringContaining('<h1>rendered')]);
});
