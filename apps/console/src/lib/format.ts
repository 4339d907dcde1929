import { ProblemError } from '@dining/client/problem-error';
import { getTodayInSeoul } from '@dining/domain/shared/seoul-time';
import { formatProblem as formatProblemIn } from '@dining/i18n/format-problem';
import {
  formatDate,
  formatDateTime,
  formatFullDay,
  formatList as formatListIn,
  formatMoney,
} from '@dining/i18n/formats';
import type { Translations } from './i18n';

const seoulTime = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
  timeZone: 'Asia/Seoul',
});

/** Formats an ISO instant as day and time in Seoul. */
export function formatInstant({ language }: Translations, instant: string): string {
  const date = new Date(instant);
  return formatDateTime(getTodayInSeoul(date), seoulTime.format(date), language);
}

export const formatDay = ({ language }: Translations, date: string): string => formatDate(date, language);

/** Formats an instant as the time of day in Seoul. */
export const formatTime = (instant: string | number | Date): string => seoulTime.format(new Date(instant));

export const formatLongDay = ({ language }: Translations, date: string): string => formatFullDay(date, language);

export const formatList = ({ language }: Translations, items: readonly string[]): string =>
  formatListIn(items, language);

export const formatWon = ({ language }: Translations, won: number | null): string =>
  won === null ? '–' : formatMoney(won, language);

/** Formats day and time of a visit, but only the day of a pickup. */
export const formatVisit = (
  { language }: Translations,
  { date, time }: { readonly date: string; readonly time: string },
  isPickup: boolean,
): string => (isPickup ? formatDate(date, language) : formatDateTime(date, time, language));

interface ProblemLike {
  readonly code: string;
  readonly detail: Readonly<Record<string, string | number>>;
}

const isProblemLike = (error: unknown): error is ProblemLike =>
  error instanceof ProblemError ||
  (typeof error === 'object' && error !== null && 'code' in error && 'detail' in error);

/**
 * Formats the problem of a failed request, or the error of a check in the browser. Other errors are shown as internal
 * ones.
 */
export const formatProblem = (translations: Translations, error: unknown): string =>
  formatProblemIn(translations, isProblemLike(error) ? error : { code: 'internal_error', detail: {} });
