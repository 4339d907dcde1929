import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { Guest } from '../support/guest';
import type { TongueName } from '../support/tongues';

/** Runs in the page: those in sight have come. */
const picturesInSight = (): boolean =>
  [...document.images].every((image) => {
    const { top, bottom, height } = image.getBoundingClientRect();
    return image.complete || height === 0 || bottom < 0 || top > innerHeight;
  });

/** Runs in the page: no colour is on its way to another. */
const coloursFaded = async (): Promise<void> => {
  const fading = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
  await Promise.allSettled(fading.map(({ finished }) => finished));
};

/** Down to the foot and back, so that the pictures that wait until they are near have come. */
async function scrollThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let at = 0; at < height; at += 600) {
    await page.evaluate((y) => scrollTo(0, y), at);
    await page.waitForTimeout(50);
    // A picture that waits until it is near is waited for; one that does not come is a picture of that.
    await page.waitForFunction(picturesInSight, undefined, { timeout: 5_000 }).catch(() => undefined);
  }
  await page.evaluate(() => scrollTo(0, 0));
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() =>
    [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
  );
  await page.waitForTimeout(300);
}

export type Scheme = 'light' | 'dark';

/** How the pictures of one language, width and scheme end. */
export const ending = (name: TongueName, width: number, scheme: Scheme): string =>
  `-${name}-${width}${scheme === 'dark' ? '-dark' : ''}.png`;

/** One guest's way through the product with a camera, in one language and at one width. */
export class Shots {
  readonly guest: Guest;

  constructor(
    readonly page: Page,
    readonly name: TongueName,
    readonly width: 390 | 1440,
    private readonly schemes: readonly Scheme[],
    private readonly folder: string,
  ) {
    this.guest = new Guest(page, name);
  }

  private async take(what: string, page: Page, fullPage: boolean): Promise<void> {
    for (const scheme of this.schemes) {
      await page.emulateMedia({ colorScheme: scheme });
      // The colours fade over, on a slow machine slowly.
      await page.waitForTimeout(300);
      await page.evaluate(coloursFaded);
      await page.screenshot({ path: join(this.folder, `${what}${ending(this.name, this.width, scheme)}`), fullPage });
    }
  }

  /** The page from its head to its foot. */
  async whole(what: string, page = this.page): Promise<void> {
    await scrollThrough(page);
    await this.take(what, page, true);
  }

  /** The visible part of the page, as with an open dialog. */
  async view(what: string, page = this.page): Promise<void> {
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(300);
    await this.take(what, page, false);
  }

  /** Each page as opened by its address. */
  async pages(paths: Readonly<Record<string, string>>): Promise<void> {
    for (const [what, path] of Object.entries(paths)) {
      await this.guest.open(path);
      await this.whole(what);
    }
  }
}
