import { access, readFile } from 'node:fs/promises';
import { findPage, pageNames, pages } from '@dining/contract/site/pages';
import { languageNames, languages } from '@dining/domain/shared/language';
import { getLocalizedText } from '@dining/domain/shared/localized-text';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDemoDatabase } from '../../../test/demo-database';
import { fetchHead } from '../../../test/html-head';
import { createSiteBuild } from '../../../test/site-build';
import { startTestServer, type TestServer } from '../../../test/test-server';
import { getCatalogueCache } from '../../booking/catalogue/catalogue';
import type { Database } from '../../db/connect';
import type { Hotel } from '../../stores/hotels/hotels';
import { createSecurityText } from './security-text';
import { serveCrawlers } from './serve-crawlers';

const now = new Date('2026-11-23T03:00:00Z');
let database: Database;
let server: TestServer;
let hotels: readonly Hotel[];
let removeSiteBuild: () => Promise<void>;
beforeAll(async () => {
  const site = await createSiteBuild();
  removeSiteBuild = site.remove;
  database = await openDemoDatabase(now);
  server = await startTestServer({ peer: { database }, dist: site.dist, clock: () => now });
  ({ hotels } = await getCatalogueCache(database).getDirectory());
});
afterAll(async () => {
  await server.close();
  await database.close();
  await removeSiteBuild();
});

const getPublicUrl = () => server.deps.config.publicUrl;
const get = (url: string, app: FastifyInstance = server.app) => app.inject({ url });
const decodeAmpersands = (xml: string) => xml.replaceAll('&amp;', '&');
const listUrls = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) => decodeAmpersands(loc));

describe('robots.txt', () => {
  it('disallows private pages, and allows the pages of the sitemap', async () => {
    const { body, headers, statusCode } = await get('/robots.txt');
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    const disallowedPaths = [...body.matchAll(/^Disallow: (.*)$/gm)].map(([, path = '']) => path);
    const isDisallowed = (path: string) => disallowedPaths.some((prefix) => path.startsWith(prefix));
    const privatePaths = [
      '/api/main',
      '/login',
      '/login/leave',
      '/join/form',
      '/find-id/password',
      '/fnb/mypage/main',
      '/easypay/return',
    ];
    const privateReservationPaths = [
      '/reservation/prod/payment',
      '/reservation/prod/payment/complete/X',
      '/reservation/lookup',
      '/reservation/visit',
    ];
    for (const path of [...privatePaths, ...privateReservationPaths, '/kakao-oauth/result', '/error/not-found'])
      expect([path, isDisallowed(path)]).toEqual([path, true]);
    for (const url of listUrls((await get('/sitemap.xml')).body))
      expect([url, isDisallowed(new URL(url).pathname)]).toEqual([url, false]);
    expect(body).toContain(`\nSitemap: ${getPublicUrl()}/sitemap.xml\n`);
  });
});

it.each(pageNames.filter((page) => !('isListed' in pages[page])))(
  'search engines are kept away from %s by robots.txt and by the page itself',
  async (page) => {
    const path = pages[page].path.replaceAll(/\$\w+/g, 'X');
    const { body } = await get('/robots.txt');
    const disallowedPaths = [...body.matchAll(/^Disallow: (.*)$/gm)].map(([, prefix = '']) => prefix);
    expect(disallowedPaths.filter((prefix) => path.startsWith(prefix))).toHaveLength(1);
    expect((await fetchHead(server.app, path)).meta['robots']).toContain('noindex');
  },
);

