import { expect, type Locator } from '@playwright/test';

export const getTile = (radio: Locator): Locator => radio.locator('xpath=ancestor::label');

export async function chooseTile(radio: Locator): Promise<void> {
  await getTile(radio).click();
  await expect(radio).toBeChecked();
}
