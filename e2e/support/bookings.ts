import { expect } from '@playwright/test';
import { type Booking, bookByApi } from './api-bookings';
import type { Guest } from './guest';
import type { LanguageName } from './languages';
import { signIn } from './member';

async function payInWindow(guest: Guest): Promise<Booking> {
  const { window, shopOrderNo } = await guest.openPaymentWindow();
  await Promise.all([guest.page.waitForURL(/\/payment\/complete\//), window.pay()]);
  await expect(
    guest.page.getByRole('heading', { level: 1, name: guest.texts.resvStatus.sentences.reserved }),
  ).toBeVisible();
  return { resvCode: new URL(guest.page.url()).pathname.split('/').pop() ?? '', shopOrderNo };
}

export async function bookAsGuest(guest: Guest, date: string, time = '19:00'): Promise<Booking> {
  await guest.preparePayment(date, time);
  return payInWindow(guest);
}

/** Reserves through the API, and opens the reservation's page. */
export async function bookAndOpen(
  guest: Guest,
  language: LanguageName,
  date: string,
  time = '19:00',
): Promise<Booking> {
  const booking = await bookByApi(guest.page, { date, time, language, phone: '010-4321-8765' });
  await guest.open(`/reservation/prod/payment/complete/${booking.resvCode}`);
  await expect(guest.page.getByRole('heading', { level: 1, name: guest.texts.complete.yours })).toBeVisible();
  return booking;
}

export async function bookAsMember(guest: Guest, date: string, time = '19:00', memberId?: string): Promise<Booking> {
  await guest.open('/login');
  await signIn(guest, memberId);
  await guest.openDetail(date, { time });
  await guest.setMenuCount(0, 2);
  await guest.pressReserve();
  await expect(guest.page.getByRole('heading', { level: 1, name: guest.texts.payment.title })).toBeVisible();
  await guest.fillInForm();
  return payInWindow(guest);
}
