import type { OrderLine } from '@dining/domain/orders/priced-order';
import type { DietaryInfo } from '@dining/domain/products/allergens';
import type { LocalizedText } from '@dining/domain/shared/localized-text';
import type { z } from 'zod';
import type { reservedMenuSchema, soldMenuSchema } from '../site/reservations/reservation';
import { encodeText } from './text';

/** Serializes a line of an order or reservation; prices in won. */
export const encodeReservedMenu = (line: OrderLine): z.infer<typeof reservedMenuSchema> => ({
  menuIndex: line.menuIndex,
  ...encodeText('prodAddName', line.name),
  prodAddNum: line.count,
  prodAddOnePriceOri: line.unitPrice,
  prodAddOnePrice: line.unitPaid,
  prodAddDistRate: line.discountRate,
  prodAddDistAmnt: line.unitPrice * line.count - line.amount,
  prodAddPrice: line.unitPrice * line.count,
  resvAddPrice: line.amount,
});

/** A line of a reservation. `menu` is the menu as the venue has it now; null if the venue no longer has it. */
export interface SoldLine extends OrderLine {
  readonly menu: {
    readonly description: LocalizedText;
    readonly coversPerUnit: number;
    readonly picture: string;
    readonly allergens: DietaryInfo['allergens'];
  } | null;
}

const noText: LocalizedText = { default: '' };

/** Serializes a line of a reservation with the fields of its menu (Spec §3 Reservation); prices in won. */
export const encodeSoldMenu = ({ menu, ...line }: SoldLine): z.infer<typeof soldMenuSchema> => ({
  ...encodeReservedMenu(line),
  ...encodeText('menuName', line.name),
  ...encodeText('menuDesc', menu?.description ?? noText),
  menuPrice: line.unitPrice,
  menuStock: menu?.coversPerUnit ?? 0,
  bannerimg: menu?.picture ?? '',
  menuAllergenList: menu?.allergens ? [...menu.allergens] : null,
});
