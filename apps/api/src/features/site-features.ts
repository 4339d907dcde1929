import type { Feature } from './feature';
import { address } from './site/address/routes';
import { app } from './site/app/routes';
import { availability } from './site/availability/routes';
import { cart } from './site/cart/routes';
import { coupons } from './site/coupons/routes';
import { hotels } from './site/hotels/routes';
import { inquiries } from './site/inquiries/routes';
import { join } from './site/join/routes';
import { members } from './site/members/routes';
import { orders } from './site/orders/routes';
import { payments } from './site/payments/routes';
import { points } from './site/points/routes';
import { products } from './site/products/routes';
import { promotions } from './site/promotions/routes';
import { reservations } from './site/reservations/routes';
import { reviews } from './site/reviews/routes';
import { session } from './site/session/routes';
import { socialSignIn } from './site/session/social-routes';
import { terms } from './site/terms/routes';
import { uploads } from './site/uploads/routes';
import { venues } from './site/venues/routes';
import { weather } from './site/weather/routes';

export const siteFeatures: readonly Feature[] = [
  app,
  hotels,
  session,
  socialSignIn,
  join,
  members,
  address,
  coupons,
  points,
  terms,
  venues,
  cart,
  products,
  availability,
  promotions,
  reviews,
  uploads,
  reservations,
  inquiries,
  orders,
  payments,
  weather,
];
