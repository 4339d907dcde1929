import type {
  Catalogue,
  HotelDocument,
  ProductDocument,
  PromotionDocument,
  TermsTypeCode,
  VenueDocument,
} from '@dining/domain/catalogue/documents';
import type { ProdCode } from '@dining/domain/shared/codes';
import type { CatalogueRow, CatalogueRows } from '../stores/catalogue/catalogue-rows';

const noText = { default: '' };

const byPosition = (a: { readonly position: number }, b: { readonly position: number }): number =>
  a.position - b.position;

/** Numbers the parts of a document by their place in its list, from 1. */
const numberParts = <Part extends object>(parts: readonly Part[]): (Part & { readonly position: number })[] =>
  parts.map((part, index) => ({ ...part, position: index + 1 }));

function toHotelRow({ photos, benefits, memberFoodRule, ...columns }: HotelDocument): CatalogueRow<'hotel'> {
  return {
    ...columns,
    memberFoodRule: memberFoodRule && {
      ...memberFoodRule,
      excludedMonthDays: [...memberFoodRule.excludedMonthDays],
    },
    photos: photos.map(({ kind, path, alt }) => ({ kind, path, alt })),
    benefits: benefits.map(({ of, ...benefit }) => (of === undefined ? benefit : { ...benefit, of })),
  };
}

function toVenueRow(venue: VenueDocument): CatalogueRow<'venue'> {
  const {
    categories: _categories,
    photos: _photos,
    rooms: _rooms,
    meals: _meals,
    stock: _stock,
    seasons: _seasons,
    dayStock: _dayStock,
    ...columns
  } = venue;
  return columns;
}

function toProductRow(product: ProductDocument): CatalogueRow<'product'> {
  const {
    notSale: _notSale,
    photos: _photos,
    options: _options,
    questions: _questions,
    dayPrices: _dayPrices,
    dayLimits: _dayLimits,
    ...columns
  } = product;
  return { ...columns, saleTimes: [...columns.saleTimes] };
}

const toPromotionRow = ({ banner, ...columns }: PromotionDocument): CatalogueRow<'promotion'> => ({
  ...columns,
  banner: banner.path,
  bannerAlt: banner.alt,
});

/** Converts documents to the rows of the database. */
export function toCatalogueRows({
  group,
  hotels,
  venues,
  menus,
  products,
  promotions,
  terms,
  policies,
}: Catalogue): CatalogueRows {
  return {
    allergy: numberParts(group.allergies).map((row) => ({ ...row, allergens: [...row.allergens] })),
    appProp: group.appProps.flatMap(({ propName, values }) =>
      numberParts(values).map((value) => ({ propName, ...value })),
    ),
    hotel: hotels.map(toHotelRow),
    joiningCoupon: [...group.joiningCoupons],
    venue: venues.map(toVenueRow),
    venueCategory: venues.flatMap(({ dinCode, categories }) =>
      numberParts(categories).map((category) => ({ dinCode, ...category })),
    ),
    venuePhoto: venues.flatMap(({ dinCode, photos }) =>
      numberParts(photos).map(({ position, path, alt }) => ({ dinCode, position, filePath: path, alt })),
    ),
    room: venues.flatMap(({ dinCode, rooms }) =>
      rooms.map(({ picture, ...room }) => ({
        dinCode,
        ...room,
        picture: picture?.path ?? '',
        pictureAlt: picture?.alt ?? noText,
      })),
    ),
    timeStock: venues.flatMap(({ dinCode, stock }) => stock.map((row) => ({ dinCode, ...row }))),
    stockSeason: venues.flatMap(({ dinCode, seasons }) =>
      seasons.map(({ name, fromDay, toDay }) => ({ dinCode, fromDay, toDay, name })),
    ),
    seasonStock: venues.flatMap(({ dinCode, seasons }) =>
      seasons.flatMap(({ fromDay, stock }) => stock.map((row) => ({ dinCode, fromDay, ...row }))),
    ),
    dayStock: venues.flatMap(({ dinCode, htlCode, dayStock }) => dayStock.map((row) => ({ dinCode, htlCode, ...row }))),
    mealTime: venues.flatMap(({ dinCode, meals }) =>
      meals.map((meal) => ({ dinCode, ...meal, weekdayFlags: [...meal.weekdayFlags] })),
    ),
    menu: menus.map((menu) => ({
      ...menu,
      allergens: menu.allergens && [...menu.allergens],
      diets: [...menu.diets],
    })),
    product: products.map(toProductRow),
    productNotSale: products.flatMap(({ prodCode, notSale }) => notSale.map((range) => ({ prodCode, ...range }))),
    productPhoto: products.flatMap(({ prodCode, photos }) =>
      numberParts(photos).map(({ position, path, alt, photoType }) => ({
        prodCode,
        position,
        filePath: path,
        alt,
        photoType,
      })),
    ),
    productOption: products.flatMap(({ prodCode, options }) =>
      numberParts(options).map(({ dayPrices: _dayPrices, ...option }) => ({ prodCode, ...option })),
    ),
    productDayPrice: products.flatMap(({ prodCode, dayPrices, options }) => [
      ...dayPrices.map((row) => ({ prodCode, menuIndex: null, ...row })),
      ...options.flatMap((option) =>
        option.dayPrices.map((row) => ({ prodCode, menuIndex: option.menuIndex, ...row })),
      ),
    ]),
    productDayLimit: products.flatMap(({ prodCode, dayLimits }) =>
      dayLimits.map(({ fromDay, toDay, limit }) => ({ prodCode, fromDay, toDay, daySaleLimit: limit })),
    ),
    productQuestion: products.flatMap(({ prodCode, questions }) =>
      numberParts(questions).map((question) => ({ prodCode, ...question, choices: [...question.choices] })),
    ),
    promotion: promotions.map(toPromotionRow),
    terms: [...terms],
    cancelPolicy: policies.map((policy) => ({ ...policy, tiers: [...policy.tiers] })),
  };
}

