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

/** Chooses menus for two, the first free time, and an answer to each question. */
export async function chooseMenusAndTime(form: Locator): Promise<void> {
  const menus = form.locator('[data-field=prodCode] [role=group]');
  if ((await menus.count()) > 0)
    for (let count = 0; count < 2; count += 1) await menus.first().getByRole('button').last().click();
  await form.locator('[data-field=time] button:enabled').first().click();
  for (const question of await form.locator('[data-field^="question:"]').all()) {
    const choice = question.getByRole('combobox');
    if ((await choice.count()) > 0) await choice.selectOption({ index: 1 });
    else await question.getByRole('textbox').fill('2');
  }
}
