import { useSyncExternalStore } from 'react';

/**
 * The server renders a page for nobody in particular; what depends on the visitor waits until the browser has hydrated it. React
 * then asks each store a second time, so that nothing of it differs from what the server rendered.
 */
let at: Date | undefined;

/** Says when the server rendered the page in sight; the server itself says it of the page it renders. */
export const renderedAt = (instant: Date): void => {
  at = instant;
};

/** When the server rendered the page; undefined where the browser renders it. */
export const whenRendered = (): Date | undefined => at;

const unchanging = () => () => {};
const hydrated = () => true;
const notYet = () => false;

/** Whether the page is the browser's: false on the server and while what it rendered is being hydrated. */
export const useHydrated = (): boolean => useSyncExternalStore(unchanging, hydrated, notYet);

const answers = new Map<string, unknown>();

/** Keeps what the page in sight was rendered from. */
export const renderedFrom = (all: readonly (readonly [key: readonly unknown[], answer: unknown])[]): void => {
  for (const [key, answer] of all) answers.set(JSON.stringify(key), answer);
};

/**
 * What a query answered, for a part that is hydrated later than its page (`late-part`): until it is, what it was rendered from, whatever has
 * been answered since.
 */
export function useAsRendered<Answer>(key: readonly unknown[], answer: Answer | undefined): Answer | undefined {
  const own = useHydrated();
  return own ? answer : ((answers.get(JSON.stringify(key)) as Answer | undefined) ?? answer);
}
