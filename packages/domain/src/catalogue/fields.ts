import { findMeal } from '../availability/meal-windows';
import type { Meal } from '../inventory/stock';
import type { HotelMemberRule } from '../pricing/member-discount';
import type { SaleZone } from '../products/product';
import type { Cuisine } from '../search/venue-filter';
import type { DinCode, HtlCode, ProdCode } from '../shared/codes';
import type { DayType } from '../shared/holidays';
import { type Language, languages } from '../shared/language';
import { createLocalizedText, getLocalizedText, type LocalizedText } from '../shared/localized-text';
import type { SeoulTime } from '../shared/seoul-time';
import { type BusinessInfo, type ReadableField, readableFields } from './business-info';
import type {
  HotelDocument,
  MealDocument,
  MenuDocument,
  ProductDocument,
  StockDocument,
  VenueDocument,
} from './documents';

/**
 * What the console's forms about a hotel, venue, menu and product contain: fields of their documents, with each text in
 * the four languages. Fields that a form does not have keep their values.
 */
export type TextFields = Readonly<Record<Language, string>>;

export interface HotelFields {
  readonly name: TextFields;
  readonly phone: string;
  readonly homePageUrl: string;
  readonly position: number;
  readonly latitude: number;
  readonly longitude: number;
  readonly business: Omit<BusinessInfo, 'readable'>;
  /** Translations of the registered texts, for reading; each of them may be empty. */
  readonly readable: Readonly<Record<ReadableField, TextFields>>;
  readonly reviewsOn: boolean;
  readonly pointsSpendable: boolean;
  readonly staffLanguage: Language;
  readonly memberFoodRule: HotelMemberRule | null;
}

/** Seats at tables of a start time; 0 on a kind of day on which it does not exist. */
export interface StartTimeFields {
  readonly time: SeoulTime;
  readonly weekdaySeats: number;
  readonly weekendSeats: number;
}

export interface VenueFields {
  readonly name: TextFields;
  readonly description: TextFields;
  readonly location: TextFields;
  readonly openingHours: TextFields;
  readonly cuisine: Cuisine | null;
  readonly phone: string;
  readonly mailbox: string;
  readonly seatCount: number;
  readonly tableTurnMinutes: number | null;
  readonly startTimes: readonly StartTimeFields[];
}

export interface MenuFields {
  readonly name: TextFields;
  readonly description: TextFields;
  readonly price: number;
}

export interface ProductFields {
  readonly name: TextFields;
  readonly description: TextFields;
  readonly saleZone: SaleZone;
  readonly weekType: 'all' | 'weekdays' | 'weekend';
  readonly menuIndexes: readonly number[];
}

const noText: LocalizedText = { default: '' };

export const toTextFields = (text: LocalizedText): TextFields => {
  const getVariant = (language: Language): string =>
    languages.some((each) => text[each] !== undefined) ? (text[language] ?? '') : getLocalizedText(text, language);
  return { ko: getVariant('ko'), en: getVariant('en'), cn: getVariant('cn'), ja: getVariant('ja') };
};

/** Returns the text of a document. A text without any language is an empty one. */
export const toLocalizedText = ({ ko, en, cn, ja }: TextFields): LocalizedText =>
  [ko, en, cn, ja].every((variant) => variant.trim() === '') ? { default: '' } : createLocalizedText(ko, en, cn, ja);

/** Returns the next code after those with the same prefix: `D305` after `D304`. */
export function getNextCode(prefix: string, codes: readonly string[], digits: number): string {
  const numbers = codes
    .filter((code) => code.startsWith(prefix))
    .map((code) => Number(code.slice(prefix.length)))
    .filter(Number.isSafeInteger);
  return `${prefix}${String(Math.max(0, ...numbers) + 1).padStart(digits, '0')}`;
}

export const getNextNumber = (numbers: readonly number[]): number => Math.max(0, ...numbers) + 1;

/** Creates a value for each registered text that has translations. */
export const mapReadable = <Value>(create: (field: ReadableField) => Value): Readonly<Record<ReadableField, Value>> =>
  Object.fromEntries(readableFields.map((field) => [field, create(field)])) as Record<ReadableField, Value>;

export const getHotelFields = (hotel: HotelDocument): HotelFields => {
  const { readable = {}, ...business } = hotel.business;
  return {
    name: toTextFields(hotel.name),
    phone: hotel.phone,
    homePageUrl: getLocalizedText(hotel.homePageUrl, 'ko'),
    position: hotel.position,
    latitude: hotel.latitude,
    longitude: hotel.longitude,
    business,
    readable: mapReadable((field) => toTextFields(readable[field] ?? noText)),
    reviewsOn: hotel.reviewsOn,
    pointsSpendable: hotel.pointsSpendable,
    staffLanguage: hotel.staffLanguage,
    memberFoodRule: hotel.memberFoodRule,
  };
};

