import { expect, type Locator, type Page } from '@playwright/test';

interface Focus {
  readonly name: string;
  readonly lost: boolean;
  readonly seen: boolean;
}

/** Runs in the page. Elements that only a script can focus, such as headings, need no visible focus. */
function getFocus(): Focus {
  const at = document.activeElement;
  if (!(at instanceof HTMLElement) || at === document.body || at === document.documentElement)
    return { name: 'nothing', lost: true, seen: false };
  const name = `${at.tagName} ${at.getAttribute('aria-label') ?? at.id} «${(at.textContent ?? '').trim().slice(0, 40)}»`;
  const hasFrame = (element: Element) => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1 && !outlineColor.endsWith(', 0)');
  };
  // The label of a native box may carry its frame.
  const seen =
    at.tabIndex < 0 || hasFrame(at) || [...(at instanceof HTMLInputElement ? (at.labels ?? []) : [])].some(hasFrame);
  return { name, lost: false, seen };
}

/**
 * A guest without a mouse, who uses Tab, arrows, Space, Enter and letters. After each key the focus must be visible.
 */
export class Keyboard {
  constructor(readonly page: Page) {}

  async press(...keys: string[]): Promise<void> {
    for (const key of keys) {
      await this.page.keyboard.press(key);
      await this.expectVisibleFocus(`after ${key}`);
    }
  }

  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text);
    await this.expectVisibleFocus(`after typing ${text}`);
  }

  /** The focus may need a moment to settle after a navigation. */
  async expectVisibleFocus(when: string): Promise<void> {
    await expect
      .poll(() => this.page.evaluate(getFocus), {
        message: `focus ${when} at ${new URL(this.page.url()).pathname}`,
        timeout: 20_000,
      })
      .toMatchObject({ lost: false, seen: true });
  }

  async reach(target: Locator, key = 'Tab'): Promise<void> {
    await expect(target).toBeVisible();
    for (let presses = 0; presses < 100; presses += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await this.press(key);
    }
    throw new Error(`${key} does not lead to ${String(target)}`);
  }

  async push(target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
    await this.reach(target);
    await this.press(key);
  }
}
