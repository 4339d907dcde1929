import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import type { PageName, pages } from '@dining/contract/site/pages';
import { houseTexts, pageTexts } from '../src/app/text-table';
import { type Language, languages } from './languages';

/**
 * Which file shows each page: the server preloads it with the page, the size script adds up what it costs. Types alone come
 * from other packages: the build's settings are read before anything is there to resolve them.
 */
type Line<Name extends PageName> = { path: Extract<(typeof pages)[number], { name: Name }>['path']; file: string };
const socialReturn = 'src/pages/social-return/social-return-page.tsx';
const pageFiles: { readonly [Name in PageName]: Line<Name> } = {
  main: { path: '/', file: 'src/pages/main/main-page.tsx' },
  login: { path: '/login', file: 'src/pages/login/login-page.tsx' },
  loginLeave: { path: '/login/leave', file: 'src/pages/login-leave/login-leave-page.tsx' },
  kakaoOauthResult: { path: '/kakao-oauth/result', file: socialReturn },
  naverOauthResult: { path: '/naver-oauth/result', file: socialReturn },
  googleOauthResult: { path: '/google-oauth/result', file: socialReturn },
  homepageLogin: { path: '/homepagelogin', file: 'src/pages/homepage-login/homepage-login-page.tsx' },
  findId: { path: '/find-id', file: 'src/pages/find-id/find-id-page.tsx' },
  passwordReset: { path: '/find-id/password', file: 'src/pages/password-reset/password-reset-page.tsx' },
  joinAgreement: { path: '/join/agreement', file: 'src/pages/join-agreement/join-agreement-page.tsx' },
  joinForm: { path: '/join/form', file: 'src/pages/join-form/join-form-page.tsx' },
  joinComplete: { path: '/join/complete', file: 'src/pages/join-complete/join-complete-page.tsx' },
  reservationFirstStep: { path: '/reservation/step/1', file: 'src/pages/reservation-first-step/reservation-first-step-page.tsx' },
  reservationSecondStep: {
    path: '/reservation/step/2/$dinCode',
    file: 'src/pages/reservation-second-step/reservation-second-step-page.tsx',
  },
  reservationDetail: {
    path: '/reservation/prod/detail/$dinCode/$prodCode',
    file: 'src/pages/reservation-detail/reservation-detail-page.tsx',
  },
  reservationPayment: { path: '/reservation/prod/payment', file: 'src/pages/reservation-payment/reservation-payment-page.tsx' },
  reservationComplete: {
    path: '/reservation/prod/payment/complete/$resvCode',
    file: 'src/pages/reservation-complete/reservation-complete-page.tsx',
  },
  reservationLookup: { path: '/reservation/lookup', file: 'src/pages/reservation-lookup/reservation-lookup-page.tsx' },
  reservationVisit: { path: '/reservation/visit', file: 'src/pages/reservation-visit/reservation-visit-page.tsx' },
  mypageMain: { path: '/fnb/mypage/main', file: 'src/pages/mypage-main/mypage-main-page.tsx' },
  mypageBenefits: { path: '/fnb/mypage/benefits', file: 'src/pages/mypage-benefits/mypage-benefits-page.tsx' },
  mypageProfile: { path: '/fnb/mypage/profile', file: 'src/pages/mypage-profile/mypage-profile-page.tsx' },
  mypageResvDetail: { path: '/fnb/mypage/resv/detail', file: 'src/pages/mypage-reservation/mypage-reservation-page.tsx' },
  mypageQnaDetail: { path: '/fnb/mypage/qna/detail', file: 'src/pages/mypage-inquiry/mypage-inquiry-page.tsx' },
  findTable: { path: '/fnb/find', file: 'src/pages/find-table/find-table-page.tsx' },
  dinInfo: { path: '/fnb/dinInfo', file: 'src/pages/venue-info/venue-info-page.tsx' },
  promMain: { path: '/fnb/prom/main', file: 'src/pages/promotion-list/promotion-list-page.tsx' },
  promDetail: { path: '/fnb/prom/detail', file: 'src/pages/promotion-detail/promotion-detail-page.tsx' },
  reviewList: { path: '/review/list/$dinCode/$prodCode', file: 'src/pages/review-list/review-list-page.tsx' },
  terms: { path: '/terms/$kind', file: 'src/pages/terms/terms-page.tsx' },
  paymentWait: { path: '/easypay/wait', file: 'src/pages/payment-wait/payment-wait-page.tsx' },
  paymentReturn: { path: '/easypay/return', file: 'src/pages/payment-return/payment-return-page.tsx' },
  error: { path: '/error', file: 'src/pages/error/error-page.tsx' },
  errorNotFound: { path: '/error/not-found', file: 'src/pages/error/error-page.tsx' },
};

const resolve = createRequire(import.meta.url).resolve;
const root = join(import.meta.dirname, '..');
/** The manifest's key of a part in a language: where the package says that its file is, seen from here. */
const textFile = (language: Language, part: string): string =>
  relative(root, resolve(`@dining/i18n/site/${language}/${part.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`));
const inEach = (parts: readonly string[]): Record<string, readonly string[]> =>
  Object.fromEntries(languages.map((language) => [language, parts.map((part) => textFile(language, part))]));

/** What a language adds to every page: keys of the build's manifest. */
export const languageFiles = inEach(houseTexts);

/** Parts of a page that the server renders and the browser hydrates late (`components/late-part`). */
const foot = 'src/app/layouts/site-footer.tsx';
const lateFiles: Partial<Record<PageName, readonly string[]>> = {
  main: ['src/features/availability/finder/find-bar.tsx', 'src/pages/main/main-offers.tsx', foot],
};

/** What each path needs beside that: its code, and its texts by language; and what it needs a little later. */
export const routePages: Record<string, { file: string; late: readonly string[]; texts: Record<string, readonly string[]> }> =
  Object.fromEntries(
    Object.entries(pageFiles).map(([name, { path, file }]) => [
      path,
      {
        file,
        late: lateFiles[name as PageName] ?? [foot],
        texts: inEach((pageTexts as Partial<Record<string, readonly string[]>>)[name] ?? []),
      },
    ]),
  );
