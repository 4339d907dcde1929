import { isValidDate, type SeoulDate } from '../shared/seoul-time';

/** Highest number of lines that are read at a time. */
export const maxPastedLines = 1000;

export interface PastedLine {
  /** The line of the text on which the row begins, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

/**
 * Splits text that was copied from a spreadsheet into rows and trimmed cells. Cells are separated by tabs, semicolons
 * or commas. A quoted cell may contain the delimiter, line breaks, and quotes that are doubled. Omits empty rows.
 */
export function parsePastedTable(text: string): PastedLine[] {
  const delimiter = ['\t', ';', ','].find((each) => text.includes(each)) ?? ',';
  const rows: PastedLine[] = [];
  let [cells, cell, isQuoted, line, firstLine]: [string[], string, boolean, number, number] = [[], '', false, 1, 1];
  const endRow = (): void => {
    rows.push({ line: firstLine, cells: [...cells, cell].map((each) => each.trim()) });
    [cells, cell] = [[], ''];
  };
  const characters = text.replaceAll(/\r\n?/g, '\n');
  for (let index = 0; index < characters.length; index += 1) {
    const character = characters.charAt(index);
    if (character === '\n') line += 1;
    if (isQuoted && character === '"' && characters.charAt(index + 1) === '"') {
      cell += character;
      index += 1;
    } else if (character === '"' && (isQuoted || cell.trim() === '')) isQuoted = !isQuoted;
    else if (character === delimiter && !isQuoted) {
      cells.push(cell);
      cell = '';
    } else if (character === '\n' && !isQuoted) {
      endRow();
      firstLine = line;
    } else cell += character;
  }
  endRow();
  return rows.filter((row) => row.cells.some((each) => each !== ''));
}

/** Returns a name as it is compared: without differences of case, width and spaces. */
export const normalizeName = (text: string): string =>
  text.normalize('NFKC').trim().toLowerCase().replaceAll(/\s+/g, ' ');

/** Parses won, such as `68,000`, `₩68,000` or `68000원`; null if it is no whole price. */
export function parseWon(text: string): number | null {
  const digits = text
    .normalize('NFKC')
    .replace(/^(₩|krw)\s*/i, '')
    .replace(/\s*(원|won|krw|ウォン|韩元)$/i, '')
    .trim();
  return /^\d{1,3}(,\d{3})+$|^\d+$/.test(digits) ? Number(digits.replaceAll(',', '')) : null;
}

const dayPattern = /^(\d{4})\s*[-./年년]\s*(\d{1,2})\s*[-./月월]\s*(\d{1,2})\s*[.日일]?$/;
const compactDayPattern = /^(\d{4})(\d{2})(\d{2})$/;
const endsWithYearPattern = /^\d{1,2}\s*[-./]\s*\d{1,2}\s*[-./]\s*(\d{4}|\d{2})$/;

type DayError = 'day_ambiguous' | 'day_unreadable';

/** Parses a day that begins with its year, such as `2026-12-24`, `2026. 12. 24.` or `2026년 12월 24일`. */
export function parseDay(
  text: string,
): { readonly day: SeoulDate } | { readonly code: DayError; readonly text: string } {
  const match = dayPattern.exec(text) ?? compactDayPattern.exec(text);
  if (match === null) return { code: endsWithYearPattern.test(text) ? 'day_ambiguous' : 'day_unreadable', text };
  const [, year, month = '', day = ''] = match;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isValidDate(date) ? { day: date } : { code: 'day_unreadable', text };
}

type Found<Entry> = { readonly entry: Entry } | { readonly error: 'unknown' | 'ambiguous' };

/** Finds an entry by its code, or else by its only name. */
export function findByName<Entry extends { readonly names: readonly string[] }>(
  entries: readonly Entry[],
  getCode: (entry: Entry) => string,
  text: string,
): Found<Entry> {
  const coded = entries.find((entry) => normalizeName(getCode(entry)) === normalizeName(text));
  if (coded !== undefined) return { entry: coded };
  const named = entries.filter(({ names }) => names.some((name) => normalizeName(name) === normalizeName(text)));
  const [entry] = named;
  if (entry === undefined) return { error: 'unknown' };
  return named.length > 1 ? { error: 'ambiguous' } : { entry };
}
