import { test } from '@playwright/test';
import { tagFullRun } from './support/full-run';
import { getDayAhead } from './support/guest';
import { type LanguageName, languageSetups } from './support/languages';
import { runVisitJourney } from './support/visit';

for (const [index, name] of (Object.keys(languageSetups) as LanguageName[]).entries()) {
  test(
    `a guest confirms the visit from the reminder on a phone, in ${name}`,
    tagFullRun(name === 'cn'),
    async ({ page }) => {
      await runVisitJourney(page, name, getDayAhead(71 + index * 2), async (guest) => {
        await guest.getPayButton().click();
        await page.locator('button.pay').click();
      });
    },
  );
}
