import { createContext } from 'react';
import type { Modals } from './modal-history';

export type { Modals };

export const ModalsContext = createContext<Modals | undefined>(undefined);

/** Goes back from the history entry of a modal that is no longer open, for example after a reload. */
async function leaveModalEntry(modals: Modals): Promise<void> {
  const state = history.state as { readonly modalDepth?: number } | null;
  if (!state?.modalDepth) return;
  const { createModalHistory } = await import('./modal-history');
  createModalHistory(modals);
}

/**
 * Listens to history traversals for modals. Must run before the router is created, because listeners run in order of
 * registration.
 */
export function listenToPopState(modals: Modals, options?: AddEventListenerOptions): void {
  const handlePopState = (event: PopStateEvent) =>
    modals.history === undefined ? void leaveModalEntry(modals) : modals.history.handlePopState(event);
  addEventListener('popstate', handlePopState, options);
  void leaveModalEntry(modals);
}
