import type { OrderRequest } from '@dining/domain/orders/order-request';
import type { SeoulDate } from '@dining/domain/shared/seoul-time';
import type { PriceRangeWire } from '../site/orders/stock-prices';
import { decodeMenuChoice } from './order-request';

/** An order whose price is requested for each day of a range; its type is the product's. */
export interface PriceRange extends Omit<OrderRequest, 'reservationType' | 'visit'> {
  readonly from: SeoulDate;
  readonly to: SeoulDate;
}

export const decodePriceRange = (wire: PriceRangeWire): PriceRange => ({
  dinCode: wire.dinCode,
  prodCode: wire.prodCode,
  dinRoomCode: wire.dinRoomCode ?? null,
  from: wire.strResvDate,
  to: wire.endResvDate,
  party: { adults: wire.resvAdultCnt, kids: wire.resvKidCnt },
  menus: wire.resvProdAddList.map(decodeMenuChoice),
  quantity: wire.prodPickupNum,
});
