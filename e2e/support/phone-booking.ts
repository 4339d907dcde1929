import { addDays, getTodayInSeoul } from '@dining/domain/shared/seoul-time';
import { expect, type Locator } from '@playwright/test';
import { createPattern } from './languages';
import type { StaffMember } from './staff-member';

/** Moves the day of a phone booking forward until the venue has an offer, and chooses its first product for tables. */
export async function chooseExperience({ page, texts }: StaffMember, form: Locator, firstDay: number): Promise<void> {
  const { form: words } = texts.staffDesk;
  const experience = form.getByRole('combobox', { name: createPattern(words.product) });
  const none = form.getByText(words.noProducts);
  let day = addDays(getTodayInSeoul(new Date()), firstDay);
  for (let tries = 0; tries < 14; tries += 1) {
    const answer = page.waitForResponse('**/api/staff/resv/quote');
    await form.locator('input[type=date]').fill(day);
    await answer;
    await expect(experience.or(none).first()).toBeVisible();
    if (await experience.isVisible()) break;
    day = addDays(day, 1);
  }
  await experience.selectOption({ index: 1 });
}

/** Returns the steppers of the menus, whose names contain their price. */
export const getMenus = (form: Locator): Locator => form.getByRole('group', { name: /\d,\d{3}/ });

/** Returns the buttons of the start times that are free. */
export const getFreeTimes = (form: Locator): Locator => form.locator('[id$="-time"] button:enabled');

/** Returns the controls with which the questions of the product are answered. */
export const getAnswers = (form: Locator): Locator => form.locator('[id*="-answers."]:is(select, input)');

/** Chooses menus for two, the first free time, and an answer to each question. */
export async function chooseMenusAndTime(form: Locator): Promise<void> {
  const menus = getMenus(form);
  await expect(getFreeTimes(form).first()).toBeVisible();
  if ((await menus.count()) > 0)
    for (let count = 0; count < 2; count += 1) await menus.first().getByRole('button').last().click();
  await getFreeTimes(form).first().click();
  for (const answer of await getAnswers(form).all()) {
    if ((await answer.evaluate(({ tagName }) => tagName)) === 'SELECT') await answer.selectOption({ index: 1 });
    else await answer.fill('2');
  }
}
