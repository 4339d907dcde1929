import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { Guest } from '../support/guest';
import type { TongueName } from '../support/tongues';

const picturesInSight = (): boolean =>
  [...document.images].every((image) => {
    const { top, bottom, height } = image.getBoundingClientRect();
    return image.complete || height === 0 || bottom < 0 || top > innerHeight;
  });

/** Runs in the page: returns true once no colour is changing. */
const coloursFaded = async (): Promise<void> => {
  const fading = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
  await Promise.allSettled(fading.map(({ finished }) => finished));
};

/** Scrolls to the foot and back, so that lazy pictures load. */
async function scrollThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let at = 0; at < height; at += 600) {
    await page.evaluate((y) => scrollTo(0, y), at);
    await page.waitForTimeout(50);
    // A missing picture is shown as missing.
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

export const ending = (name: TongueName, width: number, scheme: Scheme): string =>
  `-${name}-${width}${scheme === 'dark' ? '-dark' : ''}.png`;

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
      await page.waitForTimeout(300);
      await page.evaluate(coloursFaded);
      await page.screenshot({ path: join(this.folder, `${what}${ending(this.name, this.width, scheme)}`), fullPage });
    }
  }

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

  async pages(paths: Readonly<Record<string, string>>): Promise<void> {
    for (const [what, path] of Object.entries(paths)) {
      await this.guest.open(path);
      await this.whole(what);
    }
  }
}
