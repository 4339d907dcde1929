import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { fetchHead } from '../../../test/html-head';
import { createSiteBuild } from '../../../test/site-build';
import { startTestServer, type TestServer } from '../../../test/test-server';
import { getCatalogueCache } from '../../booking/catalogue/catalogue';

// Requests pages with unknown, hidden, ended and hostile values. The clock shows 11 March 2026, 09:00 in Seoul.

let server: TestServer;
let removeSiteBuild: () => Promise<void>;
const changeCatalogue = async (sql: string, values: unknown[] = []) => {
  await server.database.pool.query(sql, values);
  getCatalogueCache(server.database).clear();
};
beforeAll(async () => {
  const site = await createSiteBuild();
  removeSiteBuild = site.remove;
  server = await startTestServer({ dist: site.dist });
  await changeCatalogue(`INSERT INTO product SELECT * FROM jsonb_populate_record(NULL::product, (SELECT to_jsonb(p) ||
    '{"prod_code":"OVER","sale_always":false,"sale_from":"2026-01-01","sale_to":"2026-03-10"}' FROM product p WHERE prod_code = 'DINNER'))`);
  await changeCatalogue(`INSERT INTO product SELECT * FROM jsonb_populate_record(NULL::product, (SELECT to_jsonb(p) ||
    '{"prod_code":"SOON","sale_always":false,"sale_from":"2026-04-01","sale_to":"2026-04-30"}' FROM product p WHERE prod_code = 'DINNER'))`);
  await changeCatalogue(`INSERT INTO product_option
    SELECT (jsonb_populate_record(NULL::product_option, to_jsonb(o) || '{"prod_code":"SOON"}')).*
    FROM product_option o WHERE prod_code = 'DINNER'`);
  await changeCatalogue(`UPDATE venue SET active = false WHERE din_code = 'EMPTY'`);
  await changeCatalogue(`INSERT INTO product SELECT * FROM jsonb_populate_record(NULL::product, (SELECT to_jsonb(p) ||
    '{"prod_code":"CLOSED","din_code":"EMPTY","htl_code":"H02"}' FROM product p WHERE prod_code = 'DINNER'))`);
});
afterAll(async () => {
  await server.close();
  await removeSiteBuild();
});
const getHead = (url: string) => fetchHead(server.app, url);

describe('an unknown or unavailable page', () => {
  it.each([
    ['an unknown product', '/reservation/prod/detail/GRILL/NONE'],
    ['a product of another venue', '/reservation/prod/detail/BAKERY/DINNER'],
    ['a product that is not on sale', '/reservation/prod/detail/GRILL/GONE'],
    ['a product of a permanently closed venue', '/reservation/prod/detail/EMPTY/CLOSED'],
    ['an unknown venue', '/reservation/step/2/NONE'],
    ['a permanently closed venue', '/reservation/step/2/EMPTY'],
    ['an unknown promotion', '/fnb/prom/detail?promCode=NONE'],
    ['a promotion page without a code', '/fnb/prom/detail'],
    ['a promotion page with two codes', '/fnb/prom/detail?promCode=OPEN&promCode=ENDED'],
    ['a promotion code with a NUL character', '/fnb/prom/detail?promCode=%00'],
    ['reviews of an unknown product', '/review/list/GRILL/NONE'],
    ['an unknown kind of terms', '/terms/none'],
    ['terms that are not in effect', '/terms/marketing'],
    ['an unknown page', '/nowhere'],
  ])('is answered with 404 and marked noindex: %s', async (_case, url) => {
    const head = await getHead(`${url}${url.includes('?') ? '&' : '?'}lang=en`);
    expect(head).toMatchObject({
      status: 404,
      title: 'Page not found · Hotel 1 en',
      canonical: undefined,
      alternates: {},
      jsonLd: [],
    });
    expect(head.meta['robots']).toBe('noindex');
    expect(head.meta['og:title']).toBeUndefined();
  });
});

