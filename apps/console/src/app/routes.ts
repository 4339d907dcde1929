import { type ScreenName, screens } from '@dining/contract/staff/screens';
import type { ConsolePart } from '@dining/i18n/console/load';
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouterHistory,
  redirect,
} from '@tanstack/react-router';
import { staffHotelsQuery } from '../entities/hotels/staff-hotels';
import { meQuery } from '../entities/session/session';
import { attempt } from '../lib/attempt';
import { findFirstScreen, listNavigationScreens } from './navigation-items';
import { ScreenFailure } from './screen-failure';
import { ScreenPending } from './screen-pending';
import { parseSearch, type ScreenSearch, stringifySearch } from './search-params';
import { Shell } from './shell';
import type { ConsoleSite } from './site';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    screen?: ScreenName;
  }
}

const root = createRootRouteWithContext<ConsoleSite>()({
  component: Shell,
  errorComponent: ScreenFailure,
  validateSearch: (search: Record<string, unknown>): ScreenSearch => ({
    ...(typeof search['person'] === 'string' && { person: search['person'] }),
    ...(typeof search['reservation'] === 'string' && { reservation: search['reservation'] }),
    ...(typeof search['tab'] === 'string' && { tab: search['tab'] }),
    ...(typeof search['item'] === 'string' && { item: search['item'] }),
    ...(typeof search['next'] === 'string' && { next: search['next'] }),
    ...(typeof search['venue'] === 'string' && { venue: search['venue'] }),
    ...(typeof search['hotel'] === 'string' && { hotel: search['hotel'] }),
    ...(typeof search['day'] === 'string' && { day: search['day'] }),
    ...(typeof search['party'] === 'string' && { party: search['party'] }),
  }),
  loader: ({ context }) => context.translations.load(['console', 'staffSignIn', 'staffRoles']),
});
const getParentRoute = () => root;

/** Redirects to the sign-in page if there is no session. Signing in redirects back. */
async function requireStaff({ context, location }: { context: ConsoleSite; location: { readonly href: string } }) {
  const outcome = await attempt(() => context.queryClient.ensureQueryData(meQuery));
  if (outcome.ok) {
    void context.queryClient.prefetchQuery(staffHotelsQuery);
    return;
  }
  if (outcome.problem.status !== 401) throw outcome.problem;
  const next = location.href === screens.home.path ? undefined : location.href;
  throw redirect({ to: screens.signIn.path, search: next === undefined ? {} : { next }, replace: true });
}

const createPageRoute = <const Name extends ScreenName, Export extends string>(
  name: Name,
  translationParts: readonly ConsolePart[],
  load: () => Promise<Record<Export, (props: Record<string, never>) => unknown>>,
  component: Export,
) => {
  const path: (typeof screens)[Name]['path'] = screens[name].path;
  return createRoute({
    getParentRoute,
    path,
    staticData: { screen: name },
    component: lazyRouteComponent(load as never, component as never),
    loader: ({ context }: { context: ConsoleSite }) => context.translations.load(translationParts),
    ...(screens[name].access === 'staff' && { beforeLoad: requireStaff }),
  });
};

const home = createRoute({
  getParentRoute,
  path: screens.home.path,
  staticData: { screen: 'home' },
  component: lazyRouteComponent(() => import('../pages/home/no-screens-page'), 'NoScreensPage'),
  beforeLoad: async (options) => {
    await requireStaff(options);
    const { grants } = await options.context.queryClient.ensureQueryData(meQuery);
    const now = new Date();
    // Before the first hotel, other screens are empty. Without the list of hotels, the first screen shows the failure.
    const hotels = await attempt(() => options.context.queryClient.ensureQueryData(staffHotelsQuery));
    const isEmpty = hotels.ok && hotels.value.length === 0 && listNavigationScreens(grants, now).includes('setup');
    const firstScreen = isEmpty ? 'setup' : findFirstScreen(grants, now);
    if (firstScreen !== undefined) throw redirect({ to: screens[firstScreen].path, replace: true });
  },
});

/** Matches every path without a screen. Staff still see the navigation there. */
const missingPage = createRoute({
  getParentRoute,
  path: '$',
  component: lazyRouteComponent(() => import('../pages/missing/missing-page'), 'MissingPage'),
  beforeLoad: requireStaff,
});

