import { encodeProduct, noUnitsSold } from '@dining/contract/codecs/product';
import { encodeMenu } from '@dining/contract/codecs/product-option';
import { listProducts, productSchema } from '@dining/contract/site/products';
import type { UnitsSold } from '@dining/domain/inventory/choice-limits';
import type { DinCode } from '@dining/domain/shared/codes';
import type { PageInfo } from '@dining/domain/shared/pagination';
import type { HotelCatalogue } from '../../../booking/catalogue/catalogue';
import { paginationToWire } from '../../../http/pagination';
import { createDerivedCache } from '../../../lib/cache';
import type { StoredProduct } from '../../../stores/products/products';

const productWithoutSalesSchema = productSchema.omit({
  soldOnedayProdAmnt: true,
  soldOnedayPickupProdAmnt: true,
  soldUserProdAmnt: true,
});
const menuSchema = listProducts.result.shape.dinMenuList.element;

const productBytesCache = createDerivedCache<StoredProduct, Buffer>();
const menuBytesCache = createDerivedCache<HotelCatalogue, Buffer>();

/** Returns a product as JSON without its closing brace, because the numbers sold follow. */
const getProductBytes = (storedProduct: StoredProduct): Buffer =>
  productBytesCache(storedProduct, '', () => {
    const wire = productWithoutSalesSchema.parse(
      encodeProduct(storedProduct.product, storedProduct.display, noUnitsSold),
    );
    return Buffer.from(JSON.stringify(wire).slice(0, -1));
  });

/** Returns the end of the product list and the list of menus. */
const getMenuBytes = (hotel: HotelCatalogue, dinCode: DinCode): Buffer =>
  menuBytesCache(hotel, dinCode, () => {
    const list = hotel.menus
      .filter((menu) => menu.dinCode === dinCode)
      .map((menu) => menuSchema.parse(encodeMenu(menu)));
    return Buffer.from(`],"dinMenuList":${JSON.stringify(list)}`);
  });

function createSalesBytes({ product }: StoredProduct, unitsSold: UnitsSold, isLast: boolean): Buffer {
  const soldPickups = product.reservationType === 'pickup' ? unitsSold.onDay : 0;
  const soldFields = `,"soldOnedayProdAmnt":${unitsSold.onDay},"soldOnedayPickupProdAmnt":${soldPickups},"soldUserProdAmnt":${unitsSold.toPerson}}`;
  return Buffer.from(isLast ? soldFields : `${soldFields},`, 'latin1');
}

const listStart = Buffer.from('{"prodList":[');

export function serializeProductList(
  hotel: HotelCatalogue,
  dinCode: DinCode,
  listedProducts: readonly StoredProduct[],
  page: PageInfo,
  getSold: (storedProduct: StoredProduct) => UnitsSold,
): Buffer {
  const rows = listedProducts.slice(page.offset, page.offset + page.recordCountPerPage);
  const products = rows.flatMap((storedProduct, index) => [
    getProductBytes(storedProduct),
    createSalesBytes(storedProduct, getSold(storedProduct), index === rows.length - 1),
  ]);
  const listEnd = Buffer.from(`,"paginationInfo":${JSON.stringify(paginationToWire(page))}}`);
  return Buffer.concat([listStart, ...products, getMenuBytes(hotel, dinCode), listEnd]);
}