describe('a page of a promotion or product', () => {
  it.each([
    ['a promotion after its last day', '/fnb/prom/detail?promCode=ENDED', 'ENDED en · Hotel 1 en'],
    [
      'a product after its last day',
      '/reservation/prod/detail/GRILL/OVER',
      'Product DINNER en · Venue GRILL en · Hotel 1 en',
    ],
    [
      'the reviews of a product that is no longer sold',
      '/review/list/GRILL/GONE',
      'Product GONE en · Reviews · Hotel 1 en',
    ],
  ])('is answered with 200 and marked noindex once its subject has ended: %s', async (_case, url, title) => {
    const head = await getHead(`${url}${url.includes('?') ? '&' : '?'}lang=en`);
    expect(head).toMatchObject({ status: 200, title, jsonLd: [] });
    expect(head.meta['robots']).toBe('noindex');
    expect(head.canonical).toContain('hotelCode=M1&lang=en');
  });

  it.each([
    ['a promotion on its last day', '/fnb/prom/detail?promCode=LAST_DAY'],
    ['a promotion without an end', '/fnb/prom/detail?promCode=OPEN'],
  ])('is indexed while its subject has not ended: %s', async (_case, url) => {
    const head = await getHead(url);
    expect(head.meta['robots']).toBeUndefined();
    expect(head.jsonLd.map((data) => data['@type'])).toEqual(['Offer', 'BreadcrumbList']);
  });
});

it('a product that is not on sale yet is offered as a pre-order, and its page is indexed', async () => {
  const head = await getHead('/reservation/prod/detail/GRILL/SOON?lang=en');
  expect(head.meta['robots']).toBeUndefined();
  expect(head.jsonLd[0]).toMatchObject({
    '@type': 'Product',
    offers: {
      availability: 'https://schema.org/PreOrder',
      validFrom: '2026-04-01T00:00:00+09:00',
      priceValidUntil: '2026-04-30',
    },
  });
  const [soldProduct] = (await getHead('/reservation/prod/detail/GRILL/DINNER?lang=en')).jsonLd;
  expect(soldProduct).toMatchObject({
    '@type': 'Product',
    offers: { availability: 'https://schema.org/LimitedAvailability' },
  });
  expect(soldProduct?.['offers']).not.toHaveProperty('priceValidUntil');
});

describe('the offer of a product', () => {
  const getOffer = async () => {
    const [data] = (await getHead('/reservation/prod/detail/GRILL/DINNER?lang=en')).jsonLd;
    return data?.['offers'] as Record<string, unknown> | undefined;
  };
  afterEach(async () => {
    await changeCatalogue(`UPDATE product SET week_type = before.week_type, week_day_flags = before.week_day_flags,
      members_only = before.members_only FROM product before WHERE before.prod_code = 'SOON' AND product.prod_code = 'DINNER'`);
    await changeCatalogue(`DELETE FROM product_not_sale WHERE prod_code = 'DINNER'`);
  });

  it('is sold out if there is no day of sale left', async () => {
    await changeCatalogue(
      `UPDATE product SET week_type = 'user', week_day_flags = '0000000' WHERE prod_code = 'DINNER'`,
    );
    expect(await getOffer()).toMatchObject({ availability: 'https://schema.org/SoldOut' });
  });

  it('is limited to members if the product is for members only', async () => {
    expect(await getOffer()).not.toHaveProperty('validForMemberTier');
    await changeCatalogue(`UPDATE product SET members_only = true WHERE prod_code = 'DINNER'`);
    expect(await getOffer()).toMatchObject({
      validForMemberTier: { '@type': 'MemberProgramTier', name: 'For members only' },
    });
  });
});

