/**
 * The pages of the site (Spec §2.1): the site's routes and the server's 200 or 404 for a path are both read from here.
 * `bookers` opens to a member or to a visitor who chose to go on without an account (decision 1). Pages with `shows` are rendered by
 * the server: what of the query they show is named there, the rest is the visitor's own.
 */
export const pages = [
  { name: 'main', path: '/', access: 'public', layout: 'default', shows: [] },
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
  { name: 'reservationFirstStep', path: '/reservation/step/1', access: 'public', layout: 'default', shows: ['dinCode'] },
  { name: 'reservationSecondStep', path: '/reservation/step/2/$dinCode', access: 'public', layout: 'default' },
  {
    name: 'reservationDetail',
    path: '/reservation/prod/detail/$dinCode/$prodCode',
    access: 'public',
    layout: 'default',
    shows: [],
  },
  { name: 'reservationPayment', path: '/reservation/prod/payment', access: 'bookers', layout: 'default' },
  { name: 'reservationComplete', path: '/reservation/prod/payment/complete/$resvCode', access: 'public', layout: 'default' },
  { name: 'reservationLookup', path: '/reservation/lookup', access: 'public', layout: 'default' },
  { name: 'reservationVisit', path: '/reservation/visit', access: 'public', layout: 'default' },
  { name: 'mypageMain', path: '/fnb/mypage/main', access: 'members', layout: 'default' },
  { name: 'mypageBenefits', path: '/fnb/mypage/benefits', access: 'members', layout: 'default' },
  { name: 'mypageProfile', path: '/fnb/mypage/profile', access: 'members', layout: 'default' },
  { name: 'mypageResvDetail', path: '/fnb/mypage/resv/detail', access: 'members', layout: 'default' },
  { name: 'mypageQnaDetail', path: '/fnb/mypage/qna/detail', access: 'members', layout: 'default' },
  { name: 'findTable', path: '/fnb/find', access: 'public', layout: 'default', shows: [] },
  { name: 'dinInfo', path: '/fnb/dinInfo', access: 'public', layout: 'default', shows: ['dinCode'] },
  {
    name: 'promMain',
    path: '/fnb/prom/main',
    access: 'public',
    layout: 'default',
    shows: ['dinCode', 'promRunningYn', 'pageIndex'],
  },
  { name: 'promDetail', path: '/fnb/prom/detail', access: 'public', layout: 'default', shows: ['promCode'] },
  {
    name: 'reviewList',
    path: '/review/list/$dinCode/$prodCode',
    access: 'public',
    layout: 'default',
    shows: ['pageIndex'],
  },
  { name: 'terms', path: '/terms/$kind', access: 'public', layout: 'default', shows: [] },
  { name: 'paymentReturn', path: '/easypay/return', access: 'public', layout: 'bare' },
  { name: 'paymentWait', path: '/easypay/wait', access: 'public', layout: 'bare' },
  { name: 'error', path: '/error', access: 'public', layout: 'bare' },
  { name: 'errorNotFound', path: '/error/not-found', access: 'public', layout: 'bare', shows: [] },
] as const;

/** Where the mail for a new password leads; `key` opens it (decision 4). */
export const passwordResetPath = '/find-id/password';

/** Where a reminder leads; `resvCode` and `key` open it. */
export const reservationVisitPath = '/reservation/visit';

export type PageName = (typeof pages)[number]['name'];

/** What of a query is written as what it says; anything else says nothing, as the pages read it. */
const written = {
  dinCode: /^\w{1,40}$/,
  promCode: /^\w{1,40}$/,
  promRunningYn: /^[YN]$/,
  pageIndex: /^(?!1$)[1-9]\d{0,4}$/,
} as const;

const patterns = pages.map((page) => ({ page, pattern: new RegExp(`^${page.path.replace(/\$\w+/g, '[^/]+')}/?$`) }));

/**
 * The address of what the server renders for a request: path and what of its query the page shows, in one order and only as codes and
 * numbers are written. Undefined for a page that the browser alone renders.
 */
export function renderedHref(
  page: (typeof pages)[number],
  path: string,
  query: Readonly<Record<string, unknown>>,
): string | undefined {
  if (!('shows' in page)) return undefined;
  const shown = page.shows.flatMap((key) => {
    const value = query[key];
    return typeof value === 'string' && written[key].test(value) ? [`${key}=${value}`] : [];
  });
  return shown.length === 0 ? path : `${path}?${shown.join('&')}`;
}

/** The page a path opens, or undefined where there is none. */
export const pageAt = (path: string): (typeof pages)[number] | undefined =>
  patterns.find(({ pattern }) => pattern.test(path))?.page;
