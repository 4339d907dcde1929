import { getTabItem } from './tab-storage';

/** Key under which `early.ts` stores a query that may name a campaign, until a page view has reported it. */
export const landingKey = 'landing';

/**
 * Returns the query that may name this visit's campaign: of this page, or of one that was left before the site's code
 * loaded. Null for most visits, which then load no campaign code. `early.ts` checks the same parameter names.
 */
export function findLanding(): string | null {
  if (/[?&](utm_|n_|NaPm|rwg_|\w+(clk?id|braid))/.test(location.search)) return location.search;
  const stored = getTabItem(landingKey);
  return typeof stored === 'string' ? stored : null;
}
