import { test } from '@playwright/test';
import { dealt } from './support/dealt';
import { dayAhead } from './support/guest';
import { type TongueName, tongues } from './support/tongues';
import { walkVisit } from './support/visit';

for (const [index, name] of (Object.keys(tongues) as TongueName[]).entries()) {
  test(
    `a guest confirms the visit from the reminder on a phone, in ${name}`,
    dealt(name === 'cn'),
    async ({ page }) => {
      await walkVisit(page, name, dayAhead(71 + index * 2), async (guest) => {
        await guest.payButton().click();
        await page.locator('button.pay').click();
      });
    },
  );
}
