import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { waitForAnimations } from './support/accessibility';
import { browserProfiles } from './support/browser-profiles';
import { tagFullRun } from './support/full-run';
import { Guest } from './support/guest';
import { Keyboard } from './support/keyboard';
import { type LanguageName, languageSetups } from './support/languages';
import { expectCalendarOpen, findModal, searchInModal } from './support/modal';
import { createNetworkIdleWait } from './support/network-idle';

test.use(browserProfiles.full);

async function expectAccessibleModal(page: Page, label: string): Promise<void> {
  await waitForAnimations(page);
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .include('dialog')
    .analyze();
  const messages = violations.map(
    ({ id, nodes }) => `${label}: ${id} at ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
  expect(messages).toEqual([]);
}

const isFocusInModal = (page: Page) => page.evaluate(() => document.activeElement?.closest('dialog') !== null);

for (const name of Object.keys(languageSetups) as LanguageName[]) {
  for (const [colorScheme, width] of [
    ['light', 1440],
    ['dark', 390],
  ] as const) {
    test(
      `the product’s modal is accessible in ${name}, ${colorScheme}, ${width} px`,
      tagFullRun(name === (width === 390 ? 'cn' : 'ja')),
      async ({ page }) => {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 900 });
        const waitUntilIdle = createNetworkIdleWait(page);
        const guest = new Guest(page, name);
        const keys = new Keyboard(page);
        await guest.open('/?hotelCode=DJE');
        const cardLink = page.getByRole('tabpanel').locator('h3 a').first();
        await cardLink.focus();
        await keys.press('Enter');
        const modal = findModal(guest);
        await expect(modal).toBeVisible();
        await expect(modal.getByRole('heading').first()).toBeFocused();
        await expect(modal).toHaveAccessibleName(/\S/);
        await expectAccessibleModal(page, 'with the party');

        await searchInModal(guest);
        await expectCalendarOpen(guest, true);
        await expect(modal.getByRole('gridcell').getByRole('button').first()).toBeVisible();
        await modal.locator('[role="gridcell"] [role="button"]:not([aria-disabled])').last().press('Enter');
        await expect(modal.getByRole('radio').first()).toBeAttached();
        await waitUntilIdle();
        await expectAccessibleModal(page, 'with the calendar');
        // The modal's content scrolls between its head and foot; the modal itself does not scroll.
        await modal.getByRole('radio').last().focus();
        expect(
          await modal.evaluate(({ scrollTop, scrollWidth, clientWidth }) => ({
            scrollTop,
            overflowPx: scrollWidth - clientWidth,
          })),
        ).toEqual({
          scrollTop: 0,
          overflowPx: 0,
        });

        for (const key of ['Tab', 'Shift+Tab']) {
          const closeButton = modal.getByRole('button', { name: guest.texts.common.buttons.close, exact: true });
          await closeButton.focus();
          let stops = 0;
          do {
            await keys.press(key);
            expect(await isFocusInModal(page)).toBe(true);
            stops += 1;
          } while (stops < 40 && !(await closeButton.evaluate((element) => element === document.activeElement)));
          expect(stops).toBeLessThan(40);
        }
        await keys.press('Escape');
        await expect(modal).toHaveCount(0);
        await expect(cardLink).toBeFocused();
      },
    );
  }
}

test('an alert over the modal traps the focus and returns it to the modal', async ({ page }) => {
  const guest = new Guest(page, 'en');
  const keys = new Keyboard(page);
  await guest.open('/?hotelCode=DJE');
  await page.getByRole('tabpanel').locator('h3 a').first().press('Enter');
  const reserveButton = findModal(guest).getByRole('button', { name: guest.texts.common.buttons.reserve, exact: true });
  await keys.activate(reserveButton);
  await guest.expectAlert(guest.texts.reservation.alerts.dateSearch);
  await keys.press('Tab', 'Tab', 'Shift+Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('[role="alertdialog"]') !== null)).toBe(true);
  await keys.press('Escape');
  // The alert is about the search button, which gets the focus afterwards.
  await expect(guest.getButton(guest.texts.reservation.date.search)).toBeFocused();
  await keys.press('Escape');
  await expect(findModal(guest)).toHaveCount(0);
});
