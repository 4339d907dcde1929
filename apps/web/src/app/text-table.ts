import type { PageName } from '@dining/contract/site/pages';
import type { TextPart } from '@dining/i18n/site/load';

/** What every page says: header, footer, buttons, the error page. Problems are told by pages that write. */
export const houseTexts = ['common'] as const satisfies readonly TextPart[];

/** What everybody reads on the way in. */
const signIn = ['login', 'problemDetails', 'problems'] as const;

/** What is told of a reservation that was made, and of cancelling it. */
const reserved = [
  'resvStatus',
  'reservation',
  'complete',
  'cancellation',
  'product',
  'payment',
  'problemDetails',
  'problems',
] as const;

/** What a page says beside that. The build reads this table too: the server preloads these files with the page's own. */
export const pageTexts = {
  main: ['banner'],
  login: signIn,
  loginLeave: signIn,
  kakaoOauthResult: signIn,
  naverOauthResult: signIn,
  googleOauthResult: signIn,
  homepageLogin: signIn,
  findId: [...signIn, 'phone', 'oneTimeCode'],
  passwordReset: signIn,
  joinAgreement: ['join', 'terms', 'problemDetails', 'problems'],
  joinForm: ['join', 'paging', 'phone', 'oneTimeCode', 'problemDetails', 'problems'],
  joinComplete: ['join'],
  reservationFirstStep: ['reservation'],
  reservationSecondStep: ['reservation', 'offer'],
  reservationDetail: ['reservation', 'offer', 'product', 'payment', 'problems'],
  reservationPayment: ['reservation', 'product', 'coupon', 'payment', 'phone', 'terms', 'problemDetails', 'problems'],
  reservationComplete: reserved,
  reservationLookup: ['complete', 'payment', 'phone', 'oneTimeCode', 'problemDetails', 'problems'],
  reservationVisit: ['visit', 'reservation', 'payment', 'problemDetails', 'problems'],
  mypageMain: ['mypage', 'resvStatus', 'paging', 'inquiry', 'review'],
  mypageResvDetail: ['mypage', ...reserved],
  mypageQnaDetail: ['inquiry', 'problemDetails', 'problems'],
  mypageProfile: ['mypage', 'profile', 'login', 'join', 'oneTimeCode', 'terms', 'problemDetails', 'problems'],
  mypageBenefits: ['mypage', 'coupon', 'points', 'paging'],
  findTable: ['availability', 'offer'],
  dinInfo: ['venue', 'main', 'offer', 'reservation'],
  promMain: ['promotion', 'paging'],
  promDetail: ['promotion'],
  reviewList: ['review', 'paging', 'reservation', 'offer', 'product'],
  terms: ['terms'],
  paymentWait: ['payment'],
  paymentReturn: ['payment'],
  error: ['errorPage'],
  errorNotFound: ['errorPage'],
} as const satisfies Partial<Record<PageName, readonly TextPart[]>>;
