import { createRouter } from '@tanstack/react-router';
import type { SignInReason } from '../entities/session/sign-in-reason';
import { parseSearch, stringifySearch } from '../lib/plain-search';
import { PageFailure } from './page-failure';
import { PagePending } from './page-pending';
import { routeTree } from './routes';

export const router = createRouter({
  routeTree,
  parseSearch,
  stringifySearch,
  scrollRestoration: true,
  defaultPreload: 'intent',
  defaultPendingMs: 300,
  defaultPendingComponent: PagePending,
  defaultErrorComponent: PageFailure,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
  interface HistoryState {
    signIn?: SignInReason;
    /** The list of my page that one came from, at its tab, page and order: where Previous leads. */
    mypage?: string;
  }
}
