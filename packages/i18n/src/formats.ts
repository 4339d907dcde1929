/**
 * Formats of amounts, dates and times in each language (Spec §9 Display, decision 34). Uses tables instead of `Intl`,
 * so that server and browsers give the same result whatever their locale data. Numbers of people are translations:
 * `common.units`.
 */
export type Language = 'ko' | 'en' | 'cn' | 'ja';

/** Sunday first, as in `Date`. */
const weekdays: Record<Language, readonly string[]> = {
  ko: ['일', '월', '화', '수', '목', '금', '토'],
  en: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  cn: ['周日', '周一', '周二', '周三', '周四', '周五', '周六'],
  ja: ['日', '月', '火', '水', '木', '金', '土'],
};

const groupDigits = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, ',');

/** Formats whole won: `120,000원` in Korean, `₩120,000` in others. Never uses a yen or yuan sign. */
export function formatMoney(won: number, language: Language): string {
  const amount = groupDigits(Math.abs(won));
  const sign = won < 0 ? '-' : '';
  return language === 'ko' ? `${sign}${amount}원` : `${sign}₩${amount}`;
}

/** Formats the weekday of a Seoul date `YYYY-MM-DD`; '' if the date is malformed. */
function formatWeekday(date: string, language: Language): string {
  // Parsed and read in UTC, so that the result does not depend on the local time zone.
  return weekdays[language][new Date(`${date}T00:00:00Z`).getUTCDay()] ?? '';
}

/** Formats a Seoul date `YYYY-MM-DD` for summaries, lists and tables (decision 48): `2026-11-25 (수)`. */
export const formatDate = (date: string, language: Language): string => `${date} (${formatWeekday(date, language)})`;

/** Formats a Seoul date and time for summaries, lists and tables: `2026-11-25 (수) 18:00`. */
export const formatDateTime = (date: string, time: string, language: Language): string =>
  `${formatDate(date, language)} ${time}`;

const seoulOffsetMs = 9 * 60 * 60 * 1000;

function toSeoul(instant: number): { readonly date: string; readonly time: string } {
  // Seoul has been UTC+9 without summer time since 1988.
  const seoul = new Date(instant + seoulOffsetMs).toISOString();
  return { date: seoul.slice(0, 10), time: seoul.slice(11, 16) };
}

/** Formats an instant, in milliseconds since 1970, in Seoul time: `2026-11-25 (수) 18:00`. */
export function formatInstant(instant: number, language: Language): string {
  const { date, time } = toSeoul(instant);
  return formatDateTime(date, time, language);
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/**
 * Formats a day for sentences, headings, buttons and calendars (decision 48): `Sat 28 Nov`. Adds the year unless it is
 * the year of `today`, a Seoul date.
 */
export function formatDayInText(date: string, language: Language, today: string): string {
  const [year = '', month = '', day = ''] = date.split('-');
  const [m, d, weekday] = [Number(month), Number(day), formatWeekday(date, language)];
  const isOtherYear = year !== today.slice(0, 4);
  switch (language) {
    case 'ko':
      return `${isOtherYear ? `${year}년 ` : ''}${m}월 ${d}일(${weekday})`;
    case 'en':
      return `${weekday} ${d} ${months[m - 1] ?? ''}${isOtherYear ? ` ${year}` : ''}`;
    case 'cn':
      return `${isOtherYear ? `${year}年` : ''}${m}月${d}日 ${weekday}`;
    case 'ja':
      return `${isOtherYear ? `${year}年` : ''}${m}月${d}日(${weekday})`;
  }
}

const fullWeekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const fullMonths = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** Formats a day in full, mainly for screen readers: `Saturday 28 November 2026`. */
export function formatFullDay(date: string, language: Language): string {
  const [year = '', month = '', day = ''] = date.split('-');
  const [m, d, weekday] = [Number(month), Number(day), formatWeekday(date, language)];
  switch (language) {
    case 'ko':
      return `${year}년 ${m}월 ${d}일 ${weekday}요일`;
    case 'en':
      return `${fullWeekdays[weekdays.en.indexOf(weekday)] ?? ''} ${d} ${fullMonths[m - 1] ?? ''} ${year}`;
    case 'cn':
      return `${year}年${m}月${d}日${weekday.replace('周', '星期')}`;
    case 'ja':
      return `${year}年${m}月${d}日${weekday}曜日`;
  }
}

/** Formats a day for a tile in a row of days: its weekday and its number, with the month on the first of a month. */
export function formatTileDay(date: string, language: Language): { readonly weekday: string; readonly day: string } {
  const [m, d] = date.slice(5).split('-').map(Number) as [number, number];
  const firstOfMonth = language === 'en' ? `1 ${months[m - 1] ?? ''}` : `${m}/1`;
  return { weekday: formatWeekday(date, language), day: d === 1 ? firstOfMonth : String(d) };
}

/**
 * Formats a visit for sentences, headings and buttons: `Sat 28 Nov, 19:00`. Always uses the 24-hour clock (decision
 * 48).
 */
export function formatDateTimeInText(date: string, time: string, language: Language, today: string): string {
  const separator = { ko: ' ', en: ', ', cn: ' ', ja: ' ' }[language];
  return `${formatDayInText(date, language, today)}${separator}${time}`;
}

/** Formats an instant for sentences, in Seoul time with the year: `Sat 28 Nov 2026, 19:00`. */
export function formatInstantInText(instant: number, language: Language): string {
  const { date, time } = toSeoul(instant);
  return formatDateTimeInText(date, time, language, '');
}

/** Formats a range of days: `2026-11-25 (Wed) – 2026-12-31 (Thu)`. An open end stays empty. */
export const formatPeriod = (from: string | null, to: string | null, language: Language): string =>
  [from, to]
    .map((date) => (date === null ? '' : formatDate(date, language)))
    .join(' – ')
    .trim();

/** Joins items without a final "and": `a, b, c`; `a、b、c` in Chinese and Japanese. */
export const formatList = (items: readonly string[], language: Language): string =>
  items.join(language === 'cn' || language === 'ja' ? '、' : ', ');

/** Separators between the facts of one line, such as table and guests. */
export const factSeparators: Readonly<Record<Language, string>> = { ko: ' · ', en: ' · ', cn: ' · ', ja: '／' };

/** Joins the facts that are not empty on one line: `Table · 2 adults`, in Japanese `テーブル席／大人2名様`. */
export const formatFacts = (facts: readonly (string | false | null | undefined)[], language: Language): string =>
  facts.filter(Boolean).join(factSeparators[language]);

/** Formats a waiting time in minutes, from one hour on in hours, rounded up: 30 seconds become `1 minute`. */
export function formatWait(seconds: number, language: Language): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  const isInHours = minutes >= 60;
  const count = isInHours ? Math.ceil(seconds / 3_600) : minutes;
  switch (language) {
    case 'ko':
      return `${count}${isInHours ? '시간' : '분'}`;
    case 'en':
      return `${count} ${isInHours ? 'hour' : 'minute'}${count === 1 ? '' : 's'}`;
    case 'cn':
      return `${count}${isInHours ? '小时' : '分钟'}`;
    case 'ja':
      return `${count}${isInHours ? '時間' : '分'}`;
  }
}

/** Adds the formatted waiting time as `wait` to a problem's details that have `retryAfter`, a number of seconds. */
export function addWait<Detail extends Readonly<Record<string, string | number>>>(
  detail: Detail,
  language: Language,
): Detail | (Detail & { readonly wait: string }) {
  const seconds = Number(detail['retryAfter']);
  return Number.isFinite(seconds) ? { ...detail, wait: formatWait(seconds, language) } : detail;
}
