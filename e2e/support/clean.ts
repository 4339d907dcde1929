import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** What fades in has its colours only at the end; what turns for ever, or waits long, is not waited for. */
export const stillness = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    // What a press has changed fades only from the next frame on.
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    const short = (one: Animation) => Number(one.effect?.getComputedTiming().endTime) < 2_000;
    return Promise.allSettled(
      document
        .getAnimations()
        .filter(short)
        .map(({ finished }) => finished),
    ).then(() => {});
  });

/** Lays the bar at a window's foot down where the page ends, or lets it stick again: what it happens to cover can be scrolled. */
const letBarRest = (page: Page, rests: boolean): Promise<void> =>
  page.locator('[data-bottom-bar]').evaluateAll(
    (bars, position) => {
      for (const bar of bars as HTMLElement[]) bar.style.position = position;
    },
    rests ? 'static' : '',
  );

/** What a page, or one part of it, breaks of WCAG 2.2 AA and of good practice, as far as a machine can find it. */
export async function listFaults(page: Page, where: string, part = 'html'): Promise<readonly string[]> {
  await stillness(page);
  await letBarRest(page, true);
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    // No page has frames of its own: one window is enough.
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  await letBarRest(page, false);
  return violations.map(({ id, nodes }) => `${where}: ${id} at ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}

export const expectClean = async (page: Page, where: string, part?: string): Promise<void> =>
  expect(await listFaults(page, where, part)).toEqual([]);
