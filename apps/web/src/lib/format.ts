import { type DateRange, type SeoulDate, todayInSeoul, type Visit } from '@dining/domain/shared/seoul-time';
import {
  dayText as dayIn,
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

/** `2026-11-25 (수)`. */
export const dayText = (date: SeoulDate): string => dayIn(date, pageLanguage());

/** `2026-11-25 (수) 18:00` (decision 34). */
export const visitText = ({ date, time }: Visit): string => visitIn(date, time, pageLanguage());

/** `a, b, c`; `a、b、c` in Chinese and Japanese. */
export const listText = (things: readonly string[]): string => listIn(things, pageLanguage());

/** `Sat 28 Nov`, in texts. */
export const spokenDayText = (date: SeoulDate): string => spokenDay(date, pageLanguage(), todayInSeoul(now()));

/** The same under its own year. */
export const spokenDayOfYear = (date: SeoulDate): string => spokenDay(date, pageLanguage(), date);

/** `Saturday 28 November 2026`, read out. */
export const fullDayText = (date: SeoulDate): string => fullDay(date, pageLanguage());

/** `Sat` and `28`, where days stand side by side. */
export const tileDayText = (date: SeoulDate) => tileDay(date, pageLanguage());

/** `Sat 28 Nov, 7:00 pm`, in texts. */
export const spokenVisitText = ({ date, time }: Visit): string => spokenVisit(date, time, pageLanguage(), todayInSeoul(now()));

/** A stretch of days; an open end stays open. */
export const periodText = ({ from, to }: DateRange): string => `${from ?? ''} – ${to ?? ''}`.trim();

/** Won as the language writes it. */
export const wonText = (won: number): string => moneyText(won, pageLanguage());

/** A count with its thousands apart, as the language writes it. */
export const numberText = (count: number): string => new Intl.NumberFormat(pageLocale()).format(count);
