import type { PageName } from '@dining/contract/site/pages';
import { expect } from '@playwright/test';
import { post } from './api';
import { bookByApi, getDinnerQuery, startOrderByApi } from './api-bookings';
import { type Guest, getDayAhead } from './guest';
import { createPerson, JoinPages } from './join-pages';
import { createPattern } from './languages';
import { member, signInByApi } from './member';

/**
 * How to reach a state of a page: a URL, or a function, which resolves to false if the state does not exist at the
 * window's width.
 */
type StateSetup = string | ((guest: Guest) => Promise<unknown>);

const isOnPhone = ({ page }: Guest): boolean => page.viewportSize()?.width === 390;

const newcomerId = 'newcomer@dalbit.example';
const buffet = { dinCode: 'D101', prodCode: 'P10104' };

const getDialog = ({ page }: Guest) => page.getByRole('dialog').or(page.getByRole('alertdialog')).first();

const openAndPress =
  (path: string, getButtonName: (texts: Guest['texts']) => string) =>
  async (guest: Guest): Promise<void> => {
    await guest.open(path);
    await guest
      .getButton(createPattern(getButtonName(guest.texts)))
      .filter({ visible: true })
      .first()
      .click();
    await expect(getDialog(guest)).toBeVisible();
  };

const signInAndOpen =
  (path: string, id = member.id): StateSetup =>
  async (guest) => {
    await signInByApi(guest.page, id);
    await guest.open(path);
  };

