import type { Product } from '../products/product';
import type { DinCode, ProdCode } from '../shared/codes';

interface PromotionCodes {
  /** Null if the promotion has no product. */
  readonly prodCode: ProdCode | null;
  /** Null if the promotion belongs to the whole hotel. */
  readonly dinCode: DinCode | null;
}

/** Finds the product that guests reserve for a promotion: one that is on sale at the promotion's venue. */
export const findPromotionProduct = (
  { prodCode, dinCode }: PromotionCodes,
  productsOnSale: readonly { readonly product: Product }[],
): Product | undefined =>
  productsOnSale.find(({ product }) => product.prodCode === prodCode && product.dinCode === dinCode)?.product;
