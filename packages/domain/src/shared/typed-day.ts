import { isValidDate, type SeoulDate } from './seoul-time';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const numericPattern = /^(?:(\d{4})\s*[-./年년]\s*)?(\d{1,2})\s*[-./月월]\s*(\d{1,2})\s*[.日일]?$/;
const compactPattern = /^(\d{4})(\d{2})(\d{2})$/;
const dayFirstPattern = /^(\d{1,2})\.?\s*([a-z]{3,9})\.?,?(?:\s*(\d{4}))?$/;
const monthFirstPattern = /^([a-z]{3,9})\.?\s*(\d{1,2}),?(?:\s+(\d{4}))?$/;

const findMonth = (name: string): string => String(months.indexOf(name.slice(0, 3)) + 1);

/** Finds year, month and day as digits; '0' for an unknown month name, undefined for a missing year. */
function findParts(text: string): readonly [year: string | undefined, month: string, day: string] | undefined {
  const numericMatch = numericPattern.exec(text) ?? compactPattern.exec(text);
  if (numericMatch !== null) return [numericMatch[1], numericMatch[2] ?? '', numericMatch[3] ?? ''];
  const dayFirstMatch = dayFirstPattern.exec(text);
  if (dayFirstMatch !== null) return [dayFirstMatch[3], findMonth(dayFirstMatch[2] ?? ''), dayFirstMatch[1] ?? ''];
  const monthFirstMatch = monthFirstPattern.exec(text);
  return monthFirstMatch === null
    ? undefined
    : [monthFirstMatch[3], findMonth(monthFirstMatch[1] ?? ''), monthFirstMatch[2] ?? ''];
}

/** Years within which every day occurs again: at most eight for a leap day. */
const maxYearsAhead = 8;

/**
 * Parses a day as staff type it: `2026-12-24`, `12/24`, `12월 24일`, `24 Dec`. Of two numbers, the first is the month.
 * Without a year, returns the next such day, today included. Returns undefined if the text is no day.
 */
export function parseTypedDay(text: string, today: SeoulDate): SeoulDate | undefined {
  const parts = findParts(text.normalize('NFKC').trim().toLowerCase());
  if (parts === undefined) return undefined;
  const [year, month, day] = parts;
  const format = (inYear: string): SeoulDate => `${inYear}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (year !== undefined) return isValidDate(format(year)) ? format(year) : undefined;
  const thisYear = Number(today.slice(0, 4));
  return Array.from({ length: maxYearsAhead + 1 }, (_, index) => format(String(thisYear + index))).find(
    (date) => isValidDate(date) && date >= today,
  );
}
