import { expect, test } from '@playwright/test';
import { listViolations } from './support/accessibility';
import { tagFullRun } from './support/full-run';
import { createIpAddressOptions } from './support/ip-address-options';
import { createPattern, type LanguageName, languageSetups } from './support/languages';
import { chooseDayAndProduct, chooseMenusAndTime } from './support/phone-booking';
import { StaffMember } from './support/staff-member';

test.use(createIpAddressOptions());
// All journeys sign in as the same staff member, and each one-time code is accepted once.
test.describe.configure({ mode: 'serial' });

for (const name of Object.keys(languageSetups) as LanguageName[]) {
  test(
    `the desk takes a booking by phone, finds it again, adds a note and confirms it, in ${name}`,
    tagFullRun(name === 'ja'),
    async ({ browser }) => {
      const context = await browser.newContext({
        ...createIpAddressOptions(),
        viewport: { width: 1440, height: 900 },
        colorScheme: name === 'ja' ? 'dark' : 'light',
      });
      const desk = new StaffMember(await context.newPage(), name);
      const { page, texts } = desk;
      const { staffDesk: deskTexts } = texts;
      const uniqueDigits = String(Date.now()).slice(-8);
      const guestName = `Tanaka ${[...uniqueDigits].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`;

      await desk.open('/console/reservations');
      await desk.signIn('desk@dalbit.example');
      await expect(page.getByRole('heading', { name: deskTexts.title, exact: true })).toBeVisible();
      expect(await listViolations(page, 'reservations')).toEqual([]);

      await page.keyboard.press('/');
      await page.keyboard.type(guestName);
      await desk.getButton(deskTexts.form.noMatchNew).click();
      const form = page.getByRole('dialog', { name: deskTexts.form.title });
      await expect(form.getByRole('textbox', { name: createPattern(deskTexts.contact.name) })).toHaveValue(guestName);
      await form.getByRole('textbox', { name: createPattern(deskTexts.contact.phone) }).fill(`010${uniqueDigits}`);
      await form
        .getByRole('textbox', { name: createPattern(deskTexts.contact.email) })
        .fill(`${uniqueDigits}@guest.example`);
      await form.getByRole('combobox', { name: createPattern(deskTexts.form.venue) }).selectOption({ index: 1 });
      await chooseDayAndProduct(desk, form, 3);
      await chooseMenusAndTime(form);
      await form.getByRole('checkbox', { name: createPattern(deskTexts.form.spoken) }).check();
      expect(await listViolations(page, 'booking form', 'dialog')).toEqual([]);
      await form.locator('button[type=submit]').click();
      await expect(page.getByText(deskTexts.form.booked.replace('{{name}}', guestName))).toBeVisible();
      const panel = page.locator('aside');
      await expect(panel.getByRole('heading', { name: guestName })).toBeVisible();
      await expect(panel.getByText(deskTexts.sources.phone, { exact: true })).toBeVisible();
      expect(await listViolations(page, 'reservation', 'aside')).toEqual([]);

      await page.getByRole('searchbox').fill(uniqueDigits.slice(-4));
      await expect(desk.getButton(guestName)).toBeVisible();

      await panel.getByRole('tab', { name: createPattern(deskTexts.tabs.notes) }).click();
      await panel.getByRole('textbox', { name: createPattern(deskTexts.notes.label) }).fill('Likes the corner');
      await desk.getButton(deskTexts.notes.save, panel).click();
      await expect(panel.getByText('Likes the corner')).toBeVisible();
      expect(await listViolations(page, 'notes', 'aside')).toEqual([]);
      await desk.getButton(deskTexts.actions.confirm, panel).click();
      await desk.getButton(deskTexts.actions.confirm, page.getByRole('alertdialog')).click();
      await expect(panel.getByText(deskTexts.states.confirm)).toBeVisible();
      await panel.getByRole('tab', { name: deskTexts.tabs.history }).click();
      await expect(panel.getByRole('tabpanel').getByText(deskTexts.history.actions.confirm)).toBeVisible();
      await expect(panel.getByRole('tabpanel').getByText(deskTexts.history.actions.note)).toBeVisible();
      expect(await listViolations(page, 'history', 'aside')).toEqual([]);
      await context.close();
    },
  );
}