const createHotel = (htlCode: HtlCode): Omit<HotelDocument, keyof HotelFields> => ({
  htlCode,
  htlHmcCode: htlCode,
  ratingsOn: true,
  pointRate: 0,
  photos: [],
  benefits: [],
});

/** Returns the translations that are entered; those that did not change stay as they are stored. */
function createReadable(fields: HotelFields['readable'], stored: BusinessInfo['readable']): BusinessInfo['readable'] {
  const entries = readableFields.flatMap((field) => {
    const storedText = stored?.[field];
    const isSame = storedText !== undefined && isSameText(toTextFields(storedText), fields[field]);
    const text = isSame ? storedText : toLocalizedText(fields[field]);
    return text.default === '' && !isSame ? [] : [[field, text] as const];
  });
  return entries.length === 0 && stored === undefined ? undefined : Object.fromEntries(entries);
}

const isSameText = (a: TextFields, b: TextFields): boolean =>
  languages.every((language) => a[language] === b[language]);

/** Returns a stored hotel with changed fields, or a new one. */
export const applyHotelFields = (
  { readable: readableTexts, ...fields }: HotelFields,
  stored: HotelDocument | HtlCode,
): HotelDocument => ({
  ...(typeof stored === 'string' ? createHotel(stored) : stored),
  ...fields,
  name: toLocalizedText(fields.name),
  homePageUrl:
    typeof stored !== 'string' && getLocalizedText(stored.homePageUrl, 'ko') === fields.homePageUrl
      ? stored.homePageUrl
      : { default: fields.homePageUrl },
  business: createBusiness(
    fields.business,
    createReadable(readableTexts, typeof stored === 'string' ? undefined : stored.business.readable),
  ),
});

const createBusiness = (business: HotelFields['business'], readable: BusinessInfo['readable']): BusinessInfo => ({
  ...business,
  ...(readable !== undefined && { readable }),
});

const isTableRow = ({ dinRoomCode }: StockDocument): boolean => dinRoomCode === null;

export function getVenueFields(venue: VenueDocument): VenueFields {
  const rows = venue.stock.filter(isTableRow);
  const getSeats = (time: SeoulTime, dayType: DayType): number =>
    rows.find(({ startTime, stockDay }) => startTime === time && stockDay === dayType)?.seats ?? 0;
  const times = [...new Set(rows.map(({ startTime }) => startTime))].toSorted();
  return {
    name: toTextFields(venue.name),
    description: toTextFields(venue.description),
    location: toTextFields(venue.location),
    openingHours: toTextFields(venue.openingHours),
    cuisine: venue.cuisine,
    phone: venue.phone,
    mailbox: venue.mailbox ?? '',
    seatCount: venue.seatCount,
    tableTurnMinutes: venue.tableTurnMinutes,
    startTimes: times.map((time) => ({
      time,
      weekdaySeats: getSeats(time, 'weekdays'),
      weekendSeats: getSeats(time, 'weekend'),
    })),
  };
}

/** The name of the category of visits at tables, in which a new venue sells its products. */
const tableCategoryName = createLocalizedText('테이블', 'Table', '餐桌', 'テーブル');

const createVenue = (dinCode: DinCode, htlCode: HtlCode, position: number) =>
  ({
    dinCode,
    htlCode,
    position,
    active: true,
    cuisineLabel: noText,
    facilities: noText,
    parking: noText,
    notice: noText,
    pickupNotice: noText,
    chefName: noText,
    chefStatement: noText,
    dressCode: noText,
    children: noText,
    wantsSheetMail: true,
    welcomesChildren: true,
    hasView: false,
    introPicture: '',
    roomTurnMinutes: null,
    categories: [{ name: tableCategoryName, reservationType: 'table' }],
    photos: [],
    rooms: [],
    meals: [],
    stock: [],
    seasons: [],
    dayStock: [],
  }) as const;

export interface NewVenue {
  readonly dinCode: DinCode;
  readonly htlCode: HtlCode;
  readonly position: number;
}

const isVenueDocument = (stored: VenueDocument | NewVenue): stored is VenueDocument => 'stock' in stored;

const createStock = (startTimes: readonly StartTimeFields[]): StockDocument[] =>
  startTimes.flatMap(({ time, weekdaySeats, weekendSeats }) =>
    ([['weekdays', weekdaySeats] as const, ['weekend', weekendSeats] as const] as const)
      .filter(([, seats]) => seats !== 0)
      .map(([stockDay, seats]) => ({ stockDay, startTime: time, dinRoomCode: null, seats, minSeats: 1, open: true })),
  );

const meals: readonly Meal[] = ['M', 'L', 'D'];

