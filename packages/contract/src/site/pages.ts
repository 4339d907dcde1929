/** Translation files of sign-in, which several pages share. */
const signInTranslations = ['login', 'problemDetails', 'problems'] as const;

/** Translation files of a reservation and its cancellation. */
const reservationTranslations = [
  'resvStatus',
  'reservation',
  'complete',
  'cancellation',
  'product',
  'payment',
  'problemDetails',
  'problems',
] as const;

export interface Page {
  readonly path: string;
  /** `bookers` admits members, and visitors who chose to continue without an account (decision 1). */
  readonly access: 'public' | 'bookers' | 'members';
  readonly layout: 'default' | 'bare';
  /** Query parameters that affect the page as the server renders it. Without this list, only the browser renders it. */
  readonly renderedParameters?: readonly (keyof typeof patternByParameter)[];
  /**
   * Parts of the title before the hotel's name. The page's name is used if there is no list, or if the name of its
   * first part is not known.
   */
  readonly title?: readonly ('page' | 'venue' | 'product' | 'promotion' | 'terms')[];
  /** Translation files that the page needs in addition to those of every page. */
  readonly translations: readonly string[];
  /** True if search engines may list the page, because it is the same for everyone. */
  readonly isListed?: true;
  /** True if the path contains a secret. It is then kept out of analytics, of `Referer` and of search engines. */
  readonly isSecret?: true;
  /** The page that most visitors open next, whose files are prefetched. */
  readonly next?: string;
}

/** Patterns of query parameter values; pages ignore other values. */
const patternByParameter = {
  dinCode: /^\w{1,40}$/,
  promCode: /^\w{1,40}$/,
  promRunningYn: /^[YN]$/,
  // Page 1 has no parameter.
  pageIndex: /^(?!1$)[1-9]\d{0,4}$/,
} as const;

/**
 * The pages of the site (Spec §2.1). Routes, titles, preloads, sitemap and page tests are derived from this table or
 * checked against it (docs/architecture.md, Adding a page).
 */
