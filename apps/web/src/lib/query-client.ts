import type { LoadingMeta } from './loading';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: LoadingMeta;
  }
}

/** For a page's own query: fails the page where nothing of it is in sight yet. What was read once, or came with the page, stays. */
export const throwIfNoData = (_problem: unknown, { state }: { readonly state: { readonly data: unknown } }): boolean =>
  state.data === undefined;
