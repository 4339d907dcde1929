import type { orderShape } from '@dining/contract/site/orders';
import { pickupTime } from '@dining/domain/availability/pickup';
import type { OrderRequest } from '@dining/domain/orders/order-request';
import type { ReservationBody } from './form-of-request';

/** The part of a reservation's payload that says what is ordered. */
export type OrderedBody = Pick<ReservationBody, keyof typeof orderShape>;

/** A pickup has no party, and is ready from its one slot whatever time was sent; nothing else has a quantity (decision 13). */
export function wantedOf(body: OrderedBody): OrderRequest {
  const isPickup = body.resvType === 'pickup';
  return {
    dinCode: body.dinCode,
    prodCode: body.prodCode,
    reservationType: body.resvType,
    dinRoomCode: body.resvType === 'room' ? (body.dinRoomCode ?? null) : null,
    visit: { date: body.resvDate.slice(0, 10), time: isPickup ? pickupTime : body.resvDate.slice(11) },
    party: isPickup ? { adults: 0, kids: 0 } : { adults: body.resvAdultCnt, kids: body.resvKidCnt },
    menus: body.resvProdAddList.map(({ menuIndex, prodAddNum }) => ({ menuIndex, count: prodAddNum })),
    quantity: isPickup ? body.prodPickupNum : 0,
  };
}
