import { keptInTab } from './session-store';

/** Where `early.ts` notes the query of an address that may name a campaign; it stays until a page view has told of it. */
export const landingKey = 'landing';

/**
 * Returns the query that may name the campaign of this visit: the page's own, or that of a page that was left before the site's code was there.
 * Null for nearly all pages, which then load nothing of campaigns. `early.ts` looks for the same names.
 */
export function findLanding(): string | null {
  if (/[?&](utm_|n_|NaPm|rwg_|\w+(clk?id|braid))/.test(location.search)) return location.search;
  const left = keptInTab(landingKey);
  return typeof left === 'string' ? left : null;
}
