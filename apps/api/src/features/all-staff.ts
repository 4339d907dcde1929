import type { CommandHandler } from './command';
import { app } from './staff/app/handlers';
import { availability } from './staff/availability/handlers';
import { hotels } from './staff/hotels/handlers';
import { inquiries } from './staff/inquiries/handlers';
import { members } from './staff/members/handlers';
import { payments } from './staff/payments/handlers';
import { products } from './staff/products/handlers';
import { reservations } from './staff/reservations/handlers';
import { reviews } from './staff/reviews/handlers';
import { venues } from './staff/venues/handlers';

export const commandHandlers: ReadonlyMap<string, CommandHandler> = new Map(
  [
    ...app,
    ...availability,
    ...hotels,
    ...inquiries,
    ...members,
    ...payments,
    ...products,
    ...reservations,
    ...reviews,
    ...venues,
  ].map((one) => [one.path, one]),
);
