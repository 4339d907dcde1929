import type { UnitsSold } from '../inventory/choice-limits';
import { fitsDailyQuota, unitsLeft } from '../inventory/daily-quota';
import { fitsPerPersonLimit } from '../inventory/per-person-limit';
import type { VenueStock } from '../inventory/stock';
import { leastUnits } from '../inventory/units';
import { depositPerHead } from '../pricing/deposit';
import { canServeParty } from '../products/menu-rule';
import { headCount, type Party } from '../products/party';
import type { Product } from '../products/product';
import type { DinRoomCode } from '../shared/codes';
import { getStockDay, type HolidayCalendar } from '../shared/holidays';
import { getTodayInSeoul, type SeoulDate, type Visit } from '../shared/seoul-time';
import { isBeyondBookingHorizon } from './horizon';
import { isPickupDay, isPickupEarlyEnough } from './pickup';
import { freeRooms, type OfferedRoom } from './room';
import { isInSalePeriod, isInSaleZone, isNotSaleDate, isSaleTime, weekTypeAllows } from './sale-calendar';
import { isClosed, isPast, startsOnSale } from './slots';
import { tableHolds, tableSeatsLeft } from './table';
import { type UsageByTime, usageAt } from './usage';

/** Why a product cannot be had at a visit. */
export type ProductRefusal =
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
  /** A pickup's time does not count (decision 13). */
  readonly visit: Visit;
  readonly party: Party;
  /** Units ordered; null while nothing is chosen yet, when the fewest that the party needs must be left. */
  readonly units: number | null;
  /** The room wanted; null takes any that holds the party. */
  readonly dinRoomCode: DinRoomCode | null;
  readonly stock: VenueStock;
  readonly usage: UsageByTime;
  readonly sold: UnitsSold;
  readonly holidays: HolidayCalendar;
  readonly now: Date;
}

export type ProductAnswer =
  | {
      readonly ok: true;
      /** Seats at tables left, for a table. */
      readonly seatsLeft: number;
      /** Rooms that can be had, smallest first, for a room. */
      readonly rooms: readonly OfferedRoom[];
    }
  | {
      readonly ok: false;
      readonly error: ProductRefusal;
      /** Units left, where a limit refuses; else null. */
      readonly remaining: number | null;
    };

const no = (error: ProductRefusal, remaining: number | null = null): ProductAnswer => ({ ok: false, error, remaining });

/** The limits of a person and of a day (Spec §5); null when both hold. */
function limitRefusal({ product, party, units, sold }: ProductAtVisit): ProductAnswer | null {
  if (product.perPersonLimit === null && product.daySaleLimit === null) return null;
  const wanted = units ?? leastUnits(product, party);
  if (!fitsPerPersonLimit(product.perPersonLimit, sold.toPerson, wanted)) {
    return no('person_limit', unitsLeft(product.perPersonLimit, sold.toPerson));
  }
  if (!fitsDailyQuota(product.daySaleLimit, sold.onDay, wanted)) {
    return no('day_sale_sold_out', unitsLeft(product.daySaleLimit, sold.onDay));
  }
  return null;
}

/** A product on a day, whatever the time. */
export interface ProductOnDay extends Pick<ProductAtVisit, 'product' | 'holidays' | 'now'> {
  readonly date: SeoulDate;
}

/** Is the day one of its sale, no further ahead than guests can look? */
const isOnSale = ({ product, date, now }: Omit<ProductOnDay, 'holidays'>): boolean =>
  isInSalePeriod(product, date) && !isBeyondBookingHorizon(date, getTodayInSeoul(now));

/**
 * Why the product is for no party like this, whenever it comes: it has no deposit for its size (Spec §5 Deposit), or no menu for its
 * adults (decision 47). Null where neither is so.
 */
export function partyRefusal(product: Product, party: Party): 'no_deposit_band' | 'no_menu_for_party' | null {
  if (product.takesDeposit && depositPerHead(product.deposit, headCount(party)) === null) return 'no_deposit_band';
  return canServeParty(product, party) ? null : 'no_menu_for_party';
}

/** Spec §5 Pickup. */
function pickupAtVisit(input: ProductAtVisit): ProductAnswer {
  const { product, visit, stock, now } = input;
  if (visit.date < getTodayInSeoul(now)) return no('past');
  if (!isOnSale({ product, date: visit.date, now })) return no('not_on_sale');
  if (isNotSaleDate(product, visit.date) || isClosed(stock, visit.date)) return no('not_sale_date');
  if (!isPickupEarlyEnough(product.pickupLeadDays, visit.date, now)) return no('pickup_lead_time');
  if (!isPickupDay(product, visit.date)) return no('pickup_weekday');
  return limitRefusal(input) ?? { ok: true, seatsLeft: 0, rooms: [] };
}

/** Spec §5 Time-slot availability: what a table's or room's own calendar says of a whole day; null when it allows the day. */
export function dayRefusal({ product, date, holidays, now }: ProductOnDay): ProductRefusal | null {
  if (!isOnSale({ product, date, now })) return 'not_on_sale';
  if (isNotSaleDate(product, date)) return 'not_sale_date';
  const day = getStockDay(date, holidays);
  if (day === 'unknown') return 'calendar_unknown';
  return weekTypeAllows(product, date, day) ? null : 'wrong_weekday';
}

/** The same of a visit. */
function calendarRefusal({ product, visit, holidays, now }: ProductAtVisit): ProductAnswer | null {
  if (isPast(visit.date, visit.time, now)) return no('past');
  const ofDay = dayRefusal({ product, date: visit.date, holidays, now });
  if (ofDay !== null) return no(ofDay);
  if (!isInSaleZone(product, visit.time)) return no('wrong_zone');
  return isSaleTime(product, visit.time) ? null : no('wrong_time');
}

/** Seats or a room at the start time, last of all, because they change from minute to minute. */
function seatingAtVisit({ product, visit, party, dinRoomCode, stock, usage, holidays }: ProductAtVisit): ProductAnswer {
  const day = getStockDay(visit.date, holidays);
  if (day === 'unknown') return no('calendar_unknown');
  const start = startsOnSale(stock, visit.date, day).find(({ time }) => time === visit.time);
  if (start === undefined) return no('no_such_time');
  const taken = usageAt(usage, visit);
  const heads = headCount(party);
  if (product.reservationType === 'table') {
    const seatsLeft = tableSeatsLeft(start.units, taken);
    return tableHolds(seatsLeft, heads) ? { ok: true, seatsLeft, rooms: [] } : no('sold_out', seatsLeft);
  }
  const rooms = freeRooms(start.units, taken, heads).filter((room) => dinRoomCode === null || room.dinRoomCode === dinRoomCode);
  return rooms.length > 0 ? { ok: true, seatsLeft: 0, rooms } : no('no_room');
}

/**
 * Can this product be had at this visit by this party? The one answer for product lists and for the order at the server
 * (Spec §5). Not asked here: the size of an online party, members-only, and whether enough menus are chosen.
 */
export function checkProductAtVisit(input: ProductAtVisit): ProductAnswer {
  const { product, party } = input;
  if (product.reservationType === 'pickup') return pickupAtVisit(input);
  const refusal = calendarRefusal(input);
  if (refusal !== null) return refusal;
  const ofParty = partyRefusal(product, party);
  if (ofParty !== null) return no(ofParty);
  return limitRefusal(input) ?? seatingAtVisit(input);
}
