import { type PageName, type PagePath, pages } from '@dining/contract/site/pages';
import {
  type AnyRoute,
  type AnyValidator,
  createRootRouteWithContext,
  createRoute,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router';
import { benefitsSearch } from '../entities/coupons/benefits-params';
import { joinSearch } from '../entities/join/join-params';
import { inquirySearch, mypageSearch } from '../entities/members/mypage-params';
import { keySearch, numberSearch, reminderSearch, returnSearch } from '../entities/payments/payment-params';
import { promotionListSearch, promotionSearch, venueSearch } from '../entities/promotions/promotion-params';
import { visitSearch } from '../entities/search/search-params';
import { wishSearch } from '../entities/search/wish-params';
import { codeSearch, leaveSearch, loginSearch, oauthSearch, resetSearch } from '../entities/session/sign-in-params';
import { pageSearch } from '../lib/page-params';
import { PageFailure } from './page-failure';
import { loadPageTexts, withHydrationSignal } from './page-texts';
import { Shell } from './shell';
import type { Site } from './site';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    page?: PageName;
  }
}

const root = createRootRouteWithContext<Site>()({ component: Shell, errorComponent: PageFailure });
const getParentRoute = () => root;

/** Asks visitors who may not see the page how to continue; the page they come from stays visible meanwhile. */
function guarded(name: PageName) {
  const { access } = pages[name];
  if (access === 'public') return {};
  return {
    pendingMs: Number.POSITIVE_INFINITY,
    // A page that is only preloaded, by a pointer over its link, asks nothing.
    beforeLoad: ({
      context,
      location,
      preload,
    }: {
      context: Site;
      location: Parameters<Site['guard']['check']>[1];
      preload: boolean;
    }) => (preload ? undefined : context.guard.check(access, location)),
  };
}

/** The component of a page is named after it: `LoginPage` for `login`. */
type ComponentName<Name extends PageName> = `${Capitalize<Name>}Page`;
const getComponentName = <Name extends PageName>(name: Name) =>
  `${name.charAt(0).toUpperCase()}${name.slice(1)}Page` as ComponentName<Name>;

const pageRoute = <const Name extends PageName, Search extends AnyValidator = undefined>(
  name: Name,
  load: () => Promise<Readonly<Record<ComponentName<Name>, unknown>>>,
  validateSearch?: Search,
) => {
  const path: PagePath<Name> = pages[name].path;
  return createRoute({
    getParentRoute,
    path,
    staticData: { page: name },
    ...guarded(name),
    loader: ({ context }: { context: Site }) => loadPageTexts(context, name),
    staleTime: Number.POSITIVE_INFINITY,
    component: lazyRouteComponent(withHydrationSignal(load, getComponentName(name))),
    ...(validateSearch && { validateSearch }),
  });
};

const pageRoutes = {
  main: pageRoute('main', () => import('../pages/main/main-page')),
  login: pageRoute('login', () => import('../pages/login/login-page'), loginSearch),
  loginLeave: pageRoute('loginLeave', () => import('../pages/login-leave/login-leave-page'), leaveSearch),
  kakaoReturn: pageRoute('kakaoReturn', () => import('../pages/social-return/social-return-page'), oauthSearch),
  naverReturn: pageRoute('naverReturn', () => import('../pages/social-return/social-return-page'), oauthSearch),
  googleReturn: pageRoute('googleReturn', () => import('../pages/social-return/social-return-page'), oauthSearch),
  homepageLogin: pageRoute('homepageLogin', () => import('../pages/homepage-login/homepage-login-page'), codeSearch),
  findId: pageRoute('findId', () => import('../pages/find-id/find-id-page')),
  passwordReset: pageRoute('passwordReset', () => import('../pages/password-reset/password-reset-page'), resetSearch),
  joinAgreement: pageRoute('joinAgreement', () => import('../pages/join-agreement/join-agreement-page'), joinSearch),
  joinForm: pageRoute('joinForm', () => import('../pages/join-form/join-form-page'), joinSearch),
  joinComplete: pageRoute('joinComplete', () => import('../pages/join-complete/join-complete-page')),
  reservationFirstStep: pageRoute(
    'reservationFirstStep',
    () => import('../pages/reservation-first-step/reservation-first-step-page'),
    visitSearch,
  ),
  reservationSecondStep: pageRoute(
    'reservationSecondStep',
    () => import('../pages/reservation-second-step/reservation-second-step-page'),
    visitSearch,
  ),
  reservationDetail: pageRoute(
    'reservationDetail',
    () => import('../pages/reservation-detail/reservation-detail-page'),
    visitSearch,
  ),
  reservationPayment: pageRoute(
    'reservationPayment',
    () => import('../pages/reservation-payment/reservation-payment-page'),
    visitSearch,
  ),
  reservationComplete: pageRoute(
    'reservationComplete',
    () => import('../pages/reservation-complete/reservation-complete-page'),
    keySearch,
  ),
  reservationLookup: pageRoute(
    'reservationLookup',
    () => import('../pages/reservation-lookup/reservation-lookup-page'),
    numberSearch,
  ),
  reservationVisit: pageRoute(
    'reservationVisit',
    () => import('../pages/reservation-visit/reservation-visit-page'),
    reminderSearch,
  ),
  mypageMain: pageRoute('mypageMain', () => import('../pages/mypage-main/mypage-main-page'), mypageSearch),
  mypageBenefits: pageRoute(
    'mypageBenefits',
    () => import('../pages/mypage-benefits/mypage-benefits-page'),
    benefitsSearch,
  ),
  mypageProfile: pageRoute('mypageProfile', () => import('../pages/mypage-profile/mypage-profile-page')),
  mypageReservation: pageRoute(
    'mypageReservation',
    () => import('../pages/mypage-reservation/mypage-reservation-page'),
    numberSearch,
  ),
  mypageInquiry: pageRoute('mypageInquiry', () => import('../pages/mypage-inquiry/mypage-inquiry-page'), inquirySearch),
  findTable: pageRoute('findTable', () => import('../pages/find-table/find-table-page'), wishSearch),
  venueInfo: pageRoute('venueInfo', () => import('../pages/venue-info/venue-info-page'), venueSearch),
  restaurant: pageRoute('restaurant', () => import('../pages/restaurant/restaurant-page')),
  promotionList: pageRoute(
    'promotionList',
    () => import('../pages/promotion-list/promotion-list-page'),
    promotionListSearch,
  ),
  promotionDetail: pageRoute(
    'promotionDetail',
    () => import('../pages/promotion-detail/promotion-detail-page'),
    promotionSearch,
  ),
  reviewList: pageRoute('reviewList', () => import('../pages/review-list/review-list-page'), pageSearch),
  terms: pageRoute('terms', () => import('../pages/terms/terms-page')),
  paymentReturn: pageRoute('paymentReturn', () => import('../pages/payment-return/payment-return-page'), returnSearch),
  paymentWait: pageRoute('paymentWait', () => import('../pages/payment-wait/payment-wait-page')),
  error: pageRoute('error', () => import('../pages/error/error-page')),
  notFound: pageRoute('notFound', () => import('../pages/error/error-page')),
} satisfies Readonly<Record<PageName, AnyRoute>>;

const anythingElse = createRoute({
  getParentRoute,
  path: '$',
  beforeLoad: () => {
    throw redirect({ to: '/error/not-found', replace: true });
  },
});

export const routeTree = root.addChildren({ ...pageRoutes, anythingElse });