describe('sitemap.xml', () => {
  it('lists venues and running promotions in each language, with alternates and the time of change', async () => {
    const { body, headers } = await get('/sitemap.xml');
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    const urls = listUrls(body);
    expect(new Set(urls).size).toBe(urls.length);
    expect(body.match(/<lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/g)).toHaveLength(urls.length);
    expect(body.match(/<xhtml:link /g)).toHaveLength(urls.length * 5);
    for (const hotel of hotels) {
      const { venues, promotions } = await getCatalogueCache(database).getHotel(hotel.htlCode);
      for (const language of languages) {
        const urlEnd = `hotelCode=${hotel.htlHmcCode}&lang=${languageNames[language].query}`;
        expect(urls).toContain(`${getPublicUrl()}/?${urlEnd}`);
        for (const { dinCode } of venues)
          expect(urls).toContain(`${getPublicUrl()}/fnb/dinInfo?dinCode=${dinCode}&${urlEnd}`);
      }
      const promotionUrls = urls.filter(
        (url) => url.includes(`promCode=`) && url.includes(`hotelCode=${hotel.htlHmcCode}`),
      );
      const promotionEnds = promotions.map(({ period: { endsOn } }) => endsOn);
      const runningCount = promotionEnds.filter((endsOn) => endsOn === null || endsOn >= '2026-11-23').length;
      expect(promotionUrls).toHaveLength(runningCount * 4);
    }
  });

  it('lists the canonical URL of each page, and no page that is marked noindex', async () => {
    const koreanUrls = listUrls((await get('/sitemap.xml')).body).filter((url) => url.endsWith('lang=ko'));
    expect(koreanUrls.length).toBeGreaterThan(100);
    for (const url of koreanUrls) {
      const { status, canonical, meta } = await fetchHead(server.app, url.slice(getPublicUrl().length));
      expect([url, status, canonical, meta['robots']]).toEqual([url, 200, url, undefined]);
    }
  });

  it('lists exactly the pages with `isListed`, those of each venue, and reviews only of sold products', async () => {
    const urls = listUrls((await get('/sitemap.xml')).body).map((url) => new URL(url));
    const listedPages = pageNames.filter((page) => 'isListed' in pages[page]);
    expect(new Set(urls.map(({ pathname }) => findPage(pathname)))).toEqual(new Set(listedPages));
    const paths = new Set(urls.map(({ pathname }) => pathname));
    for (const { htlCode, reviewsOn } of hotels) {
      const { venues, products } = await getCatalogueCache(database).getHotel(htlCode);
      for (const { dinCode, htlHmcCode } of venues) {
        expect(paths).toContain(`/reservation/step/2/${dinCode}`);
        expect(paths).toContain(`/dining/${htlHmcCode}/${dinCode}`);
      }
      for (const { product, onSale } of products) {
        const reviews = `/review/list/${product.dinCode}/${product.prodCode}`;
        expect([reviews, paths.has(reviews)]).toEqual([reviews, onSale && reviewsOn]);
      }
    }
  });

  it('changes with the catalogue, and is answered with 304 until then', async () => {
    const first = await get('/sitemap.xml');
    const headers = { 'if-none-match': String(first.headers['etag']) };
    expect((await server.app.inject({ url: '/sitemap.xml', headers })).statusCode).toBe(304);
    const [hotel] = hotels;
    await database.pool.query(
      `UPDATE venue SET active = false WHERE din_code = (SELECT min(din_code) FROM venue WHERE htl_code = $1)`,
      [hotel?.htlCode],
    );
    getCatalogueCache(database).clear();
    const second = await server.app.inject({ url: '/sitemap.xml', headers });
    expect(second.statusCode).toBe(200);
    expect(listUrls(second.body).length).toBeLessThan(listUrls(first.body).length);
    await database.pool.query(`UPDATE venue SET active = true`);
    getCatalogueCache(database).clear();
  });

  it('becomes an index of sitemaps if there are more URLs than one file may contain', async () => {
    const app = Fastify();
    serveCrawlers(app, server.deps, 200);
    const allUrls = listUrls((await get('/sitemap.xml')).body);
    const { body } = await get('/sitemap.xml', app);
    expect(body).toContain('<sitemapindex');
    const filePaths = listUrls(body).map((url) => url.slice(getPublicUrl().length));
    expect(filePaths).toHaveLength(Math.ceil(allUrls.length / 200));
    const urlsByFile = await Promise.all(filePaths.map(async (path) => listUrls((await get(path, app)).body)));
    for (const fileUrls of urlsByFile) expect(fileUrls.length).toBeLessThanOrEqual(200);
    expect(urlsByFile.flat()).toEqual(allUrls);
    expect((await get(`/sitemap-${filePaths.length + 1}.xml`, app)).statusCode).toBe(404);
    await app.close();
    for (const missingPath of ['/sitemap-1.xml', '/sitemap-0.xml', '/sitemap-x.xml'])
      expect([missingPath, (await get(missingPath)).statusCode]).toEqual([missingPath, 404]);
  });
});

