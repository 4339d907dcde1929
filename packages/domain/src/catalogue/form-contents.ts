import type { NamedSeason } from '../availability/stock-change';
import type { DayPlan, MealRow, StockRow, VenueStock } from '../inventory/stock';
import type { SeoulDate } from '../shared/seoul-time';
import type { HotelBenefitFields, JoiningCouponFields } from './benefit-fields';
import type { HotelFields } from './fields';
import type { GroupFields } from './group-fields';
import type { HotelPhotoFields } from './hotel-photo-fields';
import type { LimitRow } from './limit-table';
import type { PriceRow } from './price-table';

/** What staff edit in a form without drafts: each save is in effect at once, and is a version of its history. */
export interface ContentByForm {
  readonly hotel: HotelFields;
  readonly hotelPhotos: HotelPhotoFields;
  readonly group: GroupFields;
  readonly benefits: HotelBenefitFields;
  readonly joiningCoupon: JoiningCouponFields;
  /** The prices of a venue, also those of past days. */
  readonly prices: { readonly rows: readonly PriceRow[] };
  /** The limits of a venue's products, also those of past days. */
  readonly limits: { readonly rows: readonly LimitRow[] };
  /** The start times of each week of a venue, and the days of its meals. */
  readonly weekly: { readonly rows: readonly StockRow[]; readonly meals: readonly MealRow[] };
  readonly seasons: { readonly seasons: readonly NamedSeason[] };
  readonly dayPlans: { readonly dayPlans: readonly DayPlan[] };
  readonly turnTimes: Pick<VenueStock, 'tableTurnMinutes' | 'roomTurnMinutes'>;
}

export type FormKind = keyof ContentByForm;

/** The parts of a venue's stock that have a history each. */
export const stockParts = ['weekly', 'seasons', 'dayPlans', 'turnTimes'] as const satisfies readonly FormKind[];
export type StockPart = (typeof stockParts)[number];

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
