import { createContext } from 'react';
import type { Modals } from './modal-history';

export type { Modals };

export const ModalsContext = createContext<Modals | undefined>(undefined);

/** Leaves the entry of a modal that is not open any more, as after a reload: whatever follows modals does so at its start. */
async function leaveModalEntry(modals: Modals): Promise<void> {
  const state = history.state as { readonly modalDepth?: number } | null;
  if (!state?.modalDepth) return;
  const { followHistory } = await import('./modal-history');
  followHistory(modals);
}

/**
 * Listens to the tab's history for its modals. Must run before the router is created: browsers call the window's own listeners in the order
 * in which they were added.
 */
export function listenToPopState(modals: Modals, options?: AddEventListenerOptions): void {
  const listen = (event: PopStateEvent) =>
    modals.history === undefined ? void leaveModalEntry(modals) : modals.history.handlePopState(event);
  addEventListener('popstate', listen, options);
  void leaveModalEntry(modals);
}
