import { nothingSold, type ProductSold, productToWire } from '@dining/contract/codecs/product';
import { menuToWire } from '@dining/contract/codecs/product-option';
import { listProducts, product as productShape } from '@dining/contract/products';
import type { DinCode, ProdCode } from '@dining/domain/shared/codes';
import { pageOf } from '@dining/domain/shared/pagination';
import type { SeoulDate } from '@dining/domain/shared/seoul-time';
import type { Deps } from '../../deps';
import { type Answer, type Call, FinishedJson } from '../../http/mount';
import { paginationToWire } from '../../http/pagination';
import { fail } from '../../http/problems';
import { madeFrom, singleFlight } from '../../stores/cache';
import { catalogueOf, type HotelCatalogue } from '../../stores/catalogue';
import type { StoredProduct } from '../../stores/products';
import { memberKey, soldByDay, soldToPerson } from '../../stores/usage';
import { matching } from './filter';

const unsoldShape = productShape.omit({ soldOnedayProdAmnt: true, soldOnedayPickupProdAmnt: true, soldUserProdAmnt: true });

/** What never changes of a product's answer: finished bytes without their end, where the numbers sold go. */
const unsoldBytes = madeFrom((stored: StoredProduct) => {
  const wire = unsoldShape.parse(productToWire(stored.product, stored.display, nothingSold));
  return Buffer.from(JSON.stringify(wire).slice(0, -1));
});

function productBytes(stored: StoredProduct, sold: ProductSold, isLast: boolean): [Buffer, Buffer] {
  const pickedUp = stored.product.reservationType === 'pickup' ? sold.onDay : 0;
  const numbers = `,"soldOnedayProdAmnt":${sold.onDay},"soldOnedayPickupProdAmnt":${pickedUp},"soldUserProdAmnt":${sold.toPerson}}`;
  return [unsoldBytes(stored, ''), Buffer.from(isLast ? numbers : `${numbers},`, 'latin1')];
}

const menuBytes = madeFrom(({ menus }: HotelCatalogue) => {
  const lists = new Map<DinCode, string[]>();
  for (const { dinCode, ...menu } of menus) {
    const list = lists.get(dinCode) ?? [];
    list.push(JSON.stringify(listProducts.result.shape.dinMenuList.element.parse(menuToWire(menu))));
    lists.set(dinCode, list);
  }
  return new Map([...lists].map(([dinCode, list]) => [dinCode, Buffer.from(`],"dinMenuList":[${list.join(',')}]`)]));
});
const noMenus = Buffer.from('],"dinMenuList":[]');
const opening = Buffer.from('{"prodList":[');

/**
 * POST /app/prod/list: a venue's products. What changes seldom is finished bytes; the numbers sold are read at every call,
 * once for all who ask for the same venue and day at that moment.
 */
export function productLister(deps: Deps): (call: Call<typeof listProducts>) => Promise<Answer<typeof listProducts>> {
  const catalogue = catalogueOf(deps.database);
  const { pool } = deps.database;
  const flight = singleFlight<ReadonlyMap<ProdCode, number>>();

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
    const onDay = body.resvDate === undefined ? undefined : await soldOn(ofVenue, body.dinCode, body.resvDate);
    const toPerson = visitor.userId === undefined ? undefined : await soldToPerson(pool, ofVenue, memberKey(visitor.userId));
    const page = pageOf(found.length, body.pageIndex, body.recordCountPerPage);
    const rows = found.slice(page.offset, page.offset + page.recordCountPerPage);
    const products = rows.flatMap((stored, index) => {
      const { prodCode } = stored.product;
      const sold = { onDay: onDay?.get(prodCode) ?? 0, toPerson: toPerson?.get(prodCode) ?? 0 };
      return productBytes(stored, sold, index === rows.length - 1);
    });
    const menus = menuBytes(hotel, '').get(body.dinCode) ?? noMenus;
    const closing = Buffer.from(`,"paginationInfo":${JSON.stringify(paginationToWire(page))}}`);
    return new FinishedJson(Buffer.concat([opening, ...products, menus, closing]));
  };
}
