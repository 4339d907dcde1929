import type { Product } from '../products/product';
import { getDayType } from '../shared/holidays';
import type { SeoulDate, SeoulTime } from '../shared/seoul-time';
import { pickupTime } from './pickup';
import { checkProductAtVisit, type ProductAtVisit, type ProductAvailability } from './product-at-visit';
import { isInSaleZone, isSaleTime } from './sale-calendar';
import { filterStartTimes, listOpenStartTimes } from './slots';

/** Availability of a product at one start time. */
export interface ProductSlot {
  readonly time: SeoulTime;
  readonly availability: ProductAvailability;
}

/**
 * Lists a product's start times on a day with their availability, free or not, earliest first, for the reservation
 * modal (Spec §2.3). These are the start times of its zone, or only its own. A pickup has one.
 */
export function listProductSlots(input: Omit<ProductAtVisit, 'visit'>, date: SeoulDate): ProductSlot[] {
  const dayType = getDayType(date, input.holidays);
  const checkTime = (time: SeoulTime): ProductAvailability => checkProductAtVisit({ ...input, visit: { date, time } });
  const { reservationType } = input.product;
  if (reservationType === 'pickup') return [{ time: pickupTime, availability: checkTime(pickupTime) }];
  if (dayType === 'unknown') return [];
  return filterStartTimes(listOpenStartTimes(input.stock, date, dayType), reservationType)
    .filter(({ time }) => isInSaleZone(input.product, time) && isSaleTime(input.product, time))
    .map(({ time }) => ({ time, availability: checkTime(time) }));
}

/** A product of a list, with its sold units. */
export interface ListedProduct {
  readonly product: Product;
  readonly sold: ProductAtVisit['sold'];
}

/** Checks each product of a list at one visit, in the same order. */
export const checkProductsAtVisit = <P extends ListedProduct>(
  listedProducts: readonly P[],
  visitInput: Omit<ProductAtVisit, 'product' | 'sold' | 'units'>,
): { readonly listed: P; readonly availability: ProductAvailability }[] =>
  listedProducts.map((listedProduct) => ({
    listed: listedProduct,
    availability: checkProductAtVisit({
      ...visitInput,
      product: listedProduct.product,
      sold: listedProduct.sold,
      units: null,
    }),
  }));
