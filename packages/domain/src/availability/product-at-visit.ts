import type { UnitsSold } from '../inventory/choice-limits';
import { calculateUnitsLeft, isWithinDailyQuota } from '../inventory/daily-quota';
import { isWithinPerPersonLimit } from '../inventory/per-person-limit';
import type { VenueStock } from '../inventory/stock';
import { calculateMinUnits } from '../inventory/units';
import { getDepositPerHead } from '../pricing/deposit';
import { canServeParty } from '../products/menu-rule';
import { countPeople, type Party } from '../products/party';
import type { OrderChannel } from '../products/party-checks';
import type { Product } from '../products/product';
import { getProductOnDay } from '../products/product-on-day';
import type { DinRoomCode } from '../shared/codes';
import { getDayType, type HolidayCalendar } from '../shared/holidays';
import { getTodayInSeoul, type SeoulDate, type Visit } from '../shared/seoul-time';
import { isBeyondBookingHorizon } from './horizon';
import { isOrderedEarlyEnough, isPickupDay } from './pickup';
import { listFreeRooms, type OfferedRoom } from './room';
import { isInSalePeriod, isInSaleZone, isNotSaleDate, isSaleTime, isSoldOnWeekday } from './sale-calendar';
import { isClosed, isPast, listOpenStartTimes } from './slots';
import { canTablesHold, countFreeTableSeats } from './table';
import { findUsage, type UsageByTime } from './usage';

/** Why a product is unavailable for a visit. */
export type ProductUnavailability =
  | 'past'
  | 'not_on_sale'
  | 'not_sale_date'
  | 'calendar_unknown'
  | 'wrong_weekday'
  | 'wrong_zone'
  | 'wrong_time'
  | 'no_such_time'
  | 'no_deposit_band'
  | 'no_menu_for_party'
  | 'person_limit'
  | 'day_sale_sold_out'
  | 'sold_out'
  | 'no_room'
  | 'pickup_lead_time'
  | 'pickup_weekday';

export interface ProductAtVisit {
  readonly product: Product;
  /** For a pickup, only the date counts (decision 13). */
  readonly visit: Visit;
  readonly party: Party;
  /**
   * Units ordered; null before the guest has chosen. In that case, the minimum that the party can order must be left.
   */
  readonly units: number | null;
  /** The requested room; null accepts any that fits the party. */
  readonly dinRoomCode: DinRoomCode | null;
  readonly stock: VenueStock;
  readonly usage: UsageByTime;
  readonly sold: UnitsSold;
  readonly holidays: HolidayCalendar;
  readonly now: Date;
  /** The site by default. With `override`, free seats at tables are not required. */
  readonly channel?: OrderChannel;
}

export type ProductAvailability =
  | {
      readonly ok: true;
      /** For a table: seats left. */
      readonly seatsLeft: number;
      /** For a room: available rooms, smallest first. */
      readonly rooms: readonly OfferedRoom[];
    }
  | {
      readonly ok: false;
      readonly error: ProductUnavailability;
      /** Seats or units left if they are too few for `sold_out` or for a limit; null for all other errors. */
      readonly remaining: number | null;
    };

const createUnavailability = (error: ProductUnavailability, remaining: number | null = null): ProductAvailability => ({
  ok: false,
  error,
  remaining,
});

/** Checks the limits per person and per day (Spec §5). Returns null if neither is exceeded. */
function checkLimits({ visit, party, units, sold, ...input }: ProductAtVisit): ProductAvailability | null {
  const product = getProductOnDay(input.product, visit.date);
  if (product.perPersonLimit === null && product.daySaleLimit === null) return null;
  const requestedUnits = units ?? calculateMinUnits(product, party);
  if (!isWithinPerPersonLimit(product.perPersonLimit, sold.toPerson, requestedUnits)) {
    return createUnavailability('person_limit', calculateUnitsLeft(product.perPersonLimit, sold.toPerson));
  }
  if (!isWithinDailyQuota(product.daySaleLimit, sold.onDay, requestedUnits)) {
    return createUnavailability('day_sale_sold_out', calculateUnitsLeft(product.daySaleLimit, sold.onDay));
  }
  return null;
}

/** A product on a day, at any start time. */
export interface ProductOnDay extends Pick<ProductAtVisit, 'product' | 'holidays' | 'now'> {
  readonly date: SeoulDate;
}

