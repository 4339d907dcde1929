import type { Slot } from './slots';

/** Status of a day in the calendar. */
export type DayStatus = 'closed' | 'past' | 'full' | 'scarce' | 'free';

/**
 * Returns a day's status: `full` if all slots that are not past are full (Spec §4); `scarce` if at most a quarter of
 * them, or only one of several, is open.
 */
export function getDayStatus(slots: readonly Slot[]): DayStatus {
  if (slots.length === 0) return 'closed';
  const upcomingSlots = slots.filter((slot) => slot.state !== 'past');
  if (upcomingSlots.length === 0) return 'past';
  const openCount = upcomingSlots.filter((slot) => slot.state === 'open').length;
  if (openCount === 0) return 'full';
  return upcomingSlots.length > 1 && (openCount === 1 || openCount * 4 <= upcomingSlots.length) ? 'scarce' : 'free';
}
