import { hasSaleEnded } from '@dining/domain/availability/sale-calendar';
import { getTodayInSeoul } from '@dining/domain/shared/seoul-time';
import type { StoredProduct } from '../../stores/products/products';

/** Lists the products that are on sale now or later. */
export const listProductsOnSale = (products: readonly StoredProduct[], now: Date): StoredProduct[] => {
  const today = getTodayInSeoul(now);
  return products.filter(({ onSale, product }) => onSale && !hasSaleEnded(product, today));
};
