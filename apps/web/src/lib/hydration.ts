import { createContext, use, useSyncExternalStore } from 'react';

/**
 * The page as the server rendered it, without a visitor. Values that depend on the visitor are read only after
 * hydration: React then reads each store a second time, so that hydration itself produces the same HTML.
 */
export interface RenderedPage {
  /** The instant at which the server rendered the page; undefined if the browser renders it. */
  renderedAt?: Date;
  readonly answers: Map<string, unknown>;
}

export const createRenderedPage = (): RenderedPage => ({ answers: new Map() });

export const RenderedPageContext = createContext<RenderedPage | undefined>(undefined);

export const useRenderedAt = (): Date | undefined => use(RenderedPageContext)?.renderedAt;

const subscribeNever = () => () => {};
const returnTrue = () => true;
const returnFalse = () => false;

export const useHydrated = (): boolean => useSyncExternalStore(subscribeNever, returnTrue, returnFalse);

export function setRenderedQueries(
  { answers }: RenderedPage,
  renderedQueries: readonly (readonly [key: readonly unknown[], answer: unknown])[],
): void {
  for (const [key, answer] of renderedQueries) answers.set(JSON.stringify(key), answer);
}

/**
 * Returns the query data that the server rendered until this component is hydrated (`lazy-hydrate`), then the current
 * data.
 */
export function useServerRenderedData<Answer>(key: readonly unknown[], answer: Answer | undefined): Answer | undefined {
  const answers = use(RenderedPageContext)?.answers;
  const isHydrated = useHydrated();
  return isHydrated ? answer : ((answers?.get(JSON.stringify(key)) as Answer | undefined) ?? answer);
}
