import { useEffect, useState } from 'react';
import { leaveDocument } from './leave-document';
import { asRecord, isStoragePersistent, keepInTab, readFromTab } from './session-store';
import { FileMissing } from './site-file';

const key = 'newerSite';

/** Lists the page's module scripts, whose names differ in each build. */
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
  const own = scripts.join(' ');
  if (asRecord(readFromTab(key))[own] === true) return false;
  const gone = await Promise.all(scripts.map(isGone));
  if (!gone.includes(true)) return false;
  keepInTab(key, { ...asRecord(readFromTab(key)), [own]: true });
  if (!isStoragePersistent()) return false;
  leaveDocument(() => location.reload());
  return true;
}

/** Does the same for a part whose file failed to load. Returns true while that is being checked. */
export function useNewerSite(error: unknown): boolean {
  const missing = error instanceof FileMissing;
  const [looking, setLooking] = useState(missing);
  useEffect(() => {
    if (!missing) return;
    let here = true;
    void reloadIfReplaced().then((reloads) => {
      if (here) setLooking(reloads);
    });
    return () => {
      here = false;
    };
  }, [missing]);
  return missing && looking;
}
