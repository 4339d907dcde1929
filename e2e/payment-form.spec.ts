import { expect, test } from '@playwright/test';
import { getSaturdayAhead } from './support/days';
import { tagFullRun } from './support/full-run';
import { Guest } from './support/guest';
import { createPattern, type LanguageName, languageSetups } from './support/languages';

/** The payment form shows only the questions that apply (ADR 23). A course of Wolyeong shows all of them. */
const course = { hotel: 'DSE', dinCode: 'D102', prodCode: 'P10203' };

for (const name of Object.keys(languageSetups) as LanguageName[]) {
  test(
    `the longest form shows only the fields that every guest fills in and collapses the rest, in ${name}`,
    tagFullRun(name === 'en'),
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      const guest = new Guest(page, name);
      await guest.openDetail(getSaturdayAhead(5), course);
      await guest.setMenuCount(0, 2);
      await guest.pressReserve();
      await guest.expectAlert(guest.texts.guard.saving);
      await guest.continueAsGuest();
      const { payment } = guest.texts;
      const form = page.getByRole('main');
      await expect(form.getByRole('radio').first()).toBeAttached();
      // Name and phone; country and e-mail; another visitor and the final consent.
      for (const role of ['textbox', 'combobox', 'checkbox'] as const)
        await expect(form.getByRole(role)).toHaveCount(2);
      // Groups for allergies, one question and the payment method.
      await expect(form.getByRole('group').filter({ has: page.getByRole('radio') })).toHaveCount(3);
      // A request, card offers and three sets of terms.
      await expect(form.locator('summary').filter({ visible: true })).toHaveCount(5);
      await expect(form.locator('details[open]')).toHaveCount(0);
      await expect(guest.getButton(createPattern(payment.summary.title))).toHaveAttribute('aria-expanded', 'false');
      for (const summaryText of [
        payment.request.add,
        payment.method.promoTitle,
        payment.terms.cancellation,
        payment.terms.others,
      ]) {
        const section = page.getByRole('group').filter({ has: page.locator('summary', { hasText: summaryText }) });
        await section.locator('summary').first().click();
        await expect(section.first()).toHaveAttribute('open', '');
      }
    },
  );
}
