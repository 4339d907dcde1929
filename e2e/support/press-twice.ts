import type { Locator } from '@playwright/test';

/** Two presses so quick that nothing has changed between them. */
export const pressTwice = (button: Locator): Promise<void> =>
  button.evaluate((element: HTMLElement) => {
    element.click();
    element.click();
  });
