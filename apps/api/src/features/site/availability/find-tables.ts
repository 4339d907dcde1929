import { setImmediate } from 'node:timers/promises';
import { encodeFlag } from '@dining/contract/codecs/flag';
import { type Failure, fail } from '@dining/contract/failure';
import type { findTables, VenueTimesWire } from '@dining/contract/site/availability';
import { calculateUsage } from '@dining/domain/availability/calculate-usage';
import {
  findFreeTables,
  isOfferedForSearch,
  listNearbyDays,
  type TableSearch,
} from '@dining/domain/availability/free-tables';
import { getLastBookableDay, isBeyondBookingHorizon } from '@dining/domain/availability/horizon';
import { indexUsage } from '@dining/domain/availability/usage';
import type { VenueStock } from '@dining/domain/inventory/stock';
import { checkBookingParty } from '@dining/domain/products/party-checks';
import type { Product } from '@dining/domain/products/product';
import { matchesFilter, type VenueFilter } from '@dining/domain/search/venue-filter';
import type { DinCode, HtlCode } from '@dining/domain/shared/codes';
import { addDays, getTodayInSeoul, type SeoulDate } from '@dining/domain/shared/seoul-time';
import { createSoldKey, loadCounts, type VenueCounts } from '../../../booking/capacity/venue-counts';
import { type Catalogue, getCatalogueCache } from '../../../booking/catalogue/catalogue';
import { getOrderProblem } from '../../../booking/checkout/refusals';
import type { Deps } from '../../../config/deps';
import type { Call, HandlerResult } from '../../../http/mount';
import { createSingleFlight } from '../../../lib/cache';

interface Venue {
  readonly dinCode: DinCode;
  readonly htlCode: HtlCode;
  readonly stock: VenueStock;
  readonly products: readonly Product[];
}

const maxDaysAway = 14;
const maxNearDays = 3;

async function listTableVenues(
  catalogue: Catalogue,
  htlCodes: readonly HtlCode[],
  filter: VenueFilter,
): Promise<Venue[]> {
  const hotels = await Promise.all(htlCodes.map((htlCode) => catalogue.getHotel(htlCode)));
  const candidates = hotels.flatMap(({ venues, products }) =>
    venues
      .filter(({ categories }) => categories.some(({ reservationType }) => reservationType === 'table'))
      .filter((venue) => matchesFilter(venue, filter))
      .map((venue) => ({ venue, products })),
  );
  const venueLists = await Promise.all(
    candidates.map(async ({ venue: { dinCode, htlCode }, products }): Promise<Venue[]> => {
      const storedStock = await catalogue.findStock(dinCode);
      if (storedStock === undefined) return [];
      const venueProducts = products.filter(
        ({ onSale, product }) => onSale && product.dinCode === dinCode && product.reservationType === 'table',
      );
      return [{ dinCode, htlCode, stock: storedStock.stock, products: venueProducts.map(({ product }) => product) }];
    }),
  );
  return venueLists.flat();
}

function findTablesOfVenue(venue: Venue, { occupancy, soldUnits }: VenueCounts, search: TableSearch) {
  const { date, holidays } = search;
  const occupancyByDay = occupancy.get(venue.dinCode) ?? new Map();
  const products = venue.products.map((product) => ({
    product,
    sold: { onDay: soldUnits.get(createSoldKey(product.prodCode, date)) ?? 0, toPerson: 0 },
  }));
  const usage = indexUsage(calculateUsage({ stock: venue.stock, days: [date], occupancyByDay, holidays }));
  return findFreeTables({ stock: venue.stock, usage, products }, search);
}

const removeMembersOnlyProducts = (venue: Venue): Venue => ({
  ...venue,
  products: venue.products.filter(({ membersOnly }) => !membersOnly),
});

const hasFreeTime = ({ times }: ReturnType<typeof findFreeTables>): boolean => times.some(({ isFree }) => isFree);

const toWire = (
  { dinCode, htlCode }: Venue,
  { times, isOver, price }: ReturnType<typeof findFreeTables>,
): VenueTimesWire => ({
  dinCode,
  htlCode,
  dinFromPrice: price?.amount ?? null,
  dinFromDepositYn: encodeFlag(price?.isDeposit === true),
  timeList: times.map(({ time, seatsLeft, isFree }) => ({
    resvStartTime: time,
    seatAmnt: seatsLeft,
    resvYn: encodeFlag(isFree),
  })),
  timeOverYn: encodeFlag(isOver),
});

