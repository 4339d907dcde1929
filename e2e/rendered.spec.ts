import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { browserProfiles } from './support/browser-profiles';
import { delayRequests } from './support/delay-requests';
import { tagFullRun } from './support/full-run';
import { Guest, getDayAhead } from './support/guest';
import { type LanguageName, languageSetups } from './support/languages';
import { expectModalEntries } from './support/modal';
import { TableFinderPage } from './support/table-finder-page';
import { chooseTile } from './support/tiles';

test.use(browserProfiles.withPictures);

const productPath = '/reservation/prod/detail/D302/P30201';
/** The pages that the server renders, without the one for an unknown address, each with a text of its content. */
const pages = [
  ['/', ({ texts }: Guest) => texts.main.venues],
  ['/reservation/step/1', ({ texts }: Guest) => texts.reservation.title],
  ['/fnb/find', ({ texts }: Guest) => texts.availability.lead],
  ['/fnb/dinInfo', ({ texts }: Guest) => texts.venue.hours],
  ['/dining/DJE/D302', ({ texts }: Guest) => texts.restaurant.courses],
  ['/fnb/prom/main', ({ texts }: Guest) => texts.promotion.title],
  ['/fnb/prom/detail?promCode=PR1001', ({ texts }: Guest) => texts.promotion.filter.running],
  [productPath, ({ texts }: Guest) => texts.product.menus.title],
  ['/review/list/D302/P30201', ({ texts }: Guest) => texts.review.title],
  ...['use', 'privacy', 'third-party', 'hotel-usage', 'marketing'].map(
    (termsType) => [`/terms/${termsType}?hotelCode=DJE`, () => '064-000-3300'] as const,
  ),
] as const;

const fetchHtml = async (request: APIRequestContext, path: string, name: LanguageName): Promise<string> =>
  (await request.get(`${path}${path.includes('?') ? '&' : '?'}lang=${languageSetups[name].query}`)).text();
const extractRoot = (html: string): string => /<div id="root">(.*)<\/div><div class="load-error/s.exec(html)?.[1] ?? '';

for (const name of Object.keys(languageSetups) as LanguageName[])
  test(`the HTML of each page that the server renders has its content, in ${name}`, async ({ page, request }) => {
    const guest = new Guest(page, name);
    for (const [path, getText] of pages) {
      const root = extractRoot(await fetchHtml(request, path, name));
      expect(root.match(/<h1[ >]/g), path).toHaveLength(1);
      expect(root, path).toContain(getText(guest));
      expect(root, `${path} shows an untranslated key`).not.toMatch(
        />(common|main|availability|venue|reservation|product|review|promotion)\.[a-z]/i,
      );
    }
    // The footer has the business information that the law requires.
    expect(extractRoot(await fetchHtml(request, '/', name))).toContain(guest.texts.footer.bizRegNo);
    // Each language has its own letters.
    const [entry] = Object.entries({
      ko: /[가-힣]/,
      en: /[a-z]{4}/,
      cn: /[\u4e00-\u9fff]/,
      ja: /[\u3040-\u30ff]/,
    }).filter(([languageName]) => languageName === name);
    expect(extractRoot(await fetchHtml(request, '/fnb/dinInfo', name))).toMatch(entry?.[1] ?? /^$/);
  });

test.describe('a browser without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the restaurants with hours, pictures and phone numbers', async ({ page }) => {
    const guest = new Guest(page, 'en');
    await guest.goTo('/fnb/dinInfo?hotelCode=DJE');
    const notice = page.locator('.without-scripts');
    await expect(notice).toContainText(guest.texts.meta.withoutScripts.reserve);
    await expect(notice.locator('a[href^="tel:"]')).toBeVisible();
    await expect(notice.locator('a', { hasText: guest.texts.meta.withoutScripts.map })).toBeVisible();
    const grill = page.getByRole('region', { name: 'Oreum Grill' });
    await grill.scrollIntoViewIfNeeded();
    await expect(grill.getByText(guest.texts.venue.hours)).toBeVisible();
    await expect(grill.getByRole('link', { name: /^0\d+-/ })).toHaveAttribute('href', /^tel:/);
    await expect(grill.getByRole('img').first()).toBeVisible();
    await expect(page.locator('.load-error')).toBeHidden();
  });

  test('shows a product and its price on a phone, with the navigation open', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const guest = new Guest(page, 'ko');
    await guest.goTo('/?hotelCode=DJE');
    const nav = page.getByRole('navigation', { name: guest.texts.common.header.label });
    await expect(nav.getByRole('link', { name: guest.texts.common.header.venues, exact: true })).toBeVisible();
    await expect(page.getByRole('tabpanel').getByText(/₩|원/).first()).toBeVisible();
    await page.getByRole('tabpanel').locator('h3 a').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

for (const path of ['/nowhere', '/fnb/prom/detail?promCode=NONE'])
  test(`the server answers 404 for an unknown page or promotion: ${path}`, async ({ page, request }) => {
    const guest = new Guest(page, 'ja');
    const response = await request.get(`${path}${path.includes('?') ? '&' : '?'}lang=jp`);
    expect(response.status()).toBe(404);
    expect(extractRoot(await response.text())).toContain(guest.texts.errorPage.notFoundTitle);
  });

for (const [path, heading, getExpectedText] of [
  ['/reservation/prod/detail/D105/P10506', /^Chestnut and fig/, (texts: Guest['texts']) => texts.product.ended],
  ['/fnb/prom/detail?promCode=PR1006', /^Pine mushrooms/, (texts: Guest['texts']) => texts.promotion.filter.ended],
] as const)
  test(`an ended promotion or product is marked as ended and as noindex: ${path}`, async ({ page, request }) => {
    const guest = new Guest(page, 'en');
    const response = await request.get(`${path}${path.includes('?') ? '&' : '?'}lang=en`);
    expect(response.status()).toBe(200);
    const html = await response.text();
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(extractRoot(html)).toContain(getExpectedText(guest.texts));
    expect((await (await request.get('/sitemap.xml')).text()).includes(path)).toBe(false);
    await guest.open(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByRole('main').getByText(getExpectedText(guest.texts)).first()).toBeVisible();
    await guest.open('/?hotelCode=DSE');
    await page.getByRole('tab', { name: /Dalmuri/ }).click();
    await expect(
      page
        .getByRole('tabpanel')
        .getByRole('link', { name: /Afternoon tea at Dalmuri/ })
        .first(),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: heading })).toHaveCount(0);
  });

