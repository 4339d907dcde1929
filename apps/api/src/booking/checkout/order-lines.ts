import type { OrderLine } from '@dining/domain/orders/priced-order';
import type { QuoteLine } from '@dining/domain/pricing/quote-lines';
import type { Product } from '@dining/domain/products/product';

export const createOrderLines = (product: Product, lines: readonly QuoteLine[]): OrderLine[] =>
  lines.map(({ menuIndex, count, unitPrice, discountRate, unitPaid, amount }) => ({
    menuIndex,
    name: product.options.find((option) => option.menuIndex === menuIndex)?.name ?? product.name,
    count,
    unitPrice,
    discountRate,
    unitPaid,
    amount,
  }));
