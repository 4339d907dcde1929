import { expect } from '@playwright/test';
import type { Guest } from './guest';
import { signIn } from './member';

/** A reservation made in this browser: its number, and its order's at the provider. */
export interface Booked {
  readonly resvCode: string;
  readonly shopOrderNo: string;
}

async function pay(guest: Guest): Promise<Booked> {
  const { window, shopOrderNo } = await guest.openPayment();
  await Promise.all([guest.page.waitForURL(/\/payment\/complete\//), window.pay()]);
  await expect(guest.page.getByRole('heading', { level: 1, name: guest.texts.complete.title })).toBeVisible();
  return { resvCode: new URL(guest.page.url()).pathname.split('/').pop() ?? '', shopOrderNo };
}

/** Dinner at Oreum Grill, reserved and paid without an account. */
export async function bookAsGuest(
  guest: Guest,
  date: string,
  time = '19:00',
  who?: Parameters<Guest['fillIn']>[0],
): Promise<Booked> {
  await guest.arriveAtPayment(date, time);
  if (who !== undefined) await guest.fillIn(who);
  return pay(guest);
}

/** The same, by a member who signs in first. */
export async function bookAsMember(guest: Guest, date: string, time = '19:00', id?: string): Promise<Booked> {
  await guest.open('/login');
  await signIn(guest, id);
  await guest.openDetail(date, { time });
  await guest.addMenu(0, 2);
  await guest.reserve();
  await expect(guest.page.getByRole('heading', { level: 1, name: guest.texts.payment.title })).toBeVisible();
  await guest.fillIn();
  return pay(guest);
}
