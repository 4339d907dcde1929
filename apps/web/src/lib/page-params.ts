/** The page of a list in an address; left out for the first. */
export interface PageSearch {
  pageIndex?: number;
}

/** Parses the page of a list; invalid values mean the first. The server checks the upper bound. */
export function pageSearch({ pageIndex }: Record<string, unknown>): PageSearch {
  const page = /^\d{1,5}$/.test(String(pageIndex)) ? Number(pageIndex) : 1;
  return page > 1 ? { pageIndex: page } : {};
}
