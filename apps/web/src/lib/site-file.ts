import { leaveDocument } from './leave-document';
/** A file of the site that did not come: there is no line, or a newer site has taken its place on the server. */
export class FileMissing extends Error {
  override readonly name = 'FileMissing';
}

/** What browsers say of a module that could not be fetched (Chromium, Firefox, Safari). */
const missing =
  /^(Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed)/;

/** Loads code or texts; says by name that they did not come. Code that came and broke fails as what it is. */
export const siteFile = <Module>(load: () => Promise<Module>): Promise<Module> =>
  load().catch((cause: unknown) => {
    if (cause instanceof Error && missing.test(cause.message))
      throw new FileMissing('a file of the site did not come', { cause });
    throw cause;
  });

/** Whether trying again is a matter of the line, as far as the browser knows. */
export const isOffline = (): boolean => !navigator.onLine;

/**
 * Loads the page anew, which is the one way to files that a browser has once missed; only where the server can be reached, for
 * else the guest would lose what he still has in sight. Answers whether it does.
 */
export async function reloadIfReachable(): Promise<boolean> {
  const reachable = await fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );
  if (reachable) leaveDocument(() => location.reload());
  return reachable;
}
