import { normalizeOrderRequest, type OrderRequest } from '@dining/domain/orders/order-request';
import type { MenuChoice } from '@dining/domain/products/menu-choice';
import type { OrderWire } from '../site/orders/order';
import { orderedVisitToWire, visitFromWire } from './visit';

/** What an order sheet and a whole reservation share: what is ordered. */
export const orderRequestToWire = (order: OrderRequest): OrderWire => ({
  dinCode: order.dinCode,
  prodCode: order.prodCode,
  resvType: order.reservationType,
  dinRoomCode: order.dinRoomCode ?? undefined,
  resvDate: orderedVisitToWire(order.visit, order.reservationType),
  resvAdultCnt: order.party.adults,
  resvKidCnt: order.party.kids,
  prodPickupNum: order.quantity,
  resvProdAddList: order.menus.map(({ menuIndex, count }) => ({ menuIndex, prodAddNum: count })),
});

/** So many of one menu. */
export const menuChoiceFromWire = ({ menuIndex, prodAddNum }: OrderWire['resvProdAddList'][number]): MenuChoice => ({
  menuIndex,
  count: prodAddNum,
});

/** The reverse of `orderRequestToWire`: what of it counts for its kind, whatever else was sent. */
export const orderRequestFromWire = (wire: OrderWire): OrderRequest =>
  normalizeOrderRequest({
    dinCode: wire.dinCode,
    prodCode: wire.prodCode,
    reservationType: wire.resvType,
    dinRoomCode: wire.dinRoomCode ?? null,
    visit: visitFromWire(wire.resvDate),
    party: { adults: wire.resvAdultCnt, kids: wire.resvKidCnt },
    menus: wire.resvProdAddList.map(menuChoiceFromWire),
    quantity: wire.prodPickupNum,
  });
