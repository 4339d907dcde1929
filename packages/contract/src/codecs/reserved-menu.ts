import type { LocalizedText } from '@dining/domain/shared/localized-text';
import type { z } from 'zod';
import type { reservedMenu } from '../site/reservations/reservation';
import { textToWire } from './text';

/** A line of an order or a reservation; prices in won. */
export interface PricedLine {
  /** Null for a deposit or a pickup. */
  readonly menuIndex: number | null;
  readonly name: LocalizedText;
  readonly count: number;
  readonly unitPrice: number;
  readonly discountRate: number;
  readonly unitPaid: number;
  readonly amount: number;
}

export const reservedMenuToWire = (line: PricedLine): z.infer<typeof reservedMenu> => ({
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
