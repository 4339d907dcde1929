import type { ReservationRequest } from '@dining/contract/site/orders/order';
import { chosenMenus } from '@dining/domain/reservations/menu-choice';
import type { DinRoomCode } from '@dining/domain/shared/codes';
import type { Order } from './order';

type OrderShape = Required<
  Pick<
    ReservationRequest,
    | 'dinCode'
    | 'prodCode'
    | 'resvType'
    | 'dinRoomCode'
    | 'resvDate'
    | 'resvAdultCnt'
    | 'resvKidCnt'
    | 'prodPickupNum'
    | 'resvProdAddList'
  >
>;

/** What is ordered as the wire names it: the part that a draft and a whole reservation share. */
export function orderToWire(order: Order, dinRoomCode: DinRoomCode | null): OrderShape {
  const { product, visit, party, quantity } = order;
  const pickup = product.reservationType === 'pickup';
  return {
    dinCode: product.dinCode,
    prodCode: product.prodCode,
    resvType: product.reservationType,
    dinRoomCode: product.reservationType === 'room' ? (dinRoomCode ?? '') : '',
    // A pickup's is its day at 00:00; it is ready from its one slot (decision 13).
    resvDate: `${visit.date} ${pickup ? '00:00' : visit.time}`,
    resvAdultCnt: party.adults,
    resvKidCnt: party.kids,
    prodPickupNum: pickup ? quantity : 0,
    resvProdAddList: chosenMenus(product, order.menus).map(({ option, count }) => ({
      menuIndex: option.menuIndex,
      prodAddNum: count,
    })),
  };
}
