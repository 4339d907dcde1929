import { useEffect, useSyncExternalStore } from 'react';

/** The names of what the page in sight shows. */
interface ShownNames {
  readonly venue?: string | undefined;
  readonly product?: string | undefined;
  readonly promotion?: string | undefined;
  readonly terms?: string | undefined;
}

const nothing: ShownNames = {};
let shown = nothing;
const watchers = new Set<() => void>();
const watch = (changed: () => void) => {
  watchers.add(changed);
  return () => {
    watchers.delete(changed);
  };
};
function show(names: ShownNames): void {
  shown = names;
  for (const changed of watchers) changed();
}

/** What the page in sight says that it shows, for its title. */
export const useShownNames = (): ShownNames =>
  useSyncExternalStore(
    watch,
    () => shown,
    () => nothing,
  );

/** Says what a page shows, as soon as it is known and for as long as it does. */
export function useShows({ venue, product, promotion, terms }: ShownNames): void {
  useEffect(() => {
    show({ venue, product, promotion, terms });
    return () => show(nothing);
  }, [venue, product, promotion, terms]);
}
