import { test } from '@playwright/test';
import { tagFullRun } from './support/dealt';
import { getDayAhead } from './support/guest';
import { type TongueName, tongues } from './support/tongues';
import { walkVisit } from './support/visit';

for (const [index, name] of (Object.keys(tongues) as TongueName[]).entries()) {
  test(`a guest confirms the visit from the reminder, in ${name}`, tagFullRun(name === 'ja'), async ({ page }) => {
    await walkVisit(page, name, getDayAhead(70 + index * 2), async (guest) => {
      const { window } = await guest.openPayment();
      await window.pay();
    });
  });
}
