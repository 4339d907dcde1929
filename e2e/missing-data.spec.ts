import { expect, test } from '@playwright/test';
import { Guest, getDayAhead } from './support/guest';
import { createPattern } from './support/languages';
import { TableFinderPage } from './support/table-finder-page';

test('a product with a malformed code is reported as not found, in Japanese', async ({ page }) => {
  const guest = new Guest(page, 'ja');
  await guest.open('/reservation/prod/detail/D101/P1%200104');
  await expect(page.getByRole('heading', { level: 1, name: guest.texts.product.empty })).toBeVisible();
  await expect(guest.getButton(guest.texts.common.buttons.retry)).toHaveCount(0);
});

const unavailableResponse = { status: 503, body: '{}', contentType: 'application/problem+json' };

test('after a failed load and a retry, the main page of a hotel without promotions shows its venues and no banner, in English', async ({
  page,
}) => {
  const guest = new Guest(page, 'en');
  const { banner, main, common } = guest.texts;
  let isAvailable = false;
  await page.route('**/api/main', async (route) => {
    if (!isAvailable) return route.fulfill(unavailableResponse);
    const response = await route.fetch();
    const json = (await response.json()) as { result: object };
    await route.fulfill({ response, json: { ...json, result: { ...json.result, promList: [] } } });
  });
  await guest.open('/');
  await page.getByRole('combobox', { name: common.header.hotel }).selectOption({ label: 'Dalbit Busan' });
  await expect(page.getByRole('heading', { level: 1, name: 'Dalbit Busan' })).toBeVisible();
  await expect(page.getByRole('main').getByText(common.loadFailed)).toBeVisible();
  await expect(new TableFinderPage(guest).line).toBeVisible();
  isAvailable = true;
  await guest.getButton(common.buttons.retry).click();
  await expect(page.getByRole('tablist', { name: main.venues }).getByRole('tab').first()).toBeVisible();
  await expect(page.getByRole('group', { name: banner.promotions })).toHaveCount(0);
});

test('products that fail to load are reported and loaded by a retry, and the visit keeps its change button meanwhile, in Korean', async ({
  page,
}) => {
  const guest = new Guest(page, 'ko');
  const { common, reservation } = guest.texts;
  let isAvailable = false;
  await page.route('**/api/app/prod/list', (route) =>
    isAvailable ? route.continue() : route.fulfill(unavailableResponse),
  );
  await guest.open(
    `/reservation/step/2/D302?hotelCode=DJE&resvType=table&adultCount=2&resvDate=${getDayAhead(55)} 18:00`,
  );
  await expect(page.getByRole('main').getByText(common.loadFailed)).toBeVisible();
  await expect(guest.getButton(common.buttons.change)).toBeVisible();
  isAvailable = true;
  await guest.getButton(common.buttons.retry).click();
  await expect(guest.getButton(createPattern(reservation.list.select)).first()).toBeVisible();
});

test('allergies that fail to load can be retried, and the form keeps what was typed, in Japanese', async ({ page }) => {
  const guest = new Guest(page, 'ja');
  const { payment, common } = guest.texts;
  let isAvailable = false;
  await page.route('**/api/app/allergy/list', (route) =>
    isAvailable ? route.continue() : route.fulfill(unavailableResponse),
  );
  await guest.openDetail(getDayAhead(55), { prodCode: 'P30202' });
  await guest.setMenuCount(0, 2);
  await guest.pressReserve();
  await guest.continueAsGuest();
  await guest.fillInForm();
  await page.getByRole('radio', { name: payment.allergy.exist }).check();
  const allergies = page.getByRole('region', { name: payment.allergy.title });
  await expect(allergies.getByText(common.loadFailed)).toBeVisible();
  isAvailable = true;
  await allergies.getByRole('button', { name: common.buttons.retry }).click();
  await expect(allergies.getByRole('checkbox').nth(2)).toBeVisible();
  await expect(page.getByRole('textbox', { name: guest.texts.phone.korean })).toHaveValue('010-4321-8765');
});

test('a rendered page says that it is offline and stays readable, in English', async ({ page, context }) => {
  const guest = new Guest(page, 'en');
  await guest.open('/fnb/dinInfo?hotelCode=DJE');
  await context.setOffline(true);
  await expect(page.getByText(guest.texts.common.offline)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Oreum Grill' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(guest.texts.common.offline)).toHaveCount(0);
});

test('a section that failed to load reports a lost connection, and loads once the browser is online, in Japanese', async ({
  page,
  context,
}) => {
  const guest = new Guest(page, 'ja');
  const { common } = guest.texts;
  await page.route('**/api/prom/listInApp', (route) => route.fulfill(unavailableResponse));
  await guest.open('/fnb/prom/main');
  await page.getByRole('tablist').getByRole('tab').nth(1).click();
  const section = page.getByRole('main').getByRole('alert');
  await expect(section).toContainText(common.loadFailed);
  await context.setOffline(true);
  await expect(section).toContainText(common.offline);
  await expect(section).not.toContainText(common.loadFailed);
  await page.unroute('**/api/prom/listInApp');
  await context.setOffline(false);
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await expect(section).toHaveCount(0);
});

test('an unknown product of an unknown restaurant is reported on the page and by no alert, in Chinese', async ({
  page,
}) => {
  const guest = new Guest(page, 'cn');
  await guest.open('/reservation/prod/detail/NONE/NONE');
  await expect(page.getByRole('heading', { level: 1, name: guest.texts.product.empty })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});
