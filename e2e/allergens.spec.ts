import { expect, test } from '@playwright/test';
import { Guest, getDayAhead } from './support/guest';

test('a product lists the allergens of its menus, and the payment form warns of a menu with an allergen of the guest, in English', async ({
  page,
}) => {
  const guest = new Guest(page, 'en');
  const { product, payment } = guest.texts;
  await guest.openDetail(getDayAhead(41), { prodCode: 'P30202' });
  const menus = page.getByRole('region', { name: product.menus.title });
  await expect(menus.getByText(product.marks.holds.replace('{{list}}', 'beef, soybean, wheat'))).toBeVisible();
  await guest.setMenuCount(0, 2);
  await guest.pressReserve();
  await guest.continueAsGuest();

  await page.getByRole('radio', { name: payment.allergy.exist }).check();
  const warning = page.getByRole('status').filter({ hasText: product.marks.warning.title });
  await page.getByRole('checkbox', { name: 'Fish', exact: true }).check();
  await expect(warning).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Beef, pork or chicken' }).check();
  await expect(warning).toContainText('Jeju beef set contains beef');
});
