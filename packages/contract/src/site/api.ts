import type { CallTypes } from '../endpoint';
import { addressEndpoints } from './address';
import { appEndpoints } from './app/app-data';
import { availabilityEndpoints } from './availability';
import { cartEndpoints } from './cart';
import { couponEndpoints } from './coupons';
import { hotelEndpoints } from './hotels';
import { inquiryEndpoints } from './inquiries';
import { joinEndpoints } from './join';
import { accountRecoveryEndpoints } from './members/account-recovery';
import { leavingEndpoints } from './members/leaving';
import { profileEndpoints } from './members/profile';
import { orderSheetEndpoints } from './orders/order-sheets';
import { stockPriceEndpoints } from './orders/stock-prices';
import { payLinkEndpoints } from './pay-links';
import { paymentEndpoints } from './payments';
import { pointEndpoints } from './points';
import { productEndpoints } from './products';
import { promotionEndpoints } from './promotions';
import { answersEditEndpoints } from './reservations/answers-edit';
import { myReservationEndpoints } from './reservations/my-reservations';
import { ownReservationEndpoints } from './reservations/own-reservation';
import { reservationEndpoints } from './reservations/reservation';
import { visitDayEndpoints } from './reservations/visit-day';
import { reviewEndpoints } from './reviews';
import { sessionEndpoints } from './session/session';
import { socialSignInEndpoints } from './session/social-sign-in';
import { termsEndpoints } from './terms';
import { uploadEndpoints } from './uploads';
import { venueEndpoints } from './venues';
import { weatherEndpoints } from './weather';

/** All endpoints by group, in the order of section 7 of the specification. */
export const endpointsByGroup = {
  app: appEndpoints,
  hotels: hotelEndpoints,
  session: sessionEndpoints,
  'social sign-in': socialSignInEndpoints,
  join: joinEndpoints,
  'find id': accountRecoveryEndpoints,
  profile: [...profileEndpoints, ...leavingEndpoints],
  address: addressEndpoints,
  coupons: couponEndpoints,
  points: pointEndpoints,
  terms: termsEndpoints,
  venues: venueEndpoints,
  cart: cartEndpoints,
  products: productEndpoints,
  availability: availabilityEndpoints,
  promotions: promotionEndpoints,
  reviews: reviewEndpoints,
  uploads: uploadEndpoints,
  reservations: reservationEndpoints,
  'day of visit': visitDayEndpoints,
  'my reservations': [...myReservationEndpoints, ...ownReservationEndpoints, ...answersEditEndpoints],
  inquiries: inquiryEndpoints,
  'order sheets': orderSheetEndpoints,
  'stock and prices': stockPriceEndpoints,
  payments: paymentEndpoints,
  'pay links': payLinkEndpoints,
  weather: weatherEndpoints,
} as const;
export type ApiGroup = keyof typeof endpointsByGroup;

type Endpoint = (typeof endpointsByGroup)[ApiGroup][number];

/** @internal for tests */
export const endpoints: readonly Endpoint[] = Object.values(endpointsByGroup).flat();

/** Types of all endpoints by name, such as `'POST /api/din/list'`, for the site's `call`. */
export type Api = { [E in Endpoint as `${E['method']} ${E['path']}`]: CallTypes<E> };
