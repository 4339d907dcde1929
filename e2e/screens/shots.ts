import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { Guest } from '../support/guest';
import type { TongueName } from '../support/tongues';

/** Down to the foot and back, so that the pictures that wait until they are near have come. */
async function scrollThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let at = 0; at < height; at += 300) {
    await page.evaluate((y) => scrollTo(0, y), at);
    await page.waitForTimeout(200);
  }
  await page.evaluate(() => scrollTo(0, 0));
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'));
  await page.waitForTimeout(300);
}

/** One guest's way through the product with a camera, in one language and at one width. */
export class Shots {
  readonly guest: Guest;

  constructor(
    readonly page: Page,
    readonly name: TongueName,
    readonly width: 390 | 1440,
    private readonly folder: string,
  ) {
    this.guest = new Guest(page, name);
  }

  private path(what: string): string {
    return join(this.folder, `${what}-${this.name}-${this.width}.png`);
  }

  /** The page from its head to its foot. */
  async whole(what: string, page = this.page): Promise<void> {
    await scrollThrough(page);
    await page.screenshot({ path: this.path(what), fullPage: true });
  }

  /** What is in sight, as with a dialog open. */
  async view(what: string, page = this.page): Promise<void> {
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(300);
    await page.screenshot({ path: this.path(what) });
  }

  /** Each page as it stands when opened by its address. */
  async pages(paths: Readonly<Record<string, string>>): Promise<void> {
    for (const [what, path] of Object.entries(paths)) {
      await this.guest.open(path);
      await this.whole(what);
    }
  }
}
