import { useMemo } from 'react';
import { getSessionStored, listSessionKeys, setSessionStored } from '../../lib/storage';
import { useMe } from './session';

const createPrefix = (staffId: string): string => `typed ${staffId} `;

function loadTyped<Typed>(key: string): Typed | undefined {
  const text = getSessionStored(key);
  if (text === null) return undefined;
  try {
    return JSON.parse(text) as Typed;
  } catch {
    return undefined;
  }
}

/**
 * Stores what the signed-in staff member types in a form: in this tab, until it is saved or they sign out. Other staff
 * members who use the tab do not see it.
 */
export function useTypedStorage<Typed extends object>(key: string) {
  const storageKey = `${createPrefix(useMe().staffId)}${key}`;
  return useMemo(
    () => ({
      load: () => loadTyped<Typed>(storageKey),
      store: (typed: Typed): void => setSessionStored(storageKey, JSON.stringify(typed)),
      clear: (): void => setSessionStored(storageKey, null),
    }),
    [storageKey],
  );
}

/** Returns true if a staff member has typed something in forms of this tab that is not saved. */
export const hasTyped = (staffId: string): boolean => listSessionKeys(createPrefix(staffId)).length > 0;

/** Removes everything that a staff member has typed in forms of this tab, when they sign out. */
export function clearTyped(staffId: string): void {
  for (const key of listSessionKeys(createPrefix(staffId))) setSessionStored(key, null);
}
