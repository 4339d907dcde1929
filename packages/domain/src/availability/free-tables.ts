import type { Meal, VenueStock } from '../inventory/stock';
import { calculateLowestPrice } from '../pricing/lowest-price';
import { countPeople, type Party } from '../products/party';
import type { Product } from '../products/product';
import type { HolidayCalendar } from '../shared/holidays';
import { addDays, type SeoulDate, type SeoulTime } from '../shared/seoul-time';
import { mealByZone } from './meal-windows';
import { checkProductAtVisit, findCalendarError, findPartyError } from './product-at-visit';
import type { ListedProduct } from './product-slots';
import { listSlots } from './slots';
import type { UsageByTime } from './usage';

/** Stock, usage and products of a venue in which the guest searches for a table. */
export interface TableVenue<P extends ListedProduct = ListedProduct> {
  readonly stock: VenueStock;
  readonly usage: UsageByTime;
  /** Products on sale to the caller; only those for tables are used. `sold` is for the searched day. */
  readonly products: readonly P[];
}

export interface TableSearch {
  readonly date: SeoulDate;
  /** Null matches every meal of the day. */
  readonly meal: Meal | null;
  readonly party: Party;
  readonly holidays: HolidayCalendar;
  readonly now: Date;
}

/** A start time that is not past. */
export interface TableTime {
  readonly time: SeoulTime;
  readonly seatsLeft: number;
  /** True if the seats are enough for the party and it can order at least one product at this time. */
  readonly isFree: boolean;
}

/** Result of a table search at one venue. */
export interface TableSearchResult {
  /** Earliest first; empty if the venue offers no table for the meal on that day, or only at times that are past. */
  readonly times: readonly TableTime[];
  /** True if the venue offered tables for the meal on that day, but all start times are past. */
  readonly isOver: boolean;
  /** Lowest price per adult of this party at a free time; null if nothing is free or nothing is paid in advance. */
  readonly price: { readonly amount: number; readonly isDeposit: boolean } | null;
}

/**
 * Returns true if the product is for tables and sold on the day, for the meal and to the party size; start times are
 * not checked. A venue without such a product has no free table, whatever its occupancy.
 */
export const isOfferedForSearch = (product: Product, { date, meal, party, holidays, now }: TableSearch): boolean =>
  product.reservationType === 'table' &&
  (meal === null || mealByZone[product.saleZone] === meal) &&
  findPartyError(product, party) === null &&
  findCalendarError({ product, date, holidays, now }) === null;

/**
 * Finds the start times at which a party can be seated at a venue's tables and order a product, with the lowest price.
 */
export function findFreeTables({ stock, usage, products }: TableVenue, search: TableSearch): TableSearchResult {
  const { date, meal, party, holidays, now } = search;
  const partySize = countPeople(party);
  const slots = listSlots({ stock, usage, holidays, date, type: 'table', partySize, now }).slots;
  const offeredProducts = products.filter(({ product }) => isOfferedForSearch(product, search));
  const orderableProducts = new Set<ListedProduct>();
  const mealSlots = slots.filter((slot) => meal === null || slot.meal === meal);
  const times = mealSlots
    .filter(({ state }) => state !== 'past')
    .map(({ time, state, seatsLeft }): TableTime => {
      const availableProducts =
        state !== 'open'
          ? []
          : offeredProducts.filter(({ product, sold }) => {
              const input = {
                product,
                visit: { date, time },
                party,
                units: null,
                dinRoomCode: null,
                stock,
                usage,
                sold,
                holidays,
                now,
              };
              return checkProductAtVisit(input).ok;
            });
      for (const entry of availableProducts) orderableProducts.add(entry);
      return { time, seatsLeft, isFree: availableProducts.length > 0 };
    });
  const prices = [...orderableProducts].flatMap(({ product }) => {
    const amount = calculateLowestPrice(product, { date, partySize });
    return amount === null ? [] : [{ amount, isDeposit: product.takesDeposit }];
  });
  // A deposit is not the price of a meal, so it is used only if there is no other price.
  const [price] = prices.toSorted((a, b) => Number(a.isDeposit) - Number(b.isDeposit) || a.amount - b.amount);
  return { times, isOver: mealSlots.length > 0 && times.length === 0, price: price ?? null };
}

/**
 * Lists the days up to `reachDays` before and after a date, nearest first (the earlier of two that are equally near).
 * Omits the date itself and days before `first` or after `last`.
 */
export function listNearbyDays(
  date: SeoulDate,
  { first, last, reachDays }: { first: SeoulDate; last: SeoulDate; reachDays: number },
) {
  return Array.from({ length: reachDays }, (_, index) => [addDays(date, -index - 1), addDays(date, index + 1)])
    .flat()
    .filter((day) => day >= first && day <= last);
}
