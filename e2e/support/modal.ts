import { expect, type Locator } from '@playwright/test';
import type { Guest } from './guest';

/** The card of a product on the main page, with its venue's tab opened. */
export async function openCard(guest: Guest, { venue, prodCode }: { venue: RegExp; prodCode: string }): Promise<void> {
  await guest.open('/');
  await guest.page.getByRole('tab', { name: venue }).click();
  const card = guest.page.getByRole('tabpanel').locator(`a[href*="${prodCode}"]`).first();
  await card.focus();
  await card.press('Enter');
}

/** The product reservation modal. */
export const modalOf = (guest: Guest): Locator => guest.page.getByRole('dialog');

export async function searchInModal(guest: Guest): Promise<void> {
  await modalOf(guest).getByRole('button', { name: guest.texts.reservation.date.search }).click();
}

export async function reserveInModal(guest: Guest): Promise<void> {
  await modalOf(guest).getByRole('button', { name: guest.texts.common.buttons.reserve, exact: true }).click();
}

/** Calendar and times stand in the modal, or they don't. */
export const calendarOpen = (guest: Guest, open: boolean) =>
  expect(modalOf(guest).getByRole('grid')).toBeVisible({ visible: open });
