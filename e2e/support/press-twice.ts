import type { Locator } from '@playwright/test';

/** Presses twice before anything can change. */
export const pressTwice = (button: Locator): Promise<void> =>
  button.evaluate((element: HTMLElement) => {
    element.click();
    element.click();
  });
