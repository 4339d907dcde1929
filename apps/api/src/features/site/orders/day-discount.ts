import { decodeDay } from '@dining/contract/codecs/visit';
import { fail } from '@dining/contract/failure';
import type { getVisitDayDiscount } from '@dining/contract/site/orders/stock-prices';
import { type DayDiscount, getDayDiscount } from '@dining/domain/pricing/discount';
import type { Deps } from '../../../config/deps';
import type { Call, HandlerResult } from '../../../http/mount';
import { findProduct } from '../../../stores/products/products';
import { dayDiscountToWire } from './prices-to-wire';

const noDiscount: DayDiscount = { rate: 0, source: 'none' };

/** Returns the discount on a product's own price on a day. Menus have their own rates, deposits none (decision 18). */
export async function showDayDiscount(
  deps: Deps,
  { body }: Call<typeof getVisitDayDiscount>,
): Promise<HandlerResult<typeof getVisitDayDiscount>> {
  const storedProduct = await findProduct(deps.database.pool, body.prodCode);
  if (storedProduct === undefined || !storedProduct.onSale) return fail('unknown_product');
  const { product } = storedProduct;
  if (body.dinCode !== undefined && body.dinCode !== product.dinCode) return fail('unknown_product');
  const date = decodeDay(body.resvDate);
  const discount = product.reservationType === 'pickup' ? getDayDiscount(product.discount, date) : noDiscount;
  return { result: dayDiscountToWire(product, date, discount) };
}
