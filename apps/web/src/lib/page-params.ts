/** Which page of a list an address opens; the first is not written. */
export interface PageSearch {
  pageIndex?: number;
}

/** Reads the page of a list from an address; what is no page opens the first. The server knows the last. */
export function pageSearch({ pageIndex }: Record<string, unknown>): PageSearch {
  const page = /^\d{1,5}$/.test(String(pageIndex)) ? Number(pageIndex) : 1;
  return page > 1 ? { pageIndex: page } : {};
}
