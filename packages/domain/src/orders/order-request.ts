import { pickupTime } from '../availability/pickup';
import type { OrderContents } from '../inventory/units';
import type { ReservationType } from '../products/product';
import type { DinCode, DinRoomCode, ProdCode } from '../shared/codes';
import type { Visit } from '../shared/seoul-time';

/**
 * An order without the guest's details: the fields that determine the capacity that it takes, and its price before
 * coupon and points.
 */
export interface OrderRequest extends OrderContents {
  readonly dinCode: DinCode;
  readonly prodCode: ProdCode;
  readonly reservationType: ReservationType;
  /** The requested room; null selects the smallest that fits the party. */
  readonly dinRoomCode: DinRoomCode | null;
  readonly visit: Visit;
}

/**
 * Clears fields that do not apply to the type of order (decision 13): a pickup has no party and one fixed time, only a
 * pickup has a quantity, and only a room order has a room.
 */
export function normalizeOrderRequest(order: OrderRequest): OrderRequest {
  const { reservationType: type, dinRoomCode, visit } = order;
  if (type === 'pickup')
    return {
      ...order,
      dinRoomCode: null,
      visit: { date: visit.date, time: pickupTime },
      party: { adults: 0, kids: 0 },
    };
  return { ...order, dinRoomCode: type === 'room' ? dinRoomCode : null, quantity: 0 };
}
