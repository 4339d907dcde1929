import { type PageName, pages } from '@dining/contract/site/pages';

/**
 * Whether the subject of a page is available: to everyone (`shown`), past or unlisted (`ended`), or unknown or hidden
 * from guests (`missing`).
 */
export type Standing = 'shown' | 'ended' | 'missing';

export type ListedPage = {
  [Name in PageName]: (typeof pages)[Name] extends { readonly isListed: true } ? Name : never;
}[PageName];

export const isListed = (page: PageName | undefined): page is ListedPage =>
  page !== undefined && 'isListed' in pages[page];

export function getPageStatus(
  page: PageName | undefined,
  found: Standing,
): { readonly status: 200 | 404; readonly index: boolean } {
  if (page === undefined || found === 'missing') return { status: 404, index: false };
  return { status: 200, index: found === 'shown' && isListed(page) };
}
