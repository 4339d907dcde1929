import type { PageName } from '@dining/contract/site/pages';
import { createRootRoute, createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { benefitsSearch } from '../entities/coupons/benefits-params';
import { joinSearch } from '../entities/join/join-params';
import { inquirySearch, mypageSearch } from '../entities/members/mypage-params';
import { keySearch, numberSearch, reminderSearch, returnSearch } from '../entities/payments/payment-params';
import { promotionListSearch, promotionSearch, venueSearch } from '../entities/promotions/promotion-params';
import { visitSearch } from '../entities/search/search-params';
import { codeSearch, leaveSearch, loginSearch, oauthSearch, resetSearch } from '../entities/session/sign-in-params';
import { pageSearch } from '../lib/page-params';
import { siteFile } from '../lib/site-file';
import { guard } from './guard';
import { PageFailure } from './page-failure';
import { factsOf, type PathOf } from './page-table';
import { withTexts } from './page-texts';
import { Shell } from './shell';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    page?: PageName;
  }
}

const root = createRootRoute({ component: Shell, errorComponent: PageFailure });
const getParentRoute = () => root;

/** What the table of pages says of a route: its path, and who may see it. */
const of = <const Name extends PageName>(name: Name) => ({
  getParentRoute,
  path: factsOf(name).path as PathOf<Name>,
  staticData: { page: name },
});

/** Asks anyone who may not see the page how to go on; the page one comes from stays in sight meanwhile. */
const guarded = (name: PageName) => ({
  pendingMs: Number.POSITIVE_INFINITY,
  // A page that is only looked forward to, by a pointer over its link, asks nothing.
  beforeLoad: ({ location, preload }: { location: { href: string }; preload: boolean }) =>
    preload ? undefined : guard(factsOf(name).access, location.href),
});

const main = createRoute({
  ...of('main'),
  component: lazyRouteComponent(
    withTexts('main', () => import('../pages/main/main-page')),
    'MainPage',
  ),
});

const login = createRoute({
  ...of('login'),
  validateSearch: loginSearch,
  component: lazyRouteComponent(
    withTexts('login', () => import('../pages/login/login-page')),
    'LoginPage',
  ),
});

const loginLeave = createRoute({
  ...of('loginLeave'),
  validateSearch: leaveSearch,
  component: lazyRouteComponent(
    withTexts('loginLeave', () => import('../pages/login-leave/login-leave-page')),
    'LoginLeavePage',
  ),
});

const socialReturn = () => import('../pages/social-return/social-return-page');
const kakaoReturn = createRoute({
  ...of('kakaoOauthResult'),
  validateSearch: oauthSearch,
  component: lazyRouteComponent(withTexts('kakaoOauthResult', socialReturn), 'KakaoReturnPage'),
});
const naverReturn = createRoute({
  ...of('naverOauthResult'),
  validateSearch: oauthSearch,
  component: lazyRouteComponent(withTexts('naverOauthResult', socialReturn), 'NaverReturnPage'),
});
const googleReturn = createRoute({
  ...of('googleOauthResult'),
  validateSearch: oauthSearch,
  component: lazyRouteComponent(withTexts('googleOauthResult', socialReturn), 'GoogleReturnPage'),
});

const homepageLogin = createRoute({
  ...of('homepageLogin'),
  validateSearch: codeSearch,
  component: lazyRouteComponent(
    withTexts('homepageLogin', () => import('../pages/homepage-login/homepage-login-page')),
    'HomepageLoginPage',
  ),
});

const findId = createRoute({
  ...of('findId'),
  component: lazyRouteComponent(
    withTexts('findId', () => import('../pages/find-id/find-id-page')),
    'FindIdPage',
  ),
});

const passwordReset = createRoute({
  ...of('passwordReset'),
  validateSearch: resetSearch,
  component: lazyRouteComponent(
    withTexts('passwordReset', () => import('../pages/password-reset/password-reset-page')),
    'PasswordResetPage',
  ),
});

const joinAgreement = createRoute({
  ...of('joinAgreement'),
  validateSearch: joinSearch,
  component: lazyRouteComponent(
    withTexts('joinAgreement', () => import('../pages/join-agreement/join-agreement-page')),
    'JoinAgreementPage',
  ),
});

const joinForm = createRoute({
  ...of('joinForm'),
  validateSearch: joinSearch,
  component: lazyRouteComponent(
    withTexts('joinForm', () => import('../pages/join-form/join-form-page')),
    'JoinFormPage',
  ),
});

const joinComplete = createRoute({
  ...of('joinComplete'),
  component: lazyRouteComponent(
    withTexts('joinComplete', () => import('../pages/join-complete/join-complete-page')),
    'JoinCompletePage',
  ),
});

const firstStep = createRoute({
  ...of('reservationFirstStep'),
  validateSearch: visitSearch,
  component: lazyRouteComponent(
    withTexts('reservationFirstStep', () => import('../pages/reservation-first-step/reservation-first-step-page')),
    'ReservationFirstStepPage',
  ),
});

