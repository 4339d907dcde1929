import type { PageName } from '@dining/contract/site/pages';

/**
 * Which queries show the loading indicator (Spec §7: all except some of the app data and, on step 1, some of stock and
 * calendar). `appData`: loaded by every page, with header and footer. `calendar`: data of step 1's calendar; shows the
 * indicator on other pages. `combined`: a query that only combines others.
 */
export interface LoadingMeta extends Record<string, unknown> {
  loading?: 'appData' | 'calendar' | 'combined';
  /**
   * True if the server fetches it too when it renders a page: the data is the same for all anonymous visitors until the
   * catalogue changes.
   */
  rendered?: true;
}

export function isLoadingShown(loading: LoadingMeta['loading'], page: PageName | undefined): boolean {
  if (loading === 'calendar') return page !== 'reservationFirstStep';
  return loading === undefined;
}
