import type { PageName } from '@dining/contract/site/pages';

/**
 * Spec §7: a loading indicator shows on requests except some app-data calls and, on step 1, some stock and calendar calls.
 * `appData`: what every page begins with, header and footer included. `calendar`: what the calendar of step 1 is drawn
 * from; on every other page it shows. `made`: no request itself, only made of others, which are looked at one by one.
 */
export interface LoadingMeta extends Record<string, unknown> {
  loading?: 'appData' | 'calendar' | 'made';
  /** Asked by the server, too, where it renders a page: an answer that is the same for all who are nobody, until the catalogue changes. */
  rendered?: true;
}

/** Whether the indicator shows a request while this page is in sight. */
export function showsLoading(loading: LoadingMeta['loading'], page: PageName | undefined): boolean {
  if (loading === 'calendar') return page !== 'reservationFirstStep';
  return loading === undefined;
}
