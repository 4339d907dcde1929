import type { orderShape } from '@dining/contract/site/orders/order';
import { pickupTime } from '@dining/domain/availability/pickup';
import type { OrderedAmount } from '@dining/domain/inventory/units';
import type { ReservationType } from '@dining/domain/products/product';
import type { DinCode, DinRoomCode, ProdCode } from '@dining/domain/shared/codes';
import type { Visit } from '@dining/domain/shared/seoul-time';
import type { ReservationBody } from './form-of-request';

/** What somebody wants to reserve, before he has said who he is: all that decides its price and what it takes. */
export interface Wanted extends OrderedAmount {
  readonly dinCode: DinCode;
  readonly prodCode: ProdCode;
  readonly reservationType: ReservationType;
  /** The room asked for; null takes the smallest that holds the party. */
  readonly dinRoomCode: DinRoomCode | null;
  readonly visit: Visit;
}

/** The part of a reservation's payload that says what is ordered. */
export type OrderedBody = Pick<ReservationBody, keyof typeof orderShape>;

/** A pickup has no party, and is ready from its one slot whatever time was sent; nothing else has a quantity (decision 13). */
export function wantedOf(body: OrderedBody): Wanted {
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
