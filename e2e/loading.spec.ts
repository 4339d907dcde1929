import { expect, type Page, type Request, test } from '@playwright/test';
import { delayRequests } from './support/delay-requests';
import { dinner, Guest, getDayAhead } from './support/guest';
import { expectCalendarOpen, findModal, searchInModal } from './support/modal';
import { createNetworkIdleWait } from './support/network-idle';

/**
 * Spec §7: requests show a loading indicator, except some of the app data and, on step 1, some of stock and calendar.
 * The indicator appears after 400 ms and stays until the last request has ended.
 */
const slow = 1500;
const calendar = ['**/api/stock/list', '**/api/resv/resvCountbyMonth', '**/api/resv/daySaleProdAmntList'];

/**
 * Delays the responses of these endpoints, each by its own milliseconds. Returns the started and the answered requests.
 */
async function delayCalls(page: Page, calls: Readonly<Record<string, number>>) {
  const started: string[] = [];
  const answered: string[] = [];
  for (const [pattern, ms] of Object.entries(calls)) {
    await page.route(pattern, async (route) => {
      started.push(pattern);
      await new Promise((done) => setTimeout(done, ms));
      answered.push(pattern);
      await route.continue().catch(() => undefined);
    });
  }
  return { startedCalls: started, answered };
}
const delayAll = (page: Page, patterns: readonly string[]) =>
  delayCalls(page, Object.fromEntries(patterns.map((pattern) => [pattern, slow])));

function watchCalls(page: Page): () => string[] {
  const open = new Set<Request>();
  page.on('request', (request) => void (new URL(request.url()).pathname.startsWith('/api/') && open.add(request)));
  page.on('requestfinished', (request) => void open.delete(request));
  page.on('requestfailed', (request) => void open.delete(request));
  return () => [...open].map((request) => new URL(request.url()).pathname);
}

const getIndicator = (guest: Guest) => guest.page.getByRole('progressbar', { name: guest.texts.common.loading });

/** Runs in the page: records in milliseconds when the indicator appears and disappears. */
function recordChanges(): void {
  const changes: { isVisible: boolean; at: number }[] = [];
  Object.assign(window, { turns: changes });
  const recordChange = () => {
    const bar = document.querySelector('[role="progressbar"]');
    const isVisible = bar !== null && getComputedStyle(bar).visibility === 'visible';
    if ((changes.at(-1)?.isVisible ?? false) !== isVisible) changes.push({ isVisible, at: performance.now() });
    requestAnimationFrame(recordChange);
  };
  recordChange();
}
const createReader = (page: Page) => () =>
  page.evaluate(() => (window as unknown as { turns: { isVisible: boolean; at: number }[] }).turns);

async function watch(page: Page) {
  await page.evaluate(recordChanges);
  return createReader(page);
}

/** Records from the start of each later page load, because on a slow machine the test reads the page late. */
async function watchFromStart(page: Page) {
  await page.addInitScript(recordChanges);
  return createReader(page);
}
const expectShownOnce = (changes: Awaited<ReturnType<typeof watch>>) =>
  expect.poll(async () => (await changes()).map(({ isVisible }) => isVisible)).toEqual([true, false]);

const onStep1 = 'hotelCode=DJE&dinCode=D302&resvType=table&adultCount=2&childCount=0';
const getVisitQuery = (day: number) => `${onStep1}&resvDate=${getDayAhead(day)} 18:00`;

/** Opens a page that loads no venues and takes the search from its URL, because step 1 is rendered with venues. */
async function openStep1(guest: Guest): Promise<void> {
  await guest.open(`/reservation/lookup?${onStep1}`);
  const { label, reservation } = guest.texts.common.header;
  await guest.page
    .getByRole('navigation', { name: label })
    .getByRole('link', { name: reservation, exact: true })
    .click();
}

