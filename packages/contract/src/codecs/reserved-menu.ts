import type { OrderLine } from '@dining/domain/orders/priced-order';
import type { z } from 'zod';
import type { reservedMenu } from '../site/reservations/reservation';
import { textToWire } from './text';

/** A line of an order or a reservation; prices in won. */
export const reservedMenuToWire = (line: OrderLine): z.infer<typeof reservedMenu> => ({
  menuIndex: line.menuIndex,
  ...textToWire('prodAddName', line.name),
  prodAddNum: line.count,
  prodAddOnePriceOri: line.unitPrice,
  prodAddOnePrice: line.unitPaid,
  prodAddDistRate: line.discountRate,
  prodAddDistAmnt: line.unitPrice * line.count - line.amount,
  prodAddPrice: line.unitPrice * line.count,
  resvAddPrice: line.amount,
});
