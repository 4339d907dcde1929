import { getVisitStart } from '../shared/seoul-calendar';
import type { Visit } from '../shared/seoul-time';

/**
 * How the guest of an order by phone pays: at the venue, by a link that they get, or in the provider's window that the
 * staff member opens.
 */
export const phonePayments = ['venue', 'link', 'window'] as const;
export type PhonePayment = (typeof phonePayments)[number];

/** Version of the text that staff read to the guest before they book (`staffDesk.form.spokenText`). */
export const spokenTextVersion = '1';

const minuteMs = 60_000;

/** Shortest and longest time that a pay link holds an order, in minutes. */
export const payLinkMinutes = { min: 15, max: 24 * 60 } as const;

/** A pay link lapses this long before the visit at the latest, in minutes. */
const beforeVisitMinutes = 120;

/**
 * Calculates how long a pay link holds an order, in seconds: as long as wanted, but never past two hours before the
 * visit. Returns 0 if less than a quarter of an hour is left.
 */
export function calculatePayLinkSeconds(minutes: number, visit: Visit, now: Date): number {
  const latest = getVisitStart(visit).getTime() - beforeVisitMinutes * minuteMs - now.getTime();
  const wanted = Math.min(Math.max(minutes, payLinkMinutes.min), payLinkMinutes.max) * minuteMs;
  const held = Math.min(wanted, latest);
  return held < payLinkMinutes.min * minuteMs ? 0 : Math.floor(held / 1000);
}
