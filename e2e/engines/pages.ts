import type { PageName } from '@dining/contract/site/pages';
import { type Engine, until } from './engine';

const dish = 'hotelCode=DJE&dinCode=D302&prodCode=P30201&resvType=table&adultCount=2&childCount=0';

/** Where each page is looked at; one that leads elsewhere by itself is looked at there. */
const places: Readonly<Record<PageName, string>> = {
  main: '/',
  login: '/login',
  loginLeave: '/login/leave',
  kakaoOauthResult: '/kakao-oauth/result?error=access_denied',
  naverOauthResult: '/naver-oauth/result?error=access_denied',
  googleOauthResult: '/google-oauth/result?error=access_denied',
  homepageLogin: '/homepagelogin',
  findId: '/find-id',
  passwordReset: '/find-id/password?key=none',
  joinAgreement: '/join/agreement',
  joinForm: '/join/form',
  joinComplete: '/join/complete',
  findTable: '/fnb/find',
  reservationFirstStep: '/reservation/step/1',
  reservationSecondStep: `/reservation/step/2/D302?${dish}`,
  reservationDetail: `/reservation/prod/detail/D302/P30201?${dish}`,
  reservationPayment: '/reservation/prod/payment',
  reservationComplete: '/reservation/prod/payment/complete/20260101-NOTTHERE',
  reservationLookup: '/reservation/lookup',
  reservationVisit: '/reservation/visit?resvCode=20260101-NOTTHERE&key=none',
  mypageMain: '/fnb/mypage/main',
  mypageBenefits: '/fnb/mypage/benefits',
  mypageProfile: '/fnb/mypage/profile',
  mypageResvDetail: '/fnb/mypage/resv/detail?resvCode=20260101-NOTTHERE',
  mypageQnaDetail: '/fnb/mypage/qna/detail',
  dinInfo: '/fnb/dinInfo',
  promMain: '/fnb/prom/main',
  promDetail: '/fnb/prom/detail?promCode=PR1001',
  reviewList: '/review/list/D302/P30201',
  terms: '/terms/privacy',
  paymentReturn: '/easypay/return?resCd=0000&shopOrderNo=none',
  paymentWait: '/easypay/wait',
  error: '/error',
  errorNotFound: '/error/not-found',
};

/** That a page has drawn something to read, is no wider than its window, and has told the server of no error of its own. */
export async function expectSound(engine: Engine, what: string): Promise<void> {
  await until(
    engine,
    `${what}: a heading, an alert or a line to read`,
    `document.body.innerText.trim().length > 10 && !document.querySelector('.late-start')`,
  );
  // WebKit counts a carousel's slides at first, before it has laid the page out.
  await until(engine, `${what}: no wider than its window`, 'document.documentElement.scrollWidth <= innerWidth');
  const told = await engine.read<number>(
    `performance.getEntriesByType('resource').filter(({ name }) => name.includes('/api/app/clientError')).length`,
  );
  if (told > 0) throw new Error(`${what}: an error in the page was told to the server`);
}

/** Looks at every page of the site, one after the other. */
export async function seePages(engine: Engine, site: string, lang: string): Promise<number> {
  for (const [name, place] of Object.entries(places)) {
    await engine.goTo(`${site}${place}${place.includes('?') ? '&' : '?'}lang=${lang}`);
    await expectSound(engine, `${engine.name}, ${name}`);
  }
  return Object.keys(places).length;
}