/** Groups the parts of documents by the code of their document, in order. */
function groupParts<Part extends object, Code extends string>(
  parts: readonly Part[],
  getCode: (part: Part) => Code,
): (code: Code) => readonly Part[] {
  const partsByCode = new Map<Code, Part[]>();
  for (const part of parts) {
    const list = partsByCode.get(getCode(part)) ?? [];
    list.push(part);
    partsByCode.set(getCode(part), list);
  }
  return (code) => partsByCode.get(code) ?? [];
}

const meals = ['M', 'L', 'D'];

interface StockKey {
  readonly stockDay?: string;
  readonly day?: string;
  readonly startTime: string;
  readonly dinRoomCode: string | null;
}

const formatStockKey = ({ stockDay, day, startTime, dinRoomCode }: StockKey): string =>
  `${stockDay ?? day ?? ''} ${startTime} ${dinRoomCode ?? ''}`;

/** Sorts rows of stock by day, start time and room. */
const sortStock = <Row extends StockKey>(rows: readonly Row[]): readonly Row[] =>
  rows.toSorted((a, b) => (formatStockKey(a) < formatStockKey(b) ? -1 : 1));

function toVenues(rows: CatalogueRows): VenueDocument[] {
  const getCategories = groupParts(rows.venueCategory.toSorted(byPosition), (row) => row.dinCode);
  const getPhotos = groupParts(rows.venuePhoto.toSorted(byPosition), (row) => row.dinCode);
  const getRooms = groupParts(
    rows.room.toSorted((a, b) => (a.dinRoomCode < b.dinRoomCode ? -1 : 1)),
    (row) => row.dinCode,
  );
  const getMeals = groupParts(
    rows.mealTime.toSorted((a, b) => meals.indexOf(a.meal) - meals.indexOf(b.meal)),
    (row) => row.dinCode,
  );
  const getStock = groupParts(sortStock(rows.timeStock), (row) => row.dinCode);
  const getSeasons = groupParts(
    rows.stockSeason.toSorted((a, b) => (a.fromDay < b.fromDay ? -1 : 1)),
    (row) => row.dinCode,
  );
  const getSeasonStock = groupParts(sortStock(rows.seasonStock), (row) => `${row.dinCode} ${row.fromDay}`);
  const getDayStock = groupParts(sortStock(rows.dayStock), (row) => row.dinCode);
  return rows.venue.toSorted(byPosition).map((venue) => ({
    ...venue,
    categories: getCategories(venue.dinCode).map(({ name, reservationType }) => ({ name, reservationType })),
    photos: getPhotos(venue.dinCode).map(({ filePath, alt }) => ({ path: filePath, alt })),
    rooms: getRooms(venue.dinCode).map(({ dinRoomCode, name, area, picture, pictureAlt }) => ({
      dinRoomCode,
      name,
      area,
      picture: picture === '' ? null : { path: picture, alt: pictureAlt },
    })),
    meals: getMeals(venue.dinCode).map(({ dinCode: _dinCode, ...meal }) => meal),
    stock: getStock(venue.dinCode).map(({ dinCode: _dinCode, ...row }) => row),
    seasons: getSeasons(venue.dinCode).map(({ dinCode, fromDay, toDay, name }) => ({
      name,
      fromDay,
      toDay,
      stock: getSeasonStock(`${dinCode} ${fromDay}`).map(({ dinCode: _dinCode, fromDay: _fromDay, ...row }) => row),
    })),
    dayStock: getDayStock(venue.dinCode).map(({ dinCode: _dinCode, htlCode: _htlCode, ...row }) => row),
  }));
}

