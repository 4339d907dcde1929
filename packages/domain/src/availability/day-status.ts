import type { Slot } from './slots';

/** How a day looks in the calendar. */
export type DayStatus = 'closed' | 'past' | 'full' | 'scarce' | 'free';

/**
 * A day is full when all its slots are (Spec §4); slots already past don't count. It is scarce when a quarter of them or
 * less is open, or a single one of several.
 */
export function getDayStatus(slots: readonly Slot[]): DayStatus {
  if (slots.length === 0) return 'closed';
  const coming = slots.filter((slot) => slot.state !== 'past');
  if (coming.length === 0) return 'past';
  const open = coming.filter((slot) => slot.state === 'open').length;
  if (open === 0) return 'full';
  return coming.length > 1 && (open === 1 || open * 4 <= coming.length) ? 'scarce' : 'free';
}
