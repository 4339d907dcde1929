import { AxeBuilder } from '@axe-core/playwright';
import { getTodayInSeoul } from '@dining/domain/shared/seoul-time';
import { formatDayInText } from '@dining/i18n/formats';
import { expect, type Page, test } from '@playwright/test';
import { dinner, Guest, getDayAhead } from './support/guest';
import { createPattern } from './support/languages';

/** The stand-in of the weather service uses the same port as the payment stand-in. */
const faultsUrl = `${process.env['EASYPAY_URL'] ?? 'http://127.0.0.1:4010'}/weather/_control/faults`;
const injectFault = async (service: string, kind: string): Promise<void> => {
  const response = await fetch(faultsUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ service, kind, times: null }),
  });
  expect(response.status).toBe(200);
};

const getRows = (page: Page) => page.getByRole('dialog').getByRole('row');

// Faults apply to the whole stand-in, so these tests run one after another.
test.describe.configure({ mode: 'serial' });
test.afterEach(async () => {
  await fetch(faultsUrl, { method: 'DELETE' });
});

test('the forecast opens from the first step, by keyboard, in Japanese', async ({ page }) => {
  const guest = new Guest(page, 'ja');
  await guest.chooseHotel('H01');
  const weatherButton = guest.getButton(guest.texts.reservation.weatherLink);
  await weatherButton.focus();
  await page.keyboard.press('Enter');
  await expect(getRows(page)).toHaveCount(7);
  await expect(getRows(page).nth(2).getByRole('cell').first()).toHaveText(
    /-?\d+°C.*[\p{Script=Han}\p{Script=Hiragana}]/u,
  );
  await expect(page.getByRole('dialog').getByText(guest.texts.weather.visitDay)).toHaveCount(0);
  expect((await new AxeBuilder({ page }).include('dialog').analyze()).violations).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(weatherButton).toBeFocused();
});

test('the second weather service replaces a failing first one, and the day of the visit is marked, in English', async ({
  page,
}) => {
  await injectFault('openweather', 'http500');
  const guest = new Guest(page, 'en');
  await guest.chooseHotel('H03');
  await guest.chooseVenue(dinner.dinCode);
  const visitDay = getDayAhead(2);
  await guest.chooseDay(visitDay);
  await guest.getButton(guest.texts.reservation.weatherLink).click();
  await expect(getRows(page)).toHaveCount(7);
  await expect(page.getByRole('dialog').getByText('°C')).toHaveCount(12);
  await expect(
    getRows(page).filter({ hasText: formatDayInText(visitDay, 'en', getTodayInSeoul(new Date())) }),
  ).toContainText(guest.texts.weather.visitDay);
});

test('the completion page shows the forecast, and a message that the visit is too far ahead for it, in Chinese', async ({
  page,
}) => {
  const guest = new Guest(page, 'cn');
  await guest.preparePayment(getDayAhead(52));
  const { window } = await guest.openPaymentWindow();
  await Promise.all([page.waitForURL(/\/reservation\/prod\/payment\/complete\//), window.pay()]);
  await guest.getButton(createPattern(guest.texts.complete.weather)).click();
  await expect(page.getByText(guest.texts.weather.beyond)).toBeVisible();
  await expect(getRows(page)).toHaveCount(7);
});
