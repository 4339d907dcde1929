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
  const shown = rows.slice(0, pageSize);
  const last = shown.at(-1);
  return { rows: shown, next: rows.length > pageSize && last !== undefined ? `${last.at}|${last.key}` : null };
}
