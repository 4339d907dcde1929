import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Waits for fades to end, because colours are final only then. Does not wait for endless or long animations. */
export const waitForAnimations = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    // Transitions after a click start in the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const isShort = ({ effect }: Animation) => Number(effect?.getComputedTiming().endTime) < 2_000;
    return Promise.allSettled(
      document
        .getAnimations()
        .filter(isShort)
        .map(({ finished }) => finished),
    ).then(() => {});
  });

/**
 * Makes the bottom bar static, or sticky again. Axe would report content that a sticky bar covers, although it can be
 * scrolled into view.
 */
const setBarStatic = (page: Page, isStatic: boolean): Promise<void> =>
  page.locator('[data-bottom-bar]').evaluateAll(
    (bars, position) => {
      for (const bar of bars as HTMLElement[]) bar.style.position = position;
    },
    isStatic ? 'static' : '',
  );

/**
 * Lists the violations of WCAG 2.2 AA and best practices that axe finds in a page or in one element. `label` names the
 * page or its state in the messages.
 */
export async function listViolations(page: Page, label: string, selector = 'html'): Promise<readonly string[]> {
  await waitForAnimations(page);
  await setBarStatic(page, true);
  const { violations } = await new AxeBuilder({ page })
    .include(selector)
    // The loading bar is outside of all landmarks, and exists only while the page loads.
    .exclude('[role=progressbar].fixed')
    // Pages have no frames.
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  await setBarStatic(page, false);
  return violations.map(
    ({ id, nodes }) => `${label}: ${id} at ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
}

export const expectAccessible = async (page: Page, label: string, selector?: string): Promise<void> =>
  expect(await listViolations(page, label, selector)).toEqual([]);
