import type { DateRange, SeoulDate, Visit } from '@dining/domain/shared/seoul-time';
import {
  factSeparators,
  formatDate as formatDateIn,
  formatDateTime as formatDateTimeIn,
  formatDateTimeInText as formatDateTimeInTextIn,
  formatDayInText as formatDayInTextIn,
  formatFacts as formatFactsIn,
  formatFullDay as formatFullDayIn,
  formatInstantInText as formatInstantInTextIn,
  formatList as formatListIn,
  formatMoney as formatMoneyIn,
  formatPeriod as formatPeriodIn,
  formatTileDay as formatTileDayIn,
} from '@dining/i18n/formats';
import { keepTogether } from '@dining/i18n/keep-together';
import type { Translations } from './i18n';

export const formatDay = ({ language }: Translations, date: SeoulDate): string => formatDateIn(date, language);

export const formatVisit = ({ language }: Translations, { date, time }: Visit): string =>
  formatDateTimeIn(date, time, language);

export const formatList = ({ language }: Translations, items: readonly string[]): string =>
  formatListIn(items, language);

export const getFactSeparator = ({ language }: Translations): string => factSeparators[language];

/** Joins the facts that are not empty on one line: `Table · 2 adults`. */
export const formatFacts = (
  { language }: Translations,
  facts: readonly (string | false | null | undefined)[],
): string => formatFactsIn(facts, language);

/**
 * Formats a day for sentences, headings, buttons and calendars (decision 48): `Sat 28 Nov`, with its year if that is
 * not the year of `today`.
 */
export const formatDayInText = ({ language }: Translations, date: SeoulDate, today: SeoulDate): string =>
  keepTogether(formatDayInTextIn(date, language, today), language);

/** Formats a day without its year: `Sat 28 Nov`. */
export const formatDayInTextWithoutYear = ({ language }: Translations, date: SeoulDate): string =>
  keepTogether(formatDayInTextIn(date, language, date), language);

/** Formats a day in full, mainly for screen readers: `Saturday 28 November 2026`. */
export const formatFullDay = ({ language }: Translations, date: SeoulDate): string => formatFullDayIn(date, language);

/** Formats a day for a tile in a row of days: its weekday and its number, with the month on the first of a month. */
export const formatTileDay = (
  { language }: Translations,
  date: SeoulDate,
): { readonly weekday: string; readonly day: string } => formatTileDayIn(date, language);

/**
 * Formats a visit for sentences, headings and buttons: `Sat 28 Nov, 19:00`, with its year if that is not the year of
 * `today`.
 */
export const formatVisitInText = ({ language }: Translations, { date, time }: Visit, today: SeoulDate): string =>
  keepTogether(formatDateTimeInTextIn(date, time, language, today), language);

/** Formats an instant from a response as day and time in Seoul, for use in a sentence. */
export const formatInstantInText = ({ language }: Translations, instant: string): string =>
  formatInstantInTextIn(Date.parse(instant), language);

export const formatPeriod = ({ language }: Translations, { from, to }: DateRange): string =>
  formatPeriodIn(from, to, language);

export const formatWon = ({ language }: Translations, won: number): string => formatMoneyIn(won, language);

export const formatNumber = ({ locale }: Translations, count: number): string =>
  new Intl.NumberFormat(locale).format(count);
