import { expect, test } from '@playwright/test';
import { Guest, getDayAhead } from './support/guest';
import { createPattern } from './support/languages';

/** Guests agree only to texts that they have seen (decision 5b). */
test('an order whose terms changed after its page opened shows the new terms, asks for consent again and can then be paid', async ({
  page,
}) => {
  const guest = new Guest(page, 'ja');
  const policyUrl = '**/api/payPlcy/detailByDinCode';
  await page.route(policyUrl, async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { result: { payPlcyVersion: string } };
    await route.fulfill({ response, json: { result: { ...body.result, payPlcyVersion: 'earlier' } } });
  });
  await guest.preparePayment(getDayAhead(34), '19:00');
  const consentCheckbox = page.getByRole('checkbox', { name: createPattern(guest.texts.payment.terms.finalAgree) });
  await expect(consentCheckbox).toBeChecked();
  await page.unroute(policyUrl);
  await guest.getPayButton().click();
  await guest.expectAlert(guest.texts.problems.terms_changed);
  await guest.closeAlert();
  await expect(consentCheckbox).not.toBeChecked();
  await expect(consentCheckbox).toBeFocused();
  await consentCheckbox.check();
  const { window } = await guest.openPaymentWindow();
  await Promise.all([page.waitForURL(/complete/), window.pay()]);
});
