import type { OrderLine } from '@dining/domain/orders/priced-order';
import type { QuoteLine } from '@dining/domain/pricing/quote-lines';
import type { Product } from '@dining/domain/products/product';

/** The lines of a quote with the names they are kept under: a menu's own, else the product's. */
export const orderLinesOf = (product: Product, lines: readonly QuoteLine[]): OrderLine[] =>
  lines.map(({ menuIndex, count, unitPrice, discountRate, unitPaid, amount }) => ({
    menuIndex,
    name: product.options.find((option) => option.menuIndex === menuIndex)?.name ?? product.name,
    count,
    unitPrice,
    discountRate,
    unitPaid,
    amount,
  }));
