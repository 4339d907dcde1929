import { isInSalePeriod, isNotSaleDate, isSoldOnWeekday } from '../availability/sale-calendar';
import type { Product, ReservationType, SaleZone, WeekType } from '../products/product';
import type { DinCode, ProdCode } from '../shared/codes';
import { getDayType, type HolidayCalendar } from '../shared/holidays';
import { type LocalizedText, listTranslations } from '../shared/localized-text';
import type { SeoulDate } from '../shared/seoul-time';

/** Filter of a venue's product list (Spec §7 /app/prod/list); undefined matches everything. */
export interface ProductSearch {
  readonly dinCode: DinCode;
  readonly prodCode?: ProdCode | undefined;
  readonly reservationType?: ReservationType | undefined;
  /** A category's name in any language. */
  readonly category?: string | undefined;
  readonly saleZone?: SaleZone | undefined;
  readonly weekType?: WeekType | undefined;
  /** Limits to products sold for visits on this day in Seoul. */
  readonly soldOn?: SeoulDate | undefined;
}

/** Returns true if the product is sold for visits on this day, even if it is sold out. */
function isSoldOn(product: Product, date: SeoulDate, holidays: HolidayCalendar): boolean {
  if (!isInSalePeriod(product, date) || isNotSaleDate(product, date)) return false;
  const dayType = getDayType(date, holidays);
  return product.reservationType === 'pickup' || (dayType !== 'unknown' && isSoldOnWeekday(product, date, dayType));
}

/** Returns true if the week type matches. Products of all days or selected weekdays match weekdays and weekends. */
const matchesWeekType = (product: Product, searchedType: WeekType | undefined): boolean =>
  searchedType === undefined ||
  searchedType === 'all' ||
  product.weekType === searchedType ||
  (searchedType !== 'user' && ['all', 'user'].includes(product.weekType));

/** Returns true if the product matches the search. `category` is the name of the product's category. */
export const matchesSearch = (
  search: ProductSearch,
  { product, category }: { readonly product: Product; readonly category: LocalizedText },
  holidays: HolidayCalendar,
): boolean =>
  product.dinCode === search.dinCode &&
  (search.prodCode === undefined || product.prodCode === search.prodCode) &&
  (search.reservationType === undefined || product.reservationType === search.reservationType) &&
  (search.saleZone === undefined || product.saleZone === search.saleZone) &&
  (search.category === undefined || listTranslations(category).includes(search.category.trim())) &&
  matchesWeekType(product, search.weekType) &&
  (search.soldOn === undefined || isSoldOn(product, search.soldOn, holidays));