describe('the canonical URL of a page', () => {
  it.each([
    ['with an unknown hotel names the first hotel', '/?hotelCode=NOBODY&lang=en', '/?hotelCode=M1&lang=en'],
    [
      'with a venue of another hotel has no venue',
      '/fnb/dinInfo?dinCode=EMPTY&lang=en',
      '/fnb/dinInfo?hotelCode=M1&lang=en',
    ],
    [
      'of a filtered list has no filters',
      '/fnb/prom/main?dinCode=GRILL&promRunningYn=Y&lang=en',
      '/fnb/prom/main?hotelCode=M1&lang=en',
    ],
    [
      'of a later page of a list has the page number',
      '/fnb/prom/main?pageIndex=2&lang=en',
      '/fnb/prom/main?pageIndex=2&hotelCode=M1&lang=en',
    ],
    [
      'of the first page of a list has no page number',
      '/fnb/prom/main?pageIndex=1&lang=en',
      '/fnb/prom/main?hotelCode=M1&lang=en',
    ],
    [
      'with an invalid page number has no page number',
      '/fnb/prom/main?pageIndex=x&lang=en',
      '/fnb/prom/main?hotelCode=M1&lang=en',
    ],
    [
      'of reviews has the page number',
      '/review/list/GRILL/DINNER?pageIndex=3&lang=en',
      '/review/list/GRILL/DINNER?pageIndex=3&hotelCode=M1&lang=en',
    ],
    [
      'of a promotion names its hotel, and not another one in the URL',
      '/fnb/prom/detail?promCode=OPEN&hotelCode=M2&lang=en',
      '/fnb/prom/detail?promCode=OPEN&hotelCode=M1&lang=en',
    ],
  ])('%s', async (_case, url, canonical) => {
    expect((await getHead(url)).canonical).toBe(`${server.deps.config.publicUrl}${canonical}`);
  });

  it('uses the language of the visitor if the URL names none', async () => {
    const { body } = await server.app.inject({ url: '/', headers: { 'accept-language': 'ja' } });
    expect(body).toContain('/?hotelCode=M1&amp;lang=jp">');
  });
});

it('reviews of a hotel that shows no reviews are marked noindex', async () => {
  await changeCatalogue(`UPDATE hotel SET reviews_on = false WHERE htl_code = 'H01'`);
  expect((await getHead('/review/list/GRILL/DINNER')).meta['robots']).toBe('noindex');
  await changeCatalogue(`UPDATE hotel SET reviews_on = true WHERE htl_code = 'H01'`);
});

it('a preview card has the default picture if its own has an unsupported format or is on another site', async () => {
  const card = `${server.deps.config.publicUrl}/pictures/social-card.jpg`;
  expect((await getHead('/reservation/prod/detail/GRILL/DINNER')).meta['og:image']).toBe(card);
  await changeCatalogue(`UPDATE product_photo SET file_path = 'https://elsewhere.example/a.jpg'`);
  expect((await getHead('/reservation/prod/detail/GRILL/DINNER')).meta['og:image']).toBe(card);
  await changeCatalogue(`UPDATE product_photo SET file_path = '/pictures/plain.png'`);
  const head = await getHead('/reservation/prod/detail/GRILL/DINNER?lang=en');
  expect(head.meta['og:image']).toBe(`${server.deps.config.publicUrl}/pictures/plain.png`);
  expect(head.meta['og:image:alt']).toBe('A plate en');
});

it('texts of the catalogue are escaped and cannot add a script or a comment', async () => {
  const hostileText = `</script><script>alert(1)</script>"'><!-- $& $\` ${'x'.repeat(10)}`;
  const text = JSON.stringify({ default: hostileText });
  await changeCatalogue('UPDATE hotel SET name = $1', [text]);
  await changeCatalogue('UPDATE venue SET name = $1, description = $1, phone = $2', [text, hostileText]);
  await changeCatalogue('UPDATE product SET name = $1, description = $1', [text]);
  await changeCatalogue('UPDATE menu SET name = $1, description = $1', [text]);
  await changeCatalogue('UPDATE promotion SET name = $1, simple_description = $1, banner = $2, banner_alt = $1', [
    text,
    `/a.png${hostileText}`,
  ]);
  for (const [url, type] of [
    ['/', 'Hotel'],
    ['/fnb/dinInfo', 'Restaurant'],
    ['/fnb/prom/detail?promCode=OPEN', 'Offer'],
    ['/reservation/prod/detail/GRILL/DINNER', 'Product'],
    ['/reservation/step/2/GRILL', 'Restaurant'],
  ] as const) {
    const { body } = await server.app.inject({ url });
    const head = await getHead(url);
    expect(head.title).toContain(hostileText);
    expect(head.jsonLd[0]).toMatchObject({ '@type': type, name: hostileText });
    // Hostile texts neither end nor add a script element. There are JSON-LD scripts and four others: two files of the
    // site, the boot data and the shared data.
    expect(body.match(/<script/gi)).toHaveLength(head.jsonLd.length + 4);
    expect(body.match(/<\/script/gi)).toHaveLength(head.jsonLd.length + 4);
    expect(body).not.toContain('<!--');
  }
});
