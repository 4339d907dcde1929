import { readFileSync } from 'node:fs';

/** Returns the rows of the first table after a heading of docs/operations.md, without the header. */
export function readDocumentedRows(heading: string): string[][] {
  const text = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8');
  const [section = ''] = (text.split(`\n${heading}\n`)[1] ?? '').split(/\n##+ /);
  const rows = section.split('\n').filter((line) => line.startsWith('|'));
  return rows.slice(2).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}
