import type { Answer } from '../../lib/call';
import { getMonotonicMs } from '../../lib/clock';

/**
 * Returns when a hold ends by this device's clock, which may be minutes off. Uses the remaining seconds, or the
 * absolute time if an older server omits them. Stored as an instant, it survives a reload.
 */
export const getLocalHoldEnd = ({ holdUntil, secondsLeft }: Answer<'POST /api/ordersheet/renewHold'>): string =>
  secondsLeft === undefined ? holdUntil : new Date(getMonotonicMs() + secondsLeft * 1000).toISOString();

/** Returns the whole seconds until an instant; 0 if it has passed or is invalid. */
export const getSecondsUntil = (holdUntil: string, now: number): number =>
  Math.max(0, Math.round((Date.parse(holdUntil) - now) / 1000)) || 0;
