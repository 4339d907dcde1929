import type { ProductDisplay } from '@dining/contract/codecs/product-display';
import type { Product, ReservationType } from '@dining/domain/products/product';
import type { DinCode, HtlCode, ProdCode } from '@dining/domain/shared/codes';
import type { LocalizedText } from '@dining/domain/shared/localized-text';
import type { ClientBase, Pool } from 'pg';
import { sql } from '../../db/sql';

export interface StoredProduct {
  readonly product: Product;
  readonly display: ProductDisplay;
  readonly onSale: boolean;
}

export async function listProducts(db: Pool | ClientBase, htlCode: HtlCode): Promise<StoredProduct[]> {
  const { rows } = await db.query<Product & ProductDisplay & Pick<StoredProduct, 'onSale'>>(sql('list_products')`
    SELECT "prodCode", "dinCode", "htlCode", name, "reservationType", "takesDeposit", "saleZone", "saleTimes", "saleAlways",
      "salePeriod", "weekType", "weekDayFlags", price, discount, "memberDiscount", deposit, "daySaleLimit", "perPersonLimit",
      "pickupLeadDays", "pickupWeekFlags", "membersOnly", "questionType", "onSale", "notSaleRanges", "dayPrices", "dayLimits", options, questions,
      description, category, "depositNote", "bannerPicture", photos
    FROM product_record WHERE "htlCode" = ${htlCode} ORDER BY "dinCode", position, "prodCode"`);
  return rows.map(({ onSale, description, category, depositNote, bannerPicture, photos, ...product }) => ({
    onSale,
    display: { description, category, depositNote, bannerPicture, photos },
    product,
  }));
}

/** Finds the fields of a product by which orders are checked and priced. A test compares it with `listProducts`. */
export async function findProduct(
  pool: Pool,
  prodCode: ProdCode,
): Promise<Pick<StoredProduct, 'product' | 'onSale'> | undefined> {
  const { rows } = await pool.query<Product & Pick<StoredProduct, 'onSale'>>(sql('find_product')`
    SELECT "prodCode", "dinCode", "htlCode", name, "reservationType", "takesDeposit", "saleZone", "saleTimes", "saleAlways",
      "salePeriod", "weekType", "weekDayFlags", price, discount, "memberDiscount", deposit, "daySaleLimit", "perPersonLimit",
      "pickupLeadDays", "pickupWeekFlags", "membersOnly", "questionType", "onSale", "notSaleRanges", "dayPrices", "dayLimits", options, questions
    FROM product_record WHERE "prodCode" = ${prodCode}`);
  const [row] = rows;
  if (row === undefined) return undefined;
  const { onSale, ...product } = row;
  return { product, onSale };
}

export interface NamedProduct {
  readonly dinCode: DinCode;
  readonly htlCode: HtlCode;
  readonly name: LocalizedText;
}

export async function findNamedProduct(pool: Pool, prodCode: ProdCode): Promise<NamedProduct | undefined> {
  const { rows } = await pool.query<NamedProduct>(sql('find_named_product')`
    SELECT din_code AS "dinCode", htl_code AS "htlCode", name FROM product WHERE prod_code = ${prodCode}`);
  return rows[0];
}

export interface ProductOfVenue {
  readonly prodCode: ProdCode;
  readonly dinCode: DinCode;
  readonly reservationType: ReservationType;
}

/** Lists the products on sale of active venues, in the order of the site. */
export async function listProductsOfVenues(pool: Pool): Promise<ProductOfVenue[]> {
  const { rows } = await pool.query<ProductOfVenue>(sql('list_products_of_venues')`
    SELECT p.prod_code AS "prodCode", p.din_code AS "dinCode", p.reservation_type AS "reservationType"
    FROM product p JOIN venue v USING (din_code) WHERE p.on_sale AND v.active ORDER BY p.din_code, p.position, p.prod_code`);
  return rows;
}
