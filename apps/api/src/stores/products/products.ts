import type { ProductDisplay } from '@dining/contract/codecs/product-display';
import type { Product } from '@dining/domain/products/product';
import type { DinCode, HtlCode, ProdCode } from '@dining/domain/shared/codes';
import type { LocalizedText } from '@dining/domain/shared/localized-text';
import type { ClientBase, Pool } from 'pg';
import { sql } from '../../db/sql';

/** A product as the rules see it, with what pages show of it. */
export interface StoredProduct {
  readonly product: Product;
  readonly display: ProductDisplay;
  /** Guests can have it: it is offered, and its venue is active. */
  readonly onSale: boolean;
}

/** Lists the products of a hotel, on sale or not, in the hotel's order. */
export async function listProducts(run: Pool | ClientBase, htlCode: HtlCode): Promise<StoredProduct[]> {
  const { rows } = await run.query<Product & ProductDisplay & Pick<StoredProduct, 'onSale'>>(sql('list_products')`
    SELECT p.prod_code AS "prodCode", p.din_code AS "dinCode", p.htl_code AS "htlCode", p.name, p.reservation_type AS "reservationType",
      p.takes_deposit AS "takesDeposit", p.sale_zone AS "saleZone", p.sale_times AS "saleTimes", p.sale_always AS "saleAlways",
      json_build_object('from', p.sale_from, 'to', p.sale_to) AS "salePeriod", p.week_type AS "weekType",
      p.week_day_flags AS "weekDayFlags", p.price,
      json_build_object('enabled', p.discount_on, 'periodRate', p.discount_rate,
        'period', CASE WHEN num_nonnulls(p.discount_from, p.discount_to) > 0 THEN
          json_build_object('from', p.discount_from, 'to', p.discount_to) END,
        'weekdayRate', p.discount_weekday_rate, 'weekendRate', p.discount_weekend_rate) AS discount,
      json_build_object('enabled', p.member_discount_on, 'rate', p.member_discount_rate) AS "memberDiscount",
      json_build_object('upTo2', p.deposit_up_to_2, 'upTo4', p.deposit_up_to_4, 'upTo10', p.deposit_up_to_10,
        'from11', p.deposit_from_11) AS deposit,
      p.day_sale_limit AS "daySaleLimit", p.per_person_limit AS "perPersonLimit", p.pickup_lead_days AS "pickupLeadDays",
      p.pickup_week_flags AS "pickupWeekFlags", p.members_only AS "membersOnly", p.question_type AS "questionType",
      p.on_sale AND v.active AS "onSale", p.description, coalesce(c.name, '{"default": ""}') AS category,
      coalesce(p.deposit_note, '{"default": ""}') AS "depositNote", p.banner_picture AS "bannerPicture",
      (SELECT coalesce(json_agg(json_build_object('from', n.from_day, 'to', n.to_day) ORDER BY n.from_day), '[]')
        FROM product_not_sale n WHERE n.prod_code = p.prod_code) AS "notSaleRanges",
      (SELECT coalesce(json_agg(json_build_object('menuIndex', o.menu_index, 'onSale', o.on_sale, 'visible', o.visible,
          'price', o.price, 'discountRate', o.discount_rate, 'coversPerUnit', m.covers_per_unit, 'forChildren', m.for_children,
          'allergens', m.allergens, 'diets', m.diets, 'name', m.name, 'description', m.description)
          ORDER BY o.position, o.menu_index), '[]')
        FROM product_option o JOIN menu m USING (menu_index) WHERE o.prod_code = p.prod_code) AS options,
      (SELECT coalesce(json_agg(json_build_object('prodQsCode', q.prod_qs_code, 'kind', q.kind, 'name', q.name, 'visible', q.visible,
          'required', q.required, 'choices', q.choices) ORDER BY q.position, q.prod_qs_code), '[]')
        FROM product_question q WHERE q.prod_code = p.prod_code) AS questions,
      (SELECT coalesce(json_agg(json_build_object('filePath', f.file_path, 'photoType', f.photo_type, 'alt', f.alt)
          ORDER BY f.position), '[]')
        FROM product_photo f WHERE f.prod_code = p.prod_code) AS photos
    FROM product p
    JOIN venue v USING (din_code)
    LEFT JOIN venue_category c ON c.din_code = p.din_code AND c.position = p.category_position
    WHERE p.htl_code = ${htlCode}
    ORDER BY p.din_code, p.position, p.prod_code`);
  return rows.map(({ onSale, description, category, depositNote, bannerPicture, photos, ...product }) => ({
    onSale,
    display: { description, category, depositNote, bannerPicture, photos },
    product,
  }));
}

