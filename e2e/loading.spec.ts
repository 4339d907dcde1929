import { expect, type Page, type Request, test } from '@playwright/test';
import { delayRequests } from './support/delay-requests';
import { dinner, Guest, getDayAhead } from './support/guest';
import { expectCalendarOpen, findModal, searchInModal } from './support/modal';
import { createNetworkIdleWait } from './support/network-idle';

// Spec §7: requests show a loading indicator, except some for app data and, on step 1, those for stock and calendar.
// The indicator appears after 400 ms and stays until the last request has ended.

/** Delay of slow requests, long enough for the indicator to appear. */
const slowMs = 1500;
const calendarCalls = ['**/api/stock/list', '**/api/resv/resvCountbyMonth', '**/api/resv/daySaleProdAmntList'];

/**
 * Delays the requests to these endpoints, each by its own milliseconds. Returns a list to which the pattern of each
 * request is added when the request is sent on.
 */
async function delayCalls(page: Page, delaysMs: Readonly<Record<string, number>>): Promise<readonly string[]> {
  const sentPatterns: string[] = [];
  for (const [pattern, ms] of Object.entries(delaysMs)) {
    await page.route(pattern, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, ms));
      sentPatterns.push(pattern);
      await route.continue().catch(() => undefined);
    });
  }
  return sentPatterns;
}
const delayAll = (page: Page, patterns: readonly string[]) =>
  delayCalls(page, Object.fromEntries(patterns.map((pattern) => [pattern, slowMs])));

/** Returns a function that lists the paths of the pending requests to the API. */
function createPendingCallLister(page: Page): () => string[] {
  const pendingRequests = new Set<Request>();
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) pendingRequests.add(request);
  });
  page.on('requestfinished', (request) => void pendingRequests.delete(request));
  page.on('requestfailed', (request) => void pendingRequests.delete(request));
  return () => [...pendingRequests].map((request) => new URL(request.url()).pathname);
}

const getIndicator = (guest: Guest) => guest.page.getByRole('progressbar', { name: guest.texts.common.loading });

interface IndicatorChange {
  readonly isVisible: boolean;
  readonly atMs: number;
}

/** Runs in the page: records when the indicator appears and disappears. */
function startRecording(): void {
  const changes: IndicatorChange[] = [];
  Object.assign(window, { indicatorChanges: changes });
  const recordChange = () => {
    const bar = document.querySelector('[role="progressbar"]');
    const isVisible = bar !== null && getComputedStyle(bar).visibility === 'visible';
    if ((changes.at(-1)?.isVisible ?? false) !== isVisible) changes.push({ isVisible, atMs: performance.now() });
    requestAnimationFrame(recordChange);
  };
  recordChange();
}
const createChangeLister = (page: Page) => () =>
  page.evaluate(() => (window as unknown as { indicatorChanges: IndicatorChange[] }).indicatorChanges);

/** Starts recording in the open page. Returns a function that lists the changes. */
async function recordIndicator(page: Page) {
  await page.evaluate(startRecording);
  return createChangeLister(page);
}

/** Records from the start of each later page load, because on a slow machine the test reads the page late. */
async function recordIndicatorFromStart(page: Page) {
  await page.addInitScript(startRecording);
  return createChangeLister(page);
}
const expectShownOnce = (listChanges: Awaited<ReturnType<typeof recordIndicator>>) =>
  expect.poll(async () => (await listChanges()).map(({ isVisible }) => isVisible)).toEqual([true, false]);

const step1Query = 'hotelCode=DJE&dinCode=D302&resvType=table&adultCount=2&childCount=0';
const getVisitQuery = (daysAhead: number) => `${step1Query}&resvDate=${getDayAhead(daysAhead)} 18:00`;

/**
 * Opens step 1 by a link of a page that loads no venues, because a rendered step 1 already contains them. The search
 * comes from the URL of that page.
 */
async function openStep1(guest: Guest): Promise<void> {
  await guest.open(`/reservation/lookup?${step1Query}`);
  const { label, reservation } = guest.texts.common.header;
  await guest.page
    .getByRole('navigation', { name: label })
    .getByRole('link', { name: reservation, exact: true })
    .click();
}

test('requests for stock and calendar on step 1 show no loading indicator', async ({ page }) => {
  const guest = new Guest(page, 'en');
  const waitUntilIdle = createNetworkIdleWait(page);
  const sentPatterns = await delayAll(page, calendarCalls);
  await guest.chooseHotel('H03');
  await guest.chooseVenue(dinner.dinCode);
  // The requests after the choice may be slow enough to show the indicator.
  await waitUntilIdle();
  await expect(getIndicator(guest)).toHaveCount(0);
  const listChanges = await recordIndicator(page);
  await guest.getButton(guest.texts.reservation.date.search).click();
  await expect(page.getByRole('grid')).toBeVisible();
  await expect.poll(() => [...new Set(sentPatterns)]).toEqual(calendarCalls.slice(0, 2));
  await expect(
    page.getByRole('grid').getByRole('button', { name: guest.texts.reservation.legend.free }).first(),
  ).toBeVisible();
  expect(await listChanges()).toEqual([]);
});

