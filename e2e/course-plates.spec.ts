import { expect, test } from '@playwright/test';
import { Guest, getDayAhead } from './support/guest';
import { createPattern } from './support/languages';

test('a menu shows its plates, and can be ordered as its variant with Korean wines, in English', async ({ page }) => {
  const guest = new Guest(page, 'en');
  const { product, common, reservation } = guest.texts;
  await page.setViewportSize({ width: 390, height: 844 });
  await guest.openDetail(getDayAhead(43), { hotel: 'DSE', dinCode: 'D102', prodCode: 'P10203' });
  const menus = page.getByRole('region', { name: product.menus.title });
  await menus.getByText(product.menus.plates.replace('{{count}}', '11')).click();
  const plate = menus.getByRole('listitem').filter({ hasText: /^Gujeolpan/ });
  await expect(plate).toContainText(product.marks.holds.replace('{{list}}', 'beef, egg, wheat'));

  const name = 'Boreum menu with five Korean wines';
  const stepper = menus.getByRole('group', { name });
  const [price, buttons] = await Promise.all([menus.getByText('₩338,000').boundingBox(), stepper.boundingBox()]);
  expect(Math.abs((price?.y ?? 0) - (buttons?.y ?? 1_000))).toBeLessThan(buttons?.height ?? 0);
  for (let count = 0; count < 2; count += 1)
    await stepper.getByRole('button', { name: common.buttons.increase.replace('{{label}}', name) }).click();
  await guest.pressReserve();
  await guest.continueAsGuest();
  await page.getByText(reservation.summary.title).filter({ visible: true }).first().click();
  await expect(page.getByText(createPattern(name)).filter({ visible: true }).first()).toBeVisible();
});
