import { useRequired } from '@dining/ui/required-context';
import { createStore, type Store } from '@dining/ui/store';
import { createContext } from 'react';

/** Confirmation of the last change, shown in a strip; null when it has been closed. */
export type Notes = Store<string | null>;

export const createNotes = (): Notes => createStore<string | null>(null);

export const NotesContext = createContext<Notes | undefined>(undefined);

/** Returns a function that shows a confirmation. */
export const useNotify = (): ((text: string) => void) => useRequired(NotesContext).set;
