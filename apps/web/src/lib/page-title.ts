import { createContext, useEffect, useSyncExternalStore } from 'react';
import { useRequired } from './required-context';
import { createStore, type Store } from './store';

interface PageTitleNames {
  readonly venue?: string | undefined;
  readonly product?: string | undefined;
  readonly promotion?: string | undefined;
  readonly terms?: string | undefined;
}

export type PageTitleNamesStore = Store<PageTitleNames>;

const noNames: PageTitleNames = {};
const getNoNames = (): PageTitleNames => noNames;

export const createPageTitleNames = (): PageTitleNamesStore => createStore(noNames);

export const PageTitleNamesContext = createContext<PageTitleNamesStore | undefined>(undefined);

const usePageTitleNamesStore = (): PageTitleNamesStore => useRequired(PageTitleNamesContext);

export function usePageTitleNames(): PageTitleNames {
  const { watch, get } = usePageTitleNamesStore();
  return useSyncExternalStore(watch, get, getNoNames);
}

/** Sets the names that the page's title contains, while the component is mounted. */
export function usePageTitle({ venue, product, promotion, terms }: PageTitleNames): void {
  const { set } = usePageTitleNamesStore();
  useEffect(() => {
    set({ venue, product, promotion, terms });
    return () => set(noNames);
  }, [set, venue, product, promotion, terms]);
}
