import { expect, test } from '@playwright/test';
import { Guest, getDayAhead } from './support/guest';
import { createPattern } from './support/languages';

test('pages show the restaurant, cancellation policy and directions, and Share copies the visit, in English', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const guest = new Guest(page, 'en');
  const { product, venue, complete } = guest.texts;
  // If a product has only one menu for adults, that menu is already chosen for both guests.
  await guest.openDetail(getDayAhead(54));
  const menus = page.getByRole('region', { name: product.menus.title });
  await expect(
    menus.getByText(product.menus.chosen.replace('{{chosen}}', '2').replace('{{needed}}', '2')),
  ).toBeVisible();
  const policyLine = page.getByText(createPattern(product.cancelling.free)).filter({ visible: true }).locator('..');
  await expect(policyLine.first()).toContainText(createPattern(product.cancelling.fee.replace('{{percent}}', '10')));
  await expect(policyLine.first()).toContainText(product.cancelling.rest.replace('{{percent}}', '20'));
  const policyText = (await policyLine.first().textContent()) ?? '';
  await guest.getButton(product.notices.dining).click();
  const infoDialog = page.getByRole('dialog', { name: venue.dining.title });
  await expect(infoDialog).toContainText('56 seats');
  await expect(infoDialog.getByRole('link', { name: '064-000-3302' })).toHaveAttribute('href', 'tel:064-000-3302');
  await page.keyboard.press('Escape');

  await guest.pressReserve();
  await guest.continueAsGuest();
  await expect(page.getByText(policyText).filter({ visible: true }).first()).toBeVisible();
  await guest.fillInForm();
  const { window } = await guest.openPaymentWindow();
  await Promise.all([page.waitForURL(/complete/), window.pay()]);

  await expect(page.getByText(policyText).filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: complete.directions })).toHaveAttribute('href', /33\.2478.*126\.4081/);
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await guest.getButton(complete.share).click();
  await expect(page.getByRole('status').filter({ hasText: complete.shared })).toBeVisible();
  const copiedText = await page.evaluate(() => navigator.clipboard.readText());
  expect(copiedText).toContain('Oreum Grill · Dalbit Jeju');
  expect(copiedText).toContain('2 adults');
  expect(copiedText).not.toContain('key=');
});

test('a phone shows the cancellation policy next to Pay, and a browser that cannot share shows the text, in Japanese', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const guest = new Guest(page, 'ja');
  const { product, complete, payment } = guest.texts;
  await guest.preparePayment(getDayAhead(55));
  const summary = page.getByRole('region', { name: payment.summary.title });
  await expect(summary.getByRole('button', { expanded: false })).toBeVisible();
  const policyLine = summary.getByText(createPattern(product.cancelling.free)).filter({ visible: true });
  await expect(policyLine).toHaveCount(1);
  await summary.getByRole('button').first().click();
  await expect(policyLine).toHaveCount(1);
  await page.setViewportSize({ width: 1440, height: 900 });
  const { window } = await guest.openPaymentWindow();
  await Promise.all([page.waitForURL(/complete/), window.pay()]);

  await page.evaluate(() => {
    for (const name of ['share', 'clipboard'])
      Object.defineProperty(navigator, name, { value: undefined, configurable: true });
  });
  await guest.getButton(complete.secret.copy).click();
  await expect(page.getByRole('status').filter({ hasText: complete.secret.copyFailed })).toBeVisible();
  await guest.getButton(complete.share).click();
  await guest.expectAlert('炭火焼 オルム／ダルビッ・済州');
  await expect(page.getByRole('alertdialog')).not.toContainText('key=');
  await guest.closeAlert();

  // If the browser forbids sharing, the text is shown; if the guest closes the share sheet, nothing is shown.
  const simulateShareError = (errorName: string) =>
    page.evaluate((name) => {
      const rejectShare = () => Promise.reject(new DOMException('', name));
      Object.defineProperty(navigator, 'share', { value: rejectShare, configurable: true });
    }, errorName);
  await simulateShareError('NotAllowedError');
  await guest.getButton(complete.share).click();
  await guest.expectAlert('炭火焼 オルム');
  await guest.closeAlert();
  await simulateShareError('AbortError');
  await guest.getButton(complete.share).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});
