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

/** The page, or one part of it, breaks no rule of WCAG 2.2 AA that a machine can find. */
export async function expectClean(page: Page, where: string, part = 'html'): Promise<void> {
  await stillness(page);
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  const found = violations.map(({ id, nodes }) => `${where}: ${id} at ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
  expect(found).toEqual([]);
}
