import { useEffect, useState } from 'react';
import { leaveDocument } from './leave-document';
import { asRecord, keepInTab, keptInTab, outlivesReload } from './session-store';
import { FileMissing } from './site-file';

const key = 'newerSite';

/** The scripts that this page began with: each build of the site has others. */
const listPageScripts = (): string[] =>
  [...document.querySelectorAll<HTMLScriptElement>('script[type="module"][src]')].map(({ src }) => src);

const isGone = (address: string): Promise<boolean> =>
  fetch(address, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status === 404,
    () => false,
  );

/**
 * Loads the page anew where a newer site has taken the place of this one on the server: no file of this one will ever come. What was typed is kept in
 * the tab. A build is left so once, and only in a browser that can remember it: servers that change one by one must not send a guest to
 * and fro. Answers whether it does.
 */
export async function reloadIfReplaced(): Promise<boolean> {
  const scripts = listPageScripts();
  const own = scripts.join(' ');
  if (asRecord(keptInTab(key))[own] === true) return false;
  const gone = await Promise.all(scripts.map(isGone));
  if (!gone.includes(true)) return false;
  keepInTab(key, { ...asRecord(keptInTab(key)), [own]: true });
  if (!outlivesReload()) return false;
  leaveDocument(() => location.reload());
  return true;
}

/** The same for what stands where something should whose file did not come; tells whether that is still being found out. */
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
