import { addDays, type SeoulDate } from '../shared/seoul-time';

/** Months after this one that can be looked at: as far as venues plan. */
const monthsAhead = 5;

/** The last day that guests can look at and reserve (decision 13a). */
export function lastDayInSight(today: SeoulDate): SeoulDate {
  const [year = 0, month = 1] = today.split('-').map(Number);
  const firstBeyond = new Date(Date.UTC(year, month + monthsAhead, 1)).toISOString().slice(0, 10);
  return addDays(firstBeyond, -1);
}

/** Can guests look at a day and reserve it: none gone by, and none further ahead than venues plan? */
export const isInSight = (day: SeoulDate, today: SeoulDate): boolean => day >= today && day <= lastDayInSight(today);
