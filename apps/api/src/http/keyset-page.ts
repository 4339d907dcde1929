import type { PageCursor } from '@dining/contract/keyset';

/** Entries of one page of a list. */
export const pageSize = 30;

/** Splits rows, of which one more than a page was read, into a page and the start of the next one. */
export function createPage<Row extends PageCursor>(
  rows: readonly Row[],
): { readonly rows: readonly Row[]; readonly next: string | null } {
  const shown = rows.slice(0, pageSize);
  const last = shown.at(-1);
  return { rows: shown, next: rows.length > pageSize && last !== undefined ? `${last.at}|${last.key}` : null };
}
