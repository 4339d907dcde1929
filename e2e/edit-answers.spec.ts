import { expect, type Page, test } from '@playwright/test';
import { bookByApi } from './support/api-bookings';
import { tagFullRun } from './support/full-run';
import { Guest, getDayAhead } from './support/guest';
import { type LanguageName, languageSetups } from './support/languages';
import { waitForMail } from './support/mailbox';

/** A dinner of Jeju beef, which asks about allergies and also sells the black pork set. */
const allergyProduct = 'P30202';
const phoneOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const getSection = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name, exact: true }) });

for (const name of Object.keys(languageSetups) as LanguageName[]) {
  test(
    `a guest edits request and allergies on a phone, and the restaurant is notified, in ${name}`,
    tagFullRun(name === 'en'),
    async ({ page, browser }) => {
      const { resvCode, key } = await bookByApi(page, {
        date: getDayAhead(57),
        time: '20:00',
        phone: '010-4321-8765',
        meal: { prodCode: allergyProduct },
        language: name,
      });
      const guest = new Guest(await (await browser.newContext(phoneOptions)).newPage(), name);
      const { complete, payment, product, phone: phoneTexts } = guest.texts;
      await guest.open(`/reservation/lookup?resvCode=${resvCode}`);
      await guest.page.getByRole('textbox', { name: phoneTexts.korean }).fill('01043218765');
      await guest.getButton(complete.lookup.submit).click();
      await expect(guest.page).toHaveURL(/\?key=/);

      const requestSection = getSection(guest.page, payment.request.title);
      await requestSection.getByRole('button', { name: complete.edit.request }).press('Enter');
      const note = requestSection.getByRole('textbox', { name: payment.request.title });
      await expect(note).toBeFocused();
      await note.fill('By the window');
      // The typed text survives a reload.
      await guest.reload();
      await expect(note).toHaveValue('By the window');
      await requestSection.getByRole('button', { name: complete.edit.save }).click();
      await expect(requestSection.getByRole('status').filter({ hasText: complete.edit.saved })).toBeVisible();
      await expect(requestSection.getByText('By the window', { exact: true })).toBeVisible();
      await expect(requestSection.getByRole('button', { name: complete.edit.request })).toBeFocused();

      const allergySection = getSection(guest.page, payment.allergy.title);
      await allergySection.getByRole('button', { name: complete.edit.allergies }).click();
      await allergySection.getByRole('radio', { name: payment.allergy.exist, exact: true }).check();
      await allergySection.getByRole('checkbox', { name: getPorkName(name) }).check();
      await expect(allergySection.getByText(product.marks.warning.title)).toBeVisible();
      await allergySection.getByRole('checkbox', { name: payment.allergy.consent }).check();
      await allergySection.getByRole('button', { name: complete.edit.save }).click();
      await expect(allergySection.getByText(complete.allergyKept)).toBeVisible();

      // The link that was sent before no longer opens the reservation; the URL of this page does.
      await expect(guest.page).not.toHaveURL(new RegExp(`key=${key}`));
      await guest.reload();
      await expect(guest.page.getByText(complete.allergyKept)).toBeVisible();
      const stranger = new Guest(await (await browser.newContext()).newPage(), name);
      await stranger.open(`/reservation/prod/payment/complete/${resvCode}?key=${key}`);
      await expect(stranger.page.getByRole('heading', { level: 1, name: complete.masked.title })).toBeVisible();

      const mail = await waitForMail(resvCode, '변경');
      expect(mail.text).toContain('By the window');
      expect(mail.text).not.toMatch(/돼지고기|pork/i);
    },
  );
}

const getPorkName = (name: LanguageName): string =>
  ({ ko: '소·돼지·닭고기', en: 'Beef, pork or chicken', cn: '牛、猪、鸡肉', ja: '牛・豚・鶏肉' })[name];
