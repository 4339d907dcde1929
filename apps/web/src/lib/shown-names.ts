import { createContext, useEffect, useSyncExternalStore } from 'react';
import { useRequired } from './required-context';
import { createStore, type Store } from './store';

interface ShownNames {
  readonly venue?: string | undefined;
  readonly product?: string | undefined;
  readonly promotion?: string | undefined;
  readonly terms?: string | undefined;
}

export type ShownNamesStore = Store<ShownNames>;

const noNames: ShownNames = {};
const getNone = (): ShownNames => noNames;

export const createShownNames = (): ShownNamesStore => createStore(noNames);

export const ShownNamesContext = createContext<ShownNamesStore | undefined>(undefined);

const useShownNamesStore = (): ShownNamesStore => useRequired(ShownNamesContext);

export function useShownNames(): ShownNames {
  const { watch, get } = useShownNamesStore();
  return useSyncExternalStore(watch, get, getNone);
}

export function usePageTitle({ venue, product, promotion, terms }: ShownNames): void {
  const { set } = useShownNamesStore();
  useEffect(() => {
    set({ venue, product, promotion, terms });
    return () => set(noNames);
  }, [set, venue, product, promotion, terms]);
}
