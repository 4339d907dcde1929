import { expect, type Locator, type Page } from '@playwright/test';

interface FocusState {
  readonly name: string;
  readonly isLost: boolean;
  readonly isVisible: boolean;
}

/**
 * Runs in the page. Returns the name of the focused element, and whether the focus is lost or visible. Elements
 * that only a script can focus, such as headings, count as visibly focused.
 */
function getFocus(): FocusState {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body || element === document.documentElement)
    return { name: 'nothing', isLost: true, isVisible: false };
  const name = `${element.tagName} ${element.getAttribute('aria-label') ?? element.id} «${(element.textContent ?? '').trim().slice(0, 40)}»`;
  const hasOutline = (candidate: Element) => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(candidate);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1 && !outlineColor.endsWith(', 0)');
  };
  // The focus ring of a native checkbox may be on its label.
  const isVisible =
    element.tabIndex < 0 ||
    hasOutline(element) ||
    [...(element instanceof HTMLInputElement ? (element.labels ?? []) : [])].some(hasOutline);
  return { name, isLost: false, isVisible };
}

/**
 * Operates the site without a mouse: with Tab, arrows, Space, Enter and letters. After each key press and each typed
 * text the focus must be visible.
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

  /** Waits for a visible focus, because after a navigation the focus may move only a moment later. */
  async expectVisibleFocus(situation: string): Promise<void> {
    await expect
      .poll(() => this.page.evaluate(getFocus), {
        message: `focus ${situation} at ${new URL(this.page.url()).pathname}`,
        timeout: 20_000,
      })
      .toMatchObject({ isLost: false, isVisible: true });
  }

  /** Presses a key until the target has the focus. */
  async focus(target: Locator, key = 'Tab'): Promise<void> {
    await expect(target).toBeVisible();
    for (let presses = 0; presses < 100; presses += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await this.press(key);
    }
    throw new Error(`pressing ${key} 100 times did not focus ${String(target)}`);
  }

  /** Moves the focus to the target with `moveKey`, and presses `key` on it. */
  async activate(
    target: Locator,
    key: 'Enter' | 'Space' = 'Enter',
    moveKey: 'Tab' | 'Shift+Tab' = 'Tab',
  ): Promise<void> {
    await this.focus(target, moveKey);
    await this.press(key);
  }
}
