import { createRouter, type RouterHistory } from '@tanstack/react-router';
import type { SignInReason } from '../entities/session/sign-in-reason';
import { parseSearch, stringifySearch } from '../lib/plain-search';
import { PageFailure } from './page-failure';
import { PagePending } from './page-pending';
import { routeTree } from './routes';
import type { Site } from './site';

/** The site's router; a history of its own is for the server, which renders one address. */
export const createSiteRouter = (context: Site, own: { history?: RouterHistory } = {}) =>
  createRouter({
    context,
    routeTree,
    parseSearch,
    stringifySearch,
    // Where a page is rendered, the library would write an inline script for it.
    scrollRestoration: own.history === undefined,
    defaultPreload: 'intent',
    defaultPendingMs: 300,
    defaultPendingComponent: PagePending,
    defaultErrorComponent: PageFailure,
    ...own,
  });

export type SiteRouter = ReturnType<typeof createSiteRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: SiteRouter;
  }
  interface HistoryState {
    signIn?: SignInReason;
    /** One comes from paying: the reservation has just been made. A reload still says so. */
    booked?: boolean;
    /** The list of my page that one came from, at its tab, page and order: where Previous leads. */
    mypage?: string;
    /** What a member would pay less for the order that leads to the payment page, in won; 0 for nothing. */
    memberSaving?: number;
  }
}
