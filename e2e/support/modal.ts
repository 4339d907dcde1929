import { expect, type Locator } from '@playwright/test';
import type { Guest } from './guest';

/** Opens the product's card on the main page: selects its venue's tab and scrolls the row to the card. */
export async function openCard(guest: Guest, { venue, prodCode }: { venue: RegExp; prodCode: string }): Promise<void> {
  await guest.open('/');
  await guest.page.getByRole('tab', { name: venue }).click();
  const panel = guest.page.getByRole('tabpanel');
  const card = guest.page.locator(`a[href*="${prodCode}"]`).first();
  await panel.locator(card).waitFor({ state: 'attached' });
  await scrollTo(panel, card, panel.getByRole('button', { name: guest.texts.common.carousel.next }));
  await panel.locator(card).press('Enter');
}

/** Moves the row to the card. Once the row's code has loaded, cards beyond its edge are inert and cannot be focused. */
async function scrollTo(panel: Locator, card: Locator, next: Locator): Promise<void> {
  const hiddenCards = panel.locator('[inert]');
  await expect(async () => {
    expect(
      (await hiddenCards.count()) > 0 || (await next.count()) === 0,
      'the row can scroll, or has no further cards',
    ).toBe(true);
  }).toPass();
  await expect(async () => {
    const hidden = hiddenCards.filter({ has: card });
    if ((await hidden.count()) > 0) await next.click({ timeout: 1_000 });
    await expect(hidden).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
}

export const findModal = (guest: Guest): Locator => guest.page.getByRole('dialog');

export async function searchInModal(guest: Guest): Promise<void> {
  await findModal(guest).getByRole('button', { name: guest.texts.reservation.date.search }).click();
}

export async function reserveInModal(guest: Guest): Promise<void> {
  await findModal(guest).getByRole('button', { name: guest.texts.common.buttons.reserve, exact: true }).click();
}

export const expectCalendarOpen = (guest: Guest, isOpen: boolean) =>
  expect(findModal(guest).getByRole('grid')).toBeVisible({ visible: isOpen });