export const pages = {
  main: {
    path: '/',
    access: 'public',
    layout: 'default',
    renderedParameters: [],
    translations: ['banner'],
    isListed: true,
    next: 'reservationFirstStep',
  },
  login: { path: '/login', access: 'public', layout: 'default', translations: signInTranslations },
  loginLeave: { path: '/login/leave', access: 'public', layout: 'bare', translations: signInTranslations },
  kakaoReturn: { path: '/kakao-oauth/result', access: 'public', layout: 'bare', translations: signInTranslations },
  naverReturn: { path: '/naver-oauth/result', access: 'public', layout: 'bare', translations: signInTranslations },
  googleReturn: { path: '/google-oauth/result', access: 'public', layout: 'bare', translations: signInTranslations },
  homepageLogin: { path: '/homepagelogin', access: 'public', layout: 'bare', translations: signInTranslations },
  findId: {
    path: '/find-id',
    access: 'public',
    layout: 'default',
    translations: [...signInTranslations, 'phone', 'oneTimeCode'],
  },
  passwordReset: { path: '/find-id/password', access: 'public', layout: 'default', translations: signInTranslations },
  joinAgreement: {
    path: '/join/agreement',
    access: 'public',
    layout: 'default',
    translations: ['join', 'terms', 'problemDetails', 'problems'],
  },
  joinForm: {
    path: '/join/form',
    access: 'public',
    layout: 'default',
    translations: ['join', 'paging', 'phone', 'oneTimeCode', 'problemDetails', 'problems'],
  },
  joinComplete: {
    path: '/join/complete',
    access: 'public',
    layout: 'default',
    translations: ['join', 'login', 'coupon'],
  },
  reservationFirstStep: {
    path: '/reservation/step/1',
    access: 'public',
    layout: 'default',
    renderedParameters: ['dinCode'],
    translations: ['reservation'],
    isListed: true,
    next: 'reservationSecondStep',
  },
  reservationSecondStep: {
    path: '/reservation/step/2/$dinCode',
    access: 'public',
    layout: 'default',
    title: ['venue', 'page'],
    translations: ['reservation', 'offer'],
    isListed: true,
    next: 'reservationDetail',
  },
  reservationDetail: {
    path: '/reservation/prod/detail/$dinCode/$prodCode',
    access: 'public',
    layout: 'default',
    renderedParameters: [],
    title: ['product', 'venue'],
    translations: ['reservation', 'offer', 'product', 'payment', 'problems'],
    isListed: true,
    next: 'reservationPayment',
  },
  reservationPayment: {
    path: '/reservation/prod/payment',
    access: 'bookers',
    layout: 'default',
    translations: ['reservation', 'product', 'coupon', 'payment', 'phone', 'terms', 'problemDetails', 'problems'],
    next: 'reservationComplete',
  },
  reservationComplete: {
    path: '/reservation/prod/payment/complete/$resvCode',
    access: 'public',
    layout: 'default',
    translations: reservationTranslations,
  },
  reservationLookup: {
    path: '/reservation/lookup',
    access: 'public',
    layout: 'default',
    translations: ['complete', 'payment', 'phone', 'oneTimeCode', 'problemDetails', 'problems'],
  },
  reservationVisit: {
    path: '/reservation/visit',
    access: 'public',
    layout: 'default',
    translations: ['visit', 'resvStatus', 'reservation', 'payment', 'problemDetails', 'problems'],
  },
  mypageMain: {
    path: '/fnb/mypage/main',
    access: 'members',
    layout: 'default',
    translations: ['mypage', 'paging', 'inquiry', 'review', 'points', ...reservationTranslations],
  },
  mypageBenefits: {
    path: '/fnb/mypage/benefits',
    access: 'members',
    layout: 'default',
    translations: ['mypage', 'coupon', 'points', 'paging', 'problemDetails', 'problems'],
  },
  mypageProfile: {
    path: '/fnb/mypage/profile',
    access: 'members',
    layout: 'default',
    translations: ['mypage', 'profile', 'login', 'join', 'oneTimeCode', 'terms', 'problemDetails', 'problems'],
  },
  mypageReservation: {
    path: '/fnb/mypage/resv/detail',
    access: 'members',
    layout: 'default',
    translations: ['mypage', ...reservationTranslations],
  },
  mypageInquiry: {
    path: '/fnb/mypage/qna/detail',
    access: 'members',
    layout: 'default',
    translations: ['inquiry', 'problemDetails', 'problems'],
  },
  findTable: {
    path: '/fnb/find',
    access: 'public',
    layout: 'default',
    renderedParameters: [],
    translations: ['availability', 'offer'],
    isListed: true,
  },
  venueInfo: {
    path: '/fnb/dinInfo',
    access: 'public',
    layout: 'default',
    renderedParameters: ['dinCode'],
    title: ['venue', 'page'],
    translations: ['venue', 'main', 'offer', 'reservation'],
    isListed: true,
    next: 'reservationFirstStep',
  },
  restaurant: {
    path: '/dining/$htlHmcCode/$dinCode',
    access: 'public',
    layout: 'default',
    renderedParameters: [],
    title: ['venue'],
    translations: ['restaurant', 'venue', 'offer', 'review', 'availability'],
    isListed: true,
    next: 'reservationSecondStep',
  },
  promotionList: {
    path: '/fnb/prom/main',
    access: 'public',
    layout: 'default',
    renderedParameters: ['dinCode', 'promRunningYn', 'pageIndex'],
    translations: ['promotion', 'paging', 'offer'],
    isListed: true,
    next: 'promotionDetail',
  },
  promotionDetail: {
    path: '/fnb/prom/detail',
    access: 'public',
    layout: 'default',
    renderedParameters: ['promCode'],
    title: ['promotion'],
    translations: ['promotion', 'offer'],
    isListed: true,
    next: 'reservationFirstStep',
  },
  reviewList: {
    path: '/review/list/$dinCode/$prodCode',
    access: 'public',
    layout: 'default',
    renderedParameters: ['pageIndex'],
    title: ['product', 'page'],
    translations: ['review', 'paging', 'reservation', 'offer', 'product'],
    isListed: true,
    next: 'reservationDetail',
  },
  terms: {
    path: '/terms/$kind',
    access: 'public',
    layout: 'default',
    renderedParameters: [],
    title: ['terms'],
    translations: ['terms'],
    isListed: true,
  },
  paymentReturn: { path: '/easypay/return', access: 'public', layout: 'bare', translations: ['payment'] },
  paymentWait: { path: '/easypay/wait', access: 'public', layout: 'bare', translations: ['payment'] },
  payLink: {
    path: '/pay/$payKey',
    isSecret: true,
    access: 'public',
    layout: 'bare',
    translations: ['payLink', 'reservation', 'product', 'payment', 'terms', 'problemDetails', 'problems'],
  },
  error: { path: '/error', access: 'public', layout: 'bare', translations: ['errorPage'] },
  notFound: {
    path: '/error/not-found',
    access: 'public',
    layout: 'bare',
    renderedParameters: [],
    translations: ['errorPage'],
  },
} as const satisfies Readonly<Record<string, Page>>;

/** Returns true if the path of a page contains a secret. */
export const isSecretPage = (name: PageName): boolean => {
  const page: Page = pages[name];
  return page.isSecret === true;
};

/** Path of the link in a password reset mail, which has the parameter `key` (decision 4). */
export const passwordResetPath = pages.passwordReset.path;

/** Path of the link in a reminder, which has the parameters `resvCode` and `key`. */
export const reservationVisitPath = pages.reservationVisit.path;

export type PageName = keyof typeof pages;
export type PagePath<Name extends PageName> = (typeof pages)[Name]['path'];

export const pageNames = Object.keys(pages) as PageName[];

const pathPatterns = pageNames.map((page) => ({
  page,
  pattern: new RegExp(`^${pages[page].path.replace(/\$\w+/g, '[^/]+')}/?$`),
}));

/**
 * Returns the URL of the rendered page for a request: the path and the page's `renderedParameters`, in a fixed order.
 * Returns undefined for a page that is rendered only in the browser.
 */
export function getRenderedHref(
  page: PageName,
  path: string,
  query: Readonly<Record<string, unknown>>,
): string | undefined {
  const definition: Page = pages[page];
  const parameters = definition.renderedParameters?.flatMap((key) => {
    const value = query[key];
    return typeof value === 'string' && patternByParameter[key].test(value) ? [`${key}=${value}`] : [];
  });
  return parameters?.length ? `${path}?${parameters.join('&')}` : parameters && path;
}

/** Returns the page of a URL path, or undefined. */
export const findPage = (path: string): PageName | undefined =>
  pathPatterns.find(({ pattern }) => pattern.test(path))?.page;
