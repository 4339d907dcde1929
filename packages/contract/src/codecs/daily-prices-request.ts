import type { OrderRequest } from '@dining/domain/orders/order-request';
import type { SeoulDate } from '@dining/domain/shared/seoul-time';
import type { DailyPricesRequestWire } from '../site/orders/stock-prices';
import { decodeMenuChoice } from './order-request';

/** An order whose price is requested for each day of a range. Its reservation type is that of the product. */
export interface DailyPricesRequest extends Omit<OrderRequest, 'reservationType' | 'visit'> {
  readonly from: SeoulDate;
  readonly to: SeoulDate;
}

export const decodeDailyPricesRequest = (wire: DailyPricesRequestWire): DailyPricesRequest => ({
  dinCode: wire.dinCode,
  prodCode: wire.prodCode,
  dinRoomCode: wire.dinRoomCode ?? null,
  from: wire.strResvDate,
  to: wire.endResvDate,
  party: { adults: wire.resvAdultCnt, kids: wire.resvKidCnt },
  menus: wire.resvProdAddList.map(decodeMenuChoice),
  quantity: wire.prodPickupNum,
});
