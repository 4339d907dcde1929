import type { OrderLine } from '@dining/domain/orders/priced-order';
import type { QuoteLine } from '@dining/domain/pricing/lines';
import type { Product } from '@dining/domain/products/product';

/** The lines of a quote with the names they are kept under: a menu's own, else the product's. */
export const orderLinesOf = (product: Product, lines: readonly QuoteLine[]): OrderLine[] =>
  lines.map((line) => ({
    menuIndex: line.menuIndex,
    name: product.options.find(({ menuIndex }) => menuIndex === line.menuIndex)?.name ?? product.name,
    count: line.count,
    unitPrice: line.unitOriginalPrice,
    discountRate: line.rate,
    unitPaid: line.unitPrice,
    amount: line.amount,
  }));
