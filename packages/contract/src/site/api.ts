import type { CallTypes } from '../endpoint';
import { addressCalls } from './address';
import { appCalls } from './app/app-data';
import { availabilityCalls } from './availability';
import { cartCalls } from './cart';
import { couponCalls } from './coupons';
import { hotelCalls } from './hotels';
import { inquiryCalls } from './inquiries';
import { joinCalls } from './join';
import { findIdCalls } from './members/find-id';
import { leavingCalls } from './members/leaving';
import { profileCalls } from './members/profile';
import { orderSheetCalls } from './orders/order-sheets';
import { stockPriceCalls } from './orders/stock-prices';
import { payLinkCalls } from './pay-links';
import { paymentCalls } from './payments';
import { pointCalls } from './points';
import { productCalls } from './products';
import { promotionCalls } from './promotions';
import { answersEditCalls } from './reservations/answers-edit';
import { myReservationCalls } from './reservations/my-reservations';
import { ownReservationCalls } from './reservations/own-reservation';
import { reservationCalls } from './reservations/reservation';
import { visitDayCalls } from './reservations/visit-day';
import { reviewCalls } from './reviews';
import { sessionCalls } from './session/session';
import { socialSignInCalls } from './session/social-sign-in';
import { termsCalls } from './terms';
import { uploadCalls } from './uploads';
import { venueCalls } from './venues';
import { weatherCalls } from './weather';

/** All endpoints by group, in the order of section 7 of the specification. */
export const callsByGroup = {
  app: appCalls,
  hotels: hotelCalls,
  session: sessionCalls,
  'social sign-in': socialSignInCalls,
  join: joinCalls,
  'find id': findIdCalls,
  profile: [...profileCalls, ...leavingCalls],
  address: addressCalls,
  coupons: couponCalls,
  points: pointCalls,
  terms: termsCalls,
  venues: venueCalls,
  cart: cartCalls,
  products: productCalls,
  availability: availabilityCalls,
  promotions: promotionCalls,
  reviews: reviewCalls,
  uploads: uploadCalls,
  reservations: reservationCalls,
  'day of visit': visitDayCalls,
  'my reservations': [...myReservationCalls, ...ownReservationCalls, ...answersEditCalls],
  inquiries: inquiryCalls,
  'order sheets': orderSheetCalls,
  'stock and prices': stockPriceCalls,
  payments: paymentCalls,
  'pay links': payLinkCalls,
  weather: weatherCalls,
} as const;
export type ApiGroup = keyof typeof callsByGroup;

type Endpoint = (typeof callsByGroup)[ApiGroup][number];

/** @internal for tests */
export const endpoints: readonly Endpoint[] = Object.values(callsByGroup).flat();

/** Types of all endpoints by name, such as `'POST /api/din/list'`, for the site's `call`. */
export type Api = { [E in Endpoint as `${E['method']} ${E['path']}`]: CallTypes<E> };
