import { readFile } from 'node:fs/promises';
import { calculateLowestPrice } from '@dining/domain/pricing/lowest-price';
import { languageNames, languages } from '@dining/domain/shared/language';
import { getLocalizedText, type LocalizedText } from '@dining/domain/shared/localized-text';
import { packs } from '@dining/i18n/site/all';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDemoDatabase } from '../../../test/demo-database';
import { fetchHead, type ParsedHead } from '../../../test/html-head';
import { createSiteBuild } from '../../../test/site-build';
import { startTestServer, type TestServer } from '../../../test/test-server';
import { getCatalogueCache, type HotelCatalogue } from '../../booking/catalogue/catalogue';
import type { Database } from '../../db/connect';
import type { Hotel } from '../../stores/hotels/hotels';
import { listTermsInEffect, type StoredTerms } from '../../stores/terms/terms';

const fieldListUrl = new URL('../../../../../docs/spec/structured-data.md', import.meta.url);

// Requests pages of the demo group without running scripts, as search engines and messengers do.

const now = new Date('2026-11-23T03:00:00Z');
let database: Database;
let server: TestServer;
let hotel: Hotel;
let rows: HotelCatalogue;
let terms: readonly StoredTerms[];
let removeSiteBuild: () => Promise<void>;
beforeAll(async () => {
  const site = await createSiteBuild();
  removeSiteBuild = site.remove;
  database = await openDemoDatabase(now);
  server = await startTestServer({ peer: { database }, dist: site.dist, clock: () => now });
  const [firstHotel] = (await getCatalogueCache(database).getDirectory()).hotels;
  if (firstHotel === undefined) throw new Error('the demo group has no hotel');
  hotel = firstHotel;
  rows = await getCatalogueCache(database).getHotel(firstHotel.htlCode);
  terms = await listTermsInEffect(database.pool, firstHotel.htlCode);
});
afterAll(async () => {
  await server.close();
  await database.close();
  await removeSiteBuild();
});

const getPublicUrl = () => server.deps.config.publicUrl;
const getHead = (url: string) => fetchHead(server.app, url);
const listJsonLd = ({ jsonLd }: ParsedHead, type: string) => jsonLd.filter((data) => data['@type'] === type);

interface Case {
  readonly path: () => string;
  readonly query?: () => string;
  /** Returns the text with which the title begins; undefined for the general title of the page. */
  readonly getSubjectName: () => LocalizedText | undefined;
  readonly hasPicture: boolean;
  readonly jsonLdTypes: readonly string[];
}
const findVenue = () => rows.venues.find(({ dinCode }) => rows.menus.some((menu) => menu.dinCode === dinCode));
const findProduct = () => rows.products.find(({ onSale, product: { options } }) => onSale && options.length > 0);
const findPromotion = () =>
  rows.promotions.find(({ period }) => period.endsOn === null || period.endsOn > '2026-11-23');
const getProductPath = () => `${findProduct()?.product.dinCode}/${findProduct()?.product.prodCode}`;

const cases: Readonly<Record<string, Case>> = {
  main: { path: () => '/', getSubjectName: () => undefined, hasPicture: false, jsonLdTypes: ['Hotel'] },
  reservationFirstStep: {
    path: () => '/reservation/step/1',
    getSubjectName: () => undefined,
    hasPicture: false,
    jsonLdTypes: ['Hotel', 'BreadcrumbList'],
  },
  venueInfo: {
    path: () => '/fnb/dinInfo',
    getSubjectName: () => undefined,
    hasPicture: false,
    jsonLdTypes: ['Restaurant', 'BreadcrumbList'],
  },
  'venueInfo of one venue': {
    path: () => '/fnb/dinInfo',
    query: () => `dinCode=${findVenue()?.dinCode}&`,
    getSubjectName: () => findVenue()?.name,
    hasPicture: true,
    jsonLdTypes: ['Restaurant', 'BreadcrumbList'],
  },
  restaurant: {
    path: () => `/dining/${hotel.htlHmcCode}/${findVenue()?.dinCode}`,
    getSubjectName: () => findVenue()?.name,
    hasPicture: true,
    jsonLdTypes: ['Restaurant', 'BreadcrumbList'],
  },
  promotionList: {
    path: () => '/fnb/prom/main',
    getSubjectName: () => undefined,
    hasPicture: false,
    jsonLdTypes: ['Hotel', 'BreadcrumbList'],
  },
  promotionDetail: {
    path: () => '/fnb/prom/detail',
    query: () => `promCode=${findPromotion()?.promCode}&`,
    getSubjectName: () => findPromotion()?.name,
    hasPicture: true,
    jsonLdTypes: ['Offer', 'BreadcrumbList'],
  },
  reservationSecondStep: {
    path: () => `/reservation/step/2/${findVenue()?.dinCode}`,
    getSubjectName: () => findVenue()?.name,
    hasPicture: true,
    jsonLdTypes: ['Restaurant', 'BreadcrumbList'],
  },
  reservationDetail: {
    path: () => `/reservation/prod/detail/${getProductPath()}`,
    getSubjectName: () => findProduct()?.product.name,
    hasPicture: true,
    jsonLdTypes: ['Product', 'BreadcrumbList'],
  },
  reviewList: {
    path: () => `/review/list/${getProductPath()}`,
    getSubjectName: () => findProduct()?.product.name,
    hasPicture: true,
    jsonLdTypes: ['BreadcrumbList'],
  },
  terms: {
    path: () => '/terms/third-party',
    getSubjectName: () => terms.find(({ termsTypeCode }) => termsTypeCode === 'TT0003')?.title,
    hasPicture: false,
    jsonLdTypes: ['Hotel', 'BreadcrumbList'],
  },
};

