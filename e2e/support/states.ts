import type { PageName } from '@dining/contract/site/pages';
import { expect } from '@playwright/test';
import { bookByCalls, dinnerAddress, keptByCalls } from './by-calls';
import { post } from './calls';
import { dayAhead, type Guest } from './guest';
import { Joiner, newPerson } from './joiner';
import { enter, member } from './member';
import { pattern } from './tongues';

/**
 * How a state of a page is come to: at an address, or by more than that. `false` where there is none at the window's
 * width.
 */
type Way = string | ((guest: Guest) => Promise<unknown>);

const onPhone = ({ page }: Guest): boolean => page.viewportSize()?.width === 390;

const newcomer = 'newcomer@dalbit.example';
const buffet = { dinCode: 'D101', prodCode: 'P10104' };

const dialog = ({ page }: Guest) => page.getByRole('dialog').or(page.getByRole('alertdialog')).first();

/** Opens an address and presses a button. */
const opened =
  (path: string, button: (texts: Guest['texts']) => string) =>
  async (guest: Guest): Promise<void> => {
    await guest.open(path);
    await guest
      .button(pattern(button(guest.texts)))
      .filter({ visible: true })
      .first()
      .click();
    await expect(dialog(guest)).toBeVisible();
  };

/** At an address of a member's own. */
const asMember =
  (path: string, id = member.id): Way =>
  async (guest) => {
    await enter(guest.page, id);
    await guest.open(path);
  };