describe('the web app manifest', () => {
  it.each(languages)('contains the name and start URL of the hotel, in %s', async (language) => {
    const { query, html } = languageNames[language];
    const hotel = hotels[1];
    const { headers, body } = await get(`/manifest.webmanifest?hotelCode=${hotel?.htlHmcCode}&lang=${query}`);
    expect(headers['content-type']).toBe('application/manifest+json; charset=utf-8');
    const name = getLocalizedText(hotel?.name ?? { default: '?' }, language);
    expect(JSON.parse(body)).toMatchObject({
      short_name: name,
      name: expect.stringContaining(`${name} · `),
      lang: html,
      start_url: `/?hotelCode=${hotel?.htlHmcCode}&lang=${query}`,
      id: `/?hotelCode=${hotel?.htlHmcCode}`,
      scope: '/',
      display: 'browser',
    });
  });

  it('is linked from a page, has the light theme colour of index.html, and names icons that exist', async () => {
    const { body } = await get('/fnb/dinInfo?lang=jp');
    expect(body).toContain(
      `<link rel="manifest" href="/manifest.webmanifest?hotelCode=${hotels[0]?.htlHmcCode}&amp;lang=jp">`,
    );
    const manifest = JSON.parse((await get('/manifest.webmanifest')).body) as {
      theme_color: string;
      icons: { src: string }[];
    };
    const site = new URL('../../../../web/', import.meta.url);
    const page = await readFile(new URL('index.html', site), 'utf8');
    expect(page).toContain(`(prefers-color-scheme: light)" content="${manifest.theme_color}"`);
    const [, touchIconPath = ''] = /rel="apple-touch-icon" href="([^"]*)"/.exec(page) ?? [];
    for (const path of [touchIconPath, ...manifest.icons.map(({ src }) => src)])
      await access(new URL(`public${path}`, site));
  });
});

it.each(['/robots.txt', '/sitemap.xml', '/manifest.webmanifest'])(
  '%s is cacheable, sets no cookie, and answers HEAD without a body',
  async (url) => {
    const response = await get(url);
    expect(response.headers['cache-control']).toBe('public, max-age=3600');
    expect(response.headers['set-cookie']).toBeUndefined();
    const head = await server.app.inject({ method: 'HEAD', url });
    expect([head.statusCode, head.body, head.headers['content-type']]).toEqual([
      200,
      '',
      response.headers['content-type'],
    ]);
  },
);

describe('/.well-known', () => {
  it('has a security.txt that names a contact for vulnerabilities and has not expired', async () => {
    const { statusCode, headers, body } = await get('/.well-known/security.txt');
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(body).toMatch(/^Contact: tel:\+82-[\d-]+$/m);
    expect(body).toMatch(/^Preferred-Languages: ko, en, zh-Hans, ja$/m);
    const [, expires = ''] = /^Expires: (\d{4}-\d\d-\d\dT00:00:00Z)$/m.exec(body) ?? [];
    const days = (Date.parse(expires) - now.getTime()) / 86_400_000;
    expect([days > 90, days < 365]).toEqual([true, true]);
  });

  it.each([
    ['2026-11-23T23:59:59Z', '2027-05-22T00:00:00Z'],
    ['2026-11-24T00:00:00Z', '2027-05-23T00:00:00Z'],
  ])(
    'has a security.txt with the configured contacts and its own URL: created at %s, it expires at %s',
    (createdAt, expires) => {
      const contacts = ['mailto:security@dining.example', 'https://dining.example/report'];
      expect(
        createSecurityText(contacts, { publicUrl: 'https://dining.example', now: new Date(createdAt) }).split('\n'),
      ).toEqual([
        'Contact: mailto:security@dining.example',
        'Contact: https://dining.example/report',
        `Expires: ${expires}`,
        'Preferred-Languages: ko, en, zh-Hans, ja',
        'Canonical: https://dining.example/.well-known/security.txt',
        '',
      ]);
    },
  );

  it('redirects password managers to the page where members change their password, and answers 404 to other paths', async () => {
    const { statusCode, headers } = await get('/.well-known/change-password');
    expect([statusCode, headers['location']]).toEqual([303, '/fnb/mypage/profile']);
    expect(
      (await get('/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200')).statusCode,
    ).toBe(404);
  });

  it('is not disallowed in robots.txt', async () => {
    expect((await get('/robots.txt')).body).not.toMatch(/Disallow: \/(?:\.|$)/m);
  });
});
