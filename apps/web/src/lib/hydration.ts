import { createContext, use, useSyncExternalStore } from 'react';

/**
 * What the server used to render the page, without a visitor. So that hydration produces the same HTML, values that
 * depend on the visitor are read only after it, when React reads each store a second time.
 */
export interface HydrationData {
  /** The instant at which the server rendered the page; undefined if the browser renders it. */
  renderedAt?: Date;
  /** Query data by query key (as JSON). */
  readonly queryData: Map<string, unknown>;
}

export const createHydrationData = (): HydrationData => ({ queryData: new Map() });

export const HydrationContext = createContext<HydrationData | undefined>(undefined);

export const useRenderedAt = (): Date | undefined => use(HydrationContext)?.renderedAt;

const subscribeNever = () => () => {};
const returnTrue = () => true;
const returnFalse = () => false;

export const useIsHydrated = (): boolean => useSyncExternalStore(subscribeNever, returnTrue, returnFalse);

export function setRenderedQueries(
  { queryData }: HydrationData,
  renderedQueries: readonly (readonly [key: readonly unknown[], data: unknown])[],
): void {
  for (const [key, data] of renderedQueries) queryData.set(JSON.stringify(key), data);
}

/**
 * Until this component is hydrated (`lazy-hydrate`), returns the query data with which the server rendered it; after
 * that, the current data.
 */
export function useServerRenderedData<Data>(key: readonly unknown[], data: Data | undefined): Data | undefined {
  const queryData = use(HydrationContext)?.queryData;
  const isHydrated = useIsHydrated();
  return isHydrated ? data : ((queryData?.get(JSON.stringify(key)) as Data | undefined) ?? data);
}