const routeTree = root.addChildren([
  home,
  missingPage,
  createPageRoute('signIn', [], () => import('../pages/sign-in/sign-in-page'), 'SignInPage'),
  createPageRoute(
    'invitation',
    ['staffInvitation', 'staffAccount'],
    () => import('../pages/invitation/invitation-page'),
    'InvitationPage',
  ),
  createPageRoute(
    'account',
    ['staffAccount', 'staffInvitation', 'staffPeople'],
    () => import('../pages/account/account-page'),
    'AccountPage',
  ),
  createPageRoute(
    'service',
    ['staffService', 'staffDesk'],
    () => import('../pages/service/service-page'),
    'ServicePage',
  ),
  createPageRoute(
    'calendar',
    ['staffCalendar', 'staffStock', 'history'],
    () => import('../pages/calendar/calendar-page'),
    'CalendarPage',
  ),
  createPageRoute(
    'reservations',
    ['staffDesk', 'staffService'],
    () => import('../pages/reservations/reservations-page'),
    'ReservationsPage',
  ),
  createPageRoute(
    'inbox',
    ['inbox', 'inquiryTemplates', 'proposals'],
    () => import('../pages/inbox/inbox-page'),
    'InboxPage',
  ),
  createPageRoute('members', ['members', 'proposals'], () => import('../pages/members/members-page'), 'MembersPage'),
  createPageRoute(
    'products',
    ['documents', 'history', 'product', 'setup', 'catalogue', 'pictures'],
    () => import('../pages/products/products-page'),
    'ProductsPage',
  ),
  createPageRoute(
    'prices',
    ['prices', 'history', 'setup', 'catalogue'],
    () => import('../pages/prices/prices-page'),
    'PricesPage',
  ),
  createPageRoute('pictures', ['pictures'], () => import('../pages/pictures/pictures-page'), 'PicturesPage'),
  createPageRoute(
    'translations',
    ['translations', 'setup', 'catalogue'],
    () => import('../pages/translations/translations-page'),
    'TranslationsPage',
  ),
  createPageRoute(
    'messages',
    ['messageTemplates', 'history', 'setup', 'catalogue'],
    () => import('../pages/messages/message-templates-page'),
    'MessageTemplatesPage',
  ),
  createPageRoute(
    'benefits',
    ['benefits', 'history', 'setup', 'catalogue'],
    () => import('../pages/benefits/benefits-page'),
    'BenefitsPage',
  ),
  createPageRoute(
    'agreements',
    ['agreements', 'setup', 'catalogue'],
    () => import('../pages/agreements/agreements-page'),
    'AgreementsPage',
  ),
  createPageRoute('campaigns', ['campaigns'], () => import('../pages/campaigns/campaigns-page'), 'CampaignsPage'),
  createPageRoute(
    'catalogue',
    ['catalogue', 'catalogueFiles', 'pictures'],
    () => import('../pages/catalogue/catalogue-page'),
    'CataloguePage',
  ),
  createPageRoute(
    'setup',
    ['setup', 'history', 'catalogue', 'former', 'documents', 'pictures', 'product'],
    () => import('../pages/setup/setup-page'),
    'SetupPage',
  ),
  createPageRoute('audit', ['audit'], () => import('../pages/audit/audit-page'), 'AuditPage'),
  createPageRoute(
    'settings',
    ['staffSettings', 'product', 'setup', 'history', 'catalogue', 'documents', 'pictures'],
    () => import('../pages/settings/settings-page'),
    'SettingsPage',
  ),
  createPageRoute('staff', ['staffPeople', 'staffAccount'], () => import('../pages/staff/staff-page'), 'StaffPage'),
]);

export const createConsoleRouter = (context: ConsoleSite, options: { history?: RouterHistory } = {}) =>
  createRouter({
    context,
    routeTree,
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    defaultPendingMs: 300,
    defaultPendingComponent: ScreenPending,
    defaultErrorComponent: ScreenFailure,
    ...options,
  });
export type ConsoleRouter = ReturnType<typeof createConsoleRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: ConsoleRouter;
  }
}