const secondStep = createRoute({
  ...of('reservationSecondStep'),
  validateSearch: visitSearch,
  component: lazyRouteComponent(
    withTexts('reservationSecondStep', () => import('../pages/reservation-second-step/reservation-second-step-page')),
    'ReservationSecondStepPage',
  ),
});

const detail = createRoute({
  ...of('reservationDetail'),
  validateSearch: visitSearch,
  component: lazyRouteComponent(
    withTexts('reservationDetail', () => import('../pages/reservation-detail/reservation-detail-page')),
    'ReservationDetailPage',
  ),
});

const payment = createRoute({
  ...of('reservationPayment'),
  ...guarded('reservationPayment'),
  validateSearch: visitSearch,
  component: lazyRouteComponent(
    withTexts('reservationPayment', () => import('../pages/reservation-payment/reservation-payment-page')),
    'ReservationPaymentPage',
  ),
});

const complete = createRoute({
  ...of('reservationComplete'),
  validateSearch: keySearch,
  component: lazyRouteComponent(
    withTexts('reservationComplete', () => import('../pages/reservation-complete/reservation-complete-page')),
    'ReservationCompletePage',
  ),
});

const lookup = createRoute({
  ...of('reservationLookup'),
  validateSearch: numberSearch,
  component: lazyRouteComponent(
    withTexts('reservationLookup', () => import('../pages/reservation-lookup/reservation-lookup-page')),
    'ReservationLookupPage',
  ),
});

const visit = createRoute({
  ...of('reservationVisit'),
  validateSearch: reminderSearch,
  component: lazyRouteComponent(
    withTexts('reservationVisit', () => import('../pages/reservation-visit/reservation-visit-page')),
    'ReservationVisitPage',
  ),
});

const mypageMain = createRoute({
  ...of('mypageMain'),
  ...guarded('mypageMain'),
  validateSearch: mypageSearch,
  component: lazyRouteComponent(
    withTexts('mypageMain', () => import('../pages/mypage-main/mypage-main-page')),
    'MypageMainPage',
  ),
});

const mypageBenefits = createRoute({
  ...of('mypageBenefits'),
  ...guarded('mypageBenefits'),
  validateSearch: benefitsSearch,
  component: lazyRouteComponent(
    withTexts('mypageBenefits', () => import('../pages/mypage-benefits/mypage-benefits-page')),
    'MypageBenefitsPage',
  ),
});

const mypageReservation = createRoute({
  ...of('mypageResvDetail'),
  ...guarded('mypageResvDetail'),
  validateSearch: numberSearch,
  component: lazyRouteComponent(
    withTexts('mypageResvDetail', () => import('../pages/mypage-reservation/mypage-reservation-page')),
    'MypageReservationPage',
  ),
});

const mypageInquiry = createRoute({
  ...of('mypageQnaDetail'),
  ...guarded('mypageQnaDetail'),
  validateSearch: inquirySearch,
  component: lazyRouteComponent(
    withTexts('mypageQnaDetail', () => import('../pages/mypage-inquiry/mypage-inquiry-page')),
    'MypageInquiryPage',
  ),
});

const venueInfo = createRoute({
  ...of('dinInfo'),
  validateSearch: venueSearch,
  component: lazyRouteComponent(
    withTexts('dinInfo', () => import('../pages/venue-info/venue-info-page')),
    'VenueInfoPage',
  ),
});

const promotionList = createRoute({
  ...of('promMain'),
  validateSearch: promotionListSearch,
  component: lazyRouteComponent(
    withTexts('promMain', () => import('../pages/promotion-list/promotion-list-page')),
    'PromotionListPage',
  ),
});

const promotionDetail = createRoute({
  ...of('promDetail'),
  validateSearch: promotionSearch,
  component: lazyRouteComponent(
    withTexts('promDetail', () => import('../pages/promotion-detail/promotion-detail-page')),
    'PromotionDetailPage',
  ),
});

const reviewList = createRoute({
  ...of('reviewList'),
  validateSearch: pageSearch,
  component: lazyRouteComponent(
    withTexts('reviewList', () => import('../pages/review-list/review-list-page')),
    'ReviewListPage',
  ),
});

const paymentWait = createRoute({
  ...of('easypayWait'),
  component: lazyRouteComponent(
    withTexts('easypayWait', () => import('../pages/easypay-wait/easypay-wait-page')),
    'EasypayWaitPage',
  ),
});

const paymentReturn = createRoute({
  ...of('easypayReturn'),
  validateSearch: returnSearch,
  component: lazyRouteComponent(
    withTexts('easypayReturn', () => import('../pages/easypay-return/easypay-return-page')),
    'EasypayReturnPage',
  ),
});

const errorPage = lazyRouteComponent(() => siteFile(() => import('../pages/error/error-page')), 'ErrorPage');
const error = createRoute({ ...of('error'), component: errorPage });
const notFound = createRoute({ ...of('errorNotFound'), component: errorPage });

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
  venueInfo,
  promotionList,
  promotionDetail,
  reviewList,
  paymentWait,
  paymentReturn,
  error,
  notFound,
  anythingElse,
]);
