import { pageNames } from '@dining/contract/site/pages';
import { type BrowserContext, expect, test } from '@playwright/test';
import { listViolations } from './support/accessibility';
import { tagFullRun } from './support/full-run';
import { Guest } from './support/guest';
import { createIpAddressOptions } from './support/ip-address-options';
import { type LanguageName, languageSetups } from './support/languages';
import { createNetworkIdleWait } from './support/network-idle';
import { reachState, states } from './support/states';

test.use(createIpAddressOptions());

const schemes = ['light', 'dark'] as const;
const names = Object.keys(languageSetups) as LanguageName[];
const widths = [390, 1440] as const;

/**
 * Lists the languages, widths and colour schemes in which a page is checked: one combination in the quick run, and all
 * of them in the full run.
 */
const listCombinations = (pageIndex: number) => [
  {
    name: names[pageIndex % names.length] ?? 'ko',
    width: widths[(pageIndex >> 2) % 2] ?? 390,
    colorSchemes: [schemes[(pageIndex >> 3) % 2] ?? 'light'],
    isInQuickRun: true,
  },
  ...names.flatMap((name) => widths.map((width) => ({ name, width, colorSchemes: schemes, isInQuickRun: false }))),
];

/** One browser context for all tests of a worker, so that the files of the site are loaded once. */
let context: BrowserContext;
test.beforeAll(async ({ browser }) => {
  context = await browser.newContext();
});

for (const [pageIndex, page] of pageNames.entries()) {
  for (const { name, width, colorSchemes, isInQuickRun } of listCombinations(pageIndex)) {
    test(
      `${page} in ${name} at ${width} px is accessible (${colorSchemes.join(' and ')})`,
      tagFullRun(isInQuickRun),
      async () => {
        const violations: string[] = [];
        // In the quick run, only the state with the most content is checked.
        for (const [state, setup] of Object.entries(states[page]).slice(0, isInQuickRun ? 1 : undefined)) {
          // Each state has its own tab without cookies, so that no state affects the next.
          await context.clearCookies();
          const guest = new Guest(await context.newPage(), name);
          await guest.page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
          const waitUntilIdle = createNetworkIdleWait(guest.page);
          if ((await reachState(guest, setup)) !== false) {
            await waitUntilIdle();
            for (const colorScheme of colorSchemes) {
              await guest.page.emulateMedia({ colorScheme });
              violations.push(...(await listViolations(guest.page, `${state}, ${colorScheme}`)));
            }
          }
          await guest.page.close();
        }
        expect(violations).toEqual([]);
      },
    );
  }
}
