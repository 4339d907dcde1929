import Papa from 'papaparse';

export interface CsvRow {
  /** The line in the file, from 1. */
  readonly line: number;
  readonly fields: Readonly<Record<string, string>>;
}

export interface CsvError {
  readonly line: number;
  readonly message: string;
}

/** A row of cells. `line` is that of its start in the file, from 1: a cell in quotes may contain line breaks. */
interface CsvLine {
  readonly line: number;
  readonly cells: readonly string[];
}

const countLineBreaks = (cells: readonly string[]): number =>
  cells.reduce((sum, cell) => sum + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0);

/**
 * Splits a file into cells without spaces around them: separated by commas, semicolons or tabs, with or without quotes
 * and a byte order mark. Empty lines are left out. `openQuotes` lists the lines in which a quoted cell is malformed.
 */
export function readCsvLines(text: string): {
  readonly lines: readonly CsvLine[];
  readonly openQuotes: readonly { readonly line: number; readonly message: string }[];
} {
  const { data, errors } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), {
    delimitersToGuess: [',', ';', '\t'],
  });
  let line = 1;
  const lines = data.map((cells) => {
    const first = line;
    line += 1 + countLineBreaks(cells);
    return { line: first, cells: cells.map((cell) => cell.trim()) };
  });
  return {
    lines: lines.filter(({ cells }) => cells.some((cell) => cell !== '')),
    openQuotes: errors
      .filter(({ type }) => type === 'Quotes')
      .map(({ row, message }) => ({ line: lines[row ?? 0]?.line ?? 1, message })),
  };
}

/**
 * Parses rows that have been pasted or saved by a spreadsheet, with the names of the columns in the first line. Missing
 * columns are empty.
 */
export function parseCsvFile(
  text: string,
  columns: readonly string[],
): { readonly rows: readonly CsvRow[]; readonly errors: readonly CsvError[] } {
  const { lines, openQuotes } = readCsvLines(text);
  const [first, ...rest] = lines;
  const header = first?.cells ?? [];
  const unknown = header.filter((name) => name !== '' && !columns.includes(name));
  if (unknown.length > 0 || first === undefined)
    return {
      rows: [],
      errors: [
        {
          line: 1,
          message: `the first line names the columns ${columns.join(', ')}${unknown.length > 0 ? `; unknown: ${unknown.join(', ')}` : ''}`,
        },
      ],
    };
  return {
    rows: rest.map(({ line, cells }) => ({
      line,
      fields: Object.fromEntries(columns.map((column) => [column, cells[header.indexOf(column)] ?? ''])),
    })),
    errors: openQuotes,
  };
}

/** Formats rows as CSV with the columns in the first line. */
export const formatCsvFile = (
  columns: readonly string[],
  rows: readonly Readonly<Record<string, string | number>>[],
): string =>
  `${Papa.unparse({ fields: [...columns], data: rows.map((row) => columns.map((column) => row[column] ?? '')) }, { newline: '\n' })}\n`;
