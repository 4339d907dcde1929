/** Rows per page (Spec §9). */
export const pageSizes = { products: 100, mypage: 10, promotions: 10, reviews: 10 } as const;

/** A page of a list, with the API's field names (Spec §3 Pagination). Pages count from 1. */
export interface PageInfo {
  readonly currentPageNo: number;
  readonly recordCountPerPage: number;
  readonly totalRecordCount: number;
  readonly firstPageNo: number;
  readonly lastPageNo: number;
  /** Rows to skip in the database query. */
  readonly offset: number;
  /** First and last row of the page, counted from 1, for 'x - y of total'; both 0 for an empty list. */
  readonly from: number;
  readonly to: number;
}

/** Creates the page of a list. A page number outside the list becomes the first or last page (Spec §2.14). */
export function createPageInfo(totalRecordCount: number, requestedPage: number, recordCountPerPage: number): PageInfo {
  const lastPageNo = Math.max(1, Math.ceil(totalRecordCount / recordCountPerPage));
  const currentPageNo = Math.min(Math.max(1, Math.trunc(requestedPage) || 1), lastPageNo);
  const offset = (currentPageNo - 1) * recordCountPerPage;
  const to = Math.min(offset + recordCountPerPage, totalRecordCount);
  const from = totalRecordCount === 0 ? 0 : offset + 1;
  return { currentPageNo, recordCountPerPage, totalRecordCount, firstPageNo: 1, lastPageNo, offset, from, to };
}
