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
      const { staffDesk: words } = texts;
      const unique = String(Date.now()).slice(-8);
      const guest = `Tanaka ${[...unique].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`;

      await desk.open('/console/reservations');
      await desk.signIn('desk@dalbit.example');
      await expect(page.getByRole('heading', { name: words.title, exact: true })).toBeVisible();
      expect(await listViolations(page, 'reservations')).toEqual([]);

      await page.keyboard.press('/');
      await page.keyboard.type(guest);
      await desk.getButton(words.form.noMatchNew).click();
      const form = page.getByRole('dialog', { name: words.form.title });
      await expect(form.getByRole('textbox', { name: createPattern(words.contact.name) })).toHaveValue(guest);
      await form.getByRole('textbox', { name: createPattern(words.contact.phone) }).fill(`010${unique}`);
      await form.getByRole('textbox', { name: createPattern(words.contact.email) }).fill(`${unique}@guest.example`);
      await form.getByRole('combobox', { name: createPattern(words.form.venue) }).selectOption({ index: 1 });
      await chooseDayAndProduct(desk, form, 3);
      await chooseMenusAndTime(form);
      await form.getByRole('checkbox', { name: createPattern(words.form.spoken) }).check();
      expect(await listViolations(page, 'booking form', 'dialog')).toEqual([]);
      await form.locator('button[type=submit]').click();
      await expect(page.getByText(words.form.booked.replace('{{name}}', guest))).toBeVisible();
      const panel = page.locator('aside');
      await expect(panel.getByRole('heading', { name: guest })).toBeVisible();
      await expect(panel.getByText(words.sources.phone, { exact: true })).toBeVisible();
      expect(await listViolations(page, 'reservation', 'aside')).toEqual([]);

      await page.getByRole('searchbox').fill(unique.slice(-4));
      await expect(desk.getButton(guest)).toBeVisible();

      await panel.getByRole('tab', { name: createPattern(words.tabs.notes) }).click();
      await panel.getByRole('textbox', { name: createPattern(words.notes.label) }).fill('Likes the corner');
      await desk.getButton(words.notes.save, panel).click();
      await expect(panel.getByText('Likes the corner')).toBeVisible();
      expect(await listViolations(page, 'notes', 'aside')).toEqual([]);
      await desk.getButton(words.acts.confirm, panel).click();
      await desk.getButton(words.acts.confirm, page.getByRole('alertdialog')).click();
      await expect(panel.getByText(words.states.confirm)).toBeVisible();
      await panel.getByRole('tab', { name: words.tabs.history }).click();
      await expect(panel.getByRole('tabpanel').getByText(words.history.actions.confirm)).toBeVisible();
      await expect(panel.getByRole('tabpanel').getByText(words.history.actions.note)).toBeVisible();
      expect(await listViolations(page, 'history', 'aside')).toEqual([]);
      await context.close();
    },
  );
}
