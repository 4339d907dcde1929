import type { Locator } from '@playwright/test';

/** Presses a button twice, before the first press can change the page. */
export const pressTwice = (button: Locator): Promise<void> =>
  button.evaluate((element: HTMLElement) => {
    element.click();
    element.click();
  });
