import { noUnitsSold } from '@dining/contract/codecs/product';
import { productSearchFromWire } from '@dining/contract/codecs/product-search';
import { fail } from '@dining/contract/failure';
import type { listProducts } from '@dining/contract/site/products';
import { matchesSearch, type ProductSearch } from '@dining/domain/search/product-search';
import type { DinCode, ProdCode } from '@dining/domain/shared/codes';
import { createPageInfo } from '@dining/domain/shared/pagination';
import type { SeoulDate } from '@dining/domain/shared/seoul-time';
import { getCatalogue, type HotelCatalogue } from '../../../booking/catalogue/catalogue';
import { memberKey } from '../../../booking/checkout/keys';
import type { Deps } from '../../../config/deps';
import { FinishedJson } from '../../../http/finished-json';
import type { Answer, Call } from '../../../http/mount';
import { createDerivedCache, createSingleFlight } from '../../../lib/cache';
import { listSoldByDay, listSoldToPerson } from '../../../stores/inventory/usage';
import { listBytes } from './product-bytes';

type Sold = ReadonlyMap<ProdCode, number>;

const none: Sold = new Map();
/** Spec §9 Product list page size. */
const mostPerPage = 100;

/**
 * The name under which a whole list of which nothing is sold is kept; undefined for searches by words or days of their own, of
 * which there is no end.
 */
function keyOf(search: ProductSearch): string | undefined {
  if (search.category !== undefined || search.soldOn !== undefined) return undefined;
  const { dinCode, prodCode, reservationType, saleZone, weekType } = search;
  return [dinCode, prodCode, reservationType, saleZone, weekType].join(' ');
}

/**
 * POST /app/prod/list: a venue's products. What changes seldom is finished bytes; the numbers sold are read at every call,
 * once for all who ask for the same venue and day at that moment.
 */
export function productLister(deps: Deps): (call: Call<typeof listProducts>) => Promise<Answer<typeof listProducts>> {
  const catalogue = getCatalogue(deps.database);
  const { pool } = deps.database;
  const flight = createSingleFlight<Sold>();
  const unsoldLists = createDerivedCache<HotelCatalogue, FinishedJson>();

  const soldOn = (prodCodes: readonly ProdCode[], dinCode: DinCode, date: SeoulDate) =>
    flight(`${dinCode} ${date}`, async () => {
      const rows = await listSoldByDay(pool, prodCodes, date, date);
      return new Map(rows.map(({ prodCode, sold }) => [prodCode, sold]));
    });

  return async ({ body, visitor }) => {
    const search = productSearchFromWire(body);
    const { dinCode } = search;
    const { hotelOfVenue, holidays } = await catalogue.directory();
    const htlCode = hotelOfVenue.get(dinCode);
    if (htlCode === undefined) return fail('unknown_venue');
    const hotel = await catalogue.ofHotel(htlCode);
    const found =
      body.prodSaleYn === 'N'
        ? []
        : hotel.products.filter(
            ({ product, display: { category }, onSale }) =>
              onSale && matchesSearch(search, { product, category }, holidays.calendar),
          );
    if (found.length === 0 && search.prodCode !== undefined) return fail('unknown_product');

    const ofVenue = hotel.products.flatMap(({ product }) => (product.dinCode === dinCode ? [product.prodCode] : []));
    const onDay = body.resvDate === undefined ? none : await soldOn(ofVenue, dinCode, body.resvDate);
    const toPerson = visitor.userId === undefined ? none : await listSoldToPerson(pool, ofVenue, memberKey(visitor.userId));
    const page = createPageInfo(found.length, body.pageIndex, body.recordCountPerPage);
    const isWhole = body.prodSaleYn !== 'N' && body.pageIndex === 1 && body.recordCountPerPage === mostPerPage;
    const key = isWhole ? keyOf(search) : undefined;
    if (onDay.size === 0 && toPerson.size === 0 && key !== undefined) {
      return unsoldLists(hotel, key, () => FinishedJson.kept(listBytes(hotel, dinCode, found, page, () => noUnitsSold)));
    }
    return new FinishedJson(
      listBytes(hotel, dinCode, found, page, ({ product: { prodCode } }) => ({
        onDay: onDay.get(prodCode) ?? 0,
        toPerson: toPerson.get(prodCode) ?? 0,
      })),
    );
  };
}
