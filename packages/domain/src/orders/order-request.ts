import { pickupTime } from '../availability/pickup';
import type { OrderedAmount } from '../inventory/units';
import type { ReservationType } from '../products/product';
import type { DinCode, DinRoomCode, ProdCode } from '../shared/codes';
import type { Visit } from '../shared/seoul-time';

/** What somebody wants to reserve, before he has said who he is: all that decides its price and what it takes. */
export interface OrderRequest extends OrderedAmount {
  readonly dinCode: DinCode;
  readonly prodCode: ProdCode;
  readonly reservationType: ReservationType;
  /** The room asked for; null takes the smallest that holds the party. */
  readonly dinRoomCode: DinRoomCode | null;
  readonly visit: Visit;
}

/**
 * What of an order counts for its kind (decision 13): a pickup has no party and is ready at its one time, nothing else has a
 * quantity, and only a room's order names a room.
 */
export function normalizeOrderRequest(order: OrderRequest): OrderRequest {
  const { reservationType: type, dinRoomCode, visit } = order;
  if (type === 'pickup')
    return { ...order, dinRoomCode: null, visit: { date: visit.date, time: pickupTime }, party: { adults: 0, kids: 0 } };
  return { ...order, dinRoomCode: type === 'room' ? dinRoomCode : null, quantity: 0 };
}
