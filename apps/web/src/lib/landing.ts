import { getTabItem } from './tab-storage';

/** Key under which a query that may name a campaign is stored, first by `early.ts`, until a page view reports it. */
export const landingKey = 'landing';

/**
 * Returns the query that may name a campaign: that of this page, or a stored one that no page view has reported yet,
 * for example because the guest left its page before the site's code loaded. Usually null; then the module for
 * campaigns is not loaded. `early.ts` checks the same parameter names.
 */
export function findLandingQuery(): string | null {
  if (/[?&](utm_|n_|NaPm|rwg_|\w+(clk?id|braid))/.test(location.search)) return location.search;
  const storedValue = getTabItem(landingKey);
  return typeof storedValue === 'string' ? storedValue : null;
}
