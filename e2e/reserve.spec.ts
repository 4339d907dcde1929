import { languageNames } from '@dining/domain/shared/language';
import { expect, test } from '@playwright/test';
import { browserProfiles } from './support/browser-profiles';
import { tagFullRun } from './support/full-run';
import { dinner, Guest, getDayAhead } from './support/guest';
import { type LanguageName, languageSetups } from './support/languages';
import { getMailUrl, waitForMail } from './support/mailbox';
import { getLedgerRow } from './support/provider';

test.use(browserProfiles.withPictures);

for (const [index, name] of (Object.keys(languageSetups) as LanguageName[]).entries()) {
  test(
    `a guest reserves a table with menus and pays by card, in ${name}`,
    tagFullRun(name === 'ko'),
    async ({ page }) => {
      const guest = new Guest(page, name);
      await guest.chooseHotel('H03');
      await guest.chooseVenue(dinner.dinCode);
      await guest.addAdults(1);
      // Infants are not counted (decision 39).
      await expect(page.getByText(guest.texts.reservation.party.infants)).toBeVisible();
      await guest.chooseDay(getDayAhead(20 + index * 7));
      await guest.chooseTime('18:00');
      await guest.goToNextStep();

      await expect(page).toHaveURL(/\/reservation\/step\/2\/D302/);
      await guest.selectFirstProduct();
      await expect(page).toHaveURL(/P30201/);
      await guest.setMenuCount(0, 2);
      await guest.pressReserve();
      await guest.continueAsGuest();
      await guest.fillInForm();

      const { window, shopOrderNo } = await guest.openPaymentWindow();
      await Promise.all([page.waitForURL(/\/reservation\/prod\/payment\/complete\//), window.pay()]);
      await expect(
        page.getByRole('heading', { level: 1, name: guest.texts.resvStatus.sentences.reserved }),
      ).toBeVisible();
      await expect(page.getByText('176,000').first()).toBeVisible();
      await expect(page.getByText('Han Bada').first()).toBeVisible();
      const resvCode = new URL(page.url()).pathname.split('/').pop() ?? '';
      expect(resvCode).toMatch(/^\d{8}-[0-9A-HJKMNP-TV-Z]{10}$/);
      await expect(page.locator('html')).toHaveAttribute('lang', languageNames[name].html);
      await expect.poll(() => window.page.isClosed()).toBe(true);
      expect(await getLedgerRow(shopOrderNo)).toMatchObject({
        charged: dinner.sum,
        remaining: dinner.sum,
        calls: { approve: 1 },
      });

      const link = await page.getByRole('textbox', { name: guest.texts.complete.secret.title }).inputValue();
      expect(link).toContain('?key=');

      // My page asks a guest to sign in; cancelling stays on the completion page.
      await page.getByRole('link', { name: guest.texts.complete.toMypage }).click();
      await expect(page.getByRole('alertdialog')).toContainText(guest.texts.guard.title);
      await guest.getButton(guest.texts.guard.stay).click();
      await expect(page).toHaveURL(new RegExp(`/complete/${resvCode}`));
      await expect(page.getByText('Han Bada').first()).toBeVisible();

      const mail = await waitForMail(resvCode);
      expect(mail.text).toContain(link);
      await page.goto(getMailUrl(mail.id));
      await expect(page.locator('html')).toHaveAttribute('lang', languageNames[name].html);
      const picture = page.getByRole('img');
      await expect(picture).toHaveAttribute('alt', /./);
      expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(900);
    },
  );
}
