import type { LoadingMeta } from './loading';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: LoadingMeta;
  }
}

/** `throwOnError` for a page's main query: shows the error page only if the query has no data yet. */
export const throwIfNoData = (_problem: unknown, { state }: { readonly state: { readonly data: unknown } }): boolean =>
  state.data === undefined;
