import type { Feature } from '../deps';
import { app } from './app/routes';
import { availability } from './availability/routes';
import { cart } from './cart/routes';
import { coupons } from './coupons/routes';
import { hotels } from './hotels/routes';
import { orders } from './orders/routes';
import { payments } from './payments/routes';
import { products } from './products/routes';
import { promotions } from './promotions/routes';
import { reservations } from './reservations/routes';
import { reviews } from './reviews/routes';
import { session } from './session/routes';
import { terms } from './terms/routes';
import { venues } from './venues/routes';
import { weather } from './weather/routes';

/** Every feature of the server, one a noun. */
export const features: readonly Feature[] = [
  app,
  hotels,
  session,
  coupons,
  terms,
  venues,
  cart,
  products,
  availability,
  promotions,
  reviews,
  reservations,
  orders,
  payments,
  weather,
];
