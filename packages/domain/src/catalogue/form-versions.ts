import type { DayPlan, MealRow, StockRow, StockUnit, TimeRow } from '../inventory/stock';
import { groupUnitsByTime } from '../inventory/time-rows';
import { type DinCode, type HtlCode, toCode } from '../shared/codes';
import type { SeoulDate } from '../shared/seoul-time';
import { getBenefitFields, getJoiningCouponFields } from './benefit-fields';
import { groupCode } from './check-hotel';
import type { ContentDifference } from './document-contents';
import type { Catalogue, DayStockDocument, MealDocument, StockDocument, VenueDocument } from './documents';
import { getHotelFields } from './fields';
import type { ContentByForm, FormKind } from './form-contents';
import { getGroupFields } from './group-fields';
import { getHotelPhotoFields } from './hotel-photo-fields';
import { getLimitKey, listLimitRows } from './limit-table';
import { listDifferences } from './list-differences';
import { getPriceKey, listPriceRows } from './price-table';

/** A form whose content a change of the catalogue has changed. */
export interface ChangedForm {
  readonly kind: FormKind;
  /** The code of its venue or hotel; GROUP for what all hotels share. */
  readonly code: string;
  readonly htlCode: HtlCode;
  readonly dinCode: DinCode | null;
  /** Null if the form is about a new object. */
  readonly before: object | null;
  readonly content: object;
}

interface Form<Kind extends FormKind = FormKind> extends Pick<ChangedForm, 'code' | 'htlCode' | 'dinCode'> {
  readonly kind: Kind;
  /** The documents from which the content is read. While they are the same objects, the content is the same. */
  readonly documents: readonly object[];
  readonly getContent: () => ContentByForm[Kind];
}

const defineForm = <Kind extends FormKind>(form: Form<Kind>): Form => form;

/** Earlier than any day of visit, so that prices and limits of past days are listed too. */
const firstDay = '0001-01-01';

const toStockRows = (stock: readonly StockDocument[]): StockRow[] =>
  (['weekdays', 'weekend'] as const).flatMap((day) =>
    groupUnitsByTime(stock.filter(({ stockDay }) => stockDay === day)).map((row) => ({ day, ...row })),
  );

function toDayPlans(dayStock: readonly DayStockDocument[]): DayPlan[] {
  const unitsByDate = new Map<SeoulDate, DayStockDocument[]>();
  for (const unit of dayStock) {
    const units = unitsByDate.get(unit.day);
    if (units === undefined) unitsByDate.set(unit.day, [unit]);
    else units.push(unit);
  }
  return [...unitsByDate].map(([date, units]) => ({ date, rows: groupUnitsByTime(units) }));
}

const toMealRow = ({ weekdayFlags, ...meal }: MealDocument): MealRow => {
  const [mon = false, tue = false, wed = false, thu = false, fri = false] = weekdayFlags;
  return { ...meal, weekdayFlags: [mon, tue, wed, thu, fri] };
};

function listVenueForms(venue: VenueDocument, { menus, products }: Catalogue): Form[] {
  const { dinCode, htlCode } = venue;
  const place = { code: dinCode, htlCode, dinCode };
  const venueMenus = menus.filter((menu) => menu.dinCode === dinCode);
  const venueProducts = products.filter((product) => product.dinCode === dinCode);
  const documents = [venue];
  return [
    defineForm({
      ...place,
      kind: 'prices',
      documents: [...venueMenus, ...venueProducts],
      getContent: () => ({ rows: listPriceRows({ menus: venueMenus, products: venueProducts }, firstDay) }),
    }),
    defineForm({
      ...place,
      kind: 'limits',
      documents: venueProducts,
      getContent: () => ({ rows: listLimitRows(venueProducts, firstDay) }),
    }),
    defineForm({
      ...place,
      kind: 'weekly',
      documents,
      getContent: () => ({ rows: toStockRows(venue.stock), meals: venue.meals.map(toMealRow) }),
    }),
    defineForm({
      ...place,
      kind: 'seasons',
      documents,
      getContent: () => ({
        seasons: venue.seasons.map(({ name, fromDay, toDay, stock }) => ({
          name,
          from: fromDay,
          to: toDay,
          rows: toStockRows(stock),
        })),
      }),
    }),
    defineForm({
      ...place,
      kind: 'dayPlans',
      documents,
      getContent: () => ({ dayPlans: toDayPlans(venue.dayStock) }),
    }),
    defineForm({
      ...place,
      kind: 'turnTimes',
      documents,
      getContent: () => ({ tableTurnMinutes: venue.tableTurnMinutes, roomTurnMinutes: venue.roomTurnMinutes }),
    }),
  ];
}

function listForms(catalogue: Catalogue): Form[] {
  const { group, hotels, venues } = catalogue;
  const groupPlace = { code: groupCode, htlCode: toCode<HtlCode>(groupCode), dinCode: null };
  return [
    defineForm({ ...groupPlace, kind: 'group', documents: [group], getContent: () => getGroupFields(group) }),
    ...group.joiningCoupons.map((coupon) =>
      defineForm({
        kind: 'joiningCoupon',
        code: coupon.htlCode,
        htlCode: coupon.htlCode,
        dinCode: null,
        documents: [coupon],
        getContent: () => getJoiningCouponFields(coupon),
      }),
    ),
    ...hotels.flatMap((hotel) => {
      const place = { code: hotel.htlCode, htlCode: hotel.htlCode, dinCode: null, documents: [hotel] };
      return [
        defineForm({ ...place, kind: 'hotel', getContent: () => getHotelFields(hotel) }),
        defineForm({ ...place, kind: 'hotelPhotos', getContent: () => getHotelPhotoFields(hotel) }),
        defineForm({ ...place, kind: 'benefits', getContent: () => getBenefitFields(hotel) }),
      ];
    }),
    ...venues.flatMap((venue) => listVenueForms(venue, catalogue)),
  ];
}

