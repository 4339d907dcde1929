import { type PageName, pages } from '@dining/contract/site/pages';

/**
 * How what a page shows stands: it is there for everyone, it is over or kept only for those who know it, or there is no
 * such thing (any more, or not for guests).
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
