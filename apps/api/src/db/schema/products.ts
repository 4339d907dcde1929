import { type Allergen, allergens, type Diet, diets, type Plate } from '@dining/domain/products/allergens';
import type { DinCode, HtlCode, ProdCode, PromCode } from '@dining/domain/shared/codes';
import type { LocalizedText } from '@dining/domain/shared/localized-text';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { localized } from './columns';
import { hotel, venue } from './hotels';

const formatTextArray = (values: readonly string[]): string =>
  `ARRAY[${values.map((value) => `'${value}'`).join(', ')}]::text[]`;

export const product = pgTable(
  'product',
  {
    prodCode: text('prod_code').$type<ProdCode>().primaryKey(),
    dinCode: text('din_code')
      .$type<DinCode>()
      .notNull()
      .references(() => venue.dinCode),
    htlCode: text('htl_code')
      .$type<HtlCode>()
      .notNull()
      .references(() => hotel.htlCode),
    position: integer('position').notNull(),
    onSale: boolean('on_sale').notNull().default(true),
    name: localized('name').notNull(),
    description: localized('description').notNull(),
    depositNote: localized('deposit_note'),
    categoryPosition: integer('category_position').notNull(),
    bannerPicture: text('banner_picture').notNull(),
    reservationType: text('reservation_type').$type<'table' | 'room' | 'pickup'>().notNull(),
    takesDeposit: boolean('takes_deposit').notNull(),
    saleZone: text('sale_zone').$type<'B' | 'L' | 'D'>().notNull(),
    saleTimes: text('sale_times').array().notNull().default([]),
    saleAlways: boolean('sale_always').notNull(),
    saleFrom: date('sale_from', { mode: 'string' }),
    saleTo: date('sale_to', { mode: 'string' }),
    weekType: text('week_type').$type<'all' | 'weekdays' | 'weekend' | 'user'>().notNull(),
    weekDayFlags: text('week_day_flags').notNull().default('1111111'),
    price: integer('price').notNull().default(0),
    discountOn: boolean('discount_on').notNull().default(false),
    discountRate: integer('discount_rate').notNull().default(0),
    discountWeekdayRate: integer('discount_weekday_rate').notNull().default(0),
    discountWeekendRate: integer('discount_weekend_rate').notNull().default(0),
    discountFrom: date('discount_from', { mode: 'string' }),
    discountTo: date('discount_to', { mode: 'string' }),
    memberDiscountOn: boolean('member_discount_on').notNull().default(false),
    memberDiscountRate: integer('member_discount_rate').notNull().default(0),
    depositUpTo2: integer('deposit_up_to_2'),
    depositUpTo4: integer('deposit_up_to_4'),
    depositUpTo10: integer('deposit_up_to_10'),
    depositFrom11: integer('deposit_from_11'),
    daySaleLimit: integer('day_sale_limit'),
    perPersonLimit: integer('per_person_limit'),
    pickupLeadDays: integer('pickup_lead_days').notNull().default(1),
    pickupWeekFlags: text('pickup_week_flags').notNull().default('1111111'),
    membersOnly: boolean('members_only').notNull().default(false),
    questionType: text('question_type').$type<'none' | 'allergy' | 'direct' | 'both'>().notNull().default('none'),
  },
  (t) => [
    unique('product_venue_hotel').on(t.prodCode, t.dinCode, t.htlCode),
    index('product_by_venue').on(t.dinCode, t.position),
    index('product_by_hotel').on(t.htlCode, t.position),
    check('product_type', sql`${t.reservationType} IN ('table', 'room', 'pickup')`),
    check('product_zone', sql`${t.saleZone} IN ('B', 'L', 'D')`),
    check('product_week_type', sql`${t.weekType} IN ('all', 'weekdays', 'weekend', 'user')`),
    check('product_flags', sql`${t.weekDayFlags} ~ '^[01]{7}$' AND ${t.pickupWeekFlags} ~ '^[01]{7}$'`),
    check('product_period', sql`${t.saleFrom} IS NULL OR ${t.saleTo} IS NULL OR ${t.saleFrom} <= ${t.saleTo}`),
    check(
      'product_rates',
      sql`${t.discountRate} BETWEEN 0 AND 100 AND ${t.discountWeekdayRate} BETWEEN 0 AND 100 AND ${t.discountWeekendRate} BETWEEN 0 AND 100 AND ${t.memberDiscountRate} BETWEEN 0 AND 100`,
    ),
    check('product_price', sql`${t.price} >= 0`),
    check('product_lead', sql`${t.pickupLeadDays} >= 1`),
    check('product_questions', sql`${t.questionType} IN ('none', 'allergy', 'direct', 'both')`),
    check('product_pickup_no_deposit', sql`NOT (${t.takesDeposit} AND ${t.reservationType} = 'pickup')`),
  ],
);

