import { flagToWire } from '@dining/contract/codecs/flag';
import { fail } from '@dining/contract/failure';
import type { earlyBird } from '@dining/contract/site/orders/stock-prices';
import { type DiscountOnDay, discountOn } from '@dining/domain/pricing/discount';
import { lessPercent } from '@dining/domain/shared/krw';
import type { Deps } from '../../../deps';
import type { Answer, Call } from '../../../http/mount';
import { productByCode } from '../../../stores/products/products';

const noDiscount: DiscountOnDay = { rate: 0, because: 'none' };

/** The discount on a product's own price on a day of visit. Menus have rates of their own, deposits none (decision 18). */
export async function discountOnDay(deps: Deps, { body }: Call<typeof earlyBird>): Promise<Answer<typeof earlyBird>> {
  const stored = await productByCode(deps.database.db, body.prodCode);
  if (stored === undefined || !stored.onSale) return fail('unknown_product');
  const { product } = stored;
  if (body.dinCode !== undefined && body.dinCode !== product.dinCode) return fail('unknown_product');
  const resvDate = body.resvDate.slice(0, 10);
  const { rate, because } = product.reservationType === 'pickup' ? discountOn(product.discount, resvDate) : noDiscount;
  return {
    result: {
      prodCode: product.prodCode,
      resvDate,
      earlyBirdYn: flagToWire(because === 'period' && rate > 0),
      prodDistType: because,
      prodDistRate: rate,
      prodDistPeriodSaleSdate: product.discount.period?.from ?? null,
      prodDistPeriodSaleEdate: product.discount.period?.to ?? null,
      prodPrice: product.price,
      prodSalePrice: lessPercent(product.price, rate),
    },
  };
}