test('the request for venues on step 1 shows the loading indicator', async ({ page }) => {
  const guest = new Guest(page, 'ko');
  await delayAll(page, ['**/api/din/listByHtlCodeWithPhoto']);
  await openStep1(guest);
  await expect(getIndicator(guest)).toBeVisible();
  await expect(guest.getVenue('D302')).toBeChecked();
  await expect(getIndicator(guest)).toHaveCount(0);
});

test('step 1 has a section for the calendar of the venue in the URL before the venues are loaded', async ({ page }) => {
  const guest = new Guest(page, 'ko');
  const release = await delayRequests(page, '**/api/din/listByHtlCodeWithPhoto');
  await openStep1(guest);
  await expect(page.getByRole('heading', { name: guest.texts.reservation.date.label })).toBeVisible();
  await expect(guest.getButton(guest.texts.reservation.date.search)).toHaveCount(0);
  release();
  await expect(
    page.getByRole('grid').getByRole('button', { name: guest.texts.reservation.legend.free }).first(),
  ).toBeVisible();
});

test('requests for stock and calendar on step 2, on a product’s page and in the modal show the loading indicator', async ({
  page,
}) => {
  const guest = new Guest(page, 'ja');
  const listPendingCalls = createPendingCallLister(page);
  const isCalendarCall = (path: string) => calendarCalls.includes(`**${path}`);
  /** Delays the calendar's requests until no other request is pending, so that only they can show the indicator. */
  const expectShownByCalendar = async (open: () => Promise<unknown>) => {
    const release = await delayRequests(page, (url) => isCalendarCall(url.pathname));
    await open();
    await expect.poll(() => listPendingCalls().length > 0 && listPendingCalls().every(isCalendarCall)).toBe(true);
    await expect(getIndicator(guest)).toBeVisible();
    release();
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
  // While a request that shows the indicator is pending, the indicator is in the page, although invisible at first.
  await expect(page.locator('[role="progressbar"]')).toHaveCount(0);
  release();
  await expect(page.getByRole('contentinfo').getByRole('heading').first()).toBeVisible();
});

test('the loading indicator does not appear within 400 ms of the request', async ({ page }) => {
  const guest = new Guest(page, 'en');
  await guest.open('/?hotelCode=DJE');
  await delayAll(page, ['**/api/app/prod/list']);
  const appearedAtMs = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const resolveWhenVisible = () => {
          const bar = document.querySelector('[role="progressbar"]');
          const isVisible = bar !== null && getComputedStyle(bar).visibility === 'visible';
          if (isVisible) resolve(Number(bar.getAnimations()[0]?.currentTime));
          else requestAnimationFrame(resolveWhenVisible);
        };
        resolveWhenVisible();
      }),
  );
  await guest.getButton(guest.texts.main.links.menu).click();
  expect(await appearedAtMs).toBeGreaterThanOrEqual(400);
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
  const listChanges = await recordIndicatorFromStart(page);
  await guest.open(`/reservation/step/2/D302?${getVisitQuery(97)}`);
  await expect(
    page.getByRole('main').getByRole('button', { name: guest.texts.reservation.list.select }).first(),
  ).toBeVisible();
  await expectShownOnce(listChanges);
  const [appearance, disappearance] = await listChanges();
  expect((disappearance?.atMs ?? 0) - (appearance?.atMs ?? 0)).toBeGreaterThan(1000);
});

test('a failed request ends the loading indicator, and a read that is repeated shows it once', async ({ page }) => {
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
  const listChanges = await recordIndicatorFromStart(page);
  await guest.open(`/reservation/prod/detail/${dinner.dinCode}/${dinner.prodCode}?${getVisitQuery(98)}`);
  await expect(page.getByRole('heading', { level: 1, name: guest.texts.common.errorPage.title })).toBeVisible();
  await expectShownOnce(listChanges);
});

test('a visitor who continues as a guest sees the loading indicator', async ({ page }) => {
  const guest = new Guest(page, 'en');
  await guest.openDetail(getDayAhead(99));
  await guest.setMenuCount(0, 2);
  await guest.pressReserve();
  await delayAll(page, ['**/api/guest/start']);
  await guest.getButton(guest.texts.guard.asGuest).click();
  await expect(getIndicator(guest)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: guest.texts.payment.title })).toBeVisible();
  await expect(getIndicator(guest)).toHaveCount(0);
});