/** A member's reservation that is as it is said. */
const ownReservation =
  (is: (row: { resvStatus: string; resvCancelYn: string }) => boolean) =>
  async (guest: Guest): Promise<void> => {
    await enter(guest.page);
    const { resvList } = await post(guest.page, '/resv/list', { recordCountPerPage: 100 });
    const found = (resvList as { resvCode: string; resvStatus: string; resvCancelYn: string }[]).find(is);
    if (found === undefined) throw new Error('the member has no such reservation');
    await guest.open(`/fnb/mypage/resv/detail?resvCode=${found.resvCode}`);
    await expect(guest.page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  };

const toPayment = async (guest: Guest): Promise<void> => {
  await post(guest.page, '/guest/start', {});
  await guest.open(`/reservation/prod/payment?${dinnerAddress(dayAhead(50))}`);
  await expect(guest.page.getByRole('region', { name: guest.texts.payment.booker.title })).toBeVisible();
};

const toJoinForm = async (guest: Guest): Promise<void> => {
  await guest.open('/join/agreement');
  await new Joiner(guest, newPerson()).agree();
  await expect(guest.page.getByRole('main').getByRole('textbox').first()).toBeVisible();
};

/**
 * The states in which each page of the contract is looked at, the fullest first: a page that is added later cannot be
 * forgotten here.
 */
export const states: Readonly<Record<PageName, Readonly<Record<string, Way>>>> = {
  main: {
    'as it opens': '/',
    'full menu': opened('/?hotelCode=DSE', ({ main }) => main.links.menu),
    benefits: opened('/?hotelCode=DJE', ({ main }) => main.links.benefits),
    'terms in a dialog': async (guest) => {
      await guest.open('/?hotelCode=DJE');
      await guest.page.getByRole('contentinfo').getByRole('navigation').getByRole('link').first().click();
      await expect(dialog(guest)).toBeVisible();
    },
    'the menu on a phone': async (guest) => {
      if (!onPhone(guest)) return false;
      await guest.open('/?hotelCode=DJE');
      return guest.button(guest.texts.common.header.openMenu).click();
    },
    'reservations in progress': async (guest) => {
      await guest.open(`/?hotelCode=DJE&cartIdList=${await keptByCalls(guest.page, dayAhead(50))}`);
      if (onPhone(guest)) await guest.button(guest.texts.common.header.openMenu).click();
      // The button's words bend with the number in English, so it is found by the number.
      await guest.page.getByRole('banner').getByRole('button', { name: /1/ }).click();
      await expect(dialog(guest).getByRole('listitem')).toHaveCount(1);
    },
  },
  login: {
    'as it opens': '/login',
    refused: async (guest) => {
      await guest.open('/login');
      await guest.page.getByRole('main').getByRole('button', { name: guest.texts.login.submit, exact: true }).click();
      await expect(dialog(guest)).toBeVisible();
    },
  },
  loginLeave: {
    'of no provider': async (guest) => {
      await guest.open('/login/leave');
      await expect(guest.page.getByRole('main').getByLabel(guest.texts.login.password).first()).toBeVisible();
    },
  },
  kakaoReturn: { refused: '/kakao-oauth/result?error=access_denied' },
  naverReturn: { refused: '/naver-oauth/result?error=access_denied' },
  googleReturn: { refused: '/google-oauth/result?error=access_denied' },
  homepageLogin: { 'without a token': '/homepagelogin' },
  findId: {
    'with a marked field': async (guest) => {
      await guest.open('/find-id');
      await guest.button(guest.texts.oneTimeCode.send).click();
      await guest.closeAlert();
    },
  },
  passwordReset: { 'as it opens': '/find-id/password', 'with a key that is over': '/find-id/password?key=none' },
  joinAgreement: { 'as it opens': '/join/agreement' },
  joinForm: {
    'with marked fields': async (guest) => {
      await toJoinForm(guest);
      await guest.page
        .getByRole('main')
        .getByRole('button', { name: guest.texts.join.form.submit, exact: true })
        .click();
      await expect(dialog(guest)).toBeVisible();
      await guest.closeAlert();
    },
  },
  joinComplete: {
    welcome: async (guest) => {
      await guest.page.addInitScript(() => sessionStorage.setItem('joined', '{"userId":"bada@example.test"}'));
      await guest.open('/join/complete');
      await expect(guest.page.getByText('bada@example.test')).toBeVisible();
    },
  },
  reservationFirstStep: {
    'with its calendar': async (guest) => {
      await guest.open(`/reservation/step/1?${dinnerAddress(dayAhead(50))}`);
      await expect(guest.page.getByRole('grid')).toBeVisible();
      await expect(guest.page.getByRole('radio', { name: /^18:00/ })).toBeAttached();
    },
    weather: opened(
      '/reservation/step/1?hotelCode=DJE&dinCode=D302&resvType=table',
      ({ reservation }) => reservation.weatherLink,
    ),
    'dining information of no venue': opened(
      '/reservation/step/1?hotelCode=DSE',
      ({ reservation }) => reservation.diningLink,
    ),
    'as it opens': '/reservation/step/1',
  },
  reservationSecondStep: {
    'with its products': `/reservation/step/2/D302?${dinnerAddress(dayAhead(50))}`,
    'of no venue': '/reservation/step/2/NONE',
  },
  reservationDetail: {
    'with everything chosen': `/reservation/prod/detail/D302/P30201?${dinnerAddress(dayAhead(50))}`,
    'how to go on': opened(
      `/reservation/prod/detail/D302/P30201?${dinnerAddress(dayAhead(50))}`,
      ({ common }) => common.buttons.reserve,
    ),
    'dining information': opened(
      '/reservation/prod/detail/D302/P30201?hotelCode=DJE',
      ({ product }) => product.notices.dining,
    ),
    rooms: `/reservation/prod/detail/D102/P10204?hotelCode=DSE&resvType=room&adultCount=4&childCount=0&resvDate=${dayAhead(20)}%2012:00`,
    pickup: '/reservation/prod/detail/D106/P10602?hotelCode=DSE&resvType=pickup',
    reviews: async (guest) => {
      await guest.open(`/reservation/prod/detail/${buffet.dinCode}/${buffet.prodCode}?hotelCode=DSE`);
      await guest.page.getByRole('tab').last().click();
      await expect(guest.page.getByRole('tabpanel').getByRole('listitem').first()).toBeVisible();
    },
    ended: '/reservation/prod/detail/D105/P10506',
  },
  reservationPayment: {
    'with marked fields': async (guest) => {
      await toPayment(guest);
      await guest.payButton().click();
      await expect(dialog(guest)).toBeVisible();
      await guest.closeAlert();
    },
    'while the window is open': async (guest) => {
      if (onPhone(guest)) return false;
      await toPayment(guest);
      await guest.fillIn();
      return guest.openPayment();
    },
    'of a member, with coupons': async (guest) => {
      await enter(guest.page);
      await guest.open(`/reservation/prod/payment?${dinnerAddress(dayAhead(50))}`);
      await guest.page.locator('#coupon details summary').click();
    },
    'with nothing chosen': '/reservation/prod/payment',
  },
  reservationComplete: {
    'just reserved': async (guest) => {
      const { resvCode } = await bookByCalls(guest.page);
      await guest.open(`/reservation/prod/payment/complete/${resvCode}`);
      await expect(guest.page.getByRole('heading', { level: 1, name: guest.texts.complete.yours })).toBeVisible();
      // As the way from paying leaves it, which a reload keeps.
      await guest.page.evaluate(() => history.replaceState({ ...history.state, booked: true }, ''));
      await guest.reload();
      await expect(guest.page.getByRole('heading', { level: 1, name: guest.texts.complete.title })).toBeVisible();
    },
    'to whom it is nothing': async (guest) => {
      const { resvCode } = await bookByCalls(guest.page);
      await guest.page.context().clearCookies();
      await guest.open(`/reservation/prod/payment/complete/${resvCode}`);
      await expect(guest.page.getByRole('heading', { level: 1 })).toBeVisible();
    },
    'of no reservation': '/reservation/prod/payment/complete/20260101-NOTTHERE',
  },
  reservationLookup: {
    refused: async (guest) => {
      await guest.open('/reservation/lookup');
      await guest.page
        .getByRole('main')
        .getByRole('button', { name: guest.texts.complete.lookup.submit, exact: true })
        .click();
      await expect(dialog(guest)).toBeVisible();
      await guest.closeAlert();
    },
  },
  reservationVisit: {
    asking: async (guest) => {
      const { resvCode, key } = await bookByCalls(guest.page);
      await guest.open(`/reservation/visit?resvCode=${resvCode}&key=${key}`);
      await expect(guest.button(guest.texts.visit.coming)).toBeVisible();
    },
    'of no reservation': '/reservation/visit?resvCode=20260101-NOTTHERE&key=none',
  },
  mypageMain: {
    reservations: asMember('/fnb/mypage/main'),
    'a review to write': async (guest) => {
      await enter(guest.page);
      await opened('/fnb/mypage/main', ({ review }) => review.write.title)(guest);
    },
    'of a visitor': '/fnb/mypage/main',
    inquiries: asMember('/fnb/mypage/main?showTab=qna'),
    'nothing yet': asMember('/fnb/mypage/main', newcomer),
  },
  mypageBenefits: {
    coupons: asMember('/fnb/mypage/benefits'),
    points: asMember('/fnb/mypage/benefits?showTab=points'),
    'nothing yet': asMember('/fnb/mypage/benefits?showTab=points', newcomer),
  },
  mypageProfile: {
    'as it opens': asMember('/fnb/mypage/profile'),
    leaving: async (guest) => {
      await enter(guest.page, newcomer);
      await opened('/fnb/mypage/profile', ({ profile }) => profile.leave.open)(guest);
    },
  },
  mypageReservation: {
    reserved: ownReservation(({ resvCancelYn }) => resvCancelYn === 'Y'),
    'before it is cancelled': async (guest) => {
      await ownReservation(({ resvCancelYn }) => resvCancelYn === 'Y')(guest);
      await guest.page
        .getByRole('main')
        .getByRole('button', { name: guest.texts.cancellation.title, exact: true })
        .click();
      await expect(dialog(guest)).toBeVisible();
    },
    'of nothing': asMember('/fnb/mypage/resv/detail?resvCode=20260101-NOTTHERE'),
    confirmed: ownReservation(({ resvStatus }) => resvStatus === 'confirm'),
    cancelled: ownReservation(({ resvStatus }) => resvStatus === 'cancel'),
  },
  mypageInquiry: {
    answered: async (guest) => {
      await enter(guest.page);
      const { result } = await post(guest.page, '/mypage/qnaList', { orderBy: 'old' });
      await guest.open(`/fnb/mypage/qna/detail?qnaSeq=${(result as { qnaSeq: number }[])[0]?.qnaSeq}`);
      await expect(guest.page.getByRole('region', { name: guest.texts.inquiry.answer })).toBeVisible();
    },
    'to be written': asMember('/fnb/mypage/qna/detail'),
  },
  findTable: {
    found: `/fnb/find?hotelCode=DJE&adultCount=2&childCount=1&resvDate=${dayAhead(20)}&meal=D&everywhere=Y`,
  },
  venueInfo: {
    'as it opens': '/fnb/dinInfo',
    menus: opened('/fnb/dinInfo?hotelCode=DJE', ({ venue }) => venue.viewMenu),
  },
  restaurant: {
    'with times': '/dining/DJE/D302',
    'of takeout': '/dining/DSE/D106',
    'of another hotel': '/dining/DSE/D302',
  },
  promotionList: { 'as it opens': '/fnb/prom/main', ended: '/fnb/prom/main?promRunningYn=N' },
  promotionDetail: {
    running: '/fnb/prom/detail?promCode=PR1001',
    ended: '/fnb/prom/detail?promCode=PR1006',
    'of nothing': '/fnb/prom/detail?promCode=NONE',
  },
  reviewList: {
    'as it opens': `/review/list/${buffet.dinCode}/${buffet.prodCode}`,
    'a picture at large': opened(`/review/list/${buffet.dinCode}/${buffet.prodCode}`, ({ review }) => review.enlarge),
    'of a hotel without reviews': '/review/list/D302/P30201',
    'without any': '/review/list/D103/P10302',
  },
  terms: { privacy: '/terms/privacy', use: '/terms/use?hotelCode=DJE' },
  paymentReturn: { 'of no order': '/easypay/return?resCd=0000&shopOrderNo=none' },
  paymentWait: { 'as it opens': '/easypay/wait' },
  error: { 'as it opens': '/error' },
  notFound: { 'as it opens': '/no-such-page' },
};

/** Brings a guest to a state. */
export const bring = async (guest: Guest, way: Way): Promise<unknown> =>
  typeof way === 'string' ? guest.open(way) : way(guest);
