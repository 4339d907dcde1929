import { addDays, type DateRange, type SeoulDate, type SeoulTime, type Visit } from './seoul-time';

const dayMs = 24 * 3_600_000;

const getDayNumber = (date: SeoulDate): number => Date.parse(`${date}T00:00:00Z`) / dayMs;

/** Returns the weekday, 0 Sunday to 6 Saturday. */
export const getWeekday = (date: SeoulDate): number => new Date(getDayNumber(date) * dayMs).getUTCDay();

/** Returns the weekday, 0 Monday to 6 Sunday, which is the position of a day in a seven-flag text (decision 12). */
export const getMondayBasedWeekday = (date: SeoulDate): number => (getWeekday(date) + 6) % 7;

/** Counts the days from the first to the second; negative if the second is earlier. */
export const countDaysBetween = (from: SeoulDate, to: SeoulDate): number => getDayNumber(to) - getDayNumber(from);

/** Lists the days from the first to the last, both included; empty if `to` is before `from`. */
export const listDays = (from: SeoulDate, to: SeoulDate): SeoulDate[] =>
  Array.from({ length: Math.max(0, countDaysBetween(from, to) + 1) }, (_, index) => addDays(from, index));

/** Returns the instant at which a visit starts. Seoul is nine hours ahead of UTC all year; it has no summer time. */
export const getVisitStart = ({ date, time }: Visit): Date => new Date(`${date}T${time}:00+09:00`);

/** Returns the last millisecond of a day in Seoul. */
export const getEndOfDay = (date: SeoulDate): Date =>
  new Date(getVisitStart({ date, time: '00:00' }).getTime() + dayMs - 1);

/** Compares two visits in minutes: negative if the first is earlier, 0 if both start at the same minute. */
export const compareVisits = (a: Visit, b: Visit): number =>
  countDaysBetween(b.date, a.date) * 24 * 60 + getMinutesOfDay(a.time) - getMinutesOfDay(b.time);

/** Returns the hour, 0 to 23. */
export const getHour = (time: SeoulTime): number => Number(time.slice(0, 2));

/** Returns the minutes since midnight. */
export const getMinutesOfDay = (time: SeoulTime): number => getHour(time) * 60 + Number(time.slice(3, 5));

/** Returns true if the day is inside the range, both ends included. */
export const isWithinRange = (date: SeoulDate, range: DateRange): boolean =>
  (range.from === null || range.from <= date) && (range.to === null || date <= range.to);
