import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Waits for fades to end, because colours are final only then. Does not wait for endless or long animations. */
export const stillness = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    // Changes after a press begin to fade in the next frame.
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    const short = (one: Animation) => Number(one.effect?.getComputedTiming().endTime) < 2_000;
    return Promise.allSettled(
      document
        .getAnimations()
        .filter(short)
        .map(({ finished }) => finished),
    ).then(() => {});
  });

/** Makes the bottom bar static or sticky again, because covered content can be scrolled into view. */
const letBarRest = (page: Page, rests: boolean): Promise<void> =>
  page.locator('[data-bottom-bar]').evaluateAll(
    (bars, position) => {
      for (const bar of bars as HTMLElement[]) bar.style.position = position;
    },
    rests ? 'static' : '',
  );

/** Lists the violations of WCAG 2.2 AA and best practices that axe finds in a page or a part of it. */
export async function listFaults(page: Page, where: string, part = 'html'): Promise<readonly string[]> {
  await stillness(page);
  await letBarRest(page, true);
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    // Pages have no frames.
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  await letBarRest(page, false);
  return violations.map(
    ({ id, nodes }) => `${where}: ${id} at ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
}

export const expectClean = async (page: Page, where: string, part?: string): Promise<void> =>
  expect(await listFaults(page, where, part)).toEqual([]);
