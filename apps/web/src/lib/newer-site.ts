import { useEffect, useState } from 'react';
import { navigateAway } from './navigate-away';
import { FileMissing } from './site-file';
import { getTabItem, isStoragePersistent, setTabItem, toObject } from './tab-storage';

const key = 'newerSite';

const listPageScripts = (): string[] =>
  [...document.querySelectorAll<HTMLScriptElement>('script[type="module"][src]')].map(({ src }) => src);

const isGone = (address: string): Promise<boolean> =>
  fetch(address, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status === 404,
    () => false,
  );

/**
 * Reloads the page if the server has a newer build, because this build's files are gone. Typed values are in session
 * storage. Reloads once per build and only if the browser can remember it, so that a rolling deployment causes no loop.
 * Returns true if it reloads.
 */
export async function reloadIfReplaced(): Promise<boolean> {
  const scripts = listPageScripts();
  const ownScripts = scripts.join(' ');
  if (toObject(getTabItem(key))[ownScripts] === true) return false;
  const missingScripts = await Promise.all(scripts.map(isGone));
  if (!missingScripts.includes(true)) return false;
  setTabItem(key, { ...toObject(getTabItem(key)), [ownScripts]: true });
  if (!isStoragePersistent()) return false;
  navigateAway(() => location.reload());
  return true;
}

export function useNewerSite(error: unknown): boolean {
  const missing = error instanceof FileMissing;
  const [looking, setLooking] = useState(missing);
  useEffect(() => {
    if (!missing) return;
    let isMounted = true;
    void reloadIfReplaced().then((reloads) => {
      if (isMounted) setLooking(reloads);
    });
    return () => {
      isMounted = false;
    };
  }, [missing]);
  return missing && looking;
}
