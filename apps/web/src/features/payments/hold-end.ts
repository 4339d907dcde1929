import type { Answer } from '../../lib/call';
import { getMonotonicMs } from '../../lib/clock';

/**
 * When a countdown ends by the clock of this device, which may be minutes wrong: reckoned as the answer comes from the seconds that it
 * tells, or from its instant where an older server tells none. Kept as an instant, it holds through a reload.
 */
export const holdEndHere = ({ holdUntil, secondsLeft }: Answer<'POST /api/ordersheet/renewHold'>): string =>
  secondsLeft === undefined ? holdUntil : new Date(getMonotonicMs() + secondsLeft * 1000).toISOString();

/** Whole seconds until then; 0 once it has passed, and where it is none. */
export const secondsUntil = (holdUntil: string, now: number): number =>
  Math.max(0, Math.round((Date.parse(holdUntil) - now) / 1000)) || 0;
