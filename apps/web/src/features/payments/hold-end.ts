import type { CallResult } from '../../lib/call';
import { getMonotonicMs } from '../../lib/clock';

/**
 * Returns when a hold ends by this device's clock, which may be wrong by minutes. Uses the remaining seconds, or the
 * absolute time if an older server omits them. The result is an instant, so that it can be stored across reloads.
 */
export const getLocalHoldEnd = ({
  holdUntil,
  secondsLeft,
}: Pick<CallResult<'POST /api/ordersheet/renewHold'>, 'holdUntil' | 'secondsLeft'>): string =>
  secondsLeft === undefined ? holdUntil : new Date(getMonotonicMs() + secondsLeft * 1000).toISOString();

/** Returns the seconds until an instant, rounded; 0 if it has passed or is invalid. */
export const getSecondsUntil = (instant: string, nowMs: number): number =>
  Math.max(0, Math.round((Date.parse(instant) - nowMs) / 1000)) || 0;

const padTwo = (count: number): string => String(count).padStart(2, '0');

/** Formats a duration as 9:05, or from one hour as 1:59:05: a phone booking with a pay link may be held for a day. */
export function formatClock(seconds: number): string {
  const [minutes, secondDigits] = [Math.floor(seconds / 60), padTwo(seconds % 60)];
  if (minutes < 60) return `${minutes}:${secondDigits}`;
  return `${Math.floor(minutes / 60)}:${padTwo(minutes % 60)}:${secondDigits}`;
}