describe.each(languages)('the head of a page in %s', (language) => {
  it.each(Object.entries(cases))(
    'has the title, description, links and data of %s',
    async (name, { path, query = () => '', getSubjectName, hasPicture, jsonLdTypes }) => {
      const { html, query: lang } = languageNames[language];
      const visit = '&resvDate=2026-12-01%2018:00&adultCount=2&utm_source=x';
      const head = await getHead(
        `${path()}?${query()}hotelCode=${hotel.htlHmcCode.toLowerCase()}&lang=${lang}${visit}`,
      );
      const page = name.split(' ')[0] as keyof (typeof packs)['en']['meta']['pages'];
      const subjectName = getSubjectName();
      const hotelName = getLocalizedText(hotel.name, language);
      expect(head.status).toBe(200);
      expect(head.language).toBe(html);
      expect(
        head.title.startsWith(
          subjectName === undefined ? packs[language].meta.pages[page].title : getLocalizedText(subjectName, language),
        ),
      ).toBe(true);
      expect(head.title.endsWith(` · ${hotelName}`)).toBe(true);
      expect(head.meta['description']?.length).toBeGreaterThan(10);
      expect(head.meta['description']?.length).toBeLessThanOrEqual(160);
      expect(head.meta['robots']).toBeUndefined();

      const getUrl = (langValue: string) =>
        `${getPublicUrl()}${path()}?${query()}hotelCode=${hotel.htlHmcCode}&lang=${langValue}`;
      expect(head.canonical).toBe(getUrl(lang));
      expect(head.alternates).toEqual({
        ko: getUrl('ko'),
        en: getUrl('en'),
        'zh-Hans': getUrl('cn'),
        ja: getUrl('jp'),
        'x-default': getUrl('en'),
      });
      expect(head.meta).toMatchObject({
        'og:title': head.title,
        'og:description': head.meta['description'],
        'og:url': head.canonical,
        'og:site_name': hotelName,
        'og:locale': { ko: 'ko_KR', en: 'en_US', cn: 'zh_CN', ja: 'ja_JP' }[language],
        'twitter:card': 'summary_large_image',
      });
      expect(head.meta['og:image']).toMatch(
        hasPicture ? /^https?:\/\/[^/]+\/pictures\/[\w-]+-\d+\.webp\?v=\w+$/ : /\/pictures\/social-card\.jpg$/,
      );
      expect([...new Set(head.jsonLd.map((data) => data['@type']))]).toEqual(jsonLdTypes);
      for (const data of head.jsonLd) expect(data['@context']).toBe('https://schema.org');
    },
  );

  it('describes a restaurant with its address, hours, menu and reservation link', async () => {
    const { query: lang, html } = languageNames[language];
    const [restaurantData] = listJsonLd(
      await getHead(`/fnb/dinInfo?dinCode=${findVenue()?.dinCode}&hotelCode=${hotel.htlHmcCode}&lang=${lang}`),
      'Restaurant',
    );
    expect(restaurantData).toMatchObject({
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
        target: { '@type': 'EntryPoint', inLanguage: html, urlTemplate: restaurantData?.['acceptsReservations'] },
        result: { '@type': 'FoodEstablishmentReservation' },
      },
      hasMenu: { '@type': 'Menu', inLanguage: html },
    });
    expect(restaurantData?.['image']).toEqual(expect.arrayContaining([expect.stringMatching(/\.webp\?v=/)]));
    expect(restaurantData?.['openingHoursSpecification']).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          dayOfWeek: expect.arrayContaining([expect.stringMatching(/^https:\/\/schema\.org\//)]),
          opens: expect.stringMatching(/^\d\d:\d\d$/),
          closes: expect.stringMatching(/^\d\d:\d\d$/),
        }),
      ]),
    );
    const menuData = restaurantData?.['hasMenu'] as
      | { hasMenuSection?: { name: string; hasMenuItem: unknown[] }[] }
      | undefined;
    const sections = menuData?.hasMenuSection ?? [];
    expect(sections.length).toBeGreaterThan(0);
    expect(sections[0]?.hasMenuItem[0]).toMatchObject({
      '@type': 'MenuItem',
      name: expect.any(String),
      description: expect.any(String),
      offers: { '@type': 'Offer', price: expect.stringMatching(/^\d+$/), priceCurrency: 'KRW' },
    });
  });

  it('has the required fields that docs/spec/structured-data.md lists for each type', async () => {
    const { query: lang } = languageNames[language];
    const paths: Readonly<Record<string, string>> = {
      'main page': '/?',
      restaurants: '/fnb/dinInfo?',
      restaurant: `/dining/${hotel.htlHmcCode}/${findVenue()?.dinCode}?`,
      product: `/reservation/prod/detail/${getProductPath()}?`,
      promotion: `/fnb/prom/detail?promCode=${findPromotion()?.promCode}&`,
      'every page but the first': '/fnb/prom/main?',
    };
    const lines = (await readFile(fieldListUrl, 'utf8')).matchAll(/^\| ([\w ]+?) +\| `(\w+)` +\| (.+?) +\|$/gm);
    const documentedTypes = [...lines].map(([, page = '', type = '', fields = '']) => ({ page, type, fields }));
    expect(documentedTypes.map(({ page }) => page)).toEqual(Object.keys(paths));
    for (const { page, type, fields } of documentedTypes) {
      const [data] = listJsonLd(await getHead(`${paths[page]}lang=${lang}`), type);
      const requiredFields = [...(fields.split(';')[0] ?? '').matchAll(/`([^`]+)`/g)].map(([, field]) => field);
      expect([page, Object.keys(data ?? {})]).toEqual([page, expect.arrayContaining(requiredFields)]);
    }
  });

  it('has the fields that schema.org and search engines require of a Product and its Offer', async () => {
    const { query: lang } = languageNames[language];
    const url = `${getPublicUrl()}/reservation/prod/detail/${getProductPath()}?hotelCode=${hotel.htlHmcCode}&lang=${lang}`;
    const head = await getHead(`/reservation/prod/detail/${getProductPath()}?lang=${lang}`);
    const [productData] = listJsonLd(head, 'Product');
    expect(productData).toMatchObject({
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

  it('describes a promotion as an offer with its name and picture', async () => {
    const { query: lang } = languageNames[language];
    const [offerData] = listJsonLd(
      await getHead(`/fnb/prom/detail?promCode=${findPromotion()?.promCode}&lang=${lang}`),
      'Offer',
    );
    expect(offerData).toMatchObject({
      name: getLocalizedText(findPromotion()?.name ?? { default: '' }, language),
      image: expect.any(String),
    });
  });
});

it('the data of a restaurant has the URL of its own page on other pages too, and breadcrumbs link to such a page', async () => {
  const restaurantUrl = `${getPublicUrl()}/dining/${hotel.htlHmcCode}/${findVenue()?.dinCode}?hotelCode=${hotel.htlHmcCode}&lang=en`;
  const pages = [
    `/dining/${hotel.htlHmcCode}/${findVenue()?.dinCode}?`,
    `/fnb/dinInfo?dinCode=${findVenue()?.dinCode}&`,
  ];
  for (const page of pages)
    expect(listJsonLd(await getHead(`${page}lang=en`), 'Restaurant')[0]?.['url']).toBe(restaurantUrl);
  const productHead = await getHead(`/reservation/prod/detail/${getProductPath()}?lang=en`);
  const [breadcrumbs] = listJsonLd(productHead, 'BreadcrumbList');
  expect(JSON.stringify(breadcrumbs)).toContain(`/dining/${hotel.htlHmcCode}/`);
});

it.each([
  ['a code that no restaurant has', () => `/dining/${hotel.htlHmcCode}/NONE`],
  ['a restaurant of another hotel', () => `/dining/DJE/${findVenue()?.dinCode}`],
  ['a hotel that does not exist', () => `/dining/NONE/${findVenue()?.dinCode}`],
])('%s is answered with 404', async (_name, path) => {
  const head = await getHead(`${path()}?lang=en`);
  expect(head.status).toBe(404);
  expect(head.meta['robots']).toBe('noindex');
  expect(head.canonical).toBeUndefined();
});

it('every listed product with a price has an offer, and a product without a price has none', async () => {
  const { hotels } = await getCatalogueCache(database).getDirectory();
  for (const { htlCode } of hotels)
    for (const { product, onSale } of (await getCatalogueCache(database).getHotel(htlCode)).products) {
      const head = await getHead(`/reservation/prod/detail/${product.dinCode}/${product.prodCode}?lang=en`);
      if (!onSale || head.meta['robots'] === 'noindex') expect(listJsonLd(head, 'Product')).toEqual([]);
      else {
        const [data] = listJsonLd(head, 'Product');
        expect([product.prodCode, data?.['sku']]).toEqual([product.prodCode, product.prodCode]);
        expect([product.prodCode, data !== undefined && 'offers' in data]).toEqual([
          product.prodCode,
          calculateLowestPrice(product, { from: '2026-11-23' }) !== null,
        ]);
        expect(data?.['image']).not.toEqual([]);
      }
    }
});

it('the alternates of a page link to each other and to themselves', async () => {
  const paths = [
    '/',
    '/fnb/dinInfo',
    `/fnb/prom/detail?promCode=${findPromotion()?.promCode}`,
    `/review/list/${getProductPath()}`,
  ];
  for (const path of paths) {
    const { alternates, canonical } = await getHead(`${path}${path.includes('?') ? '&' : '?'}lang=en`);
    expect(Object.values(alternates)).toContain(canonical);
    for (const alternateUrl of new Set(Object.values(alternates))) {
      const otherHead = await getHead(alternateUrl.slice(getPublicUrl().length));
      expect([otherHead.status, otherHead.canonical, otherHead.alternates]).toEqual([200, alternateUrl, alternates]);
    }
  }
});

it('the page of a product belongs to the hotel of the product, even if the URL names another hotel', async () => {
  const { hotels } = await getCatalogueCache(database).getDirectory();
  const otherHotel = hotels[1];
  const otherProduct = (await getCatalogueCache(database).getHotel(otherHotel?.htlCode ?? hotel.htlCode)).products.find(
    ({ onSale }) => onSale,
  );
  const head = await getHead(
    `/reservation/prod/detail/${otherProduct?.product.dinCode}/${otherProduct?.product.prodCode}?hotelCode=${hotel.htlHmcCode}&lang=en`,
  );
  expect(head.canonical).toBe(
    `${getPublicUrl()}/reservation/prod/detail/${otherProduct?.product.dinCode}/${otherProduct?.product.prodCode}?hotelCode=${otherHotel?.htlHmcCode}&lang=en`,
  );
  expect(head.title.endsWith(getLocalizedText(otherHotel?.name ?? { default: '?' }, 'en'))).toBe(true);
});

it.each([
  '/login',
  '/reservation/lookup?code=SECRET',
  '/fnb/mypage/main',
  '/join/agreement',
  '/reservation/visit?key=SECRET',
])('the page %s is marked noindex, and its query does not appear in its head', async (url) => {
  const head = await getHead(url);
  expect(head.status).toBe(200);
  expect(head.meta['robots']).toBe('noindex');
  expect(head.canonical).toBeUndefined();
  expect(head.alternates).toEqual({});
  expect(head.meta['og:url']).toBe(`${getPublicUrl()}${url.split('?')[0]}`);
  expect(head.meta['og:image']).toBe(`${getPublicUrl()}/pictures/social-card.jpg`);
  expect(JSON.stringify(head)).not.toContain('SECRET');
});

it('the ratings of a restaurant are only in the head of its own page, and only if its hotel shows them', async () => {
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
  getCatalogueCache(database).clear();
  expect(await getRating('/dining/DJE/D302')).toBeUndefined();
  await database.pool.query(`UPDATE hotel SET ratings_on = true WHERE htl_code = 'H03'`);
  getCatalogueCache(database).clear();
});
