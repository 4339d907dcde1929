import { isValidDate, type SeoulDate } from './seoul-time';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const numeric = /^(?:(\d{4})\s*[-./年년]\s*)?(\d{1,2})\s*[-./月월]\s*(\d{1,2})\s*[.日일]?$/;
const compact = /^(\d{4})(\d{2})(\d{2})$/;
const dayFirst = /^(\d{1,2})\.?\s*([a-z]{3,9})\.?,?(?:\s*(\d{4}))?$/;
const monthFirst = /^([a-z]{3,9})\.?\s*(\d{1,2}),?(?:\s+(\d{4}))?$/;

const findMonth = (name: string): string => String(months.indexOf(name.slice(0, 3)) + 1);

/** Returns year, month and day as they are written; the year is undefined if it is left out. */
function findParts(text: string): readonly [year: string | undefined, month: string, day: string] | undefined {
  const numbers = numeric.exec(text) ?? compact.exec(text);
  if (numbers !== null) return [numbers[1], numbers[2] ?? '', numbers[3] ?? ''];
  const named = dayFirst.exec(text);
  if (named !== null) return [named[3], findMonth(named[2] ?? ''), named[1] ?? ''];
  const american = monthFirst.exec(text);
  return american === null ? undefined : [american[3], findMonth(american[1] ?? ''), american[2] ?? ''];
}

/** A leap day comes again within eight years. */
const longestWaitYears = 8;

/**
 * Parses a day as staff type it: `2026-12-24`, `12/24`, `12월 24일`, `24 Dec`; the month is before the day in numbers.
 * Without a year it is the next such day, today included. Returns undefined if the text is no day.
 */
export function parseTypedDay(typed: string, today: SeoulDate): SeoulDate | undefined {
  const parts = findParts(typed.normalize('NFKC').trim().toLowerCase());
  if (parts === undefined) return undefined;
  const [year, month, day] = parts;
  const format = (inYear: string): SeoulDate => `${inYear}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (year !== undefined) return isValidDate(format(year)) ? format(year) : undefined;
  const thisYear = Number(today.slice(0, 4));
  return Array.from({ length: longestWaitYears + 1 }, (_, index) => format(String(thisYear + index))).find(
    (date) => isValidDate(date) && date >= today,
  );
}
