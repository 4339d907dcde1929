import { addDays, getTodayInSeoul } from '@dining/domain/shared/seoul-time';
import { expect, type Locator } from '@playwright/test';
import { createPattern } from './languages';
import type { StaffMember } from './staff-member';

/** Moves the day of a phone booking until the venue offers something, and chooses its first experience for tables. */
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
