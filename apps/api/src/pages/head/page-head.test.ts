import { readFile } from 'node:fs/promises';
import { calculateLowestPrice } from '@dining/domain/pricing/lowest-price';
import { languageNames, languages } from '@dining/domain/shared/language';
import { getLocalizedText, type LocalizedText } from '@dining/domain/shared/localized-text';
import { packs } from '@dining/i18n/site/all';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDemoDatabase } from '../../../test/demo-database';
import { type ReadHead, readHead } from '../../../test/html-head';
import { createSiteBuild } from '../../../test/site-build';
import { startTestServer, type TestServer } from '../../../test/test-server';
import { getCatalogue, type HotelCatalogue } from '../../booking/catalogue/catalogue';
import type { Database } from '../../db/connect';
import type { Hotel } from '../../stores/hotels/hotels';
import { listTermsInEffect, type StoredTerms } from '../../stores/terms/terms';

const listedFields = new URL('../../../../../docs/spec/structured-data.md', import.meta.url);

// Requests pages of the demo group without running scripts, as search engines and messengers do.

const now = new Date('2026-11-23T03:00:00Z');
let database: Database;
let server: TestServer;
let hotel: Hotel;
let rows: HotelCatalogue;
let terms: readonly StoredTerms[];
let remove: () => Promise<void>;
beforeAll(async () => {
  const site = await createSiteBuild();
  remove = site.remove;
  database = await openDemoDatabase(now);
  server = await startTestServer({ peer: { database }, dist: site.dist, clock: () => now });
  const [first] = (await getCatalogue(database).getDirectory()).hotels;
  if (first === undefined) throw new Error('the demo group has no hotel');
  hotel = first;
  rows = await getCatalogue(database).getHotel(first.htlCode);
  terms = await listTermsInEffect(database.pool, first.htlCode);
});
afterAll(async () => {
  await server.close();
  await database.close();
  await remove();
});

const getPublicUrl = () => server.deps.config.publicUrl;
const getHead = (url: string) => readHead(server.app, url);
const listJsonLd = ({ jsonLd }: ReadHead, type: string) => jsonLd.filter((data) => data['@type'] === type);

interface Case {
  readonly path: () => string;
  readonly query?: () => string;
  /** Text that the title begins with. */
  readonly thing: () => LocalizedText | undefined;
  readonly picture: boolean;
  readonly types: readonly string[];
}
const findVenue = () => rows.venues.find(({ dinCode }) => rows.menus.some((menu) => menu.dinCode === dinCode));
const findProduct = () => rows.products.find(({ onSale, product: { options } }) => onSale && options.length > 0);
const findPromotion = () =>
  rows.promotions.find(({ period }) => period.endsOn === null || period.endsOn > '2026-11-23');
const getProductPath = () => `${findProduct()?.product.dinCode}/${findProduct()?.product.prodCode}`;

const cases: Readonly<Record<string, Case>> = {
  main: { path: () => '/', thing: () => undefined, picture: false, types: ['Hotel'] },
  reservationFirstStep: {
    path: () => '/reservation/step/1',
    thing: () => undefined,
    picture: false,
    types: ['Hotel', 'BreadcrumbList'],
  },
  venueInfo: {
    path: () => '/fnb/dinInfo',
    thing: () => undefined,
    picture: false,
    types: ['Restaurant', 'BreadcrumbList'],
  },
  'venueInfo of one venue': {
    path: () => '/fnb/dinInfo',
    query: () => `dinCode=${findVenue()?.dinCode}&`,
    thing: () => findVenue()?.name,
    picture: true,
    types: ['Restaurant', 'BreadcrumbList'],
  },
  restaurant: {
    path: () => `/dining/${hotel.htlHmcCode}/${findVenue()?.dinCode}`,
    thing: () => findVenue()?.name,
    picture: true,
    types: ['Restaurant', 'BreadcrumbList'],
  },
  promotionList: {
    path: () => '/fnb/prom/main',
    thing: () => undefined,
    picture: false,
    types: ['Hotel', 'BreadcrumbList'],
  },
  promotionDetail: {
    path: () => '/fnb/prom/detail',
    query: () => `promCode=${findPromotion()?.promCode}&`,
    thing: () => findPromotion()?.name,
    picture: true,
    types: ['Offer', 'BreadcrumbList'],
  },
  reservationSecondStep: {
    path: () => `/reservation/step/2/${findVenue()?.dinCode}`,
    thing: () => findVenue()?.name,
    picture: true,
    types: ['Restaurant', 'BreadcrumbList'],
  },
  reservationDetail: {
    path: () => `/reservation/prod/detail/${getProductPath()}`,
    thing: () => findProduct()?.product.name,
    picture: true,
    types: ['Product', 'BreadcrumbList'],
  },
  reviewList: {
    path: () => `/review/list/${getProductPath()}`,
    thing: () => findProduct()?.product.name,
    picture: true,
    types: ['BreadcrumbList'],
  },
  terms: {
    path: () => '/terms/third-party',
    thing: () => terms.find(({ termsTypeCode }) => termsTypeCode === 'TT0003')?.title,
    picture: false,
    types: ['Hotel', 'BreadcrumbList'],
  },
};

