import { type PageName, type PagePath, pages } from '@dining/contract/site/pages';
import {
  type AnyRoute,
  type AnyValidator,
  createRootRouteWithContext,
  createRoute,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router';
import { parseBenefitsSearch } from '../entities/coupons/benefits-params';
import { parseJoinAgreementSearch, parseJoinSearch } from '../entities/join/join-params';
import { parseInquirySearch, parseMypageSearch } from '../entities/members/mypage-params';
import {
  parseKeySearch,
  parseReminderSearch,
  parseReservationSearch,
  parseReturnSearch,
} from '../entities/payments/payment-params';
import {
  parsePromotionListSearch,
  parsePromotionSearch,
  parseVenueSearch,
} from '../entities/promotions/promotion-params';
import { parseFinderQuerySearch } from '../entities/search/finder-query-params';
import { parseVisitSearch } from '../entities/search/search-params';
import {
  parseGroupWebsiteCodeSearch,
  parseLoginSearch,
  parseOauthSearch,
  parsePasswordResetSearch,
  parseProviderRedirectSearch,
} from '../entities/session/sign-in-params';
import { parsePageSearch } from '../lib/page-params';
import { PageFailure } from './page-failure';
import { loadPageTranslations, withHydrationSignal } from './page-loading';
import { Shell } from './shell';
import type { Site } from './site';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    page?: PageName;
  }
}

const root = createRootRouteWithContext<Site>()({ component: Shell, errorComponent: PageFailure });
const getParentRoute = () => root;

/**
 * Returns route options that ask visitors who may not see the page how to continue. The previous page stays visible
 * meanwhile.
 */
