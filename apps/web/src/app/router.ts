import { createRouter, type RouterHistory } from '@tanstack/react-router';
import type { SignInReason } from '../entities/session/sign-in-reason';
import { parseSearch, stringifySearch } from '../lib/plain-search';
import { PageFailure } from './page-failure';
import { PagePending } from './page-pending';
import { routeTree } from './routes';
import type { Site } from './site';

export const createSiteRouter = (context: Site, options: { history?: RouterHistory } = {}) =>
  createRouter({
    context,
    routeTree,
    parseSearch,
    stringifySearch,
    // On the server the library would add an inline script for scroll restoration.
    scrollRestoration: options.history === undefined,
    defaultPreload: 'intent',
    defaultPendingMs: 300,
    defaultPendingComponent: PagePending,
    defaultErrorComponent: PageFailure,
    ...options,
  });

export type SiteRouter = ReturnType<typeof createSiteRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: SiteRouter;
  }
  interface HistoryState {
    /** Why the login page was opened. */
    signInReason?: SignInReason;
    /** True if the reservation on the page was booked just now. */
    isJustBooked?: boolean;
    /** URL below `/fnb/mypage` from which the page was opened. */
    mypageHref?: string;
    /** What a member would save on the order of the payment page, in won; 0 if nothing. */
    memberSaving?: number;
    /** True if step 2 opens a product directly when it is the only one available for the visit. */
    shouldOpenOnlyOffer?: boolean;
    /** True if step 2 was skipped because only this product is available for the visit. */
    isOnlyOffer?: boolean;
  }
}
