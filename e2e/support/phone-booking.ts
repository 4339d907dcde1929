import { addDays, getTodayInSeoul } from '@dining/domain/shared/seoul-time';
import { expect, type Locator } from '@playwright/test';
import { createPattern } from './languages';
import type { StaffMember } from './staff-member';

/**
 * Moves the day of a phone booking forward, from `daysAhead`, until the venue has products for tables. Chooses the
 * first of them.
 */
export async function chooseDayAndProduct(
  { page, texts }: StaffMember,
  form: Locator,
  daysAhead: number,
): Promise<void> {
  const { form: formTexts } = texts.staffDesk;
  const productField = form.getByRole('combobox', { name: createPattern(formTexts.product) });
  const noProducts = form.getByText(formTexts.noProducts);
  let day = addDays(getTodayInSeoul(new Date()), daysAhead);
  for (let tries = 0; tries < 14; tries += 1) {
    const quoteResponse = page.waitForResponse('**/api/staff/resv/quote');
    await form.locator('input[type=date]').fill(day);
    await quoteResponse;
    await expect(productField.or(noProducts).first()).toBeVisible();
    if (await productField.isVisible()) break;
    day = addDays(day, 1);
  }
  await productField.selectOption({ index: 1 });
}

/** Returns the steppers of the menus, whose names contain their price. */
export const getMenuSteppers = (form: Locator): Locator => form.getByRole('group', { name: /\d,\d{3}/ });

/** Returns the buttons of the start times that are free. */
export const getFreeTimeButtons = (form: Locator): Locator => form.locator('[id$="-time"] button:enabled');

/** Returns the controls with which the questions of the product are answered. */
export const getAnswerFields = (form: Locator): Locator => form.locator('[id*="-answers."]:is(select, input)');

/** Chooses menus for two, the first free time, and an answer to each question. */
export async function chooseMenusAndTime(form: Locator): Promise<void> {
  const menus = getMenuSteppers(form);
  await expect(getFreeTimeButtons(form).first()).toBeVisible();
  if ((await menus.count()) > 0)
    for (let count = 0; count < 2; count += 1) await menus.first().getByRole('button').last().click();
  await getFreeTimeButtons(form).first().click();
  for (const field of await getAnswerFields(form).all()) {
    if ((await field.evaluate(({ tagName }) => tagName)) === 'SELECT') await field.selectOption({ index: 1 });
    else await field.fill('2');
  }
}