/** Derives the meals that a venue serves from its start times. */
function createMeals(stock: readonly StockDocument[]): MealDocument[] {
  const hasStart = (meal: Meal, dayType: DayType): boolean =>
    stock.some(({ startTime, stockDay }) => stockDay === dayType && findMeal(startTime) === meal);
  return meals.map((meal) => ({
    meal,
    open: hasStart(meal, 'weekdays') || hasStart(meal, 'weekend'),
    weekdayFlags: [true, true, true, true, true],
    onWeekdays: hasStart(meal, 'weekdays'),
    onHolidays: hasStart(meal, 'weekend'),
  }));
}

/** Returns a stored venue with changed fields, or a new one. Start times apply only to a venue without any. */
export function applyVenueFields(fields: VenueFields, stored: VenueDocument | NewVenue): VenueDocument {
  const { startTimes, mailbox, ...columns } = fields;
  const base = isVenueDocument(stored) ? stored : createVenue(stored.dinCode, stored.htlCode, stored.position);
  const stock = base.stock.length > 0 ? base.stock : createStock(startTimes);
  return {
    ...base,
    ...columns,
    name: toLocalizedText(fields.name),
    description: toLocalizedText(fields.description),
    location: toLocalizedText(fields.location),
    openingHours: toLocalizedText(fields.openingHours),
    mailbox: mailbox === '' ? null : mailbox,
    stock,
    meals: base.stock.length > 0 ? base.meals : createMeals(stock),
  };
}

export const getMenuFields = ({ name, description, price }: MenuDocument): MenuFields => ({
  name: toTextFields(name),
  description: toTextFields(description),
  price,
});

/** Returns a stored menu with changed fields, or a new one. */
export const applyMenuFields = (
  fields: MenuFields,
  stored: MenuDocument | Pick<MenuDocument, 'menuIndex' | 'dinCode'>,
): MenuDocument => ({
  coversPerUnit: 1,
  forChildren: false,
  picture: '',
  allergens: null,
  diets: [],
  baseIndex: null,
  plates: [],
  ...stored,
  name: toLocalizedText(fields.name),
  description: toLocalizedText(fields.description),
  price: fields.price,
});

/** Returns the fields of a product that the form can show: visits at tables, on all days, weekdays or weekends. */
export function findProductFields(product: ProductDocument): ProductFields | undefined {
  const { weekType, reservationType } = product;
  if (reservationType !== 'table' || weekType === 'user') return undefined;
  return {
    name: toTextFields(product.name),
    description: toTextFields(product.description),
    saleZone: product.saleZone,
    weekType,
    menuIndexes: product.options.map(({ menuIndex }) => menuIndex),
  };
}

export interface NewProduct {
  readonly prodCode: ProdCode;
  readonly dinCode: DinCode;
  readonly htlCode: HtlCode;
  readonly position: number;
  /** Place of the category in the venue's list, from 1. */
  readonly categoryPosition: number;
}

const createProduct = (product: NewProduct) =>
  ({
    ...product,
    onSale: false,
    depositNote: null,
    bannerPicture: '',
    reservationType: 'table',
    takesDeposit: false,
    saleTimes: [],
    saleAlways: true,
    saleFrom: null,
    saleTo: null,
    weekDayFlags: '1111111',
    price: 0,
    dayPrices: [],
    discountOn: false,
    discountRate: 0,
    discountWeekdayRate: 0,
    discountWeekendRate: 0,
    discountFrom: null,
    discountTo: null,
    memberDiscountOn: false,
    memberDiscountRate: 0,
    depositUpTo2: null,
    depositUpTo4: null,
    depositUpTo10: null,
    depositFrom11: null,
    daySaleLimit: null,
    dayLimits: [],
    perPersonLimit: null,
    pickupLeadDays: 1,
    pickupWeekFlags: '1111111',
    membersOnly: false,
    questionType: 'none',
    notSale: [],
    photos: [],
    options: [],
    questions: [],
  }) as const;

const isProductDocument = (stored: ProductDocument | NewProduct): stored is ProductDocument => 'options' in stored;

/**
 * Returns a stored product with changed fields, or a new one, which is not on sale. A menu that the product did not
 * have costs what the menu costs.
 */
export function applyProductFields(
  { menuIndexes, ...fields }: ProductFields,
  stored: ProductDocument | NewProduct,
  menus: readonly MenuDocument[],
): ProductDocument {
  const base = isProductDocument(stored) ? stored : createProduct(stored);
  const options = menuIndexes.map(
    (menuIndex) =>
      base.options.find((option) => option.menuIndex === menuIndex) ?? {
        menuIndex,
        onSale: true,
        visible: true,
        price: menus.find((menu) => menu.menuIndex === menuIndex)?.price ?? 0,
        dayPrices: [],
        discountRate: 0,
      },
  );
  return {
    ...base,
    ...fields,
    name: toLocalizedText(fields.name),
    description: toLocalizedText(fields.description),
    options,
  };
}
