import { noUnitsSold } from '@dining/contract/codecs/product';
import { decodeProductSearch } from '@dining/contract/codecs/product-search';
import { fail } from '@dining/contract/failure';
import type { listProducts } from '@dining/contract/site/products';
import { matchesSearch, type ProductSearch } from '@dining/domain/search/product-search';
import type { DinCode, ProdCode } from '@dining/domain/shared/codes';
import { createPageInfo } from '@dining/domain/shared/pagination';
import type { SeoulDate } from '@dining/domain/shared/seoul-time';
import { getCatalogueCache, type HotelCatalogue } from '../../../booking/catalogue/catalogue';
import { createMemberKey } from '../../../booking/checkout/keys';
import type { Deps } from '../../../config/deps';
import type { Call, HandlerResult } from '../../../http/mount';
import { SerializedJson } from '../../../http/serialized-json';
import { createDerivedCache, createSingleFlight } from '../../../lib/cache';
import { listSoldByDay, listSoldToPerson } from '../../../stores/inventory/usage';
import { serializeProductList } from './serialize-product-list';

type SoldByProduct = ReadonlyMap<ProdCode, number>;

const noneSold: SoldByProduct = new Map();
const maxPerPage = 100;

/** Returns the key of a cacheable list; undefined for searches by category or day, whose values are not limited. */
function findCacheKey(search: ProductSearch): string | undefined {
  if (search.category !== undefined || search.soldOn !== undefined) return undefined;
  const { dinCode, prodCode, reservationType, saleZone, weekType } = search;
  return [dinCode, prodCode, reservationType, saleZone, weekType].join(' ');
}

/**
 * Answers POST /app/prod/list. The slow-changing part is cached as bytes. The numbers sold are not cached: those of a
 * day are read once for concurrent requests for the same venue and day, those to a member at every call.
 */
export function createProductListHandler(
  deps: Deps,
): (call: Call<typeof listProducts>) => Promise<HandlerResult<typeof listProducts>> {
  const catalogue = getCatalogueCache(deps.database);
  const { pool } = deps.database;
  const loadSoldOnce = createSingleFlight<SoldByProduct>();
  const cacheUnsoldList = createDerivedCache<HotelCatalogue, SerializedJson>();

  const listSold = (prodCodes: readonly ProdCode[], dinCode: DinCode, date: SeoulDate) =>
    loadSoldOnce(`${dinCode} ${date}`, async () => {
      const rows = await listSoldByDay(pool, prodCodes, date, date);
      return new Map(rows.map(({ prodCode, sold }) => [prodCode, sold]));
    });

  return async ({ body, visitor }) => {
    const search = decodeProductSearch(body);
    const { dinCode } = search;
    const { hotelByVenue, holidays } = await catalogue.getDirectory();
    const htlCode = hotelByVenue.get(dinCode);
    if (htlCode === undefined) return fail('unknown_venue');
    const hotel = await catalogue.getHotel(htlCode);
    const products =
      body.prodSaleYn === 'N'
        ? []
        : hotel.products.filter(
            ({ product, display: { category }, onSale }) =>
              onSale && matchesSearch(search, { product, category }, holidays.calendar),
          );
    if (products.length === 0 && search.prodCode !== undefined) return fail('unknown_product');

    const venueProdCodes = hotel.products.flatMap(({ product }) =>
      product.dinCode === dinCode ? [product.prodCode] : [],
    );
    const soldOnDay = body.resvDate === undefined ? noneSold : await listSold(venueProdCodes, dinCode, body.resvDate);
    const soldToPerson =
      visitor.userId === undefined
        ? noneSold
        : await listSoldToPerson(pool, venueProdCodes, createMemberKey(visitor.userId));
    const page = createPageInfo(products.length, body.pageIndex, body.recordCountPerPage);
    const isCacheablePage = body.prodSaleYn !== 'N' && body.pageIndex === 1 && body.recordCountPerPage === maxPerPage;
    const key = isCacheablePage ? findCacheKey(search) : undefined;
    if (soldOnDay.size === 0 && soldToPerson.size === 0 && key !== undefined) {
      return cacheUnsoldList(hotel, key, () =>
        SerializedJson.createCompressed(serializeProductList(hotel, dinCode, products, page, () => noUnitsSold)),
      );
    }
    return new SerializedJson(
      serializeProductList(hotel, dinCode, products, page, ({ product: { prodCode } }) => ({
        onDay: soldOnDay.get(prodCode) ?? 0,
        toPerson: soldToPerson.get(prodCode) ?? 0,
      })),
    );
  };
}
