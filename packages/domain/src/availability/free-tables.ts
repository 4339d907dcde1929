import type { Meal, VenueStock } from '../inventory/stock';
import { calculateFromPrice } from '../pricing/from-price';
import { headCount, type Party } from '../products/party';
import type { Product } from '../products/product';
import type { HolidayCalendar } from '../shared/holidays';
import { addDays, type SeoulDate, type SeoulTime } from '../shared/seoul-time';
import { mealByZone } from './meal-windows';
import { checkProductAtVisit, findCalendarError, findPartyError } from './product-at-visit';
import type { ListedProduct } from './product-slots';
import { listSlots } from './slots';
import type { UsageByTime } from './usage';

/** A venue as far as finding a table goes: what it offers, what is taken of it, and what is sold at its tables. */
export interface TableVenue<P extends ListedProduct = ListedProduct> {
  readonly stock: VenueStock;
  readonly usage: UsageByTime;
  /** On sale, for whoever asks; of other types than tables none counts. `sold` is of the day that is asked about. */
  readonly products: readonly P[];
}

/** Who looks for a table, when. */
export interface TableSearch {
  readonly date: SeoulDate;
  /** Null for any meal of the day. */
  readonly meal: Meal | null;
  readonly party: Party;
  readonly holidays: HolidayCalendar;
  readonly now: Date;
}

/** A start time that has not passed. */
export interface TableTime {
  readonly time: SeoulTime;
  readonly seatsLeft: number;
  /** The party finds seats, and something is sold to it then. */
  readonly free: boolean;
}

/** A venue's answer. */
export interface TableSearchResult {
  /** Earliest first; none where no table is laid out for the meal that day. */
  readonly times: readonly TableTime[];
  /** What an adult of this party pays at least at one of the free times; null where nothing is free, or nothing is paid beforehand. */
  readonly price: { readonly amount: number; readonly deposit: boolean } | null;
}

/**
 * Is the product one for tables that the day, the meal and the size of the party allow, whichever the start time? A venue without any has
 * nothing free, whatever is taken of it.
 */
export const isOfferedForSearch = (product: Product, { date, meal, party, holidays, now }: TableSearch): boolean =>
  product.reservationType === 'table' &&
  (meal === null || mealByZone[product.saleZone] === meal) &&
  findPartyError(product, party) === null &&
  findCalendarError({ product, date, holidays, now }) === null;

/** When a party can sit down at a venue's tables, and what it costs: only times at which something can really be ordered. */
export function findFreeTables({ stock, usage, products }: TableVenue, search: TableSearch): TableSearchResult {
  const { date, meal, party, holidays, now } = search;
  const heads = headCount(party);
  const seated = listSlots({ stock, usage, holidays, date, type: 'table', heads, now }).slots;
  const offered = products.filter(({ product }) => isOfferedForSearch(product, search));
  const orderable = new Set<ListedProduct>();
  const times = seated
    .filter((slot) => slot.state !== 'past' && (meal === null || slot.meal === meal))
    .map(({ time, state, seatsLeft }): TableTime => {
      const had =
        state !== 'open'
          ? []
          : offered.filter(({ product, sold }) => {
              const at = { visit: { date, time }, party, units: null, dinRoomCode: null, stock, usage, sold, holidays, now };
              return checkProductAtVisit({ product, ...at }).ok;
            });
      for (const one of had) orderable.add(one);
      return { time, seatsLeft, free: had.length > 0 };
    });
  const prices = [...orderable].flatMap(({ product }) => {
    const amount = calculateFromPrice(product, { date, heads });
    return amount === null ? [] : [{ amount, deposit: product.takesDeposit }];
  });
  // A deposit is no price of a meal: it is told only where there is no other.
  const [price] = prices.toSorted((a, b) => Number(a.deposit) - Number(b.deposit) || a.amount - b.amount);
  return { times, price: price ?? null };
}

/** Days around one, nearest first and of two as near the earlier, none before the first or after the last. */
export function listNearbyDays(date: SeoulDate, { first, last, reach }: { first: SeoulDate; last: SeoulDate; reach: number }) {
  return Array.from({ length: reach }, (_, index) => [addDays(date, -index - 1), addDays(date, index + 1)])
    .flat()
    .filter((day) => day >= first && day <= last);
}
