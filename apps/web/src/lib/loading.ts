import type { PageName } from '@dining/contract/site/pages';

/**
 * Decides which queries show the loading indicator (Spec §7: not some app-data calls and, on step 1, some stock and
 * calendar calls). `appData`: loaded by every page, with header and footer. `calendar`: data of step 1's calendar;
 * shows on other pages. `combined`: a query that only combines others.
 */
export interface LoadingMeta extends Record<string, unknown> {
  loading?: 'appData' | 'calendar' | 'combined';
  /**
   * Also fetched by the server when it renders a page: the answer is the same for all anonymous visitors until the
   * catalogue changes.
   */
  rendered?: true;
}

export function isLoadingShown(loading: LoadingMeta['loading'], page: PageName | undefined): boolean {
  if (loading === 'calendar') return page !== 'reservationFirstStep';
  return loading === undefined;
}
