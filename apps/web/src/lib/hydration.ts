import { createContext, use, useSyncExternalStore } from 'react';

/**
 * What the server used to render the page, without a visitor. So that hydration produces the same HTML, values that
 * depend on the visitor are read only after it, when React reads each store a second time.
 */
export interface HydrationData {
  /** The instant at which the server rendered the page; undefined if the browser renders it. */
  renderedAt?: Date;
  /** Query data by query key (as JSON). */
  readonly answers: Map<string, unknown>;
}

export const createHydrationData = (): HydrationData => ({ answers: new Map() });

export const HydrationContext = createContext<HydrationData | undefined>(undefined);

export const useRenderedAt = (): Date | undefined => use(HydrationContext)?.renderedAt;

const subscribeNever = () => () => {};
const returnTrue = () => true;
const returnFalse = () => false;

export const useIsHydrated = (): boolean => useSyncExternalStore(subscribeNever, returnTrue, returnFalse);

export function setRenderedQueries(
  { answers }: HydrationData,
  renderedQueries: readonly (readonly [key: readonly unknown[], answer: unknown])[],
): void {
  for (const [key, answer] of renderedQueries) answers.set(JSON.stringify(key), answer);
}

/**
 * Until this component is hydrated (`lazy-hydrate`), returns the query data with which the server rendered it; after
 * that, the current data.
 */
export function useServerRenderedData<Answer>(key: readonly unknown[], answer: Answer | undefined): Answer | undefined {
  const answers = use(HydrationContext)?.answers;
  const isHydrated = useIsHydrated();
  return isHydrated ? answer : ((answers?.get(JSON.stringify(key)) as Answer | undefined) ?? answer);
}