test('a page is titled by its content however it is opened, and keeps the language of its URL', async ({ page }) => {
  const guest = new Guest(page, 'en');
  await guest.goTo('/fnb/prom/main?lang=en');
  const [promotionTitle] = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
  await page
    .getByRole('main')
    .getByRole('link', { name: promotionTitle ?? '' })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: promotionTitle ?? '' })).toBeVisible();
  const title = `${promotionTitle} · Dalbit Seoul`;
  await expect(page).toHaveTitle(title);
  await page.reload();
  await expect(page).toHaveTitle(title);
  await page.goBack();
  await expect(page).toHaveTitle(`${guest.texts.meta.pages.promotionList.title} · Dalbit Seoul`);
  await guest.goTo('/reservation/step/1?lang=en');
  await expect(page).toHaveURL(/resvType=table.*lang=en/);
});

/**
 * Returns when the site's code was requested, `early.ts` was loaded and the load event started (0 if it has not), each
 * in milliseconds since the navigation.
 */
const getTimings = (page: Page) =>
  page.evaluate(() => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const earlyScript = files.find(({ name }) => name.includes('/assets/early-'));
    const codeFiles = files.filter(({ name }) => /\/assets\/(?!early-|old-browser-).*\.js$/.test(name));
    return {
      codeRequestedMs: Math.min(...codeFiles.map(({ startTime }) => startTime)),
      earlyLoadedMs: earlyScript?.responseEnd ?? 0,
      loadEventMs: navigation?.loadEventStart ?? 0,
    };
  });

test('the site’s code is fetched after the load event, or after more than a second if a picture does not load', async ({
  page,
}) => {
  const guest = new Guest(page, 'en');
  await guest.open('/');
  const normalTimings = await getTimings(page);
  expect(normalTimings.loadEventMs).toBeGreaterThan(0);
  expect(normalTimings.codeRequestedMs).toBeGreaterThanOrEqual(normalTimings.loadEventMs);
  await page.route(/\/pictures\/promo-/, () => new Promise(() => undefined));
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('.load-error')).toHaveCount(1);
  await expect(page.locator('.load-error')).toHaveCount(0);
  const delayedTimings = await getTimings(page);
  expect(delayedTimings.loadEventMs).toBe(0);
  expect(delayedTimings.codeRequestedMs - delayedTimings.earlyLoadedMs).toBeGreaterThan(1_000);
});

/** Simulates a slow connection: 50 kB per second, round trips of 400 ms. */
async function slowDownConnection(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
}

test('a page can be read on a slow connection before its code is loaded, and keeps what is chosen meanwhile', async ({
  page,
}) => {
  const guest = new Guest(page, 'ja');
  await slowDownConnection(page);
  await page.goto('/?lang=jp', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 2, name: guest.texts.main.venues })).toBeVisible();
  await waitUntilQueuing(page);
  await page.getByRole('combobox', { name: guest.texts.common.header.hotel }).selectOption('H03');
  const nav = page.getByRole('navigation', { name: guest.texts.common.header.label });
  await nav.getByRole('link', { name: guest.texts.common.header.reservation, exact: true }).click();
  await expect(page).toHaveURL(/\/reservation\/step\/1\?.*hotelCode=DJE/, { timeout: 60_000 });
  await expect(page.getByRole('heading', { level: 1, name: guest.texts.reservation.title })).toBeVisible();
});

