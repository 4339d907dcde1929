import type { PageName } from '@dining/contract/site/pages';
import { createRootRouteWithContext, createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
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
import { factsOf, type PathOf } from './page-table';
import { loadPageTexts, withHydrationSignal } from './page-texts';
import { Shell } from './shell';
import type { Site } from './site';
import type { pageTexts } from './text-table';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    page?: PageName;
  }
}

const root = createRootRouteWithContext<Site>()({ component: Shell, errorComponent: PageFailure });
const getParentRoute = () => root;

/** What the table of pages says of a route: its path, and who may see it. */
const of = <const Name extends PageName>(name: Name) => ({
  getParentRoute,
  path: factsOf(name).path as PathOf<Name>,
  staticData: { page: name },
});

/** Asks anyone who may not see the page how to go on; the page one comes from stays in sight meanwhile. */
function guarded(name: PageName) {
  const { access } = factsOf(name);
  if (access === 'public') return {};
  return {
    pendingMs: Number.POSITIVE_INFINITY,
    // A page that is only looked forward to, by a pointer over its link, asks nothing.
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

/** A route that loads its page's code and texts when it is gone to, behind the guard where not everybody may see it. */
const page = <const Name extends keyof typeof pageTexts, Module extends object, Component extends string & keyof Module>(
  name: Name,
  load: () => Promise<Module>,
  component: Component,
) => ({
  ...of(name),
  ...guarded(name),
  loader: ({ context }: { context: Site }) => loadPageTexts(context, name),
  staleTime: Number.POSITIVE_INFINITY,
  component: lazyRouteComponent(withHydrationSignal(load, component), component),
});

const main = createRoute({
  ...page('main', () => import('../pages/main/main-page'), 'MainPage'),
});

const login = createRoute({
  ...page('login', () => import('../pages/login/login-page'), 'LoginPage'),
  validateSearch: loginSearch,
});

const loginLeave = createRoute({
  ...page('loginLeave', () => import('../pages/login-leave/login-leave-page'), 'LoginLeavePage'),
  validateSearch: leaveSearch,
});

const socialReturn = () => import('../pages/social-return/social-return-page');
const kakaoReturn = createRoute({
  ...page('kakaoOauthResult', socialReturn, 'KakaoReturnPage'),
  validateSearch: oauthSearch,
});
const naverReturn = createRoute({
  ...page('naverOauthResult', socialReturn, 'NaverReturnPage'),
  validateSearch: oauthSearch,
});
const googleReturn = createRoute({
  ...page('googleOauthResult', socialReturn, 'GoogleReturnPage'),
  validateSearch: oauthSearch,
});

const homepageLogin = createRoute({
  ...page('homepageLogin', () => import('../pages/homepage-login/homepage-login-page'), 'HomepageLoginPage'),
  validateSearch: codeSearch,
});

const findId = createRoute({
  ...page('findId', () => import('../pages/find-id/find-id-page'), 'FindIdPage'),
});

const passwordReset = createRoute({
  ...page('passwordReset', () => import('../pages/password-reset/password-reset-page'), 'PasswordResetPage'),
  validateSearch: resetSearch,
});

const joinAgreement = createRoute({
  ...page('joinAgreement', () => import('../pages/join-agreement/join-agreement-page'), 'JoinAgreementPage'),
  validateSearch: joinSearch,
});

const joinForm = createRoute({
  ...page('joinForm', () => import('../pages/join-form/join-form-page'), 'JoinFormPage'),
  validateSearch: joinSearch,
});

const joinComplete = createRoute({
  ...page('joinComplete', () => import('../pages/join-complete/join-complete-page'), 'JoinCompletePage'),
});

const firstStep = createRoute({
  ...page(
    'reservationFirstStep',
    () => import('../pages/reservation-first-step/reservation-first-step-page'),
    'ReservationFirstStepPage',
  ),
  validateSearch: visitSearch,
});

const secondStep = createRoute({
  ...page(
    'reservationSecondStep',
    () => import('../pages/reservation-second-step/reservation-second-step-page'),
    'ReservationSecondStepPage',
  ),
  validateSearch: visitSearch,
});

const detail = createRoute({
  ...page('reservationDetail', () => import('../pages/reservation-detail/reservation-detail-page'), 'ReservationDetailPage'),
  validateSearch: visitSearch,
});

const payment = createRoute({
  ...page('reservationPayment', () => import('../pages/reservation-payment/reservation-payment-page'), 'ReservationPaymentPage'),
  validateSearch: visitSearch,
});

const complete = createRoute({
  ...page(
    'reservationComplete',
    () => import('../pages/reservation-complete/reservation-complete-page'),
    'ReservationCompletePage',
  ),
  validateSearch: keySearch,
});

const lookup = createRoute({
  ...page('reservationLookup', () => import('../pages/reservation-lookup/reservation-lookup-page'), 'ReservationLookupPage'),
  validateSearch: numberSearch,
});

const visit = createRoute({
  ...page('reservationVisit', () => import('../pages/reservation-visit/reservation-visit-page'), 'ReservationVisitPage'),
  validateSearch: reminderSearch,
});

const mypageMain = createRoute({
  ...page('mypageMain', () => import('../pages/mypage-main/mypage-main-page'), 'MypageMainPage'),
  validateSearch: mypageSearch,
});

const mypageBenefits = createRoute({
  ...page('mypageBenefits', () => import('../pages/mypage-benefits/mypage-benefits-page'), 'MypageBenefitsPage'),
  validateSearch: benefitsSearch,
});

const mypageProfile = createRoute({
  ...page('mypageProfile', () => import('../pages/mypage-profile/mypage-profile-page'), 'MypageProfilePage'),
});

const mypageReservation = createRoute({
  ...page('mypageResvDetail', () => import('../pages/mypage-reservation/mypage-reservation-page'), 'MypageReservationPage'),
  validateSearch: numberSearch,
});

const mypageInquiry = createRoute({
  ...page('mypageQnaDetail', () => import('../pages/mypage-inquiry/mypage-inquiry-page'), 'MypageInquiryPage'),
  validateSearch: inquirySearch,
});

const findTable = createRoute({
  ...page('findTable', () => import('../pages/find-table/find-table-page'), 'FindTablePage'),
  validateSearch: wishSearch,
});

const venueInfo = createRoute({
  ...page('dinInfo', () => import('../pages/venue-info/venue-info-page'), 'VenueInfoPage'),
  validateSearch: venueSearch,
});

const promotionList = createRoute({
  ...page('promMain', () => import('../pages/promotion-list/promotion-list-page'), 'PromotionListPage'),
  validateSearch: promotionListSearch,
});

const promotionDetail = createRoute({
  ...page('promDetail', () => import('../pages/promotion-detail/promotion-detail-page'), 'PromotionDetailPage'),
  validateSearch: promotionSearch,
});

const reviewList = createRoute({
  ...page('reviewList', () => import('../pages/review-list/review-list-page'), 'ReviewListPage'),
  validateSearch: pageSearch,
});

const terms = createRoute({
  ...page('terms', () => import('../pages/terms/terms-page'), 'TermsPage'),
});

const paymentWait = createRoute({
  ...page('paymentWait', () => import('../pages/payment-wait/payment-wait-page'), 'PaymentWaitPage'),
});

const paymentReturn = createRoute({
  ...page('paymentReturn', () => import('../pages/payment-return/payment-return-page'), 'PaymentReturnPage'),
  validateSearch: returnSearch,
});

const errorPage = () => import('../pages/error/error-page');
const error = createRoute(page('error', errorPage, 'ErrorPage'));
const notFound = createRoute(page('errorNotFound', errorPage, 'ErrorPage'));

/** Every path that is no page (Spec §2.1). */
const anythingElse = createRoute({
  getParentRoute,
  path: '$',
  beforeLoad: () => {
    throw redirect({ to: '/error/not-found', replace: true });
  },
});

export const routeTree = root.addChildren([
  main,
  login,
  loginLeave,
  kakaoReturn,
  naverReturn,
  googleReturn,
  homepageLogin,
  findId,
  passwordReset,
  joinAgreement,
  joinForm,
  joinComplete,
  firstStep,
  secondStep,
  detail,
  payment,
  complete,
  lookup,
  visit,
  mypageMain,
  mypageReservation,
  mypageInquiry,
  mypageBenefits,
  mypageProfile,
  findTable,
  venueInfo,
  promotionList,
  promotionDetail,
  reviewList,
  terms,
  paymentWait,
  paymentReturn,
  error,
  notFound,
  anythingElse,
]);
