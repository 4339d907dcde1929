import { setImmediate } from 'node:timers/promises';
import { flagToWire } from '@dining/contract/codecs/flag';
import { type Failure, fail } from '@dining/contract/failure';
import type { findTables, VenueTimesWire } from '@dining/contract/site/availability';
import { calculateUsage } from '@dining/domain/availability/calculate-usage';
import { findFreeTables, isOfferedForSearch, listNearbyDays, type TableSearch } from '@dining/domain/availability/free-tables';
import { getLastBookableDay, isBeyondBookingHorizon } from '@dining/domain/availability/horizon';
import { indexUsage } from '@dining/domain/availability/usage';
import type { VenueStock } from '@dining/domain/inventory/stock';
import { checkBookingParty } from '@dining/domain/products/party-checks';
import type { Product } from '@dining/domain/products/product';
import type { DinCode, HtlCode, ProdCode } from '@dining/domain/shared/codes';
import { addDays, getTodayInSeoul, type SeoulDate } from '@dining/domain/shared/seoul-time';
import { type Catalogue, getCatalogue } from '../../../booking/catalogue/catalogue';
import { orderProblem } from '../../../booking/checkout/refusals';
import type { Deps } from '../../../config/deps';
import type { Database } from '../../../db/connect';
import type { Answer, Call } from '../../../http/mount';
import { createSingleFlight } from '../../../lib/cache';
import { listOccupancyOfVenues, listSoldByDay } from '../../../stores/inventory/usage';

/** A venue with tables, as the process remembers it. */
interface Venue {
  readonly dinCode: DinCode;
  readonly htlCode: HtlCode;
  readonly stock: VenueStock;
  /** Those sold at its tables, to whoever asks. */
  readonly products: readonly Product[];
}

/** What is taken and sold over a stretch of days. */
interface Counted {
  readonly occupancy: Awaited<ReturnType<typeof listOccupancyOfVenues>>;
  /** Units by product and day. */
  readonly sold: ReadonlyMap<string, number>;
}

/** How far from the wanted day others are looked at where it has nothing, and how many of them are told. */
const reach = 14;
const nearDays = 3;

const soldKey = (prodCode: ProdCode, date: SeoulDate): string => `${prodCode} ${date}`;

async function venuesOf(catalogue: Catalogue, htlCodes: readonly HtlCode[]): Promise<Venue[]> {
  const hotels = await Promise.all(htlCodes.map((htlCode) => catalogue.ofHotel(htlCode)));
  const listed = hotels.flatMap(({ venues, products }) =>
    venues
      .filter(({ categories }) => categories.some(({ reservationType }) => reservationType === 'table'))
      .map((venue) => ({ venue, products })),
  );
  const found = await Promise.all(
    listed.map(async ({ venue: { dinCode, htlCode }, products }): Promise<Venue[]> => {
      const stored = await catalogue.stock(dinCode);
      if (stored === undefined) return [];
      const own = products.filter(
        ({ onSale, product }) => onSale && product.dinCode === dinCode && product.reservationType === 'table',
      );
      return [{ dinCode, htlCode, stock: stored.stock, products: own.map(({ product }) => product) }];
    }),
  );
  return found.flat();
}

/** Two statements, however many venues there are: counters of the days that are asked about, and nothing that grows with the past. */
async function count({ pool }: Database, venues: readonly Venue[], from: SeoulDate, to: SeoulDate): Promise<Counted> {
  const dinCodes = venues.map(({ dinCode }) => dinCode);
  const limited = venues.flatMap(({ products }) => products.filter(({ daySaleLimit }) => daySaleLimit !== null));
  const prodCodes = limited.map(({ prodCode }) => prodCode);
  const [occupancy, rows] = await Promise.all([
    listOccupancyOfVenues(pool, dinCodes, from, to),
    listSoldByDay(pool, prodCodes, from, to),
  ]);
  return { occupancy, sold: new Map(rows.map(({ prodCode, date, sold }) => [soldKey(prodCode, date), sold])) };
}

/** A venue's tables on a day, as they stand. */
function tablesAt(venue: Venue, { occupancy, sold }: Counted, search: TableSearch) {
  const { date, holidays } = search;
  const occupancyByDay = occupancy.get(venue.dinCode) ?? new Map();
  const products = venue.products.map((product) => ({
    product,
    sold: { onDay: sold.get(soldKey(product.prodCode, date)) ?? 0, toPerson: 0 },
  }));
  const usage = indexUsage(calculateUsage({ stock: venue.stock, days: [date], occupancyByDay, holidays }));
  return findFreeTables({ stock: venue.stock, usage, products }, search);
}

