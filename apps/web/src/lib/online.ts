import { useSyncExternalStore } from 'react';

const watch = (changed: () => void) => {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
};
const isOnline = () => navigator.onLine;
const always = () => true;

/** Whether the browser has a line, as far as it knows; the server renders for one that has. */
export const useOnline = (): boolean => useSyncExternalStore(watch, isOnline, always);
