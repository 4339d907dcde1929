import { test } from '@playwright/test';
import { tagFullRun } from './support/dealt';
import { getDayAhead } from './support/guest';
import { type TongueName, tongues } from './support/tongues';
import { walkVisit } from './support/visit';

for (const [index, name] of (Object.keys(tongues) as TongueName[]).entries()) {
  test(
    `a guest confirms the visit from the reminder on a phone, in ${name}`,
    tagFullRun(name === 'cn'),
    async ({ page }) => {
      await walkVisit(page, name, getDayAhead(71 + index * 2), async (guest) => {
        await guest.getPayButton().click();
        await page.locator('button.pay').click();
      });
    },
  );
}
