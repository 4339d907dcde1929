import { expect, test } from '@playwright/test';
import { listViolations } from './support/accessibility';
import { tagFullRun } from './support/full-run';
import { createIpAddressOptions } from './support/ip-address-options';
import { createPattern, type LanguageName, languageSetups } from './support/languages';
import { StaffMember } from './support/staff-member';

test.use(createIpAddressOptions());
// All journeys sign in as the same staff members, whose one-time codes are each accepted once, and change the same
// hotel.
test.describe.configure({ mode: 'serial' });

/** The second venue of the demo group's first hotel, whose menus no other journey changes. */
const venue = 'D102';

for (const name of Object.keys(languageSetups) as LanguageName[]) {
  test(
    `a hotel manager changes points, ratings, mail and allergens, in ${name}`,
    tagFullRun(name === 'ko'),
    async ({ browser }) => {
      const isTablet = name === 'ko' || name === 'ja';
      const viewport = isTablet ? { width: 1024, height: 768 } : { width: 1440, height: 900 };
      const colorScheme = isTablet ? 'dark' : 'light';
      const context = await browser.newContext({
        ...createIpAddressOptions(),
        viewport,
        hasTouch: isTablet,
        colorScheme,
      });
      const manager = new StaffMember(await context.newPage(), name);
      const { page, texts } = manager;
      const { staffSettings } = texts;
      const confirmDialog = page.getByRole('alertdialog');
      const confirmChange = async (label: string) => {
        await manager.getButton(label, confirmDialog).click();
        await expect(confirmDialog).toHaveCount(0);
      };

      await manager.open(`/console/settings?venue=${venue}`);
      await manager.signIn('fnb@dalbit.example');
      await expect(page.getByRole('heading', { name: staffSettings.title, exact: true })).toBeVisible();
      await expect(page.getByRole('row').nth(3)).toBeVisible();
      await expect(page.getByRole('searchbox')).toBeVisible();
      expect(await listViolations(page, 'settings')).toEqual([]);

      // Points: 4 %, then the previous rate again.
      const pointsButton = manager.getButton(`${staffSettings.change}: ${staffSettings.points.title}`);
      /** Returns the rate that the new one replaces. */
      const setRate = async (rate: number): Promise<number> => {
        await pointsButton.click();
        const field = page
          .getByRole('dialog')
          .getByRole('textbox', { name: createPattern(staffSettings.points.percent) });
        const previousRate = Number(await field.inputValue());
        await field.fill(String(rate));
        if (rate === previousRate - 1) expect(await listViolations(page, 'points', 'dialog')).toEqual([]);
        await manager.getButton(staffSettings.save, page.getByRole('dialog')).click();
        await confirmChange(staffSettings.save);
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await expect(page.getByText(staffSettings.points.rate.replace('{{rate}}', String(rate))).first()).toBeVisible();
        return previousRate;
      };
      const rateBefore = await setRate(4);
      await setRate(rateBefore);

      for (const [button, confirm] of [
        [staffSettings.turnOff, staffSettings.turnOff],
        [staffSettings.turnOn, staffSettings.turnOn],
      ] as const) {
        await manager.getButton(`${button}: ${staffSettings.ratings.title}`).click();
        await confirmChange(confirm);
      }
      await expect(manager.getButton(`${staffSettings.turnOff}: ${staffSettings.ratings.title}`)).toBeVisible();

      const mailRow = page
        .getByRole('row')
        .filter({ has: page.getByRole('button', { name: createPattern(staffSettings.sheetMail.turnOffName) }) });
      await expect(mailRow.first()).toBeVisible();
      await mailRow.first().getByRole('button').click();
      expect(await listViolations(page, 'question', 'dialog[open]')).toEqual([]);
      await confirmChange(staffSettings.turnOff);
      const turnOnButton = page
        .getByRole('button', { name: createPattern(staffSettings.sheetMail.turnOnName) })
        .first();
      await turnOnButton.click();
      await confirmChange(staffSettings.turnOn);
      await expect(turnOnButton).toHaveCount(0);

      // Allergens: edits the first menu, which is found by its name.
      const menuRow = page
        .getByRole('row')
        .filter({ has: page.getByRole('button', { name: createPattern(staffSettings.menus.changeName) }) })
        .first();
      const menu = (await menuRow.getByRole('rowheader').innerText()).trim();
      await page.keyboard.press('/');
      await expect(page.getByRole('searchbox')).toBeFocused();
      await page.keyboard.type(menu);
      await menuRow.getByRole('button').click();
      const dialog = page.getByRole('dialog', { name: menu });
      await expect(dialog).toBeVisible();
      expect(await listViolations(page, 'menu', 'dialog[open]')).toEqual([]);
      const { allergens } = languageSetups[name].texts.product.marks;
      await dialog.getByRole('searchbox').fill(allergens.buckwheat);
      const buckwheatCheckbox = dialog.getByRole('checkbox', { name: allergens.buckwheat, exact: true });
      const wasTicked = await buckwheatCheckbox.isChecked();
      await buckwheatCheckbox.setChecked(!wasTicked);
      await manager.getButton(staffSettings.save, dialog).click();
      await confirmChange(staffSettings.save);
      await expect(page.getByText(staffSettings.menus.saved.replace('{{menu}}', menu))).toBeVisible();
      if (wasTicked) await expect(menuRow).not.toContainText(allergens.buckwheat);
      else await expect(menuRow).toContainText(allergens.buckwheat);
      await context.close();
    },
  );
}

test('a finance staff member sees only the points in the settings, and cannot change them', async ({ page }) => {
  const finance = new StaffMember(page, 'en');
  const { staffSettings, console: consoleTexts } = finance.texts;
  await finance.open('/console/inbox');
  await finance.signIn('finance@dalbit.example');
  await page.getByRole('link', { name: consoleTexts.screens.settings }).click();
  await expect(page.getByText(staffSettings.readOnly)).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([createPattern(staffSettings.points.title)]);
  expect(await listViolations(page, 'settings of finance')).toEqual([]);
});
