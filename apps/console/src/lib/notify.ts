import { useRequired } from '@dining/ui/required-context';
import { createStore, type Store } from '@dining/ui/store';
import { createContext } from 'react';

/** Holds the short message about the last action of the staff member; null when none is shown. */
export type ToastStore = Store<string | null>;

export const createToastStore = (): ToastStore => createStore<string | null>(null);

export const ToastContext = createContext<ToastStore | undefined>(undefined);

/** Returns a function that shows a message for a few seconds. */
export const useNotify = (): ((text: string) => void) => useRequired(ToastContext).set;
