import { expect, type Page, test } from '@playwright/test';
import { browserProfiles } from './support/browser-profiles';
import { tagFullRun } from './support/full-run';
import { Guest } from './support/guest';
import { type LanguageName, languageSetups } from './support/languages';
import { createNetworkIdleWait } from './support/network-idle';
import { reachState, states } from './support/states';

test.use(browserProfiles.full);

interface FocusStop {
  readonly name: string;
  readonly isVisible: boolean;
  /** The element's index in the document. */
  readonly index: number;
}

/**
 * Runs in the page. Returns the focused element and whether it is at least partly visible; undefined if the focus is
 * outside the page.
 */
function getFocusStop(): FocusStop | undefined {
  const focusedElement = document.activeElement;
  if (!(focusedElement instanceof HTMLElement) || focusedElement === document.body) return undefined;
  // A hidden native checkbox or radio button is drawn by its label.
  const displayedElement =
    focusedElement instanceof HTMLInputElement &&
    focusedElement.labels?.[0] &&
    focusedElement.getBoundingClientRect().width < 10
      ? focusedElement.labels[0]
      : focusedElement;
  const { left, right, top, bottom } = displayedElement.getBoundingClientRect();
  const isBar = (element: Element) => ['sticky', 'fixed'].includes(getComputedStyle(element).position);
  const isVisibleAt = (x: number, y: number): boolean => {
    let topElement = document.elementFromPoint(x, y);
    if (topElement === null) return false;
    while (topElement !== null && !topElement.contains(displayedElement)) {
      if (isBar(topElement)) return false;
      topElement = topElement.parentElement;
    }
    return true;
  };
  const xCoordinates = [left + 2, (left + right) / 2, right - 2];
  const yCoordinates = [top + 2, (top + bottom) / 2, bottom - 2];
  const name = `${focusedElement.tagName} ${focusedElement.getAttribute('aria-label') ?? focusedElement.id} «${(focusedElement.textContent ?? '').trim().slice(0, 40)}»`;
  const isVisible = xCoordinates.some((x) => yCoordinates.some((y) => isVisibleAt(x, y)));
  return { name, isVisible, index: [...document.querySelectorAll('*')].indexOf(focusedElement) };
}

function focusPageStart(): void {
  document.body.tabIndex = -1;
  document.body.focus();
  document.body.removeAttribute('tabindex');
}

/** Lists the elements that get the focus, from the start of the page until one repeats or the focus leaves the page. */
async function listStops(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<readonly FocusStop[]> {
  const stops: FocusStop[] = [];
  for (let presses = 0; presses < 200; presses += 1) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(getFocusStop);
    // The first Shift+Tab may move the focus out of the page.
    if (stop === undefined && stops.length === 0) continue;
    if (stop === undefined || stops.some(({ index }) => index === stop.index)) break;
    stops.push(stop);
  }
  return stops;
}

const pagesWithBars = [
  ['step 1', states.reservationFirstStep, 'with its calendar'],
  ['a product', states.reservationDetail, 'with everything chosen'],
  ['a product with rooms', states.reservationDetail, 'rooms'],
  ['payment', states.reservationPayment, 'with invalid fields'],
] as const;

for (const name of Object.keys(languageSetups) as LanguageName[]) {
  test(
    `no focused element of the booking pages is hidden by sticky bars on a phone, in ${name}`,
    tagFullRun(name === 'en'),
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      const guest = new Guest(page, name);
      const waitUntilIdle = createNetworkIdleWait(page);
      const hiddenStops: string[] = [];
      for (const [label, setups, state] of pagesWithBars) {
        await reachState(guest, setups[state] ?? '');
        await waitUntilIdle();
        await expect(page.locator('[data-bottom-bar]')).toBeVisible();
        for (const [suffix, isOffline] of [
          ['', false],
          [', offline', true],
        ] as const) {
          await page.context().setOffline(isOffline);
          if (isOffline)
            await expect(page.getByRole('status').filter({ hasText: guest.texts.common.offline })).toBeVisible();
          for (const key of ['Tab', 'Shift+Tab'] as const) {
            await page.evaluate(focusPageStart);
            const stops = await listStops(page, key);
            expect(stops.length, `${label}${suffix}, ${key}`).toBeGreaterThan(15);
            hiddenStops.push(
              ...stops.filter(({ isVisible }) => !isVisible).map((stop) => `${label}${suffix}, ${key}: ${stop.name}`),
            );
          }
        }
        await page.context().setOffline(false);
      }
      expect(hiddenStops).toEqual([]);
    },
  );
}
