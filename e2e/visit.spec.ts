import { test } from '@playwright/test';
import { tagFullRun } from './support/full-run';
import { getDayAhead } from './support/guest';
import { type LanguageName, languageSetups } from './support/languages';
import { runVisitJourney } from './support/visit';

for (const [index, name] of (Object.keys(languageSetups) as LanguageName[]).entries()) {
  test(`a guest confirms the visit from the reminder, in ${name}`, tagFullRun(name === 'ja'), async ({ page }) => {
    await runVisitJourney(page, name, getDayAhead(70 + index * 2), async (guest) => {
      const { window } = await guest.openPaymentWindow();
      await window.pay();
    });
  });
}
