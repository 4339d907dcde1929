import { noUnitsSold } from '@dining/contract/codecs/product';
import { calculateUsageWithoutBookings } from '@dining/domain/availability/calculate-usage';
import { checkProductsAtVisit } from '@dining/domain/availability/product-slots';
import { indexUsage } from '@dining/domain/availability/usage';
import { matchesSearch } from '@dining/domain/search/product-search';
import { getSearchVisit } from '@dining/domain/search/search-visit';
import { createInitialSearch, type SearchFields, searchKeys } from '@dining/domain/search/start-up';
import type { Catalogue } from '../booking/catalogue/catalogue';
import type { StoredProduct } from '../stores/products/products';

type Query = Readonly<Record<string, unknown>>;

const pickSearchFields = (query: Query): SearchFields =>
  Object.fromEntries(searchKeys.map((key) => [key, typeof query[key] === 'string' ? query[key] : null]));

/**
 * Finds the product that a venue's list shows first for the visit in the URL (Spec §2.9): the one that the URL names if
 * it is available, otherwise the first available one. Ignores bookings, so the picture of a product that is sold out
 * may be preloaded.
 */
export async function findFirstOffer(
  catalogue: Catalogue,
  path: string,
  query: Query,
  now: Date,
): Promise<StoredProduct | undefined> {
  const { hotels, hotelByVenue, holidays } = await catalogue.getDirectory();
  const [dinCode, htlCode] = [...hotelByVenue].find(([code]) => code === path.split('/').at(-1)) ?? [];
  const hotel = hotels.find((hotelRow) => hotelRow.htlCode === htlCode);
  if (dinCode === undefined || hotel === undefined) return undefined;
  const search = createInitialSearch({ query: pickSearchFields(query), cookie: {}, hotels: [hotel], now });
  const visit = getSearchVisit(search);
  const [{ products }, storedStock] = await Promise.all([
    catalogue.getHotel(hotel.htlCode),
    catalogue.findStock(dinCode),
  ]);
  if (visit === null || storedStock === undefined) return undefined;
  const { stock } = storedStock;
  const filter = { dinCode, reservationType: search.type, category: search.categoryName || undefined };
  const matchingProducts = products
    .filter(
      ({ product, display: { category }, onSale }) =>
        onSale && matchesSearch(filter, { product, category }, holidays.calendar),
    )
    .map((storedProduct) => ({ ...storedProduct, sold: noUnitsSold }));
  const availableProducts = checkProductsAtVisit(matchingProducts, {
    visit,
    party: search,
    dinRoomCode: null,
    stock,
    usage: indexUsage(calculateUsageWithoutBookings({ stock, days: [visit.date], holidays: holidays.calendar })),
    holidays: holidays.calendar,
    now,
  }).flatMap(({ listed: product, availability }) => (availability.ok ? [product] : []));
  return availableProducts.find(({ product }) => product.prodCode === search.prodCode) ?? availableProducts[0];
}