/** Returns true if the day is in the sale period and within the booking horizon. */
const isOnSale = ({ product, date, now }: Omit<ProductOnDay, 'holidays'>): boolean =>
  isInSalePeriod(product, date) && !isBeyondBookingHorizon(date, getTodayInSeoul(now));

/**
 * Finds why this party can never order the product: no deposit for its size (Spec §5 Deposit) or no menu for its adults
 * (decision 47). Returns null if it can.
 */
export function findPartyError(product: Product, party: Party): 'no_deposit_band' | 'no_menu_for_party' | null {
  if (product.takesDeposit && getDepositPerHead(product.deposit, countPeople(party)) === null) return 'no_deposit_band';
  return canServeParty(product, party) ? null : 'no_menu_for_party';
}

/** Checks a pickup (Spec §5 Pickup). */
function checkPickup(input: ProductAtVisit): ProductAvailability {
  const { product, visit, stock, now } = input;
  if (visit.date < getTodayInSeoul(now)) return createUnavailability('past');
  if (!isOnSale({ product, date: visit.date, now })) return createUnavailability('not_on_sale');
  if (isNotSaleDate(product, visit.date) || isClosed(stock, visit.date)) return createUnavailability('not_sale_date');
  if (!isOrderedEarlyEnough(product.pickupLeadDays, visit.date, now)) return createUnavailability('pickup_lead_time');
  if (!isPickupDay(product, visit.date)) return createUnavailability('pickup_weekday');
  return checkLimits(input) ?? { ok: true, seatsLeft: 0, rooms: [] };
}

/**
 * Finds why a table or room product is not sold on a day (Spec §5 Time-slot availability). Returns null if it is sold.
 */
export function findCalendarError({ product, date, holidays, now }: ProductOnDay): ProductUnavailability | null {
  if (!isOnSale({ product, date, now })) return 'not_on_sale';
  if (isNotSaleDate(product, date)) return 'not_sale_date';
  const dayType = getDayType(date, holidays);
  if (dayType === 'unknown') return 'calendar_unknown';
  return isSoldOnWeekday(product, date, dayType) ? null : 'wrong_weekday';
}

/** Checks that the product is sold at the visit: day, sale zone and start time. Returns null if it is. */
function checkCalendar({ product, visit, holidays, now }: ProductAtVisit): ProductAvailability | null {
  if (isPast(visit.date, visit.time, now)) return createUnavailability('past');
  const dayError = findCalendarError({ product, date: visit.date, holidays, now });
  if (dayError !== null) return createUnavailability(dayError);
  if (!isInSaleZone(product, visit.time)) return createUnavailability('wrong_zone');
  return isSaleTime(product, visit.time) ? null : createUnavailability('wrong_time');
}

/** Checks seats or rooms at the start time. Runs last, because their availability changes most often. */
function checkSeating({
  product,
  visit,
  party,
  dinRoomCode,
  stock,
  usage,
  holidays,
  channel,
}: ProductAtVisit): ProductAvailability {
  const dayType = getDayType(visit.date, holidays);
  if (dayType === 'unknown') return createUnavailability('calendar_unknown');
  const start = listOpenStartTimes(stock, visit.date, dayType).find(({ time }) => time === visit.time);
  if (start === undefined) return createUnavailability('no_such_time');
  const usageAtVisit = findUsage(usage, visit);
  const partySize = countPeople(party);
  if (product.reservationType === 'table') {
    const seatsLeft = countFreeTableSeats(start.units, usageAtVisit);
    return canTablesHold(seatsLeft, partySize) || channel === 'override'
      ? { ok: true, seatsLeft, rooms: [] }
      : createUnavailability('sold_out', seatsLeft);
  }
  const rooms = listFreeRooms(start.units, usageAtVisit, partySize).filter(
    (room) => dinRoomCode === null || room.dinRoomCode === dinRoomCode,
  );
  return rooms.length > 0 ? { ok: true, seatsLeft: 0, rooms } : createUnavailability('no_room');
}

/**
 * Checks that a party can book this product at this visit (Spec §5). Pages and the server use the same check. Does not
 * check the online party limit, members-only or whether enough menus are chosen.
 */
export function checkProductAtVisit(input: ProductAtVisit): ProductAvailability {
  const { product, party } = input;
  if (product.reservationType === 'pickup') return checkPickup(input);
  const calendarUnavailability = checkCalendar(input);
  if (calendarUnavailability !== null) return calendarUnavailability;
  const partyError = findPartyError(product, party);
  if (partyError !== null) return createUnavailability(partyError);
  return checkLimits(input) ?? checkSeating(input);
}