function checkSearch(body: Call<typeof findTables>['body'], today: SeoulDate): Failure | undefined {
  const party = checkBookingParty({ adults: body.adultCnt, kids: body.kidCnt }, 'table');
  if (!party.ok) return fail(getOrderProblem(party));
  if (body.resvDate < today) return fail('past');
  return isBeyondBookingHorizon(body.resvDate, today) ? fail('not_on_sale') : undefined;
}

/**
 * Creates the handler of POST /resv/freeTimes: what a party can book on a day, at one hotel or all. Concurrent searches
 * for the same venues and days load the counters once; identical searches also share the suggested days.
 */
export function createTableFinder(
  deps: Deps,
): (call: Call<typeof findTables>) => Promise<HandlerResult<typeof findTables>> {
  const catalogue = getCatalogueCache(deps.database);
  const loadCountsOnce = createSingleFlight<VenueCounts>();
  const findNearestDaysOnce = createSingleFlight<readonly NearDay[]>();

  return async ({ body, visitor }) => {
    const now = deps.now();
    const today = getTodayInSeoul(now);
    const refusal = checkSearch(body, today);
    if (refusal !== undefined) return refusal;
    const { hotels, holidays } = await catalogue.getDirectory();
    const searchedHotels = hotels.filter(({ htlCode }) => body.htlCode === undefined || htlCode === body.htlCode);
    if (searchedHotels.length === 0 && body.htlCode !== undefined) return fail('not_found');
    const filter = { cuisine: body.dinCuisineType ?? null, features: body.dinFeatureList };
    const allVenues = await listTableVenues(
      catalogue,
      searchedHotels.map(({ htlCode }) => htlCode),
      filter,
    );
    const filterKey = [body.htlCode, filter.cuisine, ...filter.features].join(' ');
    const loadVenueCounts = (from: SeoulDate, to: SeoulDate) =>
      loadCountsOnce(`${filterKey} ${from} ${to}`, () => loadCounts(deps.database, allVenues, from, to));
    const isMember = visitor.userId !== undefined;
    const venues = isMember ? allVenues : allVenues.map(removeMembersOnlyProducts);
    const search = {
      date: body.resvDate,
      meal: body.resvMealType ?? null,
      party: { adults: body.adultCnt, kids: body.kidCnt },
      holidays: holidays.calendar,
      now,
    };
    const dayCounts = await loadVenueCounts(search.date, search.date);
    const venueTables = venues.map((venue) => ({ venue, tables: findTablesOfVenue(venue, dayCounts, search) }));
    const searchKey = [filterKey, search.date, search.meal, body.adultCnt, body.kidCnt, isMember].join(' ');
    const nearDayList = venueTables.some(({ tables }) => hasFreeTime(tables))
      ? []
      : await findNearestDaysOnce(searchKey, () => findNearestDays(venues, loadVenueCounts, search));
    return {
      resvDate: search.date,
      venueList: venueTables.map(({ venue, tables }) => toWire(venue, tables)),
      nearDayList: [...nearDayList],
    };
  };
}

interface NearDay {
  readonly resvDate: SeoulDate;
  readonly dinCnt: number;
}

async function findNearestDays(
  venues: readonly Venue[],
  loadVenueCounts: (from: SeoulDate, to: SeoulDate) => Promise<VenueCounts>,
  search: TableSearch,
): Promise<readonly NearDay[]> {
  const today = getTodayInSeoul(search.now);
  const days = listNearbyDays(search.date, { first: today, last: getLastBookableDay(today), reachDays: maxDaysAway });
  const nearbyCounts = await loadVenueCounts(addDays(search.date, -maxDaysAway), addDays(search.date, maxDaysAway));
  const nearDays: NearDay[] = [];
  for (const date of days) {
    const daySearch = { ...search, date };
    const offeringVenues = venues.filter(({ products }) =>
      products.some((product) => isOfferedForSearch(product, daySearch)),
    );
    const dinCnt = offeringVenues.filter((venue) =>
      hasFreeTime(findTablesOfVenue(venue, nearbyCounts, daySearch)),
    ).length;
    if (dinCnt > 0) nearDays.push({ resvDate: date, dinCnt });
    if (nearDays.length === maxNearDays) break;
    // Lets other requests run between days.
    await setImmediate();
  }
  return nearDays;
}
