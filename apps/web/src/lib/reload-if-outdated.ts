import { useEffect, useState } from 'react';
import { navigateAway } from './navigate-away';
import { FileMissingError } from './site-file';
import { getTabItem, isStoragePersistent, setTabItem, toObject } from './tab-storage';

const storageKey = 'reloadedBuilds';

const listPageScripts = (): string[] =>
  [...document.querySelectorAll<HTMLScriptElement>('script[type="module"][src]')].map(({ src }) => src);

const isMissingOnServer = (url: string): Promise<boolean> =>
  fetch(url, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status === 404,
    () => false,
  );

/**
 * Reloads the page if the server has a newer build: then a script of this page is missing on the server. Typed values
 * stay in session storage. Reloads once per build, and only if the reload can be recorded there, so that a rolling
 * deployment causes no loop. Returns true if it reloads.
 */
export async function reloadIfOutdated(): Promise<boolean> {
  const scripts = listPageScripts();
  const buildKey = scripts.join(' ');
  if (toObject(getTabItem(storageKey))[buildKey] === true) return false;
  const missingScripts = await Promise.all(scripts.map(isMissingOnServer));
  if (!missingScripts.includes(true)) return false;
  setTabItem(storageKey, { ...toObject(getTabItem(storageKey)), [buildKey]: true });
  if (!isStoragePersistent()) return false;
  navigateAway(() => location.reload());
  return true;
}

/**
 * Reloads a page of an older build after a file failed to load. Returns true while it checks for a newer build or
 * reloads.
 */
export function useReloadIfOutdated(error: unknown): boolean {
  const isFileMissing = error instanceof FileMissingError;
  const [isUpdating, setIsUpdating] = useState(isFileMissing);
  useEffect(() => {
    if (!isFileMissing) return;
    let isMounted = true;
    void reloadIfOutdated().then((isReloading) => {
      if (isMounted) setIsUpdating(isReloading);
    });
    return () => {
      isMounted = false;
    };
  }, [isFileMissing]);
  return isFileMissing && isUpdating;
}
