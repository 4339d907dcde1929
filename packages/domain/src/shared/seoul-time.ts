/**
 * Dates and times that every page needs. Other calendar functions are in `seoul-calendar.ts`, so that the first page
 * does not load them.
 */

/** A day in Seoul, `YYYY-MM-DD`. All times that guests see are Seoul time (decision 7). */
export type SeoulDate = string;
/** A time of day in Seoul, `HH:mm`, 00:00 to 23:59. */
export type SeoulTime = string;

/** A date and time in Seoul. */
export interface SeoulDateTime {
  readonly date: SeoulDate;
  readonly time: SeoulTime;
}

/** The start of a visit. */
export type Visit = SeoulDateTime;

/** Days from the first to the last, both included; null is open-ended. */
export interface DateRange {
  readonly from: SeoulDate | null;
  readonly to: SeoulDate | null;
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** Seoul is nine hours ahead of UTC all year; it has no summer time. */
const seoulOffsetMs = 9 * hourMs;

/** Returns the date and time in Seoul at an instant; drops the seconds. */
export function toSeoul(instant: Date): SeoulDateTime {
  const iso = new Date(instant.getTime() + seoulOffsetMs).toISOString();
  return { date: iso.slice(0, 10), time: iso.slice(11, 16) };
}

export const getTodayInSeoul = (now: Date): SeoulDate => toSeoul(now).date;

/** Returns the date `days` days later, or earlier if `days` is negative. */
export const addDays = (date: SeoulDate, days: number): SeoulDate =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

/**
 * Returns true if the text is an existing day, written `YYYY-MM-DD`. Excludes the year 0, which calendars and databases
 * do not have, and 0001-01-01 and 9999-12-31, so that the day before and the day after are in the years 1 to 9999 too.
 */
export function isValidDate(text: string): text is SeoulDate {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < '0001-01-02' || text > '9999-12-30') return false;
  const ms = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text);
}

/** Matches a time of day, `HH:mm`, 00:00 to 23:59. */
export const timePattern = /^([01]\d|2[0-3]):[0-5]\d$/;

export const isValidTime = (text: string): text is SeoulTime => timePattern.test(text);
