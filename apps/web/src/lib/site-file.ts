import { navigateAway } from './navigate-away';

export class FileMissingError extends Error {
  override readonly name = 'FileMissingError';
}

/** Messages of modules that could not be fetched (Chromium, Firefox, Safari). */
const missingPattern =
  /^(Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed)/;

/**
 * Loads code or translations. Throws `FileMissingError` if they cannot be fetched; rethrows errors of the code itself.
 */
export const loadSiteFile = <Module>(load: () => Promise<Module>): Promise<Module> =>
  load().catch((cause: unknown) => {
    if (cause instanceof Error && missingPattern.test(cause.message))
      throw new FileMissingError('A file of the site could not be loaded', { cause });
    throw cause;
  });

export const isOffline = (): boolean => !navigator.onLine;

/**
 * Reloads the page, because a browser does not fetch a failed module again. Only if the server is reachable: otherwise
 * the guest would lose the visible page. Returns true if it reloads.
 */
export async function reloadIfReachable(): Promise<boolean> {
  const isReachable = await fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );
  if (isReachable) navigateAway(() => location.reload());
  return isReachable;
}
