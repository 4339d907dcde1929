import { nothingSold } from '@dining/contract/codecs/product';
import { fail } from '@dining/contract/failure';
import type { listProducts } from '@dining/contract/site/products';
import type { DinCode, ProdCode } from '@dining/domain/shared/codes';
import { pageOf } from '@dining/domain/shared/pagination';
import type { SeoulDate } from '@dining/domain/shared/seoul-time';
import { matching } from '../../../booking/orders/product-filter';
import { memberKey } from '../../../booking/reservations/keys';
import { keptWith, singleFlight } from '../../../cache';
import { catalogueOf, type HotelCatalogue } from '../../../catalogue';
import type { Deps } from '../../../deps';
import { FinishedJson } from '../../../http/finished-json';
import type { Answer, Call } from '../../../http/mount';
import { soldByDay, soldToPerson } from '../../../stores/inventory/usage';
import { listBytes } from './product-bytes';

type Search = Call<typeof listProducts>['body'];
type Sold = ReadonlyMap<ProdCode, number>;

const none: Sold = new Map();

/**
 * The name under which a list of which nothing is sold is kept; undefined for searches by words, pages or days of their
 * own, of which there is no end.
 */
function keyOf(search: Search): string | undefined {
  const endless = search.dinCateName !== undefined || search.pageIndex > 1 || search.recordCountPerPage < 100;
  if (endless || search.serarchType === 'resv') return undefined;
  const { dinCode, prodCode, prodResvType, prodSaleYn, prodSaleTimeZone, weekType } = search;
  return [dinCode, prodCode, prodResvType, prodSaleYn, prodSaleTimeZone, weekType].join(' ');
}

/**
 * POST /app/prod/list: a venue's products. What changes seldom is finished bytes; the numbers sold are read at every call,
 * once for all who ask for the same venue and day at that moment.
 */
export function productLister(deps: Deps): (call: Call<typeof listProducts>) => Promise<Answer<typeof listProducts>> {
  const catalogue = catalogueOf(deps.database);
  const { pool } = deps.database;
  const flight = singleFlight<Sold>();
  const unsoldLists = keptWith<HotelCatalogue, FinishedJson>();

  const soldOn = (prodCodes: readonly ProdCode[], dinCode: DinCode, date: SeoulDate) =>
    flight(`${dinCode} ${date}`, async () => {
      const rows = await soldByDay(pool, prodCodes, date, date);
      return new Map(rows.map(({ prodCode, sold }) => [prodCode, sold]));
    });

  return async ({ body, visitor }) => {
    const { hotelOfVenue, holidays } = await catalogue.directory();
    const htlCode = hotelOfVenue.get(body.dinCode);
    if (htlCode === undefined) return fail('unknown_venue');
    const hotel = await catalogue.ofHotel(htlCode);
    const found = matching(hotel.products, body, holidays.calendar);
    if (found.length === 0 && body.prodCode !== undefined) return fail('unknown_product');

    const ofVenue = hotel.products.flatMap(({ product }) => (product.dinCode === body.dinCode ? [product.prodCode] : []));
    const onDay = body.resvDate === undefined ? none : await soldOn(ofVenue, body.dinCode, body.resvDate);
    const toPerson = visitor.userId === undefined ? none : await soldToPerson(pool, ofVenue, memberKey(visitor.userId));
    const page = pageOf(found.length, body.pageIndex, body.recordCountPerPage);
    const key = keyOf(body);
    if (onDay.size === 0 && toPerson.size === 0 && key !== undefined) {
      return unsoldLists(hotel, key, () => FinishedJson.kept(listBytes(hotel, body.dinCode, found, page, () => nothingSold)));
    }
    return new FinishedJson(
      listBytes(hotel, body.dinCode, found, page, ({ product: { prodCode } }) => ({
        onDay: onDay.get(prodCode) ?? 0,
        toPerson: toPerson.get(prodCode) ?? 0,
      })),
    );
  };
}
