import { calculateLowestPrice } from '@dining/domain/pricing/lowest-price';
import type { Product } from '@dining/domain/products/product';
import { findPromotionProduct } from '@dining/domain/promotions/promotion-product';
import { getPromotionWindow, isRunningInList, type PromotionPeriod } from '@dining/domain/promotions/promotion-window';
import type { ProdCode } from '@dining/domain/shared/codes';
import type { LocalizedText } from '@dining/domain/shared/localized-text';
import { getTodayInSeoul } from '@dining/domain/shared/seoul-time';
import type { PromotionWire } from '../site/promotions';
import { encodePromotion, type Promotion, type PromotionProduct } from './promotion';

/** A stored promotion, without fields that depend on the time or on its product. Missing texts are null. */
export type PromotionRecord = Omit<
  Promotion,
  'venueName' | 'startsOn' | 'endsOn' | 'running' | 'linkUrl' | 'product'
> & {
  readonly prodCode: ProdCode | null;
  readonly venueName: LocalizedText | null;
  readonly linkUrl: string | null;
};

interface OfferedProduct {
  readonly product: Product;
}

/** Rule that decides whether a promotion is running; the list and the detail page have different ones (decision 15). */
type RunningRule = (period: PromotionPeriod, now: Date) => boolean;

function createPromotionProduct(product: Product | undefined, now: Date): PromotionProduct | null {
  if (product === undefined) return null;
  const { prodCode, takesDeposit } = product;
  return { prodCode, fromPrice: calculateLowestPrice(product, { from: getTodayInSeoul(now) }), takesDeposit };
}

/** Serializes a stored promotion as of `now`. `productsOnSale` contains the hotel's products that are on sale then. */
export const encodeStoredPromotion = (
  promotion: PromotionRecord,
  productsOnSale: readonly OfferedProduct[],
  isRunning: RunningRule,
  now: Date,
): PromotionWire =>
  encodePromotion({
    ...promotion,
    ...getPromotionWindow(promotion.period, now),
    venueName: promotion.venueName ?? { default: '' },
    linkUrl: promotion.linkUrl ?? '',
    product: createPromotionProduct(findPromotionProduct(promotion, productsOnSale), now),
    running: isRunning(promotion.period, now),
  });

/** Lists the running promotions (Spec §2.2). */
export const listRunningPromotions = (
  promotions: readonly PromotionRecord[],
  productsOnSale: readonly OfferedProduct[],
  now: Date,
): PromotionWire[] =>
  promotions
    .filter((promotion) => isRunningInList(promotion.period, now))
    .map((promotion) => encodeStoredPromotion(promotion, productsOnSale, isRunningInList, now));