test('a press on a card before the code of the cards is loaded is replayed later, and the card’s link works if the code never loads', async ({
  page,
}) => {
  const guest = new Guest(page, 'en');
  const cardsCode = /main-offers-.*\.js$/;
  const releaseRequests = await delayRequests(page, cardsCode);
  await guest.open('/');
  const cardLink = page.getByRole('tabpanel').locator('h3 a').first();
  await cardLink.click();
  await expect(page.getByRole('dialog')).toBeHidden();
  releaseRequests();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.unroute(cardsCode);
  await page.route(cardsCode, (route) => route.abort());
  await page.reload();
  // The page first removes the history entry of the closed modal, which would cancel a navigation at that moment.
  await expectModalEntries(page, 0);
  await cardLink.click();
  await expect(page).toHaveURL(/\/reservation\/prod\/detail\//);
});

/**
 * Waits until clicks are queued: `early.ts` has run and has set `data-first-screen` on the root element, which it
 * removes at the first scroll.
 */
const waitUntilQueuing = (page: Page) =>
  page.waitForFunction(
    () =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/early-')) &&
      ('firstScreen' in document.documentElement.dataset || scrollY > 0),
  );

/** Matches the site's code, without the script that queues clicks. */
const siteCode = /\/assets\/(?!early-|old-browser-)[^/]+\.js$/;

test('a venue can be chosen and the search can be opened before hydration, and Back returns to the previous page', async ({
  page,
}) => {
  const guest = new Guest(page, 'en');
  await guest.open('/?hotelCode=DJE');
  const nav = page.getByRole('navigation', { name: guest.texts.common.header.label });
  await nav.getByRole('link', { name: guest.texts.common.header.reservation, exact: true }).click();
  await expect(page).toHaveURL(/\/reservation\/step\/1/);
  let releaseRequests = await delayRequests(page, siteCode);
  await page.reload({ waitUntil: 'commit' });
  await waitUntilQueuing(page);
  const grill = guest.getVenue('D302');
  await chooseTile(grill);
  releaseRequests();
  await expect(page.locator('.load-error')).toHaveCount(0);
  await expect(grill).toBeChecked();
  await expect(page).toHaveURL(/dinCode=D302/);

  await page.unrouteAll();
  releaseRequests = await delayRequests(page, siteCode);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: guest.texts.reservation.title })).toBeVisible();
  await waitUntilQueuing(page);
  await page.evaluate(() => history.back());
  const finder = new TableFinderPage(guest);
  await expect(finder.line).toBeVisible();
  await waitUntilQueuing(page);
  await finder.line.click();
  releaseRequests();
  await expect(page.locator('.load-error')).toHaveCount(0);
  await finder.chooseDay(getDayAhead(51));
  await finder.search();
  await expect(page).toHaveURL(new RegExp(`/fnb/find\\?.*resvDate=${getDayAhead(51)}`));
});

/**
 * Clicks the header's promotions link after React has hydrated the header and before it hydrates the page. On a fast
 * machine this moment is too short to be hit.
 */
function clickDuringHydration(): void {
  const isHydrated = (element: Element | null) =>
    element !== null && Object.keys(element).some((key) => key.startsWith('__react'));
  if (location.pathname === '/fnb/prom/main') return;
  const timer = setInterval(() => {
    const link = document.querySelector<HTMLElement>('header nav a[href^="/fnb/prom"]');
    if (!isHydrated(link)) return;
    clearInterval(timer);
    link?.click();
  });
}

// The slow processor makes these tests take long, so `npm test` runs only the first page and the heaviest of the four.
for (const path of ['/', '/reservation/step/1?dinCode=D302', productPath, '/review/list/D101/P10104'])
  test(
    `a link of the header works while the page below it is hydrated: ${path}`,
    tagFullRun(path === '/' || path === productPath),
    async ({ page }) => {
      const guest = new Guest(page, 'en');
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 12 });
      await page.addInitScript(clickDuringHydration);
      await guest.goTo(path);
      await expect(page).toHaveURL(/\/fnb\/prom\/main/, { timeout: 100_000 });
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      await expect(page.getByRole('heading', { level: 1, name: guest.texts.promotion.title })).toBeVisible();
    },
  );

test('the first step opened with a restaurant is still scrolled to the top when its calendar is open', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const guest = new Guest(page, 'ko');
  await guest.open('/reservation/step/1?hotelCode=DJE&dinCode=D302');
  await expect(page.getByRole('grid')).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('a member is shown as signed in on a page that is cached for all visitors', async ({ page, request }) => {
  const guest = new Guest(page, 'en');
  await guest.open('/');
  const htmlBefore = await fetchHtml(request, '/', 'en');
  await page.request.post('/api/authentications', {
    data: { username: 'james@dalbit.example', password: 'moonlight-2026' },
    headers: { 'X-Requested-With': 'XMLHttpRequest', Origin: new URL(page.url()).origin },
  });
  await page.reload();
  await expect(page.getByRole('button', { name: guest.texts.common.header.logout })).toBeVisible();
  expect(await fetchHtml(request, '/', 'en')).toBe(htmlBefore);
});
