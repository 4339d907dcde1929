import { useRequired } from '@dining/ui/required-context';
import { createStore, type Store } from '@dining/ui/store';
import { createContext } from 'react';

/** What has just been done, for the strip that says so; null once it is read. */
export type Notes = Store<string | null>;

export const createNotes = (): Notes => createStore<string | null>(null);

export const NotesContext = createContext<Notes | undefined>(undefined);

/** Returns a function that says what has just been done. */
export const useNotify = (): ((text: string) => void) => useRequired(NotesContext).set;
