import { type PageName, pageNames } from '@dining/contract/site/pages';
import { expect, test } from '@playwright/test';
import { waitForAnimations } from './support/accessibility';
import { browserProfiles } from './support/browser-profiles';
import { tagFullRun } from './support/full-run';
import { Guest } from './support/guest';
import { createIpAddressOptions } from './support/ip-address-options';
import { type LanguageName, languageSetups } from './support/languages';
import { doubleTextSize, listOverflows, waitForSiteFonts } from './support/large-text';
import { createNetworkIdleWait } from './support/network-idle';
import { reachState, states } from './support/states';

/** Checks each page on a phone at 200% text size (WCAG 1.4.4): no horizontal scrolling and no cut words. */
test.use({ ...createIpAddressOptions(), ...browserProfiles.full });

const names = Object.keys(languageSetups) as LanguageName[];
/** The pages of the quick run, which have the least space for text, each with its language. */
const quickRunLanguages: Partial<Record<PageName, LanguageName>> = {
  reservationDetail: 'ja',
  reservationPayment: 'en',
  joinForm: 'ko',
  findTable: 'cn',
};

for (const page of pageNames) {
  for (const name of names) {
    test(
      `${page} in ${name} fits when the text is twice as large`,
      tagFullRun(quickRunLanguages[page] === name),
      async ({ browser }) => {
        const overflows: string[] = [];
        for (const [state, setup] of Object.entries(states[page])) {
          const context = await browser.newContext({
            viewport: { width: 390, height: 844 },
            isMobile: true,
            hasTouch: true,
          });
          await context.addInitScript(doubleTextSize);
          const guest = new Guest(await context.newPage(), name);
          const waitUntilIdle = createNetworkIdleWait(guest.page);
          if ((await reachState(guest, setup)) !== false) {
            await waitUntilIdle();
            await waitForSiteFonts(guest.page);
            await waitForAnimations(guest.page);
            overflows.push(...(await listOverflows(guest.page)).map((overflow) => `${state}: ${overflow}`));
          }
          await context.close();
        }
        expect(overflows).toEqual([]);
      },
    );
  }
}
