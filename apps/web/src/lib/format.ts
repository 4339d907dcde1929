import type { DateRange, SeoulDate, Visit } from '@dining/domain/shared/seoul-time';
import { pageLocale } from './i18n';

// Days are read as UTC midnights and written in UTC: a Seoul day is a day, whatever the browser's zone.
const weekdayOf = (date: SeoulDate): string =>
  new Intl.DateTimeFormat(pageLocale(), { weekday: 'short', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));

/** `2026-11-25 (수)`. */
export const dayText = (date: SeoulDate): string => `${date} (${weekdayOf(date)})`;

/** `2026-11-25 (수) 18:00` (decision 34). */
export const visitText = ({ date, time }: Visit): string => `${dayText(date)} ${time}`;

/** A stretch of days; an open end stays open. */
export const periodText = ({ from, to }: DateRange): string => `${from ?? ''} – ${to ?? ''}`.trim();

/** Won as the language writes it. */
export const wonText = (won: number): string =>
  new Intl.NumberFormat(pageLocale(), { style: 'currency', currency: 'KRW' }).format(won);
