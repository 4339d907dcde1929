export interface PageSearch {
  pageIndex?: number;
}

export function parsePageSearch({ pageIndex }: Record<string, unknown>): PageSearch {
  const page = /^\d{1,5}$/.test(String(pageIndex)) ? Number(pageIndex) : 1;
  return page > 1 ? { pageIndex: page } : {};
}