const isEmpty = (content: object): boolean =>
  Object.values(content).every((value) => value === null || (Array.isArray(value) && value.length === 0));

const hasSameDocuments = (a: Form, b: Form): boolean =>
  a.documents.length === b.documents.length && a.documents.every((document, index) => document === b.documents[index]);

/** Lists the forms whose content differs between two catalogues. Leaves out new forms that are empty. */
export function listChangedForms(before: Catalogue, after: Catalogue): ChangedForm[] {
  const storedForms = new Map(listForms(before).map((form) => [`${form.kind} ${form.code}`, form]));
  return listForms(after).flatMap((form): ChangedForm[] => {
    const { kind, code, htlCode, dinCode } = form;
    const stored = storedForms.get(`${kind} ${code}`);
    if (stored !== undefined && hasSameDocuments(stored, form)) return [];
    const content = form.getContent();
    const storedContent = stored?.getContent() ?? null;
    const isSame =
      storedContent === null ? isEmpty(content) : listFormDifferences(kind, storedContent, content).length === 0;
    return isSame ? [] : [{ kind, code, htlCode, dinCode, before: storedContent, content }];
  });
}

/** Formats a unit, so that it is one field: `1-40`, or `closed 1-40`. */
const formatUnit = ({ minSeats, seats, open }: StockUnit): string => `${open ? '' : 'closed '}${minSeats}-${seats}`;

const toUnitsByTime = (rows: readonly TimeRow[]) =>
  Object.fromEntries(
    rows.map(({ startTime, units }) => [
      startTime,
      Object.fromEntries(units.map((unit) => [unit.dinRoomCode ?? 'tables', formatUnit(unit)])),
    ]),
  );

const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri'] as const;

/** Returns the days on which a meal is served; `weekend` with public holidays. */
const toServedDays = ({ open, weekdayFlags, onWeekdays, onHolidays }: MealRow) => ({
  ...Object.fromEntries(weekdays.map((day, index) => [day, open && onWeekdays && weekdayFlags[index] === true])),
  weekend: open && onHolidays,
});

const toUnitsByDay = (rows: readonly StockRow[]) => ({
  weekdays: toUnitsByTime(rows.filter(({ day }) => day === 'weekdays')),
  weekend: toUnitsByTime(rows.filter(({ day }) => day === 'weekend')),
});

type Comparable = Readonly<Record<string, unknown>>;

/** Contents whose rows have no order, by what identifies each row. */
const comparables: { readonly [Kind in FormKind]?: (content: ContentByForm[Kind]) => Comparable } = {
  prices: ({ rows }) => Object.fromEntries(rows.map((row) => [getPriceKey(row), row.price])),
  // An object, because a limit of null, which is none, differs from a missing row.
  limits: ({ rows }) => Object.fromEntries(rows.map((row) => [getLimitKey(row), { limit: row.limit }])),
  weekly: ({ rows, meals }) => ({
    ...toUnitsByDay(rows),
    meals: Object.fromEntries(meals.map((row) => [row.meal, toServedDays(row)])),
  }),
  seasons: ({ seasons }) =>
    Object.fromEntries(seasons.map(({ name, from, to, rows }) => [`${from} ${to}`, { name, ...toUnitsByDay(rows) }])),
  dayPlans: ({ dayPlans }) => Object.fromEntries(dayPlans.map(({ date, rows }) => [date, toUnitsByTime(rows)])),
};

function toComparable<Kind extends FormKind>(kind: Kind, content: ContentByForm[Kind]): object {
  const convert: ((content: ContentByForm[Kind]) => Comparable) | undefined = comparables[kind];
  return convert === undefined ? content : convert(content);
}

/**
 * Lists the fields in which two contents of a form differ. Prices and limits have the path that `getPriceKey` and
 * `getLimitKey` return; units of stock have one such as `weekend.18:00.tables`, `2026-12-24.18:00.D301R1`, or
 * `2026-12-20 2027-01-05.weekdays.12:00.tables` in a season, and the days of a meal one such as `meals.L.mon`.
 */
export const listFormDifferences = <Kind extends FormKind>(
  kind: Kind,
  before: ContentByForm[Kind],
  after: ContentByForm[Kind],
): ContentDifference[] => listDifferences(toComparable(kind, before), toComparable(kind, after));

/** Contents that have parts of past days, without these parts. */
const comingParts: {
  readonly [Kind in FormKind]?: (content: ContentByForm[Kind], today: SeoulDate) => ContentByForm[Kind];
} = {
  prices: ({ rows }, today) => ({ rows: rows.filter(({ toDay }) => toDay === null || toDay >= today) }),
  limits: ({ rows }, today) => ({ rows: rows.filter(({ toDay }) => toDay >= today) }),
  dayPlans: ({ dayPlans }, today) => ({ dayPlans: dayPlans.filter(({ date }) => date >= today) }),
};

/** Returns what can be put into a form: the content without prices, limits and plans of past days. */
export function omitPastDays<Kind extends FormKind>(
  kind: Kind,
  content: ContentByForm[Kind],
  today: SeoulDate,
): ContentByForm[Kind] {
  const select: ((content: ContentByForm[Kind], today: SeoulDate) => ContentByForm[Kind]) | undefined =
    comingParts[kind];
  return select === undefined ? content : select(content, today);
}
