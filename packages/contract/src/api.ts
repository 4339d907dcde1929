import { appCalls } from './app';
import { availabilityCalls } from './availability';
import { cartCalls } from './cart';
import { couponCalls } from './coupons';
import type { CallTypes } from './endpoint';
import { hotelCalls } from './hotels';
import { myReservationCalls } from './my-reservations';
import { orderSheetCalls } from './order-sheets';
import { paymentCalls } from './payments';
import { productCalls } from './products';
import { promotionCalls } from './promotions';
import { reservationCalls } from './reservations';
import { reviewCalls } from './reviews';
import { sessionCalls } from './session';
import { stockPriceCalls } from './stock-prices';
import { termsCalls } from './terms';
import { venueCalls } from './venues';
import { weatherCalls } from './weather';

/** Every call of the product, in the order of the specification's section 7. */
export const endpoints = [
  ...appCalls,
  ...hotelCalls,
  ...sessionCalls,
  ...couponCalls,
  ...termsCalls,
  ...venueCalls,
  ...cartCalls,
  ...productCalls,
  ...availabilityCalls,
  ...promotionCalls,
  ...reviewCalls,
  ...reservationCalls,
  ...myReservationCalls,
  ...orderSheetCalls,
  ...stockPriceCalls,
  ...paymentCalls,
  ...weatherCalls,
] as const;

type Endpoint = (typeof endpoints)[number];

/** `'POST /api/din/list'` and so on, each with its parts: what the site's `call` is typed by. */
export type Api = { [E in Endpoint as `${E['method']} ${E['path']}`]: CallTypes<E> };
