import type { CancelForm } from '@dining/contract/site/reservations/own-reservation';
import type { ResvInfo } from '@dining/contract/site/reservations/reservation';
import { calculateLowestPrice, type KnownVisit, type OpenVisit } from '@dining/domain/pricing/lowest-price';
import type { Product } from '@dining/domain/products/product';
import { calculateIncludedTax } from '@dining/domain/shared/krw';
import type { AnalyticsItem } from '../../lib/analytics';
import type { Translations } from '../../lib/i18n';
import { localizeField, localizeText } from '../../lib/localize-text';
import type { Order } from '../orders/order';

// Analytics events about products, orders and reservations, without personal data (facts on integrations §8). Prices
// are in won per unit. Discounts on the whole order, for members or by coupon, are included only in the event's value.

const won = 'KRW' as const;

export function createProductItem(
  translations: Translations,
  product: Product,
  visit: KnownVisit | OpenVisit,
): AnalyticsItem {
  const price = calculateLowestPrice(product, visit);
  return {
    item_id: product.prodCode,
    item_name: localizeText(translations, product.name),
    affiliation: product.htlCode,
    item_brand: product.dinCode,
    item_category: product.reservationType,
    ...(product.reservationType !== 'pickup' && { item_category2: product.saleZone }),
    ...(price !== null && { price }),
    quantity: 1,
  };
}

export function createProductViewEvent(translations: Translations, product: Product, visit: KnownVisit | OpenVisit) {
  const item = createProductItem(translations, product, visit);
  return { currency: won, value: item.price ?? 0, items: [item] };
}

export const getCouponName = (translations: Translations, coupon: Order['coupon']): string =>
  coupon === null ? '' : localizeText(translations, coupon.name);

export function createCheckoutEvent(
  translations: Translations,
  { product, visit, quote, coupon }: Order,
  total: number,
) {
  const { price: _lowestPrice, ...item } = createProductItem(translations, product, { from: visit.date });
  const items: AnalyticsItem[] = quote.lines.map((line, index) => {
    const menu = product.options.find(({ menuIndex }) => menuIndex === line.menuIndex);
    return {
      ...item,
      ...(menu !== undefined && { item_variant: localizeText(translations, menu.name) }),
      index,
      price: line.unitPaid,
      discount: line.unitPrice - line.unitPaid,
      quantity: line.count,
    };
  });
  return {
    currency: won,
    value: total,
    coupon: getCouponName(translations, coupon),
    items: items.length === 0 ? [{ ...item, price: 0 }] : items,
  };
}

export function createPurchaseEvent(translations: Translations, reservation: ResvInfo, coupon: string) {
  const item: AnalyticsItem = {
    item_id: reservation.prodCode,
    item_name: localizeField(translations, reservation, 'prodName'),
    affiliation: reservation.htlCode,
    item_brand: reservation.dinCode,
    item_category: reservation.resvType,
    ...(reservation.resvType !== 'pickup' && { item_category2: reservation.prodSaleTimeZone }),
    quantity: 1,
  };
  const items = reservation.resvProdAddList.map((line, index) => ({
    ...item,
    ...(line.menuIndex !== null && { item_variant: localizeField(translations, line, 'prodAddName') }),
    index,
    price: line.prodAddOnePrice,
    discount: line.prodAddOnePriceOri - line.prodAddOnePrice,
    quantity: line.prodAddNum,
  }));
  return {
    transaction_id: reservation.resvCode,
    currency: won,
    value: reservation.resvSetleAmnt,
    tax: calculateIncludedTax(reservation.resvSetleAmnt),
    coupon: reservation.resvCpnAmnt > 0 ? coupon : '',
    items: items.length === 0 ? [{ ...item, price: 0 }] : items,
  };
}

export const createRefundEvent = ({ resvCode, resvRefundAmnt }: CancelForm) => ({
  transaction_id: resvCode,
  currency: won,
  value: resvRefundAmnt,
});
