import type { DayPlan, MealRow, StockRow } from '../inventory/stock';
import { groupUnitsByTime } from '../inventory/time-rows';
import { type DinCode, type HtlCode, toCode } from '../shared/codes';
import type { SeoulDate } from '../shared/seoul-time';
import { getBenefitFields, getJoiningCouponFields } from './benefit-fields';
import { groupCode } from './check-hotel';
import type { Catalogue, DayStockDocument, MealDocument, StockDocument, VenueDocument } from './documents';
import { getHotelFields } from './fields';
import type { ContentByForm, FormKind } from './form-contents';
import { listFormDifferences } from './form-differences';
import { getGroupFields } from './group-fields';
import { getHotelPhotoFields } from './hotel-photo-fields';
import { listLimitRows } from './limit-table';
import { listPriceRows } from './price-table';

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
