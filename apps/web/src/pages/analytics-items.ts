import type { AnalyticsItem } from '../lib/analytics';
import { ownText } from '../lib/text-for';
import type { Order } from '../state/order';

/** What an order is made of, for analytics: products and menus, never people. Prices in won for one, as paid. */
export const itemsOf = ({ product, quote }: Order): AnalyticsItem[] => {
  const item: AnalyticsItem = {
    item_id: product.prodCode,
    item_name: ownText(product.name),
    item_brand: product.dinCode,
    item_category: product.reservationType,
    ...(product.reservationType !== 'pickup' && { item_category2: product.saleZone }),
  };
  return quote.lines.length === 0
    ? [{ ...item, price: 0, quantity: 1 }]
    : quote.lines.map((line, index) => ({ ...item, index, price: line.unitPrice, quantity: line.count }));
};