export const productNotSale = pgTable(
  'product_not_sale',
  {
    prodCode: text('prod_code')
      .$type<ProdCode>()
      .notNull()
      .references(() => product.prodCode, { onDelete: 'cascade' }),
    fromDay: date('from_day', { mode: 'string' }).notNull(),
    toDay: date('to_day', { mode: 'string' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.prodCode, t.fromDay] }), check('not_sale_order', sql`${t.fromDay} <= ${t.toDay}`)],
);

export const productPhoto = pgTable(
  'product_photo',
  {
    prodCode: text('prod_code')
      .$type<ProdCode>()
      .notNull()
      .references(() => product.prodCode, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    filePath: text('file_path').notNull(),
    /** prod1 is the product's picture, prod2 that of the completion page (Spec §3). */
    photoType: text('photo_type').notNull(),
    alt: localized('alt').notNull(),
  },
  (t) => [primaryKey({ columns: [t.prodCode, t.position] })],
);

export const menu = pgTable(
  'menu',
  {
    menuIndex: integer('menu_index').primaryKey(),
    dinCode: text('din_code')
      .$type<DinCode>()
      .notNull()
      .references(() => venue.dinCode),
    name: localized('name').notNull(),
    description: localized('description').notNull(),
    price: integer('price').notNull(),
    coversPerUnit: integer('covers_per_unit').notNull().default(1),
    forChildren: boolean('for_children').notNull().default(false),
    picture: text('picture').notNull(),
    allergens: text('allergens').array().$type<Allergen[]>(),
    diets: text('diets').array().$type<Diet[]>().notNull().default([]),
    baseIndex: integer('base_index').references((): AnyPgColumn => menu.menuIndex),
    plates: jsonb('plates').$type<readonly Plate[]>().notNull().default([]),
  },
  (t) => [
    index('menu_by_venue').on(t.dinCode),
    check('menu_numbers', sql`${t.price} >= 0 AND ${t.coversPerUnit} >= 1`),
    check('menu_allergens', sql.raw(`allergens <@ ${formatTextArray(allergens)}`)),
    check('menu_diets', sql.raw(`diets <@ ${formatTextArray(diets)}`)),
  ],
);

export const productOption = pgTable(
  'product_option',
  {
    prodCode: text('prod_code')
      .$type<ProdCode>()
      .notNull()
      .references(() => product.prodCode, { onDelete: 'cascade' }),
    menuIndex: integer('menu_index')
      .notNull()
      .references(() => menu.menuIndex),
    position: integer('position').notNull(),
    onSale: boolean('on_sale').notNull().default(true),
    visible: boolean('visible').notNull().default(true),
    price: integer('price').notNull(),
    discountRate: integer('discount_rate').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.prodCode, t.menuIndex] }),
    check('option_numbers', sql`${t.price} >= 0 AND ${t.discountRate} BETWEEN 0 AND 100`),
  ],
);

