import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { Guest } from '../support/guest';
import type { LanguageName } from '../support/languages';

const areVisiblePicturesLoaded = (): boolean =>
  [...document.images].every((image) => {
    const { top, bottom, height } = image.getBoundingClientRect();
    return image.complete || height === 0 || bottom < 0 || top > innerHeight;
  });

/** Waits for at most five seconds. A picture that has not loaded by then is missing in the screenshot. */
const waitForVisiblePictures = (page: Page): Promise<unknown> =>
  page.waitForFunction(areVisiblePicturesLoaded, undefined, { timeout: 5_000 }).catch(() => undefined);

/** Runs in the page: waits until the running CSS transitions have ended. */
const waitForTransitions = async (): Promise<void> => {
  const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
  await Promise.allSettled(transitions.map(({ finished }) => finished));
};

/** Scrolls to the bottom and back, so that lazy pictures load. */
async function scrollThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 600) {
    await page.evaluate((y) => scrollTo(0, y), top);
    await page.waitForTimeout(50);
    await waitForVisiblePictures(page);
  }
  await page.evaluate(() => scrollTo(0, 0));
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() =>
    [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
  );
  await page.waitForTimeout(300);
}

export type Scheme = 'light' | 'dark';

export const getFileEnding = (name: LanguageName, width: number, scheme: Scheme): string =>
  `-${name}-${width}${scheme === 'dark' ? '-dark' : ''}.png`;

export const widths = [390, 820, 1440] as const;
export type Width = (typeof widths)[number];

/**
 * Takes screenshots of pages in one language and width. Each file is named after the screen, the language, the width
 * and, if it is dark, the colour scheme.
 */
export class Screenshots {
  readonly guest: Guest;
  /** True on phones and tablets, where the navigation is in a menu. */
  readonly hasMenu: boolean;
  /** False on phones, where providers open in the same window. */
  readonly opensWindows: boolean;

  constructor(
    readonly page: Page,
    readonly name: LanguageName,
    readonly width: Width,
    private readonly schemes: readonly Scheme[],
    private readonly folder: string,
  ) {
    this.guest = new Guest(page, name);
    this.hasMenu = width < 1280;
    this.opensWindows = width >= 768;
  }

  /** Takes a screenshot in each colour scheme. Returns the path of the last one. */
  private async take(screenName: string, page: Page, fullPage: boolean): Promise<string> {
    let path = '';
    for (const scheme of this.schemes) {
      await page.emulateMedia({ colorScheme: scheme });
      await page.waitForTimeout(300);
      await page.evaluate(waitForTransitions);
      path = join(this.folder, `${screenName}${getFileEnding(this.name, this.width, scheme)}`);
      await page.screenshot({ path, fullPage });
    }
    return path;
  }

  /** Takes a screenshot of the whole page in each colour scheme. */
  async takePage(screenName: string, page = this.page): Promise<void> {
    await scrollThrough(page);
    await this.take(screenName, page, true);
  }

  /**
   * Takes a screenshot of the visible part of the page, for example an open dialog, in each colour scheme. Returns the
   * path of the last one.
   */
  async takeView(screenName: string, page = this.page): Promise<string> {
    await page.waitForLoadState('networkidle');
    await waitForVisiblePictures(page);
    await page.waitForTimeout(300);
    return this.take(screenName, page, false);
  }

  /** Takes screenshots of whole pages. The keys of `paths` are the names of the screens. */
  async takePages(paths: Readonly<Record<string, string>>): Promise<void> {
    for (const [screenName, path] of Object.entries(paths)) {
      await this.guest.open(path);
      await this.takePage(screenName);
    }
  }
}
