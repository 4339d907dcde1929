import { isValidDate, type SeoulDate } from '../shared/seoul-time';

/** Maximum number of lines of a pasted table. */
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

/** Normalises a name for comparison: without differences of case, width and spaces. */
export const normalizeName = (text: string): string =>
  text.normalize('NFKC').trim().toLowerCase().replaceAll(/\s+/g, ' ');

/** Normalises a name and removes its spaces, because headings are written with and without them. */
export const removeSpaces = (text: string): string => normalizeName(text).replaceAll(' ', '');

export const includesName = (names: readonly string[], text: string): boolean =>
  names.some((name) => removeSpaces(name) === removeSpaces(text));

/** Finds the column of a heading such as `가격` or `가격 (원)`. What is in brackets is a unit or a remark. */
export function findNamedColumn<Column extends string>(
  names: Readonly<Partial<Record<Column, readonly string[]>>>,
  heading: string,
): Column | undefined {
  const withoutRemark = normalizeName(heading).replace(/[([][^()[\]]*[)\]]$/, '');
  const columns = Object.keys(names) as Column[];
  return columns.find((column) => [heading, withoutRemark].some((each) => includesName(names[column] ?? [], each)));
}

/** The cells of a row by column. */
export type NamedCells<Column extends string> = Readonly<Partial<Record<Column, string>>>;

interface TableFormat<Column extends string> {
  readonly findColumn: (heading: string) => Column | undefined;
  /** Returns true if a heading names the columns that are needed. */
  readonly isComplete: (columns: readonly (Column | undefined)[]) => boolean;
  /** Returns the columns of a row in a table without a heading; undefined if they are not clear. */
  readonly getColumns: (cells: readonly string[]) => readonly Column[] | undefined;
}

/** Why a table, a column or a row could not be parsed, with the text of the error. */
export interface TableError {
  readonly line: number;
  readonly code: 'too_many_rows' | 'columns_unclear' | 'column_unknown';
  readonly text: string;
}

/** Returns true if a column is unknown. Rows are then unusable, because it may name their product or days. */
export const hasUnknownColumn = (errors: readonly TableError[]): boolean =>
  errors.some(({ code }) => code === 'column_unknown');

/**
 * Parses a table that was copied from a spreadsheet, with or without a heading. Returns the parsed rows, and an error
 * for each other row and for each unknown column, whose cells are left out.
 */
export function readPastedRows<Column extends string>(
  text: string,
  { findColumn, isComplete, getColumns }: TableFormat<Column>,
): {
  readonly rows: readonly { readonly line: number; readonly cells: NamedCells<Column> }[];
  readonly errors: readonly TableError[];
} {
  const lines = parsePastedTable(text);
  const [first] = lines;
  if (first === undefined) return { rows: [], errors: [] };
  const excess = lines[maxPastedLines];
  if (excess !== undefined)
    return { rows: [], errors: [{ line: excess.line, code: 'too_many_rows', text: String(lines.length) }] };
  const createUnclearError = ({ line, cells }: PastedLine): TableError => ({
    line,
    code: 'columns_unclear',
    text: cells.join(' '),
  });
  const firstColumns = first.cells.map(findColumn);
  const heading = firstColumns.some((column) => column !== undefined) ? firstColumns : undefined;
  const isRepeated = heading?.some((column, index) => column !== undefined && heading.indexOf(column) < index);
  if (heading !== undefined && (isRepeated || !isComplete(heading)))
    return { rows: [], errors: [createUnclearError(first)] };
  const unknown = new Set(heading && first.cells.filter((cell, index) => cell !== '' && heading[index] === undefined));
  const errors: TableError[] = [...unknown].map((cell) => ({ line: first.line, code: 'column_unknown', text: cell }));
  const rows = (heading === undefined ? lines : lines.slice(1)).flatMap((row) => {
    const columns = heading ?? getColumns(row.cells);
    // A cell without a column may be the rest of a price such as `68,000` between commas.
    if (columns === undefined || row.cells.slice(columns.length).some((cell) => cell !== '')) {
      errors.push(createUnclearError(row));
      return [];
    }
    const named = columns.flatMap((column, index) => (column === undefined ? [] : [[column, row.cells[index] ?? '']]));
    return [{ line: row.line, cells: Object.fromEntries(named) as NamedCells<Column> }];
  });
  return { rows, errors };
}

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
  const entryByCode = entries.find((entry) => normalizeName(getCode(entry)) === normalizeName(text));
  if (entryByCode !== undefined) return { entry: entryByCode };
  const entriesByName = entries.filter(({ names }) =>
    names.some((name) => normalizeName(name) === normalizeName(text)),
  );
  const [entry] = entriesByName;
  if (entry === undefined) return { error: 'unknown' };
  return entriesByName.length > 1 ? { error: 'ambiguous' } : { entry };
}