test('requests for stock and calendar on step 1 show no loading indicator, and the page says that they are loading', async ({
  page,
}) => {
  const guest = new Guest(page, 'en');
  const waitUntilQuiet = createNetworkIdleWait(page);
  const { answered } = await delayAll(page, calendar);
  await guest.chooseHotel('H03');
  await guest.chooseVenue(dinner.dinCode);
  // The requests after the choice may be slow enough to show the indicator.
  await waitUntilQuiet();
  await expect(getIndicator(guest)).toHaveCount(0);
  const changes = await watch(page);
  await guest.getButton(guest.texts.reservation.date.search).click();
  await expect(page.getByRole('grid')).toBeVisible();
  await expect.poll(() => [...new Set(answered)]).toEqual(calendar.slice(0, 2));
  await expect(
    page.getByRole('grid').getByRole('button', { name: guest.texts.reservation.legend.free }).first(),
  ).toBeVisible();
  expect(await changes()).toEqual([]);
});

test('the request for venues on step 1 shows the loading indicator', async ({ page }) => {
  const guest = new Guest(page, 'ko');
  await delayAll(page, ['**/api/din/listByHtlCodeWithPhoto']);
  await openStep1(guest);
  await expect(getIndicator(guest)).toBeVisible();
  await expect(guest.getVenue('D302')).toBeChecked();
  await expect(getIndicator(guest)).toHaveCount(0);
});

test('the calendar of the venue in the URL has its place on step 1 before the venues are loaded', async ({ page }) => {
  const guest = new Guest(page, 'ko');
  const come = await delayRequests(page, '**/api/din/listByHtlCodeWithPhoto');
  await openStep1(guest);
  await expect(page.getByRole('heading', { name: guest.texts.reservation.date.label })).toBeVisible();
  await expect(guest.getButton(guest.texts.reservation.date.search)).toHaveCount(0);
  come();
  await expect(
    page.getByRole('grid').getByRole('button', { name: guest.texts.reservation.legend.free }).first(),
  ).toBeVisible();
});

test('requests for stock and calendar on step 2, on a product’s page and in the modal show the loading indicator', async ({
  page,
}) => {
  const guest = new Guest(page, 'ja');
  const underWay = watchCalls(page);
  const isCalendar = (path: string) => calendar.includes(`**${path}`);
  /** Delays the calendar's requests until no other request is pending, so that only they can show the indicator. */
  const expectShownByCalendar = async (open: () => Promise<unknown>) => {
    const come = await delayRequests(page, (url) => isCalendar(url.pathname));
    await open();
    await expect.poll(() => underWay().length > 0 && underWay().every(isCalendar)).toBe(true);
    await expect(getIndicator(guest)).toBeVisible();
    come();
    await expect(getIndicator(guest)).toHaveCount(0);
  };

  await expectShownByCalendar(() => guest.open(`/reservation/step/2/D302?${getVisitQuery(96)}`));
  await expect(page.getByRole('button', { name: guest.texts.reservation.list.select }).first()).toBeVisible();

  await expectShownByCalendar(() => guest.openDetail(getDayAhead(96)));

  await guest.open('/?hotelCode=DJE');
  await page.getByRole('tabpanel').locator('h3 a').first().press('Enter');
  await expect(findModal(guest)).toBeVisible();
  await expectShownByCalendar(() => searchInModal(guest));
  await expectCalendarOpen(guest, true);
});

test('requests for app data show no loading indicator', async ({ page }) => {
  const guest = new Guest(page, 'cn');
  await page.context().addCookies([{ name: 'cartIdList', value: 'none', url: test.info().project.use.baseURL ?? '' }]);
  // A rendered page already contains all other app data.
  const calls = ['/api/main/cartList', '/api/default-footer/comTermsList'];
  const release = await delayRequests(page, ({ pathname }) => calls.includes(pathname));
  await Promise.all([...calls.map((call) => page.waitForRequest(`**${call}`)), guest.open('/reservation/lookup')]);
  await expect(page.getByRole('heading', { level: 1, name: guest.texts.complete.lookup.title })).toBeVisible();
  // After a request has started, the indicator is in the page, although hidden.
  await expect(page.locator('[role="progressbar"]')).toHaveCount(0);
  release();
  await expect(page.getByRole('contentinfo').getByRole('heading').first()).toBeVisible();
});

