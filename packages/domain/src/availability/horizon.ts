import { addDays, type SeoulDate } from '../shared/seoul-time';

/** Months after the current one that guests can view and book. */
const monthsAhead = 5;

/** Returns the last day that guests can view and book (decision 13a). */
export function getLastBookableDay(today: SeoulDate): SeoulDate {
  const [year = 0, month = 1] = today.split('-').map(Number);
  const firstDayBeyond = new Date(Date.UTC(year, month + monthsAhead, 1)).toISOString().slice(0, 10);
  return addDays(firstDayBeyond, -1);
}

/** Returns the months since year 0, without date objects, because every product is checked at every start time. */
const getMonthNumber = (date: SeoulDate): number => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));

export const isBeyondBookingHorizon = (day: SeoulDate, today: SeoulDate): boolean =>
  getMonthNumber(day) > getMonthNumber(today) + monthsAhead;

/** Returns true if guests can view and book the day: it is neither past nor beyond the booking horizon. */
export const isBookableDay = (day: SeoulDate, today: SeoulDate): boolean =>
  day >= today && !isBeyondBookingHorizon(day, today);
