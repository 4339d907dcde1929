import { normalizeOrderRequest, type OrderRequest } from '@dining/domain/orders/order-request';
import type { MenuChoice } from '@dining/domain/products/menu-choice';
import type { OrderWire } from '../site/orders/order';
import { decodeVisit, encodeOrderedVisit } from './visit';

/** Serializes an order, for order sheets and reservations. */
export const encodeOrderRequest = (order: OrderRequest): OrderWire => ({
  dinCode: order.dinCode,
  prodCode: order.prodCode,
  resvType: order.reservationType,
  dinRoomCode: order.dinRoomCode ?? undefined,
  resvDate: encodeOrderedVisit(order.visit, order.reservationType),
  resvAdultCnt: order.party.adults,
  resvKidCnt: order.party.kids,
  prodPickupNum: order.quantity,
  resvProdAddList: order.menus.map(({ menuIndex, count }) => ({ menuIndex, prodAddNum: count })),
});

export const decodeMenuChoice = ({ menuIndex, prodAddNum }: OrderWire['resvProdAddList'][number]): MenuChoice => ({
  menuIndex,
  count: prodAddNum,
});

/** Parses an order. Clears fields that do not apply to its reservation type. */
export const decodeOrderRequest = (wire: OrderWire): OrderRequest =>
  normalizeOrderRequest({
    dinCode: wire.dinCode,
    prodCode: wire.prodCode,
    reservationType: wire.resvType,
    dinRoomCode: wire.dinRoomCode ?? null,
    visit: decodeVisit(wire.resvDate),
    party: { adults: wire.resvAdultCnt, kids: wire.resvKidCnt },
    menus: wire.resvProdAddList.map(decodeMenuChoice),
    quantity: wire.prodPickupNum,
  });
