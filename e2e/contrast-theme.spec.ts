import { expect, type Locator, test } from '@playwright/test';
import { dinner, Guest, getDayAhead } from './support/guest';

test.use({ contextOptions: { forcedColors: 'active' } });

const getBackground = (locator: Locator): Promise<string> =>
  locator.evaluate((element) => getComputedStyle(element).backgroundColor);

async function expectDifferentBackgrounds(chosen: Locator, other: Locator): Promise<void> {
  await expect.poll(async () => (await getBackground(chosen)) === (await getBackground(other))).toBe(false);
}

test('a contrast theme shows which venue, day and time is chosen, and the markers of the calendar', async ({
  page,
}) => {
  const guest = new Guest(page, 'en');
  await guest.open(`/reservation/step/1?hotelCode=${dinner.hotel}`);
  await guest.chooseVenue(dinner.dinCode);
  const getLabel = (isChecked: boolean) =>
    page.locator(`label:has(> input[type="radio"]${isChecked ? ':checked' : ':not(:checked)'})`);
  const venue = page.locator('#venue');
  await expectDifferentBackgrounds(venue.locator(getLabel(true)), venue.locator(getLabel(false)).first());

  await guest.chooseDay(getDayAhead(30));
  const grid = page.getByRole('grid');
  await expectDifferentBackgrounds(
    grid.locator('td[aria-selected="true"] > *').first(),
    grid.locator('td:not([aria-selected]) > *').first(),
  );
  const marker = grid.locator('td:not([aria-selected]) span.inline-block').first();
  await expect
    .poll(async () => (await getBackground(marker)) === (await getBackground(page.locator('body'))))
    .toBe(false);

  await guest.chooseTime('18:00');
  const times = page.locator('#times');
  await expectDifferentBackgrounds(times.locator(getLabel(true)), times.locator(getLabel(false)).first());
});

test('a contrast theme shows which tab is chosen', async ({ page }) => {
  const guest = new Guest(page, 'ja');
  await guest.open('/fnb/prom/main');
  await expectDifferentBackgrounds(
    page.getByRole('tab', { selected: true }).first(),
    page.getByRole('tab', { selected: false }).first(),
  );
});
