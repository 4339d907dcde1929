import { addDays, getTodayInSeoul, toSeoul } from '@dining/domain/shared/seoul-time';
import { expect, type Locator, test } from '@playwright/test';
import { createIpAddressOptions } from './support/ip-address-options';
import { Keyboard } from './support/keyboard';
import { createPattern } from './support/languages';
import { getAnswerFields, getFreeTimeButtons, getMenuSteppers } from './support/phone-booking';
import { demoStaffPassword, getDemoCode, StaffMember } from './support/staff-member';

test.use(createIpAddressOptions());

/** The first party of the demo group's evening that this journey uses; other journeys use earlier ones. */
const partyIndex = 26;

/** The visit time of that party and of the next ones. Before it, the server refuses the states done and no-show. */
const visitTime = '19:30';

/** Chooses an option of a select that shows its placeholder. */
async function chooseOption(keys: Keyboard, select: Locator, index: number): Promise<void> {
  await keys.focus(select);
  for (let moves = 0; moves < index; moves += 1) await keys.press('ArrowDown');
  await expect(select.locator('option').nth(index)).toHaveJSProperty('selected', true);
}

/** Signs in with email, password and the code of the authenticator app. */
async function signIn(keys: Keyboard, manager: StaffMember, email: string): Promise<void> {
  const { page, texts } = manager;
  const { staffSignIn } = texts;
  await keys.focus(manager.getField(staffSignIn.email));
  await keys.type(email);
  await keys.focus(page.getByRole('textbox', { name: createPattern(staffSignIn.password) }));
  await keys.type(demoStaffPassword);
  await keys.press('Enter');
  const code = manager.getField(staffSignIn.code);
  await expect(code).toBeVisible();
  await keys.focus(code);
  // Each code is accepted once, and another journey may have signed in as the same staff member.
  await expect(async () => {
    await page.keyboard.press('Control+a');
    await page.keyboard.type(await getDemoCode(email));
    await page.keyboard.press('Enter');
    await expect(code).toHaveCount(0, { timeout: 10_000 });
  }).toPass({ intervals: [5_000], timeout: 120_000 });
}

