import type { Hand } from './command';
import { app } from './staff/app/hands';
import { availability } from './staff/availability/hands';
import { hotels } from './staff/hotels/hands';
import { inquiries } from './staff/inquiries/hands';
import { members } from './staff/members/hands';
import { payments } from './staff/payments/hands';
import { products } from './staff/products/hands';
import { reservations } from './staff/reservations/hands';
import { venues } from './staff/venues/hands';

/** Every command of staff, by its path. */
export const staffHands: ReadonlyMap<string, Hand> = new Map(
  [...app, ...availability, ...hotels, ...inquiries, ...members, ...payments, ...products, ...reservations, ...venues].map(
    (one) => [one.path, one],
  ),
);
