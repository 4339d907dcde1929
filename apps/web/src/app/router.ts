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
    // On the server, the library would add an inline script for this.
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
    signIn?: SignInReason;
    booked?: boolean;
    mypage?: string;
    /** The member's saving on the order that leads to the payment page, in won; 0 for none. */
    memberSaving?: number;
    /** True if the second step opens a product at once when no other is available for the visit. */
    opensOnlyOffer?: boolean;
    /** True if the second step was skipped because only this product is available for the visit. */
    onlyOffer?: boolean;
  }
}
