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

/** Creates the route of a page, which loads code and translations of the page when it opens. */
const pageRoute = <const Name extends PageName, Module extends object, Search extends AnyValidator = undefined>(
  name: Name,
  load: () => Promise<Module>,
  component: string & keyof Module,
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
    component: lazyRouteComponent(withHydrationSignal(load, component), component),
    ...(validateSearch && { validateSearch }),
  });
};

/** The route of each page. */
const pageRoutes = {
  main: pageRoute('main', () => import('../pages/main/main-page'), 'MainPage'),
  login: pageRoute('login', () => import('../pages/login/login-page'), 'LoginPage', loginSearch),
  loginLeave: pageRoute('loginLeave', () => import('../pages/login-leave/login-leave-page'), 'LoginLeavePage', leaveSearch),
  kakaoOauthResult: pageRoute(
    'kakaoOauthResult',
    () => import('../pages/social-return/social-return-page'),
    'KakaoReturnPage',
    oauthSearch,
  ),
  naverOauthResult: pageRoute(
    'naverOauthResult',
    () => import('../pages/social-return/social-return-page'),
    'NaverReturnPage',
    oauthSearch,
  ),
  googleOauthResult: pageRoute(
    'googleOauthResult',
    () => import('../pages/social-return/social-return-page'),
    'GoogleReturnPage',
    oauthSearch,
  ),
  homepageLogin: pageRoute(
    'homepageLogin',
    () => import('../pages/homepage-login/homepage-login-page'),
    'HomepageLoginPage',
    codeSearch,
  ),
  findId: pageRoute('findId', () => import('../pages/find-id/find-id-page'), 'FindIdPage'),
  passwordReset: pageRoute(
    'passwordReset',
    () => import('../pages/password-reset/password-reset-page'),
    'PasswordResetPage',
    resetSearch,
  ),
  joinAgreement: pageRoute(
    'joinAgreement',
    () => import('../pages/join-agreement/join-agreement-page'),
    'JoinAgreementPage',
    joinSearch,
  ),
  joinForm: pageRoute('joinForm', () => import('../pages/join-form/join-form-page'), 'JoinFormPage', joinSearch),
  joinComplete: pageRoute('joinComplete', () => import('../pages/join-complete/join-complete-page'), 'JoinCompletePage'),
  reservationFirstStep: pageRoute(
    'reservationFirstStep',
    () => import('../pages/reservation-first-step/reservation-first-step-page'),
    'ReservationFirstStepPage',
    visitSearch,
  ),
  reservationSecondStep: pageRoute(
    'reservationSecondStep',
    () => import('../pages/reservation-second-step/reservation-second-step-page'),
    'ReservationSecondStepPage',
    visitSearch,
  ),
  reservationDetail: pageRoute(
    'reservationDetail',
    () => import('../pages/reservation-detail/reservation-detail-page'),
    'ReservationDetailPage',
    visitSearch,
  ),
  reservationPayment: pageRoute(
    'reservationPayment',
    () => import('../pages/reservation-payment/reservation-payment-page'),
    'ReservationPaymentPage',
    visitSearch,
  ),
  reservationComplete: pageRoute(
    'reservationComplete',
    () => import('../pages/reservation-complete/reservation-complete-page'),
    'ReservationCompletePage',
    keySearch,
  ),
  reservationLookup: pageRoute(
    'reservationLookup',
    () => import('../pages/reservation-lookup/reservation-lookup-page'),
    'ReservationLookupPage',
    numberSearch,
  ),
  reservationVisit: pageRoute(
    'reservationVisit',
    () => import('../pages/reservation-visit/reservation-visit-page'),
    'ReservationVisitPage',
    reminderSearch,
  ),
  mypageMain: pageRoute('mypageMain', () => import('../pages/mypage-main/mypage-main-page'), 'MypageMainPage', mypageSearch),
  mypageBenefits: pageRoute(
    'mypageBenefits',
    () => import('../pages/mypage-benefits/mypage-benefits-page'),
    'MypageBenefitsPage',
    benefitsSearch,
  ),
  mypageProfile: pageRoute('mypageProfile', () => import('../pages/mypage-profile/mypage-profile-page'), 'MypageProfilePage'),
  mypageResvDetail: pageRoute(
    'mypageResvDetail',
    () => import('../pages/mypage-reservation/mypage-reservation-page'),
    'MypageReservationPage',
    numberSearch,
  ),
  mypageQnaDetail: pageRoute(
    'mypageQnaDetail',
    () => import('../pages/mypage-inquiry/mypage-inquiry-page'),
    'MypageInquiryPage',
    inquirySearch,
  ),
  findTable: pageRoute('findTable', () => import('../pages/find-table/find-table-page'), 'FindTablePage', wishSearch),
  dinInfo: pageRoute('dinInfo', () => import('../pages/venue-info/venue-info-page'), 'VenueInfoPage', venueSearch),
  promMain: pageRoute(
    'promMain',
    () => import('../pages/promotion-list/promotion-list-page'),
    'PromotionListPage',
    promotionListSearch,
  ),
  promDetail: pageRoute(
    'promDetail',
    () => import('../pages/promotion-detail/promotion-detail-page'),
    'PromotionDetailPage',
    promotionSearch,
  ),
  reviewList: pageRoute('reviewList', () => import('../pages/review-list/review-list-page'), 'ReviewListPage', pageSearch),
  terms: pageRoute('terms', () => import('../pages/terms/terms-page'), 'TermsPage'),
  paymentReturn: pageRoute(
    'paymentReturn',
    () => import('../pages/payment-return/payment-return-page'),
    'PaymentReturnPage',
    returnSearch,
  ),
  paymentWait: pageRoute('paymentWait', () => import('../pages/payment-wait/payment-wait-page'), 'PaymentWaitPage'),
  error: pageRoute('error', () => import('../pages/error/error-page'), 'ErrorPage'),
  errorNotFound: pageRoute('errorNotFound', () => import('../pages/error/error-page'), 'ErrorPage'),
} satisfies Readonly<Record<PageName, AnyRoute>>;

/** Redirects every path that is not a page (Spec §2.1). */
const anythingElse = createRoute({
  getParentRoute,
  path: '$',
  beforeLoad: () => {
    throw redirect({ to: '/error/not-found', replace: true });
  },
});

export const routeTree = root.addChildren({ ...pageRoutes, anythingElse });