describe.each(languages)('the head of a page in %s', (language) => {
  it.each(Object.entries(cases))(
    'describes the content of %s',
    async (name, { path, query = () => '', thing, picture, types }) => {
      const { html, query: lang } = languageNames[language];
      const visit = '&resvDate=2026-12-01%2018:00&adultCount=2&utm_source=x';
      const read = await getHead(
        `${path()}?${query()}hotelCode=${hotel.htlHmcCode.toLowerCase()}&lang=${lang}${visit}`,
      );
      const page = name.split(' ')[0] as keyof (typeof packs)['en']['meta']['pages'];
      const displayed = thing();
      const whose = getLocalizedText(hotel.name, language);
      expect(read.status).toBe(200);
      expect(read.language).toBe(html);
      expect(
        read.title.startsWith(
          displayed === undefined ? packs[language].meta.pages[page].title : getLocalizedText(displayed, language),
        ),
      ).toBe(true);
      expect(read.title.endsWith(` · ${whose}`)).toBe(true);
      expect(read.meta['description']?.length).toBeGreaterThan(10);
      expect(read.meta['description']?.length).toBeLessThanOrEqual(160);
      expect(read.meta['robots']).toBeUndefined();

      const getAddress = (of: string) =>
        `${getPublicUrl()}${path()}?${query()}hotelCode=${hotel.htlHmcCode}&lang=${of}`;
      expect(read.canonical).toBe(getAddress(lang));
      expect(read.alternates).toEqual({
        ko: getAddress('ko'),
        en: getAddress('en'),
        'zh-Hans': getAddress('cn'),
        ja: getAddress('jp'),
        'x-default': getAddress('en'),
      });
      expect(read.meta).toMatchObject({
        'og:title': read.title,
        'og:description': read.meta['description'],
        'og:url': read.canonical,
        'og:site_name': whose,
        'og:locale': { ko: 'ko_KR', en: 'en_US', cn: 'zh_CN', ja: 'ja_JP' }[language],
        'twitter:card': 'summary_large_image',
      });
      expect(read.meta['og:image']).toMatch(
        picture ? /^https?:\/\/[^/]+\/pictures\/[\w-]+-\d+\.webp\?v=\w+$/ : /\/pictures\/social-card\.jpg$/,
      );
      expect([...new Set(read.jsonLd.map((data) => data['@type']))]).toEqual(types);
      for (const data of read.jsonLd) expect(data['@context']).toBe('https://schema.org');
    },
  );

  it('a restaurant has its address, hours, menu and reservation link', async () => {
    const { query: lang, html } = languageNames[language];
    const [one] = listJsonLd(
      await getHead(`/fnb/dinInfo?dinCode=${findVenue()?.dinCode}&hotelCode=${hotel.htlHmcCode}&lang=${lang}`),
      'Restaurant',
    );
    expect(one).toMatchObject({
      '@id': `${getPublicUrl()}/#venue-${findVenue()?.dinCode}`,
      name: getLocalizedText(findVenue()?.name ?? { default: '' }, language),
      telephone: expect.stringMatching(/^\+82-[1-9]/),
      address: { '@type': 'PostalAddress', addressCountry: 'KR', streetAddress: hotel.business.address },
      geo: { '@type': 'GeoCoordinates', latitude: hotel.latitude, longitude: hotel.longitude },
      priceRange: expect.stringMatching(/\d/),
      currenciesAccepted: 'KRW',
      paymentAccepted: expect.any(String),
      acceptsReservations: `${getPublicUrl()}/reservation/step/1?dinCode=${findVenue()?.dinCode}&hotelCode=${hotel.htlHmcCode}&lang=${lang}`,
      parentOrganization: { '@type': 'Hotel', name: getLocalizedText(hotel.name, language) },
      potentialAction: {
        '@type': 'ReserveAction',
        target: { '@type': 'EntryPoint', inLanguage: html, urlTemplate: one?.['acceptsReservations'] },
        result: { '@type': 'FoodEstablishmentReservation' },
      },
      hasMenu: { '@type': 'Menu', inLanguage: html },
    });
    expect(one?.['image']).toEqual(expect.arrayContaining([expect.stringMatching(/\.webp\?v=/)]));
    expect(one?.['openingHoursSpecification']).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          dayOfWeek: expect.arrayContaining([expect.stringMatching(/^https:\/\/schema\.org\//)]),
          opens: expect.stringMatching(/^\d\d:\d\d$/),
          closes: expect.stringMatching(/^\d\d:\d\d$/),
        }),
      ]),
    );
    const served = one?.['hasMenu'] as { hasMenuSection?: { name: string; hasMenuItem: unknown[] }[] } | undefined;
    const sections = served?.hasMenuSection ?? [];
    expect(sections.length).toBeGreaterThan(0);
    expect(sections[0]?.hasMenuItem[0]).toMatchObject({
      '@type': 'MenuItem',
      name: expect.any(String),
      description: expect.any(String),
      offers: { '@type': 'Offer', price: expect.stringMatching(/^\d+$/), priceCurrency: 'KRW' },
    });
  });

  it('each type has the fields that docs/spec lists', async () => {
    const { query: lang } = languageNames[language];
    const paths: Readonly<Record<string, string>> = {
      'main page': '/?',
      restaurants: '/fnb/dinInfo?',
      restaurant: `/dining/${hotel.htlHmcCode}/${findVenue()?.dinCode}?`,
      product: `/reservation/prod/detail/${getProductPath()}?`,
      promotion: `/fnb/prom/detail?promCode=${findPromotion()?.promCode}&`,
      'every page but the first': '/fnb/prom/main?',
    };
    const lines = (await readFile(listedFields, 'utf8')).matchAll(/^\| ([\w ]+?) +\| `(\w+)` +\| (.+?) +\|$/gm);
    const listed = [...lines].map(([, page = '', type = '', fields = '']) => ({ page, type, fields }));
    expect(listed.map(({ page }) => page)).toEqual(Object.keys(paths));
    for (const { page, type, fields } of listed) {
      const [data] = listJsonLd(await getHead(`${paths[page]}lang=${lang}`), type);
      const always = [...(fields.split(';')[0] ?? '').matchAll(/`([^`]+)`/g)].map(([, field]) => field);
      expect([page, Object.keys(data ?? {})]).toEqual([page, expect.arrayContaining(always)]);
    }
  });

  it('a product has the fields that schema.org and search engines require of Product and Offer', async () => {
    const { query: lang } = languageNames[language];
    const url = `${getPublicUrl()}/reservation/prod/detail/${getProductPath()}?hotelCode=${hotel.htlHmcCode}&lang=${lang}`;
    const [sold] = listJsonLd(await getHead(`/reservation/prod/detail/${getProductPath()}?lang=${lang}`), 'Product');
    expect(sold).toMatchObject({
      '@context': 'https://schema.org',
      '@id': `${getPublicUrl()}/#product-${findProduct()?.product.prodCode}`,
      url,
      name: getLocalizedText(findProduct()?.product.name ?? { default: '' }, language),
      description: expect.stringMatching(/\S/),
      image: expect.arrayContaining([expect.stringMatching(/^https?:\/\/.+\.webp\?v=/)]),
      sku: findProduct()?.product.prodCode,
      brand: { '@type': 'Brand', name: expect.stringMatching(/\S/) },
      offers: {
        '@type': 'Offer',
        url,
        price: expect.stringMatching(/^[1-9]\d*$/),
        priceCurrency: 'KRW',
        availability: 'https://schema.org/LimitedAvailability',
        seller: { '@type': 'Restaurant', parentOrganization: { '@type': 'Hotel' } },
      },
    });
  });

  it('a promotion is an offer of its restaurant', async () => {
    const { query: lang } = languageNames[language];
    const [runs] = listJsonLd(
      await getHead(`/fnb/prom/detail?promCode=${findPromotion()?.promCode}&lang=${lang}`),
      'Offer',
    );
    expect(runs).toMatchObject({
      name: getLocalizedText(findPromotion()?.name ?? { default: '' }, language),
      image: expect.any(String),
    });
  });
});

