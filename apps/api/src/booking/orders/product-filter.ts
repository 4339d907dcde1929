import type { listProducts } from '@dining/contract/site/products';
import { isInSalePeriod, isNotSaleDate, weekTypeAllows } from '@dining/domain/availability/sale-calendar';
import type { Product } from '@dining/domain/products/product';
import { type HolidayCalendar, stockDayOf } from '@dining/domain/shared/holidays';
import { allTexts } from '@dining/domain/shared/localized-text';
import type { SeoulDate } from '@dining/domain/shared/seoul-time';
import type { z } from 'zod';
import type { StoredProduct } from '../../stores/products/products';

type Search = z.output<typeof listProducts.body>;

/** Is the product sold for visits on this day, whatever is left of it? */
function isSoldOn(product: Product, date: SeoulDate, holidays: HolidayCalendar): boolean {
  if (!isInSalePeriod(product, date) || isNotSaleDate(product, date)) return false;
  const day = stockDayOf(date, holidays);
  return product.reservationType === 'pickup' || (day !== 'unknown' && weekTypeAllows(product, date, day));
}

/** Does the kind of days fit? Products of all days and of days of their own fit every kind. */
const fitsWeekType = (product: Product, wanted: Search['weekType']): boolean =>
  wanted === undefined ||
  wanted === 'all' ||
  product.weekType === wanted ||
  (wanted !== 'user' && ['all', 'user'].includes(product.weekType));

/** The products of a venue that a search asks for; one that was taken off sale is never among them. */
export const matching = (products: readonly StoredProduct[], search: Search, holidays: HolidayCalendar): StoredProduct[] =>
  products.filter(
    ({ product, display, onSale }) =>
      onSale &&
      search.prodSaleYn !== 'N' &&
      product.dinCode === search.dinCode &&
      (search.prodCode === undefined || product.prodCode === search.prodCode) &&
      (search.prodResvType === undefined || product.reservationType === search.prodResvType) &&
      (search.prodSaleTimeZone === undefined || product.saleZone === search.prodSaleTimeZone) &&
      (search.dinCateName === undefined || allTexts(display.category).includes(search.dinCateName.trim())) &&
      fitsWeekType(product, search.weekType) &&
      (search.serarchType !== 'resv' || search.resvDate === undefined || isSoldOn(product, search.resvDate, holidays)),
  );
