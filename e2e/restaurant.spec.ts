import { expect, test } from '@playwright/test';
import { dinner, Guest, getDayAhead } from './support/guest';
import { ignoreServerTime } from './support/ignore-server-time';

test('a guest opens a restaurant’s own page from the main page, and starts a reservation at one of today’s times', async ({
  page,
}) => {
  const guest = new Guest(page, 'en');
  const { main, reservation, restaurant } = guest.texts;
  // A morning of a day on which the grill is open, so that the result does not depend on when the test runs.
  await ignoreServerTime(page);
  await page.clock.install({ time: new Date(`${getDayAhead(26)}T09:00:00+09:00`) });
  await guest.open('/?hotelCode=DJE');
  await page.getByRole('tab', { name: 'Oreum Grill' }).click();
  await page.getByRole('link', { name: main.about.replace('{{name}}', 'Oreum Grill') }).click();

  await expect(page).toHaveURL(`/dining/DJE/${dinner.dinCode}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Oreum Grill' })).toBeVisible();
  await expect(page).toHaveTitle('Oreum Grill · Dalbit Jeju');
  await expect(page.getByRole('region', { name: restaurant.courses })).toContainText('From ₩88,000 per adult');
  await expect(page.getByRole('region', { name: restaurant.chef })).toContainText('Bu Seong-hun');
  await page
    .getByRole('region', { name: restaurant.today })
    .getByRole('link', { name: /^18:00/ })
    .click();

  await expect(page).toHaveURL(new RegExp(`/reservation/step/2/${dinner.dinCode}`));
  const summary = page.getByRole('region', { name: reservation.summary.title });
  await expect(summary).toContainText('Oreum Grill');
  await expect(summary).toContainText(/18:00.*2 adults/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Oreum Grill' })).toBeVisible();
});