it('a restaurant has one identifier on all pages: its own page, to which the other pages link', async () => {
  const own = `${getPublicUrl()}/dining/${hotel.htlHmcCode}/${findVenue()?.dinCode}?hotelCode=${hotel.htlHmcCode}&lang=en`;
  const pages = [
    `/dining/${hotel.htlHmcCode}/${findVenue()?.dinCode}?`,
    `/fnb/dinInfo?dinCode=${findVenue()?.dinCode}&`,
  ];
  for (const page of pages) expect(listJsonLd(await getHead(`${page}lang=en`), 'Restaurant')[0]?.['url']).toBe(own);
  const [crumbs] = listJsonLd(await getHead(`/reservation/prod/detail/${getProductPath()}?lang=en`), 'BreadcrumbList');
  expect(JSON.stringify(crumbs)).toContain(`/dining/${hotel.htlHmcCode}/`);
});

it.each([
  ['a code that no restaurant has', () => `/dining/${hotel.htlHmcCode}/NONE`],
  ['a restaurant of another hotel', () => `/dining/DJE/${findVenue()?.dinCode}`],
  ['a hotel that does not exist', () => `/dining/NONE/${findVenue()?.dinCode}`],
])('%s is answered with 404', async (_of, path) => {
  const read = await getHead(`${path()}?lang=en`);
  expect(read.status).toBe(404);
  expect(read.meta['robots']).toBe('noindex');
  expect(read.canonical).toBeUndefined();
});

