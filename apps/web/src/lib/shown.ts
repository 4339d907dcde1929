import { createContext, use, useEffect, useSyncExternalStore } from 'react';

/** The names of what the page in sight shows, for its title. */
interface ShownNames {
  readonly venue?: string | undefined;
  readonly product?: string | undefined;
  readonly promotion?: string | undefined;
  readonly terms?: string | undefined;
}

export interface ShownNamesStore {
  readonly get: () => ShownNames;
  readonly set: (names: ShownNames) => void;
  readonly watch: (onChange: () => void) => () => void;
}

const noNames: ShownNames = {};
const getNone = (): ShownNames => noNames;

export function createShownNames(): ShownNamesStore {
  let shown = noNames;
  const watchers = new Set<() => void>();
  return {
    get: () => shown,
    set(names) {
      shown = names;
      for (const onChange of watchers) onChange();
    },
    watch(onChange) {
      watchers.add(onChange);
      return () => {
        watchers.delete(onChange);
      };
    },
  };
}

export const ShownNamesContext = createContext<ShownNamesStore | undefined>(undefined);

function useStore(): ShownNamesStore {
  const store = use(ShownNamesContext);
  if (store === undefined) throw new Error('useShownNames needs a ShownNamesContext');
  return store;
}

export function useShownNames(): ShownNames {
  const { watch, get } = useStore();
  return useSyncExternalStore(watch, get, getNone);
}

/** Says what a page shows, as soon as it is known and for as long as it does. */
export function useShows({ venue, product, promotion, terms }: ShownNames): void {
  const { set } = useStore();
  useEffect(() => {
    set({ venue, product, promotion, terms });
    return () => set(noNames);
  }, [set, venue, product, promotion, terms]);
}