/** Finds a product as the rules see it; orders are priced by it. A test compares it with `listProducts`. */
export async function findProduct(
  pool: Pool,
  prodCode: ProdCode,
): Promise<Pick<StoredProduct, 'product' | 'onSale'> | undefined> {
  const { rows } = await pool.query<Product & Pick<StoredProduct, 'onSale'>>(sql('find_product')`
    SELECT p.prod_code AS "prodCode", p.din_code AS "dinCode", p.htl_code AS "htlCode", p.name, p.reservation_type AS "reservationType",
      p.takes_deposit AS "takesDeposit", p.sale_zone AS "saleZone", p.sale_times AS "saleTimes", p.sale_always AS "saleAlways",
      json_build_object('from', p.sale_from, 'to', p.sale_to) AS "salePeriod", p.week_type AS "weekType",
      p.week_day_flags AS "weekDayFlags", p.price,
      json_build_object('enabled', p.discount_on, 'periodRate', p.discount_rate,
        'period', CASE WHEN num_nonnulls(p.discount_from, p.discount_to) > 0 THEN
          json_build_object('from', p.discount_from, 'to', p.discount_to) END,
        'weekdayRate', p.discount_weekday_rate, 'weekendRate', p.discount_weekend_rate) AS discount,
      json_build_object('enabled', p.member_discount_on, 'rate', p.member_discount_rate) AS "memberDiscount",
      json_build_object('upTo2', p.deposit_up_to_2, 'upTo4', p.deposit_up_to_4, 'upTo10', p.deposit_up_to_10,
        'from11', p.deposit_from_11) AS deposit,
      p.day_sale_limit AS "daySaleLimit", p.per_person_limit AS "perPersonLimit", p.pickup_lead_days AS "pickupLeadDays",
      p.pickup_week_flags AS "pickupWeekFlags", p.members_only AS "membersOnly", p.question_type AS "questionType",
      p.on_sale AND v.active AS "onSale",
      (SELECT coalesce(json_agg(json_build_object('from', n.from_day, 'to', n.to_day) ORDER BY n.from_day), '[]')
        FROM product_not_sale n WHERE n.prod_code = p.prod_code) AS "notSaleRanges",
      (SELECT coalesce(json_agg(json_build_object('menuIndex', o.menu_index, 'onSale', o.on_sale, 'visible', o.visible,
          'price', o.price, 'discountRate', o.discount_rate, 'coversPerUnit', m.covers_per_unit, 'forChildren', m.for_children,
          'allergens', m.allergens, 'diets', m.diets, 'name', m.name, 'description', m.description)
          ORDER BY o.position, o.menu_index), '[]')
        FROM product_option o JOIN menu m USING (menu_index) WHERE o.prod_code = p.prod_code) AS options,
      (SELECT coalesce(json_agg(json_build_object('prodQsCode', q.prod_qs_code, 'kind', q.kind, 'name', q.name, 'visible', q.visible,
          'required', q.required, 'choices', q.choices) ORDER BY q.position, q.prod_qs_code), '[]')
        FROM product_question q WHERE q.prod_code = p.prod_code) AS questions
    FROM product p
    JOIN venue v USING (din_code)
    WHERE p.prod_code = ${prodCode}`);
  const [row] = rows;
  if (row === undefined) return undefined;
  const { onSale, ...product } = row;
  return { product, onSale };
}

/** A product by its name. */
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