/** Prices of menus (or of a piece, without a menu) on some days of visit, in place of the usual ones. */
export const productDayPrice = pgTable(
  'product_day_price',
  {
    prodCode: text('prod_code')
      .$type<ProdCode>()
      .notNull()
      .references(() => product.prodCode, { onDelete: 'cascade' }),
    menuIndex: integer('menu_index'),
    fromDay: date('from_day', { mode: 'string' }).notNull(),
    toDay: date('to_day', { mode: 'string' }).notNull(),
    price: integer('price').notNull(),
  },
  (t) => [
    unique('product_day_price_key').on(t.prodCode, t.menuIndex, t.fromDay).nullsNotDistinct(),
    foreignKey({
      name: 'product_day_price_option_fk',
      columns: [t.prodCode, t.menuIndex],
      foreignColumns: [productOption.prodCode, productOption.menuIndex],
    }).onDelete('cascade'),
    check('day_price_order', sql`${t.fromDay} <= ${t.toDay}`),
    check('day_price_won', sql`${t.price} BETWEEN 1 AND 50000000`),
  ],
);

/** Limits of the units sold on some days of visit, in place of the usual one; null for no limit. */
export const productDayLimit = pgTable(
  'product_day_limit',
  {
    prodCode: text('prod_code')
      .$type<ProdCode>()
      .notNull()
      .references(() => product.prodCode, { onDelete: 'cascade' }),
    fromDay: date('from_day', { mode: 'string' }).notNull(),
    toDay: date('to_day', { mode: 'string' }).notNull(),
    daySaleLimit: integer('day_sale_limit'),
  },
  (t) => [
    primaryKey({ columns: [t.prodCode, t.fromDay] }),
    check('day_limit_order', sql`${t.fromDay} <= ${t.toDay}`),
    check('day_limit_units', sql`${t.daySaleLimit} >= 0`),
  ],
);

export const productQuestion = pgTable(
  'product_question',
  {
    prodQsCode: text('prod_qs_code').primaryKey(),
    prodCode: text('prod_code')
      .$type<ProdCode>()
      .notNull()
      .references(() => product.prodCode, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    kind: text('kind').$type<'text' | 'choice'>().notNull(),
    name: localized('name').notNull(),
    visible: boolean('visible').notNull().default(true),
    required: boolean('required').notNull().default(false),
    choices: localized('choices').array().$type<LocalizedText[]>().notNull().default([]),
  },
  (t) => [
    index('question_by_product').on(t.prodCode, t.position),
    check('question_kind', sql`${t.kind} IN ('text', 'choice')`),
  ],
);

/** AG0005 means other (Spec §3 Allergy). */
export const allergy = pgTable(
  'allergy',
  {
    allergyCode: text('allergy_code').primaryKey(),
    position: integer('position').notNull(),
    name: localized('name').notNull(),
    allergens: text('allergens').array().$type<Allergen[]>().notNull().default([]),
  },
  () => [check('allergy_allergens', sql.raw(`allergens <@ ${formatTextArray(allergens)}`))],
);

export const promotion = pgTable(
  'promotion',
  {
    promCode: text('prom_code').$type<PromCode>().primaryKey(),
    htlCode: text('htl_code')
      .$type<HtlCode>()
      .notNull()
      .references(() => hotel.htlCode),
    dinCode: text('din_code')
      .$type<DinCode>()
      .references(() => venue.dinCode),
    /** The product that guests reserve for the promotion; it belongs to the promotion's venue. */
    prodCode: text('prod_code')
      .$type<ProdCode>()
      .references(() => product.prodCode),
    position: integer('position').notNull(),
    name: localized('name').notNull(),
    simpleDescription: localized('simple_description').notNull(),
    /** Markdown. */
    content: localized('content').notNull(),
    startsOn: date('starts_on', { mode: 'string' }),
    endsOn: date('ends_on', { mode: 'string' }),
    linkUrl: text('link_url'),
    banner: text('banner').notNull(),
    bannerMobile: text('banner_mobile').notNull(),
    bannerAlt: localized('banner_alt').notNull(),
  },
  (t) => [
    index('promotion_by_hotel').on(t.htlCode, t.position),
    check('promotion_period', sql`${t.startsOn} IS NULL OR ${t.endsOn} IS NULL OR ${t.startsOn} <= ${t.endsOn}`),
  ],
);
