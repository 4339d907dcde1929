import { expect, type Locator, test } from '@playwright/test';
import { browserProfiles } from './support/browser-profiles';
import { getDataLayer, listEcommerceParameters } from './support/data-layer';
import { dinner, Guest, getDayAhead } from './support/guest';
import { createPattern } from './support/languages';
import { cards, getLedgerRow, ProviderWindow } from './support/provider';
import { TableFinderPage } from './support/table-finder-page';

test.use(browserProfiles.full);

/** On a phone, the provider's page opens in the window of the site and returns to the site (decision 32). */
test('a guest reserves a table on a phone and pays in the same window, in Korean', async ({ page }) => {
  const guest = new Guest(page, 'ko');
  await guest.openDetail(getDayAhead(45));
  await guest.setMenuCount(0, 2);
  await guest.pressReserve();
  await guest.continueAsGuest();
  await guest.fillInForm();
  const [prepayResponse] = await Promise.all([
    page.waitForResponse('**/api/ordersheet/prepay'),
    page.waitForURL(
      (url) => url.pathname.includes('/pay/') || url.port !== new URL(test.info().project.use.baseURL ?? '').port,
    ),
    guest.getPayButton().click(),
  ]);
  const { response } = (await prepayResponse.json().catch(() => ({ response: { shopOrderNo: '' } }))) as {
    response: { shopOrderNo: string };
  };
  await Promise.all([page.waitForURL(/\/reservation\/prod\/payment\/complete\//), new ProviderWindow(page).pay()]);
  await expect(page.getByRole('heading', { level: 1, name: guest.texts.resvStatus.sentences.reserved })).toBeVisible();
  await expect(page.getByText('176,000원').first()).toBeVisible();
  expect(listEcommerceParameters(await getDataLayer(page), 'purchase')).toHaveLength(1);
  await page.reload();
  await expect(page.getByText('176,000원').first()).toBeVisible();
  expect(listEcommerceParameters(await getDataLayer(page), 'purchase')).toHaveLength(0);
  // Back skips the provider's pages, which have expired, and opens the page where the order was made.
  await page.goBack();
  await expect(page).toHaveURL(/\/reservation\/prod\/detail\//);
  if (response.shopOrderNo !== '')
    expect(await getLedgerRow(response.shopOrderNo)).toMatchObject({ charged: dinner.sum });
  // The reserved order is no longer active, so the next order of the same product is a new one.
  await guest.openDetail(getDayAhead(48));
  await guest.setMenuCount(0, 2);
  const [addRequest] = await Promise.all([page.waitForRequest('**/api/ordersheet/add'), guest.pressReserve()]);
  expect((addRequest.postDataJSON() as { ordersheetId?: string }).ordersheetId ?? '').toBe('');
});

test('a payment declined in the same window is reported and keeps the form, and Back returns to the product', async ({
  page,
}) => {
  const guest = new Guest(page, 'en');
  await guest.preparePayment(getDayAhead(46));
  await guest.getPayButton().click();
  await page.waitForURL((url) => url.port !== new URL(test.info().project.use.baseURL ?? '').port);
  await new ProviderWindow(page).pay(cards.declined);
  await guest.expectAlert(guest.texts.payment.outcome.declined);
  await guest.closeAlert();
  await expect(page.getByRole('heading', { level: 1, name: guest.texts.payment.title })).toBeVisible();
  await expect(page.getByRole('textbox', { name: guest.texts.phone.korean }).first()).toHaveValue('010-4321-8765');
  // The consent to this order is restored. A reload without an open payment asks for it again.
  const consentBox = page.getByRole('checkbox', { name: createPattern(guest.texts.payment.terms.finalAgree) });
  await expect(consentBox).toBeChecked();
  await guest.reload();
  await expect(consentBox).not.toBeChecked();
  await page.goBack();
  await expect(page).toHaveURL(/\/reservation\/prod\/detail\//);
});

test('a declined payment in the same window asks for the allergy again and keeps the consent to the order, in Chinese', async ({
  page,
}) => {
  const guest = new Guest(page, 'cn');
  const { allergy, terms, outcome, alerts } = guest.texts.payment;
  await guest.openDetail(getDayAhead(47), { prodCode: 'P30202' });
  await guest.setMenuCount(0, 2);
  await guest.pressReserve();
  await guest.continueAsGuest();
  await guest.fillInForm();
  const allergyRegion = page.getByRole('region', { name: allergy.title });
  const allergyRadio = allergyRegion.getByRole('radio', { name: allergy.exist, exact: true });
  await allergyRadio.check();
  await allergyRegion.getByRole('group', { name: allergy.choose }).getByRole('checkbox').first().check();
  await allergyRegion.getByRole('checkbox', { name: createPattern(allergy.consent) }).check();
  await guest.getPayButton().click();
  await page.waitForURL((url) => url.port !== new URL(test.info().project.use.baseURL ?? '').port);
  await new ProviderWindow(page).pay(cards.declined);
  await guest.expectAlert(outcome.declined);
  await guest.closeAlert();
  await expect(page.getByRole('checkbox', { name: createPattern(terms.finalAgree) })).toBeChecked();
  await expect(allergyRadio).toBeChecked();
  await expect(allergyRegion.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await guest.getPayButton().click();
  await guest.expectAlert(alerts.allergyChoice);
});

test('the menu shows the pages and the hotels, and closes once another hotel is chosen in it, in English', async ({
  page,
}) => {
  const guest = new Guest(page, 'en');
  const { header } = guest.texts.common;
  const menu = page.getByRole('dialog', { name: header.label });
  await guest.open('/');
  await guest.getButton(header.openMenu).click();
  await expect(menu.getByRole('link', { name: header.promotions })).toBeVisible();
  await expect(menu.getByRole('button', { name: 'Dalbit Seoul' })).toHaveAttribute('aria-current', 'true');
  await menu.getByRole('button', { name: 'Dalbit Busan' }).click();
  await expect(menu).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Dalbit Busan' })).toBeVisible();
});

test('a picture fills the width of the first screen, and the line of the table finder opens a sheet whose search shows results, in Korean', async ({
  page,
}) => {
  const guest = new Guest(page, 'ko');
  const finder = new TableFinderPage(guest);
  await guest.open(`/?hotelCode=DJE&resvDate=${getDayAhead(30)}`);
  const getBox = async (locator: Locator) => (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const picture = await getBox(page.getByRole('region', { name: '달빛 제주' }).getByRole('img').first());
  const name = await getBox(page.getByRole('heading', { level: 1, name: '달빛 제주' }));
  expect([picture.x, picture.width]).toEqual([0, page.viewportSize()?.width]);
  expect(name.y > picture.y && name.y + name.height < picture.y + picture.height).toBe(true);
  await expect(finder.line).toBeInViewport({ ratio: 1 });
  await finder.line.click();
  await finder.sheet.getByRole('button', { name: guest.texts.availability.title }).click();
  const firstVenue = page.getByRole('main').getByRole('listitem').first();
  await expect(firstVenue.getByRole('list').getByRole('link').first()).toBeInViewport({ ratio: 1 });
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(finder.line).toBeInViewport({ ratio: 1 });
});

test('the main page is as wide as the phone, and loads the fonts and pictures below the first screen once it is scrolled, in Japanese', async ({
  page,
}) => {
  const guest = new Guest(page, 'ja');
  const pictures: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/pictures/')) pictures.push(pathname);
  });
  await guest.open('/?hotelCode=DSE');
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => innerWidth)).toBe(390);
  const footer = page.locator('[data-lazy=scrolledIntoView]').filter({ has: page.getByRole('contentinfo') });
  const getFontFamily = () => footer.evaluate((element) => getComputedStyle(element).fontFamily);
  expect(await getFontFamily()).not.toContain('Variable');
  const initialCount = pictures.length;

  await page.evaluate(() => scrollBy(0, 100));
  await expect.poll(getFontFamily).toContain('Variable');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(footer).toHaveCount(0);
  await expect.poll(() => pictures.length).toBeGreaterThan(initialCount);
});
