import { type DateRange, type SeoulDate, todayInSeoul, type Visit } from '@dining/domain/shared/seoul-time';
import {
  dayText as dayIn,
  formatPeriod,
  fullDay,
  listText as listIn,
  moneyText,
  spokenDay,
  spokenVisit,
  tileDay,
  visitText as visitIn,
} from '@dining/i18n/formats';
import { now } from './clock';
import { pageLanguage, pageLocale } from './i18n';

/** Formats a day as a fact (decision 48): `2026-11-25 (수)`. */
export const dayText = (date: SeoulDate): string => dayIn(date, pageLanguage());

/** Formats a visit as a fact: `2026-11-25 (수) 18:00`. */
export const visitText = ({ date, time }: Visit): string => visitIn(date, time, pageLanguage());

/** `a, b, c`; `a、b、c` in Chinese and Japanese. */
export const listText = (things: readonly string[]): string => listIn(things, pageLanguage());

/** Formats a day for sentences, headings, buttons and calendars (decision 48): `Sat 28 Nov`. */
export const spokenDayText = (date: SeoulDate): string => spokenDay(date, pageLanguage(), todayInSeoul(now()));

/** The same under its own year. */
export const spokenDayOfYear = (date: SeoulDate): string => spokenDay(date, pageLanguage(), date);

/** `Saturday 28 November 2026`, read out. */
export const fullDayText = (date: SeoulDate): string => fullDay(date, pageLanguage());

/** `Sat` and `28`, where days stand side by side. */
export const tileDayText = (date: SeoulDate) => tileDay(date, pageLanguage());

/** Formats a visit for sentences, headings and buttons: `Sat 28 Nov, 19:00`. */
export const spokenVisitText = ({ date, time }: Visit): string => spokenVisit(date, time, pageLanguage(), todayInSeoul(now()));

/** Formats a range of days as a fact; an open end stays empty. */
export const periodText = ({ from, to }: DateRange): string => formatPeriod(from, to, pageLanguage());

/** Won as the language writes it. */
export const wonText = (won: number): string => moneyText(won, pageLanguage());

/** A count with its thousands apart, as the language writes it. */
export const numberText = (count: number): string => new Intl.NumberFormat(pageLocale()).format(count);