test('the loading indicator appears 400 ms after the request begins', async ({ page }) => {
  const guest = new Guest(page, 'en');
  await guest.open('/?hotelCode=DJE');
  await delayAll(page, ['**/api/app/prod/list']);
  const appearedAt = page.evaluate(
    () =>
      new Promise<number>((found) => {
        const recordChange = () => {
          const bar = document.querySelector('[role="progressbar"]');
          const isVisible = bar !== null && getComputedStyle(bar).visibility === 'visible';
          if (isVisible) found(Number(bar.getAnimations()[0]?.currentTime));
          else requestAnimationFrame(recordChange);
        };
        recordChange();
      }),
  );
  await guest.getButton(guest.texts.main.links.menu).click();
  expect(await appearedAt).toBeGreaterThanOrEqual(400);
  await expect(findModal(guest).getByRole('listitem').first()).toBeVisible();
  await expect(getIndicator(guest)).toHaveCount(0);
});

test('overlapping requests show the loading indicator once, from the first to the last', async ({ page }) => {
  const guest = new Guest(page, 'en');
  await guest.open('/reservation/lookup');
  await expect(page.getByRole('heading', { level: 1, name: guest.texts.complete.lookup.title })).toBeVisible();
  await delayCalls(page, {
    '**/api/app/prod/list': 900,
    '**/api/din/listByHtlCodeWithPhoto': 600,
    '**/api/resv/resvCountbyMonth': 2000,
  });
  const changes = await watchFromStart(page);
  await guest.open(`/reservation/step/2/D302?${getVisitQuery(97)}`);
  await expect(
    page.getByRole('main').getByRole('button', { name: guest.texts.reservation.list.select }).first(),
  ).toBeVisible();
  await expectShownOnce(changes);
  const [displayed, gone] = await changes();
  expect((gone?.at ?? 0) - (displayed?.at ?? 0)).toBeGreaterThan(1000);
});

test('a failed request and a refused write end the loading indicator', async ({ page }) => {
  const guest = new Guest(page, 'ko');
  await page.route('**/api/resv/lookup', async (route) => {
    await expect(getIndicator(guest)).toBeVisible();
    await route.abort();
  });
  await guest.open('/reservation/lookup?resvCode=20260311-AAAAAAAAAA');
  await page.getByRole('textbox', { name: guest.texts.phone.korean }).fill('010-1234-5678');
  await guest.getButton(guest.texts.complete.lookup.submit).click();
  await guest.expectAlert(guest.texts.common.offline);
  await expect(getIndicator(guest)).toHaveCount(0);

  // Reads are tried three times; the indicator stays during the pauses.
  await page.route('**/api/app/prod/list', (route) => route.abort());
  const changes = await watchFromStart(page);
  await guest.open(`/reservation/prod/detail/${dinner.dinCode}/${dinner.prodCode}?${getVisitQuery(98)}`);
  await expect(page.getByRole('heading', { level: 1, name: guest.texts.common.errorPage.title })).toBeVisible();
  await expectShownOnce(changes);
});

test('a visitor who continues as a guest sees the loading indicator', async ({ page }) => {
  const guest = new Guest(page, 'en');
  await guest.openDetail(getDayAhead(99));
  await guest.addMenu(0, 2);
  await guest.reserve();
  await delayAll(page, ['**/api/guest/start']);
  await guest.getButton(guest.texts.guard.asGuest).click();
  await expect(getIndicator(guest)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: guest.texts.payment.title })).toBeVisible();
  await expect(getIndicator(guest)).toHaveCount(0);
});
