import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageNames, selectLanguage } from '@dining/domain/shared/language';
import { expect, type Page, test } from '@playwright/test';
import { getDataLayer, listEventNames } from './support/data-layer';
import { delayRequests } from './support/delay-requests';
import { dinner, Guest, getDayAhead } from './support/guest';
import { createIpAddressOptions } from './support/ip-address-options';
import { ConsentPage, createProviderAccount } from './support/provider-sign-in';
import { runStaffCommand } from './support/staff-command';

test.use(createIpAddressOptions());

const lines = readFileSync(join(import.meta.dirname, '../docs/marketing.md'), 'utf8').split('\n');
const day = getDayAhead(12);
const examples = lines.flatMap((line) => {
  const [, path] = /`https:\/\/dining\.example([^`]+)`/.exec(line) ?? [];
  const [, expectedText] = /\*\*(.+?)\*\*/.exec(line) ?? [];
  // The days in the document will pass, so the test replaces them with a day in the future.
  return path === undefined
    ? []
    : [{ path, openedPath: path.replace(/resvDate=\d{4}-\d\d-\d\d/, `resvDate=${day}`), expectedText }];
});

const readCookies = async (page: Page): Promise<Readonly<Record<string, string>>> =>
  Object.fromEntries((await page.context().cookies()).map(({ name, value }) => [name, decodeURIComponent(value)]));

test('the marketing document has more than 15 examples, more than ten of them with an expected text', () => {
  expect(examples.length).toBeGreaterThan(15);
  expect(examples.filter(({ expectedText }) => expectedText !== undefined).length).toBeGreaterThan(10);
});

for (const { path, openedPath, expectedText } of examples)
  test(`${path} opens the page that the marketing document names`, async ({ page }) => {
    const query = new URL(openedPath, 'https://dining.example').searchParams;
    const response = await page.goto(openedPath);
    expect(response?.status()).toBe(200);
    await expect(page.locator('.load-error')).toHaveCount(0);
    await expect(page).not.toHaveURL(/\/error|\/login/);
    const language = selectLanguage({ query: query.get('lang'), stored: undefined, browser: [] });
    await expect(page.locator('html')).toHaveAttribute('lang', languageNames[language].html);
    if (expectedText !== undefined)
      await expect(page.getByRole('main').getByText(expectedText).filter({ visible: true }).first()).toBeVisible();
    await expect.poll(async () => listEventNames(await getDataLayer(page))).toContain('page_view');

    const cookies = await readCookies(page);
    const searchParameters = new URL(page.url()).searchParams;
    const isTableFinder = openedPath.startsWith('/fnb/find');
    for (const name of ['resvType', 'resvDate', 'adultCount', 'childCount'])
      if (query.has(name))
        expect(isTableFinder ? searchParameters.get(name) : cookies[name], name).toBe(query.get(name));
    if (query.get('hotelCode') === 'DJE') expect(cookies['hotelCode']).toBe('H03');

    const campaignParameters = [...query].filter(([name]) => /^(utm_|n_)/.test(name));
    const [pageView] = (await getDataLayer(page)).filter(({ event }) => event === 'page_view');
    const location = new URL(String(pageView?.['page_location']));
    expect(Object.fromEntries(location.searchParams)).toEqual(Object.fromEntries(campaignParameters));
    expect(page.url()).not.toMatch(/[?&](utm_|n_)/);
  });

const createCampaignQuery = (name: string) =>
  `utm_source=instagram&utm_medium=social&utm_campaign=${name}&gclid=click-1&rwg_token=click-2`;

/** Returns the campaign that the staff command shows for a reservation, as JSON. Expects that it has no click ids. */
async function getStoredCampaign(resvDay: string, resvCode: string): Promise<string> {
  const { parties } = JSON.parse(await runStaffCommand('arrivals', dinner.dinCode, resvDay, '--json')) as {
    parties: readonly { readonly resvCode: string; readonly campaign: unknown }[];
  };
  const party = parties.find((each) => each.resvCode === resvCode);
  expect(JSON.stringify(party)).not.toContain('click-');
  return JSON.stringify(party?.campaign);
}

test('a campaign is kept after a change of language, a reload, signing in at a provider and the payment window, and stored with the reservation', async ({
  page,
}) => {
  const guest = new Guest(page, 'en');
  const visitDay = getDayAhead(13);
  await guest.open(`/?hotelCode=DJE&${createCampaignQuery('journey')}`);
  await page.getByRole('combobox', { name: guest.texts.common.header.language }).selectOption('ja');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await guest.open('/login');
  const { subject } = await createProviderAccount('kakao');
  const [popup] = await Promise.all([page.waitForEvent('popup'), guest.getButton(guest.texts.login.kakao).click()]);
  await new ConsentPage(popup).agree(subject);
  await guest.expectAlert(guest.texts.login.notJoined);
  await page.keyboard.press('Escape');
  await guest.openDetail(visitDay);
  await guest.setMenuCount(0, 2);
  await guest.pressReserve();
  await guest.continueAsGuest();
  await page.reload();
  await guest.fillInForm();
  const { window } = await guest.openPaymentWindow();
  await Promise.all([page.waitForURL(/\/payment\/complete\//), window.pay()]);
  const resvCode = new URL(page.url()).pathname.split('/').pop() ?? '';
  expect(await getStoredCampaign(visitDay, resvCode)).toBe(
    JSON.stringify({ source: 'instagram', medium: 'social', name: 'journey' }),
  );
  expect(await runStaffCommand('campaigns')).toContain('instagram · social · journey: 1 reservation');
});

test('a newer campaign replaces an earlier one, and another tab has none', async ({ page, context }) => {
  const guest = new Guest(page, 'en');
  const getTabCampaign = (tab: Page) => tab.evaluate(() => sessionStorage.getItem('campaign') ?? '');
  await guest.open(`/?${createCampaignQuery('first')}`);
  await guest.open('/fnb/find?utm_source=naver');
  expect(await getTabCampaign(page)).toContain('"utm_source":"naver"');
  expect(await getTabCampaign(page)).not.toMatch(/first|click-/);
  const otherTab = new Guest(await context.newPage(), 'en');
  await otherTab.open('/');
  expect(await getTabCampaign(otherTab.page)).toBe('');
});

test('a campaign is kept if a link of the landing page is followed before hydration', async ({ page }) => {
  const guest = new Guest(page, 'en');
  const releaseRequests = await delayRequests(page, /\/assets\/(?!early-|old-browser-)[^/]+\.js$/);
  await page.goto(`/?lang=en&${createCampaignQuery('hasty')}`, { waitUntil: 'commit' });
  await page.waitForFunction(() => sessionStorage.getItem('landing') !== null);
  await page.getByRole('contentinfo').getByRole('link', { name: guest.texts.common.header.lookup }).click();
  releaseRequests();
  await expect(page.getByRole('heading', { level: 1, name: guest.texts.complete.lookup.title })).toBeVisible();
  await expect.poll(async () => listEventNames(await getDataLayer(page))).toContain('page_view');
  const [pageView] = await getDataLayer(page);
  expect(pageView?.['page_location']).toMatch(/\/reservation\/lookup\?utm_source=instagram&.*utm_campaign=hasty/);
});

test('hostile campaign parameters are recorded as text or dropped, and run no script', async ({ page }) => {
  const guest = new Guest(page, 'ko');
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('dialog', () => errors.push('dialog'));
  const hostileQuery = new URLSearchParams({
    utm_source: '"><img src=x onerror=alert(1)>',
    utm_medium: 'a\u202eb\u0000',
    utm_campaign: 'x'.repeat(3_000),
    utm_content: 'jane@example.test',
    gclid: '../../%00',
    __proto__: 'x',
  });
  await guest.open(`/?hotelCode=DJE&${hostileQuery.toString()}`);
  await expect.poll(async () => listEventNames(await getDataLayer(page))).toContain('page_view');
  const entries = JSON.stringify(await getDataLayer(page));
  const [pageView] = await getDataLayer(page);
  const { searchParams } = new URL(String(pageView?.['page_location']));
  expect([...searchParams]).toEqual([
    ['utm_source', '"><img src=x onerror=alert(1)>'],
    ['utm_medium', 'ab'],
  ]);
  expect(entries).not.toContain('jane');
  expect(errors).toEqual([]);
});
