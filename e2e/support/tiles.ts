import { expect, type Locator } from '@playwright/test';

/** The tile that guests see and press around a radio button that is visually hidden. */
export const getTile = (radio: Locator): Locator => radio.locator('xpath=ancestor::label');

export async function chooseTile(radio: Locator): Promise<void> {
  await getTile(radio).click();
  await expect(radio).toBeChecked();
}
