import type { ProductDisplay } from '@dining/contract/codecs/product-display';
import type { Product, ProductOption } from '@dining/domain/products/product';
import type { HtlCode, ProdCode } from '@dining/domain/shared/codes';
import type { LocalizedText } from '@dining/domain/shared/localized-text';
import type { DateRange } from '@dining/domain/shared/seoul-time';
import { and, asc, eq, type SQL } from 'drizzle-orm';
import type { Queries } from '../../db/connect';
import { venue, venueCategory } from '../../db/schema/hotels';
import { menu, product, productNotSale, productOption, productPhoto, productQuestion } from '../../db/schema/products';
import { byKey } from '../app/group';

/** A product as the rules see it, with what pages show of it. */
export interface StoredProduct {
  readonly product: Product;
  readonly display: ProductDisplay;
  /** Guests can have it: it is offered, and its venue has not been taken off. */
  readonly onSale: boolean;
}

/** Every product of a hotel, on sale or not, in the hotel's order. */
export const readProducts = (db: Queries, htlCode: HtlCode): Promise<StoredProduct[]> =>
  readWhere(db, eq(product.htlCode, htlCode));

/**
 * One product as it stands in the database now, or undefined. Orders ask for it here, so that they are priced by what is
 * true at that moment and not by what a process remembers.
 */
export const productByCode = async (db: Queries, prodCode: ProdCode): Promise<StoredProduct | undefined> =>
  (await readWhere(db, eq(product.prodCode, prodCode)))[0];

/** A product's name and where it belongs; undefined where there is no such product. */
export async function productName(db: Queries, prodCode: ProdCode) {
  const [row] = await db
    .select({ dinCode: product.dinCode, htlCode: product.htlCode, name: product.name })
    .from(product)
    .where(eq(product.prodCode, prodCode));
  return row;
}

async function readWhere(db: Queries, where: SQL): Promise<StoredProduct[]> {
  const rows = await db
    .select({ row: product, category: venueCategory.name, venueActive: venue.active })
    .from(product)
    .innerJoin(venue, eq(venue.dinCode, product.dinCode))
    .leftJoin(
      venueCategory,
      and(eq(venueCategory.dinCode, product.dinCode), eq(venueCategory.position, product.categoryPosition)),
    )
    .where(where)
    .orderBy(asc(product.dinCode), asc(product.position), asc(product.prodCode));
  const options = byKey(await readOptions(db, where), 'prodCode');
  const questions = byKey(
    await db
      .select({
        prodCode: productQuestion.prodCode,
        prodQsCode: productQuestion.prodQsCode,
        kind: productQuestion.kind,
        name: productQuestion.name,
        visible: productQuestion.visible,
        required: productQuestion.required,
        choices: productQuestion.choices,
      })
      .from(productQuestion)
      .innerJoin(product, eq(product.prodCode, productQuestion.prodCode))
      .where(where)
      .orderBy(asc(productQuestion.prodCode), asc(productQuestion.position), asc(productQuestion.prodQsCode)),
    'prodCode',
  );
  const notSale = byKey(
    await db
      .select({ prodCode: productNotSale.prodCode, from: productNotSale.fromDay, to: productNotSale.toDay })
      .from(productNotSale)
      .innerJoin(product, eq(product.prodCode, productNotSale.prodCode))
      .where(where)
      .orderBy(asc(productNotSale.prodCode), asc(productNotSale.fromDay)),
    'prodCode',
  );
  const photos = byKey(
    await db
      .select({
        prodCode: productPhoto.prodCode,
        filePath: productPhoto.filePath,
        photoType: productPhoto.photoType,
        alt: productPhoto.alt,
      })
      .from(productPhoto)
      .innerJoin(product, eq(product.prodCode, productPhoto.prodCode))
      .where(where)
      .orderBy(asc(productPhoto.prodCode), asc(productPhoto.position)),
    'prodCode',
  );

  return rows.map(({ row, category, venueActive }) => ({
    onSale: row.onSale && venueActive,
    display: {
      description: row.description,
      category: category ?? noText,
      depositNote: row.depositNote ?? noText,
      bannerPicture: row.bannerPicture,
      photos: photos(row.prodCode),
    },
    product: {
      ...rulesOf(row),
      notSaleRanges: notSale(row.prodCode),
      options: options(row.prodCode),
      // An array column forgets the type of what it holds.
      questions: questions(row.prodCode).map((question) => ({ ...question, choices: question.choices as LocalizedText[] })),
    },
  }));
}

const readOptions = (db: Queries, where: SQL): Promise<(ProductOption & { prodCode: ProdCode })[]> =>
  db
    .select({
      prodCode: productOption.prodCode,
      menuIndex: productOption.menuIndex,
      onSale: productOption.onSale,
      visible: productOption.visible,
      price: productOption.price,
      discountRate: productOption.discountRate,
      coversPerUnit: menu.coversPerUnit,
      forChildren: menu.forChildren,
      allergens: menu.allergens,
      diets: menu.diets,
      name: menu.name,
      description: menu.description,
    })
    .from(productOption)
    .innerJoin(product, eq(product.prodCode, productOption.prodCode))
    .innerJoin(menu, eq(menu.menuIndex, productOption.menuIndex))
    .where(where)
    .orderBy(asc(productOption.prodCode), asc(productOption.position), asc(productOption.menuIndex));

const noText: LocalizedText = { default: '' };

const rangeOrNull = (from: string | null, to: string | null): DateRange | null =>
  from === null && to === null ? null : { from, to };

const rulesOf = (row: typeof product.$inferSelect): Omit<Product, 'notSaleRanges' | 'options' | 'questions'> => ({
  prodCode: row.prodCode,
  dinCode: row.dinCode,
  htlCode: row.htlCode,
  name: row.name,
  reservationType: row.reservationType,
  takesDeposit: row.takesDeposit,
  saleZone: row.saleZone,
  saleTimes: row.saleTimes,
  saleAlways: row.saleAlways,
  salePeriod: { from: row.saleFrom, to: row.saleTo },
  weekType: row.weekType,
  weekDayFlags: row.weekDayFlags,
  price: row.price,
  discount: {
    enabled: row.discountOn,
    periodRate: row.discountRate,
    period: rangeOrNull(row.discountFrom, row.discountTo),
    weekdayRate: row.discountWeekdayRate,
    weekendRate: row.discountWeekendRate,
  },
  memberDiscount: { enabled: row.memberDiscountOn, rate: row.memberDiscountRate },
  deposit: { upTo2: row.depositUpTo2, upTo4: row.depositUpTo4, upTo10: row.depositUpTo10, from11: row.depositFrom11 },
  daySaleLimit: row.daySaleLimit,
  perPersonLimit: row.perPersonLimit,
  pickupLeadDays: row.pickupLeadDays,
  pickupWeekFlags: row.pickupWeekFlags,
  membersOnly: row.membersOnly,
  questionType: row.questionType,
});