const openReservation =
  (matches: (row: { resvStatus: string; resvCancelYn: string }) => boolean) =>
  async (guest: Guest): Promise<void> => {
    await signInByApi(guest.page);
    const { resvList } = await post(guest.page, '/resv/list', { recordCountPerPage: 100 });
    const reservation = (resvList as { resvCode: string; resvStatus: string; resvCancelYn: string }[]).find(matches);
    if (reservation === undefined) throw new Error('the member has no reservation in this state');
    await guest.open(`/fnb/mypage/resv/detail?resvCode=${reservation.resvCode}`);
    await expect(guest.page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  };

const goToPayment = async (guest: Guest): Promise<void> => {
  await post(guest.page, '/guest/start', {});
  await guest.open(`/reservation/prod/payment?${getDinnerQuery(getDayAhead(50))}`);
  await expect(guest.page.getByRole('region', { name: guest.texts.payment.booker.title })).toBeVisible();
};

const goToJoinForm = async (guest: Guest): Promise<void> => {
  await guest.open('/join/agreement');
  await new JoinPages(guest, createPerson()).agree();
  await expect(guest.page.getByRole('main').getByRole('textbox').first()).toBeVisible();
};

/**
 * The states in which each page is checked, the one with the most content first. The type requires an entry for each
 * page.
 */
export const states: Readonly<Record<PageName, Readonly<Record<string, StateSetup>>>> = {
  main: {
    initial: '/',
    'full menu': openAndPress('/?hotelCode=DSE', ({ main }) => main.links.menu),
    benefits: openAndPress('/?hotelCode=DJE', ({ main }) => main.links.benefits),
    'terms in a dialog': async (guest) => {
      await guest.open('/?hotelCode=DJE');
      await guest.page.getByRole('contentinfo').getByRole('navigation').getByRole('link').first().click();
      await expect(getDialog(guest)).toBeVisible();
    },
    'the menu on a phone': async (guest) => {
      if (!isOnPhone(guest)) return false;
      await guest.open('/?hotelCode=DJE');
      return guest.getButton(guest.texts.common.header.openMenu).click();
    },
    'reservations in progress': async (guest) => {
      await guest.open(`/?hotelCode=DJE&cartIdList=${await startOrderByApi(guest.page, getDayAhead(50))}`);
      if (isOnPhone(guest)) await guest.getButton(guest.texts.common.header.openMenu).click();
      // In English the button's text changes with the number, so it is found by the number.
      await guest.page.getByRole('banner').getByRole('button', { name: /1/ }).click();
      await expect(getDialog(guest).getByRole('listitem')).toHaveCount(1);
    },
  },
  login: {
    initial: '/login',
    refused: async (guest) => {
      await guest.open('/login');
      await guest.page.getByRole('main').getByRole('button', { name: guest.texts.login.submit, exact: true }).click();
      await expect(getDialog(guest)).toBeVisible();
    },
  },
  loginLeave: {
    'without a provider': async (guest) => {
      await guest.open('/login/leave');
      await expect(guest.page.getByRole('main').getByLabel(guest.texts.login.password).first()).toBeVisible();
    },
  },
  kakaoReturn: { refused: '/kakao-oauth/result?error=access_denied' },
  naverReturn: { refused: '/naver-oauth/result?error=access_denied' },
  googleReturn: { refused: '/google-oauth/result?error=access_denied' },
  homepageLogin: { 'without a token': '/homepagelogin' },
  findId: {
    'with an invalid field': async (guest) => {
      await guest.open('/find-id');
      await guest.getButton(guest.texts.oneTimeCode.send).click();
      await guest.closeAlert();
    },
  },
  passwordReset: { initial: '/find-id/password', 'with an expired key': '/find-id/password?key=none' },
  joinAgreement: { initial: '/join/agreement' },
  joinForm: {
    'with invalid fields': async (guest) => {
      await goToJoinForm(guest);
      await guest.page
        .getByRole('main')
        .getByRole('button', { name: guest.texts.join.form.submit, exact: true })
        .click();
      await expect(getDialog(guest)).toBeVisible();
      await guest.closeAlert();
    },
  },
  joinComplete: {
    welcome: async (guest) => {
      await guest.page.addInitScript(() => sessionStorage.setItem('joinedMember', '{"userId":"bada@example.test"}'));
      await guest.open('/join/complete');
      await expect(guest.page.getByText('bada@example.test')).toBeVisible();
    },
  },
  reservationFirstStep: {
    'with its calendar': async (guest) => {
      await guest.open(`/reservation/step/1?${getDinnerQuery(getDayAhead(50))}`);
      await expect(guest.page.getByRole('grid')).toBeVisible();
      await expect(guest.page.getByRole('radio', { name: /^18:00/ })).toBeAttached();
    },
    weather: openAndPress(
      '/reservation/step/1?hotelCode=DJE&dinCode=D302&resvType=table',
      ({ reservation }) => reservation.weatherLink,
    ),
    'dining information without a venue': openAndPress(
      '/reservation/step/1?hotelCode=DSE',
      ({ reservation }) => reservation.diningLink,
    ),
    initial: '/reservation/step/1',
  },
  reservationSecondStep: {
    'with its products': `/reservation/step/2/D302?${getDinnerQuery(getDayAhead(50))}`,
    'of an unknown venue': '/reservation/step/2/NONE',
  },
  reservationDetail: {
    'with everything chosen': `/reservation/prod/detail/D302/P30201?${getDinnerQuery(getDayAhead(50))}`,
    'sign-in question': openAndPress(
      `/reservation/prod/detail/D302/P30201?${getDinnerQuery(getDayAhead(50))}`,
      ({ common }) => common.buttons.reserve,
    ),
    'dining information': openAndPress(
      '/reservation/prod/detail/D302/P30201?hotelCode=DJE',
      ({ product }) => product.notices.dining,
    ),
    rooms: `/reservation/prod/detail/D102/P10204?hotelCode=DSE&resvType=room&adultCount=4&childCount=0&resvDate=${getDayAhead(20)}%2012:00`,
    pickup: '/reservation/prod/detail/D106/P10602?hotelCode=DSE&resvType=pickup',
    reviews: async (guest) => {
      await guest.open(`/reservation/prod/detail/${buffet.dinCode}/${buffet.prodCode}?hotelCode=DSE`);
      await guest.page.getByRole('tab').last().click();
      await expect(guest.page.getByRole('tabpanel').getByRole('listitem').first()).toBeVisible();
    },
    ended: '/reservation/prod/detail/D105/P10506',
  },
  reservationPayment: {
    'with invalid fields': async (guest) => {
      await goToPayment(guest);
      await guest.getPayButton().click();
      await expect(getDialog(guest)).toBeVisible();
      await guest.closeAlert();
    },
    'while the window is open': async (guest) => {
      if (isOnPhone(guest)) return false;
      await goToPayment(guest);
      await guest.fillInForm();
      return guest.openPaymentWindow();
    },
    'of a member, with coupons': async (guest) => {
      await signInByApi(guest.page);
      await guest.open(`/reservation/prod/payment?${getDinnerQuery(getDayAhead(50))}`);
      await guest.page.locator('#coupon details summary').click();
    },
    'with nothing chosen': '/reservation/prod/payment',
  },
  reservationComplete: {
    'just reserved': async (guest) => {
      const { resvCode } = await bookByApi(guest.page);
      await guest.open(`/reservation/prod/payment/complete/${resvCode}`);
      await expect(guest.page.getByRole('heading', { level: 1, name: guest.texts.complete.yours })).toBeVisible();
      // Sets the history state that a payment sets and that a reload keeps.
      await guest.page.evaluate(() => history.replaceState({ ...history.state, isJustBooked: true }, ''));
      await guest.reload();
      await expect(
        guest.page.getByRole('heading', { level: 1, name: guest.texts.resvStatus.sentences.reserved }),
      ).toBeVisible();
    },
    'while its guest edits it': async (guest) => {
      const { complete, payment } = guest.texts;
      const { resvCode } = await bookByApi(guest.page, { meal: { prodCode: 'P30202' } });
      await guest.open(`/reservation/prod/payment/complete/${resvCode}`);
      for (const name of [complete.edit.request, complete.edit.allergies]) {
        await guest.getButton(name).click();
        await expect(guest.page.getByRole('form', { name })).toBeVisible();
      }
      await guest.page.getByRole('radio', { name: payment.allergy.exist, exact: true }).check();
      await expect(guest.page.getByRole('checkbox', { name: payment.allergy.consent })).toBeVisible();
    },
    'of another guest': async (guest) => {
      const { resvCode } = await bookByApi(guest.page);
      await guest.page.context().clearCookies();
      await guest.open(`/reservation/prod/payment/complete/${resvCode}`);
      await expect(guest.page.getByRole('heading', { level: 1 })).toBeVisible();
    },
    'of an unknown reservation': '/reservation/prod/payment/complete/20260101-NOTTHERE',
  },
  reservationLookup: {
    refused: async (guest) => {
      await guest.open('/reservation/lookup');
      await guest.page
        .getByRole('main')
        .getByRole('button', { name: guest.texts.complete.lookup.submit, exact: true })
        .click();
      await expect(getDialog(guest)).toBeVisible();
      await guest.closeAlert();
    },
  },
  reservationVisit: {
    unconfirmed: async (guest) => {
      const { resvCode, key } = await bookByApi(guest.page);
      await guest.open(`/reservation/visit?resvCode=${resvCode}&key=${key}`);
      await expect(guest.getButton(guest.texts.visit.coming)).toBeVisible();
    },
    'of an unknown reservation': '/reservation/visit?resvCode=20260101-NOTTHERE&key=none',
  },
  mypageMain: {
    reservations: signInAndOpen('/fnb/mypage/main'),
    'a review to write': async (guest) => {
      await signInByApi(guest.page);
      await openAndPress('/fnb/mypage/main', ({ review }) => review.write.title)(guest);
    },
    'of a visitor': '/fnb/mypage/main',
    inquiries: signInAndOpen('/fnb/mypage/main?showTab=qna'),
    'nothing yet': signInAndOpen('/fnb/mypage/main', newcomerId),
  },
  mypageBenefits: {
    coupons: signInAndOpen('/fnb/mypage/benefits'),
    points: signInAndOpen('/fnb/mypage/benefits?showTab=points'),
    'nothing yet': signInAndOpen('/fnb/mypage/benefits?showTab=points', newcomerId),
  },
  mypageProfile: {
    initial: signInAndOpen('/fnb/mypage/profile'),
    'deleting the account': async (guest) => {
      await signInByApi(guest.page, newcomerId);
      await openAndPress('/fnb/mypage/profile', ({ profile }) => profile.leave.open)(guest);
    },
  },
  mypageReservation: {
    reserved: openReservation(({ resvCancelYn }) => resvCancelYn === 'Y'),
    'cancellation dialog': async (guest) => {
      await openReservation(({ resvCancelYn }) => resvCancelYn === 'Y')(guest);
      await guest.page
        .getByRole('main')
        .getByRole('button', { name: guest.texts.cancellation.title, exact: true })
        .click();
      await expect(getDialog(guest)).toBeVisible();
    },
    'of an unknown code': signInAndOpen('/fnb/mypage/resv/detail?resvCode=20260101-NOTTHERE'),
    confirmed: openReservation(({ resvStatus }) => resvStatus === 'confirm'),
    cancelled: openReservation(({ resvStatus }) => resvStatus === 'cancel'),
  },
  mypageInquiry: {
    answered: async (guest) => {
      await signInByApi(guest.page);
      const { result } = await post(guest.page, '/mypage/qnaList', { orderBy: 'old' });
      await guest.open(`/fnb/mypage/qna/detail?qnaSeq=${(result as { qnaSeq: number }[])[0]?.qnaSeq}`);
      await expect(guest.page.getByRole('region', { name: guest.texts.inquiry.answer })).toBeVisible();
    },
    'to be written': signInAndOpen('/fnb/mypage/qna/detail'),
  },
  findTable: {
    found: `/fnb/find?hotelCode=all&adultCount=2&childCount=1&resvDate=${getDayAhead(20)}&meal=D`,
  },
  venueInfo: {
    initial: '/fnb/dinInfo',
    menus: openAndPress('/fnb/dinInfo?hotelCode=DJE', ({ venue }) => venue.viewMenu),
  },
  restaurant: {
    'with times': '/dining/DJE/D302',
    'of takeout': '/dining/DSE/D106',
    'of another hotel': '/dining/DSE/D302',
  },
  promotionList: { initial: '/fnb/prom/main', ended: '/fnb/prom/main?promRunningYn=N' },
  promotionDetail: {
    running: '/fnb/prom/detail?promCode=PR1001',
    ended: '/fnb/prom/detail?promCode=PR1006',
    'of an unknown code': '/fnb/prom/detail?promCode=NONE',
  },
  reviewList: {
    initial: `/review/list/${buffet.dinCode}/${buffet.prodCode}`,
    'an enlarged picture': openAndPress(
      `/review/list/${buffet.dinCode}/${buffet.prodCode}`,
      ({ review }) => review.enlarge,
    ),
    'without reviews': '/review/list/D103/P10302',
  },
  terms: { privacy: '/terms/privacy', use: '/terms/use?hotelCode=DJE' },
  paymentReturn: { 'of an unknown order': '/easypay/return?resCd=0000&shopOrderNo=none' },
  paymentWait: { initial: '/easypay/wait' },
  payLink: { 'of an unknown key': '/pay/AAAAAAAAAAAAAAAAAAAAAA' },
  error: { initial: '/error' },
  notFound: { initial: '/no-such-page' },
};

export const reachState = async (guest: Guest, setup: StateSetup): Promise<unknown> =>
  typeof setup === 'string' ? guest.open(setup) : setup(guest);
