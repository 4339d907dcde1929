import { expect, type Locator, type Page } from '@playwright/test';
import type { Guest } from './guest';

/** Opens the modal of a product by its card on the main page, in the tab of its venue. */
export async function openCard(guest: Guest, { venue, prodCode }: { venue: RegExp; prodCode: string }): Promise<void> {
  await guest.open('/');
  await guest.page.getByRole('tab', { name: venue }).click();
  const panel = guest.page.getByRole('tabpanel');
  const card = guest.page.locator(`a[href*="${prodCode}"]`).first();
  await panel.locator(card).waitFor({ state: 'attached' });
  await scrollToCard(panel, card, panel.getByRole('button', { name: guest.texts.common.carousel.next }));
  await panel.locator(card).press('Enter');
}

/**
 * Scrolls the row of cards until the card is visible. Once the row's code has loaded, cards beyond its edge are inert
 * and cannot be focused.
 */
async function scrollToCard(panel: Locator, card: Locator, nextButton: Locator): Promise<void> {
  const inertCards = panel.locator('[inert]');
  await expect(async () => {
    expect(
      (await inertCards.count()) > 0 || (await nextButton.count()) === 0,
      'the row can scroll, or has no further cards',
    ).toBe(true);
  }).toPass();
  await expect(async () => {
    const inertCard = inertCards.filter({ has: card });
    if ((await inertCard.count()) > 0) await nextButton.click({ timeout: 1_000 });
    await expect(inertCard).toHaveCount(0, { timeout: 1_000 });
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

/** Waits until the page has a history entry for each of `count` open modals, which is added soon after one opens. */
export const expectModalEntries = (page: Page, count: number) =>
  expect
    .poll(() => page.evaluate(() => (history.state as { readonly modalDepth?: number } | null)?.modalDepth ?? 0))
    .toBe(count);