it('every listed product has an offer with its price, and a product without a price has no offer', async () => {
  const { hotels } = await getCatalogue(database).getDirectory();
  for (const { htlCode } of hotels)
    for (const { product: sold, onSale } of (await getCatalogue(database).getHotel(htlCode)).products) {
      const read = await getHead(`/reservation/prod/detail/${sold.dinCode}/${sold.prodCode}?lang=en`);
      if (!onSale || read.meta['robots'] === 'noindex') expect(listJsonLd(read, 'Product')).toEqual([]);
      else {
        const [data] = listJsonLd(read, 'Product');
        expect([sold.prodCode, data?.['sku']]).toEqual([sold.prodCode, sold.prodCode]);
        expect([sold.prodCode, data !== undefined && 'offers' in data]).toEqual([
          sold.prodCode,
          calculateLowestPrice(sold, null) !== null,
        ]);
        expect(data?.['image']).not.toEqual([]);
      }
    }
});

it('the alternates of every listed page link to each other and to themselves', async () => {
  const paths = [
    '/',
    '/fnb/dinInfo',
    `/fnb/prom/detail?promCode=${findPromotion()?.promCode}`,
    `/review/list/${getProductPath()}`,
  ];
  for (const path of paths) {
    const { alternates, canonical } = await getHead(`${path}${path.includes('?') ? '&' : '?'}lang=en`);
    expect(Object.values(alternates)).toContain(canonical);
    for (const address of new Set(Object.values(alternates))) {
      const other = await getHead(address.slice(getPublicUrl().length));
      expect([other.status, other.canonical, other.alternates]).toEqual([200, address, alternates]);
    }
  }
});

it('a page of another hotel’s product belongs to that hotel', async () => {
  const { hotels } = await getCatalogue(database).getDirectory();
  const other = hotels[1];
  const ownProduct = (await getCatalogue(database).getHotel(other?.htlCode ?? hotel.htlCode)).products.find(
    ({ onSale }) => onSale,
  );
  const read = await getHead(
    `/reservation/prod/detail/${ownProduct?.product.dinCode}/${ownProduct?.product.prodCode}?hotelCode=${hotel.htlHmcCode}&lang=en`,
  );
  expect(read.canonical).toBe(
    `${getPublicUrl()}/reservation/prod/detail/${ownProduct?.product.dinCode}/${ownProduct?.product.prodCode}?hotelCode=${other?.htlHmcCode}&lang=en`,
  );
  expect(read.title.endsWith(getLocalizedText(other?.name ?? { default: '?' }, 'en'))).toBe(true);
});

it.each([
  '/login',
  '/reservation/lookup?code=SECRET',
  '/fnb/mypage/main',
  '/join/agreement',
  '/reservation/visit?key=SECRET',
])('the page %s is marked noindex, and its query does not appear in its head', async (url) => {
  const read = await getHead(url);
  expect(read.status).toBe(200);
  expect(read.meta['robots']).toBe('noindex');
  expect(read.canonical).toBeUndefined();
  expect(read.alternates).toEqual({});
  expect(read.meta['og:url']).toBe(`${getPublicUrl()}${url.split('?')[0]}`);
  expect(read.meta['og:image']).toBe(`${getPublicUrl()}/pictures/social-card.jpg`);
  expect(JSON.stringify(read)).not.toContain('SECRET');
});

it('the ratings of a restaurant are in the head of its own page, if there are any', async () => {
  const getRating = async (path: string) =>
    listJsonLd(await getHead(`${path}?lang=en`), 'Restaurant')[0]?.['aggregateRating'];
  const { rows: totals } = await database.pool.query<{ reviews: number }>(
    `SELECT sum(reviews)::int AS reviews FROM rating_total WHERE din_code = 'D302'`,
  );
  expect(await getRating('/dining/DJE/D302')).toMatchObject({
    '@type': 'AggregateRating',
    ratingValue: expect.closeTo(4.5, 0),
    ratingCount: totals[0]?.reviews,
    bestRating: 5,
    worstRating: 1,
  });
  expect(await getRating('/reservation/step/2/D302')).toBeUndefined();
  await database.pool.query(`UPDATE hotel SET ratings_on = false WHERE htl_code = 'H03'`);
  getCatalogue(database).clear();
  expect(await getRating('/dining/DJE/D302')).toBeUndefined();
  await database.pool.query(`UPDATE hotel SET ratings_on = true WHERE htl_code = 'H03'`);
  getCatalogue(database).clear();
});