test('a manager runs an evening by keyboard alone, from the sign-in to a booking by phone', async ({ browser }) => {
  const context = await browser.newContext({ ...createIpAddressOptions(), viewport: { width: 1440, height: 900 } });
  const manager = new StaffMember(await context.newPage(), 'en');
  const { page, texts } = manager;
  const { palette, staffDesk: deskTexts, staffService: serviceTexts } = texts;
  const keys = new Keyboard(page);
  await manager.open('/console/service?venue=D103');
  await signIn(keys, manager, 'manager@dalbit.example');

  const rows = page.locator('button[data-row]');
  const panel = page.getByRole('complementary');
  const expectState = (state: string) => expect(panel.locator('p').first()).toContainText(state);
  const goToSearch = async () => {
    await keys.press('/');
    await expect(page.getByRole('searchbox')).toBeFocused();
  };
  const hasBegun = toSeoul(new Date()).time >= visitTime;
  /** Expects a state that can be recorded from the visit time on. Before it, dismisses the refusal. */
  const expectRecordedOrRefused = async (state: string, stateBefore: string) => {
    if (!hasBegun) {
      await expect(manager.getButton(serviceTexts.queue.drop)).toBeVisible();
      await goToSearch();
      await keys.activate(manager.getButton(serviceTexts.queue.drop), 'Enter', 'Shift+Tab');
      await keys.expectVisibleFocus('after the refusal is dismissed');
      await expect(manager.getButton(serviceTexts.queue.drop)).toHaveCount(0);
    }
    await expectState(hasBegun ? state : stateBefore);
  };
  await expect(rows).toHaveCount(30);
  await keys.expectVisibleFocus('on the service');
  await keys.focus(rows.first());
  for (let step = 0; step < partyIndex; step += 1) await keys.press('ArrowDown');
  await expectState(serviceTexts.states.expected);

  // Keys set a party to arrived, seated and done, and undo the last step. The next party is set to arrived by the
  // button, which then disappears.
  await keys.press('a');
  await expectState(serviceTexts.states.arrived);
  await keys.press('s');
  await expectState(serviceTexts.states.seated);
  await keys.press('d');
  await expectRecordedOrRefused(serviceTexts.states.done, serviceTexts.states.seated);
  await keys.press('u');
  await expectState(hasBegun ? serviceTexts.states.seated : serviceTexts.states.arrived);
  await keys.focus(rows.nth(partyIndex));
  await keys.press('ArrowDown', 'Enter');
  await keys.activate(manager.getButton(serviceTexts.actions.arrived, panel));
  await expectState(serviceTexts.states.arrived);
  await keys.expectVisibleFocus('after the button has disappeared');

  // Another party calls to say that they will be late.
  await keys.focus(rows.nth(partyIndex + 1), 'Shift+Tab');
  await keys.press('ArrowDown', 'Enter');
  await keys.activate(manager.getButton(serviceTexts.actions.late, panel));
  const lateDialog = page.getByRole('dialog', { name: serviceTexts.late.title });
  await keys.activate(lateDialog.getByRole('button').nth(2));
  await expect(lateDialog).toHaveCount(0);
  await expectState(serviceTexts.states.late);
  await keys.expectVisibleFocus('after the delay is noted');

  // No fee is kept here: console-service.spec.ts has a no-show with its fee.
  await keys.activate(manager.getButton(serviceTexts.actions.noShow, panel));
  const noShowDialog = page.getByRole('dialog', { name: serviceTexts.noShow.title });
  await keys.activate(manager.getButton(serviceTexts.noShow.without, noShowDialog));
  await expectRecordedOrRefused(serviceTexts.states.no_show, serviceTexts.states.late);
  await keys.expectVisibleFocus('after the no-show');
  await keys.press('u');
  await expectState(hasBegun ? serviceTexts.states.late : serviceTexts.states.expected);

  await keys.press('w');
  const walkInDialog = page.getByRole('dialog', { name: serviceTexts.walkInForm.title });
  // The first start time has free seats at any hour; the current one may be full.
  const startTime = walkInDialog.getByRole('combobox', { name: serviceTexts.walkInForm.time });
  await keys.focus(startTime);
  await keys.press('Home');
  await expect(startTime.locator('option').first()).toHaveJSProperty('selected', true);
  await keys.activate(walkInDialog.getByRole('button', { name: /2/ }).first(), 'Space', 'Shift+Tab');
  await expect(walkInDialog).toHaveCount(0);
  const walkIns = page.getByRole('region', { name: serviceTexts.walkIn });
  await goToSearch();
  await keys.activate(manager.getButton(serviceTexts.actions.end, walkIns).last());
  await keys.expectVisibleFocus('after the walk-in has left');

  // The note of the day is written or, if there is one, changed.
  await goToSearch();
  await keys.activate(manager.getButton(serviceTexts.note.add).or(manager.getButton(serviceTexts.note.change)));
  const noteDialog = page.getByRole('dialog', { name: serviceTexts.note.title });
  await keys.focus(noteDialog.getByRole('textbox'));
  await page.keyboard.press('Control+a');
  await keys.type('A critic comes at eight.');
  await keys.activate(manager.getButton(serviceTexts.note.save, noteDialog));
  await expect(noteDialog).toHaveCount(0);
  await expect(page.getByRole('region', { name: serviceTexts.note.title })).toContainText('A critic comes at eight.');
  await keys.expectVisibleFocus('after the note is saved');

  // The sale of a start time is stopped and resumed.
  for (const label of [serviceTexts.sales.stop, serviceTexts.sales.resume]) {
    await goToSearch();
    await keys.activate(manager.getButton(serviceTexts.sales.title));
    const salesDialog = page.getByRole('dialog', { name: serviceTexts.sales.title });
    await keys.focus(salesDialog.getByRole('checkbox').last());
    await keys.press('Space');
    await keys.activate(manager.getButton(label.replace('{{count}}', '1'), salesDialog));
    await expect(salesDialog).toHaveCount(0);
    await keys.expectVisibleFocus('after the sale has changed');
  }

  // The palette opens tomorrow, and a key returns to today. `t` changes nothing for the manager of one venue.
  const openFromPalette = async (label: string) => {
    await keys.press('Control+k');
    const field = page.getByRole('combobox', { name: palette.field });
    await expect(field).toBeFocused();
    await keys.type(label);
    await expect(page.getByRole('option', { selected: true }).filter({ hasText: label })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(field).toHaveCount(0);
  };
  await openFromPalette(palette.tomorrow);
  const tomorrow = addDays(getTodayInSeoul(new Date()), 1);
  await expect(page).toHaveURL(new RegExp(`day=${tomorrow}`));
  await keys.expectVisibleFocus('on another day');
  await keys.press('t');
  await keys.press('[');
  await expect(page).not.toHaveURL(/day=/);
  await keys.expectVisibleFocus('on today');

  // A guest calls and wants to pay by link.
  await openFromPalette(texts.console.screens.reservations);
  await expect(page.getByRole('heading', { name: deskTexts.title, exact: true })).toBeVisible();
  await keys.press('n');
  const form = page.getByRole('dialog', { name: deskTexts.form.title });
  await expect(form).toBeVisible();
  const uniqueDigits = String(Date.now()).slice(-8);
  const guestName = `Tanaka ${[...uniqueDigits].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`;
  const contactFields = [
    [deskTexts.contact.name, guestName],
    [deskTexts.contact.phone, `010${uniqueDigits}`],
    [deskTexts.contact.email, `${uniqueDigits}@guest.example`],
  ] as const;
  for (const [label, text] of contactFields) {
    await keys.focus(form.getByRole('textbox', { name: createPattern(label) }));
    await keys.type(text);
  }
  const productField = form.getByRole('combobox', { name: createPattern(deskTexts.form.product) });
  const day = form.locator('input[type=date]');
  for (let daysAhead = 4; daysAhead < 18; daysAhead += 1) {
    const [year = '', month = '', date = ''] = addDays(getTodayInSeoul(new Date()), daysAhead).split('-');
    await keys.focus(day, daysAhead === 4 ? 'Tab' : 'Shift+Tab');
    const response = page.waitForResponse('**/api/staff/resv/quote');
    await keys.type(`${month}${date}${year}`);
    await response;
    await expect(productField.or(form.getByText(deskTexts.form.noProducts)).first()).toBeVisible();
    if (await productField.isVisible()) break;
    await keys.press('ArrowLeft', 'ArrowLeft');
  }
  await chooseOption(keys, productField, 1);
  const menus = getMenuSteppers(form);
  await expect(getFreeTimeButtons(form).first()).toBeVisible();
  if ((await menus.count()) > 0) {
    await keys.focus(menus.first().getByRole('button').last());
    await keys.press('Enter', 'Space');
  }
  await keys.activate(getFreeTimeButtons(form).first());
  for (const answerField of await getAnswerFields(form).all()) {
    if ((await answerField.evaluate(({ tagName }) => tagName)) === 'SELECT') await chooseOption(keys, answerField, 1);
    else {
      await keys.focus(answerField);
      await keys.type('2');
    }
  }
  const payByLinkRadio = form.getByRole('radio', { name: createPattern(deskTexts.form.payAt.link) });
  await expect(payByLinkRadio).toBeVisible();
  await keys.focus(form.getByRole('radio', { checked: true }).last());
  for (let moves = 0; moves < 2 && !(await payByLinkRadio.isChecked()); moves += 1) await keys.press('ArrowDown');
  await expect(payByLinkRadio).toBeChecked();
  await keys.focus(form.getByRole('checkbox', { name: createPattern(deskTexts.form.spoken) }));
  await keys.press('Space');
  await keys.activate(form.locator('button[type=submit]'));
  await expect(form).toHaveCount(0);
  await keys.expectVisibleFocus('after the booking');
  const link = page
    .getByRole('region', { name: deskTexts.links.title })
    .getByRole('listitem')
    .filter({ hasText: guestName });
  await expect(link.getByText(deskTexts.links.states.open)).toBeVisible();

  // The guest calls again and no longer wants to come: the link is withdrawn.
  await keys.activate(manager.getButton(deskTexts.links.withdraw, link));
  const confirmDialog = page.getByRole('alertdialog');
  await keys.activate(manager.getButton(deskTexts.links.withdraw, confirmDialog));
  await expect(confirmDialog).toHaveCount(0);
  await expect(link.getByText(deskTexts.links.states.withdrawn)).toBeVisible();
  await keys.expectVisibleFocus('after the link is withdrawn');
  await context.close();
});
