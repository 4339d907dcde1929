import type { PageName } from '@dining/contract/site/pages';

export interface LoadingMeta extends Record<string, unknown> {
  /**
   * Set for queries that do not show the loading bar (Spec §7: all show it except some of the app data and, on step 1,
   * some of stock and calendar). `appData`: loaded by every page, with header and footer. `calendar`: data of step 1's
   * calendar; shows the bar on other pages. `combined`: a query that only combines others.
   */
  loading?: 'appData' | 'calendar' | 'combined';
  /**
   * True if the server fetches it too when it renders a page: the data is the same for all anonymous visitors until the
   * catalogue changes.
   */
  renderedOnServer?: true;
}

export function isLoadingShown(loading: LoadingMeta['loading'], page: PageName | undefined): boolean {
  if (loading === 'calendar') return page !== 'reservationFirstStep';
  return loading === undefined;
}