/** Without what only members can have. */
const forVisitors = (venue: Venue): Venue => ({ ...venue, products: venue.products.filter(({ membersOnly }) => !membersOnly) });

const hasFree = ({ times }: ReturnType<typeof findFreeTables>): boolean => times.some(({ free }) => free);

const toWire = ({ dinCode, htlCode }: Venue, { times, price }: ReturnType<typeof findFreeTables>): VenueTimesWire => ({
  dinCode,
  htlCode,
  dinFromPrice: price?.amount ?? null,
  dinFromDepositYn: flagToWire(price?.deposit === true),
  timeList: times.map(({ time, seatsLeft, free }) => ({ resvStartTime: time, seatAmnt: seatsLeft, resvYn: flagToWire(free) })),
});

/** What is wrong with what is asked, before anything is counted. */
function refusalOf(body: Call<typeof findTables>['body'], today: SeoulDate): Failure | undefined {
  const party = checkBookingParty({ adults: body.adultCnt, kids: body.kidCnt }, 'table');
  if (!party.ok) return fail(orderProblem(party));
  if (body.resvDate < today) return fail('past');
  return isBeyondBookingHorizon(body.resvDate, today) ? fail('not_on_sale') : undefined;
}

/**
 * POST /resv/freeTimes: what a party can have on a day, at one hotel or at all. Who ask for the same days at the same moment share the
 * counting, who have the same wish the nearest days as well.
 */
export function tableFinder(deps: Deps): (call: Call<typeof findTables>) => Promise<Answer<typeof findTables>> {
  const catalogue = getCatalogue(deps.database);
  const counting = createSingleFlight<Counted>();
  const seeking = createSingleFlight<readonly NearDay[]>();

  return async ({ body, visitor }) => {
    const now = deps.now();
    const today = getTodayInSeoul(now);
    const refusal = refusalOf(body, today);
    if (refusal !== undefined) return refusal;
    const { hotels, holidays } = await catalogue.directory();
    const wanted = hotels.filter(({ htlCode }) => body.htlCode === undefined || htlCode === body.htlCode);
    if (wanted.length === 0 && body.htlCode !== undefined) return fail('not_found');
    const all = await venuesOf(
      catalogue,
      wanted.map(({ htlCode }) => htlCode),
    );
    const counted = (from: SeoulDate, to: SeoulDate) =>
      counting(`${body.htlCode ?? ''} ${from} ${to}`, () => count(deps.database, all, from, to));
    const isMember = visitor.userId !== undefined;
    const venues = isMember ? all : all.map(forVisitors);
    const search = {
      date: body.resvDate,
      meal: body.resvMealType ?? null,
      party: { adults: body.adultCnt, kids: body.kidCnt },
      holidays: holidays.calendar,
      now,
    };
    const onDay = await counted(search.date, search.date);
    const found = venues.map((venue) => ({ venue, tables: tablesAt(venue, onDay, search) }));
    const wish = [body.htlCode, search.date, search.meal, body.adultCnt, body.kidCnt, isMember].join(' ');
    const nearDayList = found.some(({ tables }) => hasFree(tables))
      ? []
      : await seeking(wish, () => nearest(venues, counted, search));
    return {
      resvDate: search.date,
      venueList: found.map(({ venue, tables }) => toWire(venue, tables)),
      nearDayList: [...nearDayList],
    };
  };
}

interface NearDay {
  readonly resvDate: SeoulDate;
  readonly dinCnt: number;
}

/**
 * The nearest days on which a venue has something, looked for outwards until enough are found. Between two days other calls have their turn:
 * of a large group a day alone takes milliseconds.
 */
async function nearest(
  venues: readonly Venue[],
  counted: (from: SeoulDate, to: SeoulDate) => Promise<Counted>,
  search: TableSearch,
): Promise<readonly NearDay[]> {
  const today = getTodayInSeoul(search.now);
  const days = listNearbyDays(search.date, { first: today, last: getLastBookableDay(today), reach });
  const around = await counted(addDays(search.date, -reach), addDays(search.date, reach));
  const near: NearDay[] = [];
  for (const date of days) {
    const on = { ...search, date };
    const offering = venues.filter(({ products }) => products.some((product) => isOfferedForSearch(product, on)));
    const dinCnt = offering.filter((venue) => hasFree(tablesAt(venue, around, on))).length;
    if (dinCnt > 0) near.push({ resvDate: date, dinCnt });
    if (near.length === nearDays) break;
    await setImmediate();
  }
  return near;
}
