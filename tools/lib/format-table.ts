type Row = readonly string[];

/** Formats a Markdown table with padded columns, as Biome does. */
export function formatTable(head: Row, rows: readonly Row[]): string {
  const cells = [head, ...rows].map((row) => row.map((cell) => cell.replaceAll('|', '\\|')));
  const widths = head.map((_, column) => Math.max(3, ...cells.map((row) => row[column]?.length ?? 0)));
  const [headLine, ...bodyLines] = cells.map(
    (row) => `| ${widths.map((width, column) => (row[column] ?? '').padEnd(width)).join(' | ')} |`,
  );
  return [headLine, `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...bodyLines].join('\n');
}
