import type { PageCursor } from '@dining/contract/page-cursor';

/** Entries of one page of a list. */
export const pageSize = 30;

/**
 * Expects up to `pageSize + 1` rows. Returns the first `pageSize` and the cursor of the next page, or null if there is
 * none.
 */
export function createPage<Row extends PageCursor>(
  rows: readonly Row[],
): { readonly rows: readonly Row[]; readonly next: string | null } {
  const pageRows = rows.slice(0, pageSize);
  const lastRow = pageRows.at(-1);
  const next = rows.length > pageSize && lastRow !== undefined ? `${lastRow.at}|${lastRow.key}` : null;
  return { rows: pageRows, next };
}
