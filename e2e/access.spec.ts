import { pageNames } from '@dining/contract/site/pages';
import { type BrowserContext, expect, test } from '@playwright/test';
import { listViolations } from './support/accessibility';
import { tagFullRun } from './support/full-run';
import { Guest } from './support/guest';
import { type LanguageName, languageSetups } from './support/languages';
import { createNetworkIdleWait } from './support/network-idle';
import { reachState, states } from './support/states';
import { createUniqueIpHeader } from './support/unique-ip';

test.use(createUniqueIpHeader());

const schemes = ['light', 'dark'] as const;
const names = Object.keys(languageSetups) as LanguageName[];
const widths = [390, 1440] as const;

/**
 * The looks in which a page is checked: one if each journey runs once, otherwise light and dark by language
 * and width.
 */
const listLooks = (place: number) => [
  {
    name: names[place % names.length] ?? 'ko',
    width: widths[(place >> 2) % 2] ?? 390,
    shown: [schemes[(place >> 3) % 2] ?? 'light'],
    isInQuickRun: true,
  },
  ...names.flatMap((name) => widths.map((width) => ({ name, width, shown: schemes, isInQuickRun: false }))),
];

/** One browser context for all tests of a worker, so that the files of the site are loaded once. */
let context: BrowserContext;
test.beforeAll(async ({ browser }) => {
  context = await browser.newContext();
});

for (const [place, page] of pageNames.entries()) {
  for (const { name, width, shown: displayed, isInQuickRun } of listLooks(place)) {
    test(
      `${page} in ${name} at ${width} px is accessible, ${displayed.join(' and ')}`,
      tagFullRun(isInQuickRun),
      async () => {
        const faults: string[] = [];
        // If each journey runs once, only the state with the most content is checked.
        for (const [state, setup] of Object.entries(states[page]).slice(0, isInQuickRun ? 1 : undefined)) {
          // Each state has its own tab without cookies, so that no state affects the next.
          await context.clearCookies();
          const guest = new Guest(await context.newPage(), name);
          await guest.page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
          const quiet = createNetworkIdleWait(guest.page);
          if ((await reachState(guest, setup)) !== false) {
            await quiet();
            for (const colorScheme of displayed) {
              await guest.page.emulateMedia({ colorScheme });
              faults.push(...(await listViolations(guest.page, `${state}, ${colorScheme}`)));
            }
          }
          await guest.page.close();
        }
        expect(faults).toEqual([]);
      },
    );
  }
}
