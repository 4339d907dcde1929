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

/**
 * Parses rows that have been pasted or saved by a spreadsheet: separated by commas, semicolons or tabs, with the names
 * of the columns in the first line. Missing columns are empty.
 */
export function parseCsvFile(
  text: string,
  columns: readonly string[],
): { readonly rows: readonly CsvRow[]; readonly errors: readonly CsvError[] } {
  const { data, errors } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), {
    delimitersToGuess: [',', ';', '\t'],
  });
  const [header = [], ...lines] = data.map((cells) => cells.map((cell) => cell.trim()));
  const unknown = header.filter((name) => name !== '' && !columns.includes(name));
  if (unknown.length > 0 || header.every((name) => name === ''))
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
    rows: lines.flatMap((cells, index) =>
      cells.every((cell) => cell === '')
        ? []
        : [
            {
              line: index + 2,
              fields: Object.fromEntries(columns.map((column) => [column, cells[header.indexOf(column)] ?? ''])),
            },
          ],
    ),
    errors: errors
      .filter(({ type }) => type === 'Quotes')
      .map(({ row, message }) => ({ line: (row ?? 0) + 1, message })),
  };
}

/** Formats rows as CSV with the columns in the first line. */
export const formatCsvFile = (
  columns: readonly string[],
  rows: readonly Readonly<Record<string, string | number>>[],
): string =>
  `${Papa.unparse({ fields: [...columns], data: rows.map((row) => columns.map((column) => row[column] ?? '')) }, { newline: '\n' })}\n`;
