import type { OrderContents } from '../inventory/units';
import { listChosenMenus } from '../products/menu-choice';
import { countPeople } from '../products/party';
import type { Product } from '../products/product';
import { getProductOnDay } from '../products/product-on-day';
import { deductPercent } from '../shared/krw';
import type { SeoulDate } from '../shared/seoul-time';
import { getDepositPerHead } from './deposit';
import { getDayDiscount } from './discount';

/** A line of an order, in whole won. */
export interface QuoteLine {
  readonly kind: 'menu' | 'pickup' | 'deposit';
  /** The menu, for menu lines only. */
  readonly menuIndex: number | null;
  /** Price of one unit before any discount. */
  readonly unitPrice: number;
  /** Product discount in percent. */
  readonly discountRate: number;
  /** Price of one unit after the discount, rounded down. */
  readonly unitPaid: number;
  readonly count: number;
  /** count × unitPrice. */
  readonly originalAmount: number;
  /** count × unitPaid. */
  readonly amount: number;
}

interface LineInput {
  readonly kind: QuoteLine['kind'];
  readonly menuIndex?: number;
  readonly price: number;
  readonly rate: number;
  readonly count: number;
}

function createLine({ kind, menuIndex, price, rate, count }: LineInput): QuoteLine {
  const unitPaid = deductPercent(price, rate);
  const amounts = { originalAmount: price * count, amount: unitPaid * count };
  return { kind, menuIndex: menuIndex ?? null, unitPrice: price, discountRate: rate, unitPaid, count, ...amounts };
}

/** The fields of an order that determine its lines. */
export interface OrderToPrice extends OrderContents {
  readonly product: Product;
  /** Day of visit. */
  readonly date: SeoulDate;
}

/**
 * Creates the lines of an order at the prices of the day of visit: a deposit or a pickup in one line, or a line for
 * each menu (decisions 18, 21).
 */
export function createQuoteLines({ date, party, menus, quantity, ...order }: OrderToPrice): QuoteLine[] {
  const product = getProductOnDay(order.product, date);
  if (product.reservationType === 'pickup') {
    const { rate } = getDayDiscount(product.discount, date);
    return quantity > 0 ? [createLine({ kind: 'pickup', price: product.price, rate, count: quantity })] : [];
  }
  if (product.takesDeposit) {
    const partySize = countPeople(party);
    const price = getDepositPerHead(product.deposit, partySize);
    return price === null ? [] : [createLine({ kind: 'deposit', price, rate: 0, count: partySize })];
  }
  return listChosenMenus(product, menus).map(({ option, count }) =>
    createLine({ kind: 'menu', menuIndex: option.menuIndex, price: option.price, rate: option.discountRate, count }),
  );
}