function toProducts(rows: CatalogueRows): ProductDocument[] {
  const getPhotos = groupParts(rows.productPhoto.toSorted(byPosition), (row) => row.prodCode);
  const getOptions = groupParts(rows.productOption.toSorted(byPosition), (row) => row.prodCode);
  const byFirstDay = (a: { readonly fromDay: string }, b: { readonly fromDay: string }) =>
    a.fromDay < b.fromDay ? -1 : 1;
  const getDayPrices = groupParts(
    rows.productDayPrice.toSorted(byFirstDay),
    (row) => `${row.prodCode} ${row.menuIndex ?? ''}`,
  );
  const listDayPrices = (prodCode: ProdCode, menuIndex: number | null) =>
    getDayPrices(`${prodCode} ${menuIndex ?? ''}`).map(({ fromDay, toDay, price }) => ({ fromDay, toDay, price }));
  const getRanges = groupParts(rows.productNotSale.toSorted(byFirstDay), (row) => row.prodCode);
  const getDayLimits = groupParts(rows.productDayLimit.toSorted(byFirstDay), (row) => row.prodCode);
  const getQuestions = groupParts(rows.productQuestion.toSorted(byPosition), (row) => row.prodCode);
  return rows.product.toSorted(byPosition).map((product) => ({
    ...product,
    dayPrices: listDayPrices(product.prodCode, null),
    dayLimits: getDayLimits(product.prodCode).map(({ fromDay, toDay, daySaleLimit }) => ({
      fromDay,
      toDay,
      limit: daySaleLimit,
    })),
    notSale: getRanges(product.prodCode).map(({ fromDay, toDay }) => ({ fromDay, toDay })),
    photos: getPhotos(product.prodCode).map(({ filePath, alt, photoType }) => ({
      path: filePath,
      alt,
      photoType: photoType === 'prod2' ? 'prod2' : 'prod1',
    })),
    options: getOptions(product.prodCode).map(({ menuIndex, onSale, visible, price, discountRate }) => ({
      menuIndex,
      onSale,
      visible,
      price,
      dayPrices: listDayPrices(product.prodCode, menuIndex),
      discountRate,
    })),
    questions: getQuestions(product.prodCode).map(
      ({ prodCode: _prodCode, position: _position, ...question }) => question,
    ),
  }));
}

/** Converts the rows of the database to documents, in the order in which guests see them. */
export function toCatalogue(rows: CatalogueRows): Catalogue {
  const getValues = groupParts(rows.appProp.toSorted(byPosition), (row) => row.propName);
  const propNames = [...new Set(rows.appProp.map(({ propName }) => propName))].toSorted();
  return {
    group: {
      allergies: rows.allergy
        .toSorted(byPosition)
        .map(({ allergyCode, name, allergens }) => ({ allergyCode, name, allergens })),
      appProps: propNames.map((propName) => ({
        propName,
        values: getValues(propName).map(({ value, description }) => ({ value, description })),
      })),
      joiningCoupons: rows.joiningCoupon.toSorted((a, b) => (a.htlCode < b.htlCode ? -1 : 1)),
    },
    hotels: rows.hotel.toSorted(byPosition),
    venues: toVenues(rows),
    menus: rows.menu.toSorted((a, b) => a.menuIndex - b.menuIndex),
    products: toProducts(rows),
    promotions: rows.promotion
      .toSorted(byPosition)
      .map(({ bannerAlt, banner, ...promotion }) => ({ ...promotion, banner: { path: banner, alt: bannerAlt } })),
    terms: rows.terms
      .toSorted((a, b) => a.termsSeq - b.termsSeq)
      .map((row) => ({ ...row, termsTypeCode: row.termsTypeCode as TermsTypeCode })),
    policies: rows.cancelPolicy.toSorted((a, b) => a.payPlcySeq - b.payPlcySeq),
  };
}
