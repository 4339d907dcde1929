import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/accessibility';

test('the API documentation is accessible on a desktop in light and on a phone in dark colours', async ({ page }) => {
  const consoleErrors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && consoleErrors.push(message.text()));
  await page.goto('/api/docs');
  await page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: '/ordersheet/prepay' }).click();
  const call = page.locator('#ordersheetPrepay');
  await expect(call.getByRole('heading', { name: 'POST /api/ordersheet/prepay' })).toBeInViewport();
  await call.getByRole('link', { name: 'sold_out' }).click();
  await expect(page.locator('#problem-sold_out')).toBeInViewport();
  await expectAccessible(page, 'in the light scheme', '#ordersheetPrepay');

  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/api/docs#shape-Product');
  await expect(page.getByRole('heading', { level: 3, name: 'Product', exact: true })).toBeInViewport();
  // Long names are broken, so that the page does not become wider.
  await expect(page.getByRole('main')).toHaveCSS('overflow-wrap', 'anywhere');
  await expectAccessible(page, 'in the dark scheme', '#shape-Product');
  expect(consoleErrors).toEqual([]);
});
