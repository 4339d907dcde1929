import { type PageName, pages } from '@dining/contract/site/pages';

/**
 * Whether the subject of a page is available to everyone (`shown`), is past or left out of the sitemap (`ended`), or is
 * unknown or hidden from guests (`missing`).
 */
export type SubjectStatus = 'shown' | 'ended' | 'missing';

export type ListedPage = {
  [Name in PageName]: (typeof pages)[Name] extends { readonly isListed: true } ? Name : never;
}[PageName];

export const isListed = (page: PageName | undefined): page is ListedPage =>
  page !== undefined && 'isListed' in pages[page];

export function getPageStatus(
  page: PageName | undefined,
  subjectStatus: SubjectStatus,
): { readonly status: 200 | 404; readonly isIndexed: boolean } {
  if (page === undefined || subjectStatus === 'missing') return { status: 404, isIndexed: false };
  return { status: 200, isIndexed: subjectStatus === 'shown' && isListed(page) };
}
