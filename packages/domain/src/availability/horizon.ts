import { addDays, type SeoulDate } from '../shared/seoul-time';

/** Months after this one that can be looked at: as far as venues plan. */
const monthsAhead = 5;

/** The last day that guests can look at and reserve (decision 13a). */
export function getLastBookableDay(today: SeoulDate): SeoulDate {
  const [year = 0, month = 1] = today.split('-').map(Number);
  const firstBeyond = new Date(Date.UTC(year, month + monthsAhead, 1)).toISOString().slice(0, 10);
  return addDays(firstBeyond, -1);
}

/** Months since year 0: a calendar is not needed for it, and every product is asked at every start time. */
const getMonthNumber = (date: SeoulDate): number => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));

/** Is the day further ahead than that? */
export const isBeyondBookingHorizon = (day: SeoulDate, today: SeoulDate): boolean =>
  getMonthNumber(day) > getMonthNumber(today) + monthsAhead;

/** Can guests look at a day and reserve it: neither gone by nor beyond sight? */
export const isBookableDay = (day: SeoulDate, today: SeoulDate): boolean => day >= today && !isBeyondBookingHorizon(day, today);
