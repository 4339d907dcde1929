import { type FormerColumn, maxFormerRows } from '@dining/domain/former/columns';
import type { FileIssueCode, FormerIssue } from '@dining/domain/former/issues';
import { readCsvLines } from '../../../catalogue/csv-file';

interface FormerRow<Column extends string> {
  readonly line: number;
  readonly cells: Readonly<Record<Column, string>>;
}

const createIssue = (line: number, code: FileIssueCode, values: FormerIssue['values'] = {}): FormerIssue => ({
  line,
  column: '',
  code,
  values,
});

/** Splits a file into the cells of its columns, or returns why it cannot be read. */
export function readFormerFile<Column extends FormerColumn>(
  text: string,
  columns: readonly Column[],
):
  | { readonly ok: true; readonly rows: readonly FormerRow<Column['name']>[] }
  | { readonly ok: false; readonly issues: readonly FormerIssue[] } {
  const { lines, openQuotes } = readCsvLines(text);
  const [header, ...rowLines] = lines;
  if (header === undefined) return { ok: false, issues: [createIssue(1, 'file_empty')] };
  const { cells: names, line } = header;
  const unknownNames = names.filter((name) => name !== '' && !columns.some((column) => column.name === name));
  const missingColumns = columns.filter(({ name, isRequired }) => isRequired && !names.includes(name));
  const repeatedNames = names.filter((name, index) => name !== '' && names.indexOf(name) !== index);
  const issues = [
    ...(unknownNames.length > 0 ? [createIssue(line, 'columns_unknown', { columns: unknownNames.join(', ') })] : []),
    ...(missingColumns.length > 0
      ? [createIssue(line, 'columns_missing', { columns: missingColumns.map(({ name }) => name).join(', ') })]
      : []),
    ...repeatedNames.map((name) => createIssue(line, 'column_repeated', { columns: name })),
    ...openQuotes.map((quote) => createIssue(quote.line, 'quotes_open')),
    ...(rowLines.length === 0 ? [createIssue(line, 'file_empty')] : []),
    ...(rowLines.length > maxFormerRows ? [createIssue(line, 'too_many_rows', { max: maxFormerRows })] : []),
  ];
  if (issues.length > 0) return { ok: false, issues };
  const rows = rowLines.map((row) => ({
    line: row.line,
    cells: Object.fromEntries(columns.map(({ name }) => [name, row.cells[names.indexOf(name)] ?? ''])) as Record<
      Column['name'],
      string
    >,
  }));
  return { ok: true, rows };
}
