/**
 * The pages of the site (Spec §2.1): the site's routes and the server's 200 or 404 for a path are both read from here.
 * `bookers` opens to a member or to a visitor who chose to go on without an account (decision 1).
 */
export const pages = [
  { name: 'main', path: '/', access: 'public', layout: 'default' },
  { name: 'login', path: '/login', access: 'public', layout: 'default' },
  { name: 'loginLeave', path: '/login/leave', access: 'public', layout: 'bare' },
  { name: 'kakaoOauthResult', path: '/kakao-oauth/result', access: 'public', layout: 'bare' },
  { name: 'naverOauthResult', path: '/naver-oauth/result', access: 'public', layout: 'bare' },
  { name: 'googleOauthResult', path: '/google-oauth/result', access: 'public', layout: 'bare' },
  { name: 'homepageLogin', path: '/homepagelogin', access: 'public', layout: 'bare' },
  { name: 'findId', path: '/find-id', access: 'public', layout: 'default' },
  { name: 'passwordReset', path: '/find-id/password', access: 'public', layout: 'default' },
  { name: 'joinAgreement', path: '/join/agreement', access: 'public', layout: 'default' },
  { name: 'joinForm', path: '/join/form', access: 'public', layout: 'default' },
  { name: 'joinComplete', path: '/join/complete', access: 'public', layout: 'default' },
  { name: 'reservationFirstStep', path: '/reservation/step/1', access: 'public', layout: 'default' },
  { name: 'reservationSecondStep', path: '/reservation/step/2/$dinCode', access: 'public', layout: 'default' },
  { name: 'reservationDetail', path: '/reservation/prod/detail/$dinCode/$prodCode', access: 'public', layout: 'default' },
  { name: 'reservationPayment', path: '/reservation/prod/payment', access: 'bookers', layout: 'default' },
  { name: 'reservationComplete', path: '/reservation/prod/payment/complete/$resvCode', access: 'public', layout: 'default' },
  { name: 'reservationLookup', path: '/reservation/lookup', access: 'public', layout: 'default' },
  { name: 'reservationVisit', path: '/reservation/visit', access: 'public', layout: 'default' },
  { name: 'mypageMain', path: '/fnb/mypage/main', access: 'members', layout: 'default' },
  { name: 'mypageBenefits', path: '/fnb/mypage/benefits', access: 'members', layout: 'default' },
  { name: 'mypageProfile', path: '/fnb/mypage/profile', access: 'members', layout: 'default' },
  { name: 'mypageResvDetail', path: '/fnb/mypage/resv/detail', access: 'members', layout: 'default' },
  { name: 'mypageQnaDetail', path: '/fnb/mypage/qna/detail', access: 'members', layout: 'default' },
  { name: 'dinInfo', path: '/fnb/dinInfo', access: 'public', layout: 'default' },
  { name: 'promMain', path: '/fnb/prom/main', access: 'public', layout: 'default' },
  { name: 'promDetail', path: '/fnb/prom/detail', access: 'public', layout: 'default' },
  { name: 'reviewList', path: '/review/list/$dinCode/$prodCode', access: 'public', layout: 'default' },
  { name: 'easypayReturn', path: '/easypay/return', access: 'public', layout: 'bare' },
  { name: 'easypayWait', path: '/easypay/wait', access: 'public', layout: 'bare' },
  { name: 'error', path: '/error', access: 'public', layout: 'bare' },
  { name: 'errorNotFound', path: '/error/not-found', access: 'public', layout: 'bare' },
] as const;

/** Where the mail for a new password leads; `key` opens it (decision 4). */
export const passwordResetPath = '/find-id/password';

/** Where a reminder leads; `resvCode` and `key` open it. */
export const reservationVisitPath = '/reservation/visit';

export type PageName = (typeof pages)[number]['name'];

const patterns = pages.map((page) => ({ page, pattern: new RegExp(`^${page.path.replace(/\$\w+/g, '[^/]+')}/?$`) }));

/** The page a path opens, or undefined where there is none. */
export const pageAt = (path: string): (typeof pages)[number] | undefined =>
  patterns.find(({ pattern }) => pattern.test(path))?.page;
