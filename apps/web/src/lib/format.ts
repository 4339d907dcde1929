import type { DateRange, SeoulDate, Visit } from '@dining/domain/shared/seoul-time';
import {
  formatDate as dayIn,
  formatFullDay,
  formatMoney,
  formatPeriod,
  formatSpokenDateTime,
  formatSpokenDay,
  formatTileDay,
  formatList as listIn,
  formatDateTime as visitIn,
} from '@dining/i18n/formats';
import type { Translations } from './i18n';

/** Formats a day as a fact (decision 48): `2026-11-25 (수)`. */
export const dayText = ({ language }: Translations, date: SeoulDate): string => dayIn(date, language);

/** Formats a visit as a fact: `2026-11-25 (수) 18:00`. */
export const visitText = ({ language }: Translations, { date, time }: Visit): string => visitIn(date, time, language);

/** `a, b, c`; `a、b、c` in Chinese and Japanese. */
export const listText = ({ language }: Translations, things: readonly string[]): string => listIn(things, language);

/**
 * Formats a day for sentences, headings, buttons and calendars (decision 48): `Sat 28 Nov`, with its year if it is not
 * that of `today`.
 */
export const spokenDayText = ({ language }: Translations, date: SeoulDate, today: SeoulDate): string =>
  formatSpokenDay(date, language, today);

/** Formats the same without a year. */
export const spokenDayOfYear = ({ language }: Translations, date: SeoulDate): string =>
  formatSpokenDay(date, language, date);

/** Formats a day for screen readers: `Saturday 28 November 2026`. */
export const fullDayText = ({ language }: Translations, date: SeoulDate): string => formatFullDay(date, language);

/** Formats a day for day tiles: `Sat` and `28`. */
export const tileDayText = ({ language }: Translations, date: SeoulDate) => formatTileDay(date, language);

/**
 * Formats a visit for sentences, headings and buttons: `Sat 28 Nov, 19:00`, with its year if it is not that of `today`.
 */
export const spokenVisitText = ({ language }: Translations, { date, time }: Visit, today: SeoulDate): string =>
  formatSpokenDateTime(date, time, language, today);

/** Formats a range of days as a fact; an open end stays empty. */
export const periodText = ({ language }: Translations, { from, to }: DateRange): string =>
  formatPeriod(from, to, language);

export const wonText = ({ language }: Translations, won: number): string => formatMoney(won, language);

/** Formats a count with the language's thousands separators. */
export const numberText = ({ locale }: Translations, count: number): string =>
  new Intl.NumberFormat(locale).format(count);