function createPageGuard(name: PageName) {
  const { access } = pages[name];
  if (access === 'public') return {};
  return {
    pendingMs: Number.POSITIVE_INFINITY,
    // Preloading a page, when the pointer is over its link, must not open the sign-in dialog.
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

type ComponentName<Name extends PageName> = `${Capitalize<Name>}Page`;
const getComponentName = <Name extends PageName>(name: Name) =>
  `${name.charAt(0).toUpperCase()}${name.slice(1)}Page` as ComponentName<Name>;

const createPageRoute = <const Name extends PageName, Search extends AnyValidator = undefined>(
  name: Name,
  load: () => Promise<Readonly<Record<ComponentName<Name>, unknown>>>,
  validateSearch?: Search,
) => {
  const path: PagePath<Name> = pages[name].path;
  return createRoute({
    getParentRoute,
    path,
    staticData: { page: name },
    ...createPageGuard(name),
    loader: ({ context }: { context: Site }) => loadPageTranslations(context, name),
    staleTime: Number.POSITIVE_INFINITY,
    component: lazyRouteComponent(withHydrationSignal(load, getComponentName(name))),
    ...(validateSearch && { validateSearch }),
  });
};

const pageRoutes = {
  main: createPageRoute('main', () => import('../pages/main/main-page')),
  login: createPageRoute('login', () => import('../pages/login/login-page'), parseLoginSearch),
  loginLeave: createPageRoute(
    'loginLeave',
    () => import('../pages/login-leave/login-leave-page'),
    parseProviderRedirectSearch,
  ),
  kakaoReturn: createPageRoute(
    'kakaoReturn',
    () => import('../pages/social-return/social-return-page'),
    parseOauthSearch,
  ),
  naverReturn: createPageRoute(
    'naverReturn',
    () => import('../pages/social-return/social-return-page'),
    parseOauthSearch,
  ),
  googleReturn: createPageRoute(
    'googleReturn',
    () => import('../pages/social-return/social-return-page'),
    parseOauthSearch,
  ),
  homepageLogin: createPageRoute(
    'homepageLogin',
    () => import('../pages/homepage-login/homepage-login-page'),
    parseGroupWebsiteCodeSearch,
  ),
  findId: createPageRoute('findId', () => import('../pages/find-id/find-id-page')),
  passwordReset: createPageRoute(
    'passwordReset',
    () => import('../pages/password-reset/password-reset-page'),
    parsePasswordResetSearch,
  ),
  joinAgreement: createPageRoute(
    'joinAgreement',
    () => import('../pages/join-agreement/join-agreement-page'),
    parseJoinAgreementSearch,
  ),
  joinForm: createPageRoute('joinForm', () => import('../pages/join-form/join-form-page'), parseJoinSearch),
  joinComplete: createPageRoute('joinComplete', () => import('../pages/join-complete/join-complete-page')),
  reservationFirstStep: createPageRoute(
    'reservationFirstStep',
    () => import('../pages/reservation-first-step/reservation-first-step-page'),
    parseVisitSearch,
  ),
  reservationSecondStep: createPageRoute(
    'reservationSecondStep',
    () => import('../pages/reservation-second-step/reservation-second-step-page'),
    parseVisitSearch,
  ),
  reservationDetail: createPageRoute(
    'reservationDetail',
    () => import('../pages/reservation-detail/reservation-detail-page'),
    parseVisitSearch,
  ),
  reservationPayment: createPageRoute(
    'reservationPayment',
    () => import('../pages/reservation-payment/reservation-payment-page'),
    parseVisitSearch,
  ),
  reservationComplete: createPageRoute(
    'reservationComplete',
    () => import('../pages/reservation-complete/reservation-complete-page'),
    parseKeySearch,
  ),
  reservationLookup: createPageRoute(
    'reservationLookup',
    () => import('../pages/reservation-lookup/reservation-lookup-page'),
    parseReservationSearch,
  ),
  reservationVisit: createPageRoute(
    'reservationVisit',
    () => import('../pages/reservation-visit/reservation-visit-page'),
    parseReminderSearch,
  ),
  mypageMain: createPageRoute('mypageMain', () => import('../pages/mypage-main/mypage-main-page'), parseMypageSearch),
  mypageBenefits: createPageRoute(
    'mypageBenefits',
    () => import('../pages/mypage-benefits/mypage-benefits-page'),
    parseBenefitsSearch,
  ),
  mypageProfile: createPageRoute('mypageProfile', () => import('../pages/mypage-profile/mypage-profile-page')),
  mypageReservation: createPageRoute(
    'mypageReservation',
    () => import('../pages/mypage-reservation/mypage-reservation-page'),
    parseReservationSearch,
  ),
  mypageInquiry: createPageRoute(
    'mypageInquiry',
    () => import('../pages/mypage-inquiry/mypage-inquiry-page'),
    parseInquirySearch,
  ),
  findTable: createPageRoute('findTable', () => import('../pages/find-table/find-table-page'), parseFinderQuerySearch),
  venueInfo: createPageRoute('venueInfo', () => import('../pages/venue-info/venue-info-page'), parseVenueSearch),
  restaurant: createPageRoute('restaurant', () => import('../pages/restaurant/restaurant-page')),
  promotionList: createPageRoute(
    'promotionList',
    () => import('../pages/promotion-list/promotion-list-page'),
    parsePromotionListSearch,
  ),
  promotionDetail: createPageRoute(
    'promotionDetail',
    () => import('../pages/promotion-detail/promotion-detail-page'),
    parsePromotionSearch,
  ),
  reviewList: createPageRoute('reviewList', () => import('../pages/review-list/review-list-page'), parsePageSearch),
  terms: createPageRoute('terms', () => import('../pages/terms/terms-page')),
  paymentReturn: createPageRoute(
    'paymentReturn',
    () => import('../pages/payment-return/payment-return-page'),
    parseReturnSearch,
  ),
  paymentWait: createPageRoute('paymentWait', () => import('../pages/payment-wait/payment-wait-page')),
  payLink: createPageRoute('payLink', () => import('../pages/pay-link/pay-link-page')),
  error: createPageRoute('error', () => import('../pages/error/error-page')),
  notFound: createPageRoute('notFound', () => import('../pages/error/error-page')),
} satisfies Readonly<Record<PageName, AnyRoute>>;

const unknownPath = createRoute({
  getParentRoute,
  path: '$',
  beforeLoad: () => {
    throw redirect({ to: '/error/not-found', replace: true });
  },
});

export const routeTree = root.addChildren({ ...pageRoutes, unknownPath });
