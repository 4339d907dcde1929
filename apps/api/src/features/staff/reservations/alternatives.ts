import { calculateUsage } from '@dining/domain/availability/calculate-usage';
import { filterVenuesOfSameType, listComparableVenues } from '@dining/domain/availability/comparable-venues';
import { isBeyondBookingHorizon } from '@dining/domain/availability/horizon';
import { listAlternatives } from '@dining/domain/availability/nearest-times';
import { checkProductAtVisit } from '@dining/domain/availability/product-at-visit';
import { listSlots, type Slot } from '@dining/domain/availability/slots';
import { indexUsage } from '@dining/domain/availability/usage';
import type { VenueStock } from '@dining/domain/inventory/stock';
import { countPeople, type Party } from '@dining/domain/products/party';
import type { Product, ReservationType } from '@dining/domain/products/product';
import type { DinCode, HtlCode } from '@dining/domain/shared/codes';
import type { LocalizedText } from '@dining/domain/shared/localized-text';
import { addDays, getTodayInSeoul, type SeoulDate, type Visit } from '@dining/domain/shared/seoul-time';
import { createSoldKey, loadCounts } from '../../../booking/capacity/venue-counts';
import { getCatalogue } from '../../../booking/catalogue/catalogue';
import type { Deps } from '../../../config/deps';

export interface OfferedVenue {
  readonly dinCode: DinCode;
  readonly stock: VenueStock;
  readonly products: readonly Product[];
}

/** Finds a venue with the products that guests without membership can book at tables or in rooms. */
export async function findOfferedVenue(
  deps: Deps,
  htlCode: HtlCode,
  dinCode: DinCode,
): Promise<OfferedVenue | undefined> {
  const catalogue = getCatalogue(deps.database);
  const stored = await catalogue.findStock(dinCode);
  if (stored === undefined) return undefined;
  const products = (await catalogue.getHotel(htlCode)).products
    .filter(({ onSale, product }) => onSale && product.dinCode === dinCode)
    .map(({ product }) => product)
    .filter(({ reservationType, membersOnly }) => reservationType !== 'pickup' && !membersOnly);
  return { dinCode, stock: stored.stock, products };
}

/** A visit that needs alternatives, because it cannot be booked or the venue cancels it. */
export interface OriginalVisit {
  readonly htlCode: HtlCode;
  readonly dinCode: DinCode;
  readonly type: ReservationType;
  readonly visit: Visit;
  readonly party: Party;
}

export interface AlternativeVisit extends Visit {
  readonly dinCode: DinCode;
  readonly name: LocalizedText;
}

const daysAhead = 3;

/** Lists for each day the start times at which the party can book a product of the type. */
async function loadSlots(
  deps: Deps,
  venue: OfferedVenue,
  days: readonly SeoulDate[],
  { type, party }: Pick<OriginalVisit, 'type' | 'party'>,
): Promise<{ readonly date: SeoulDate; readonly slots: readonly Slot[] }[]> {
  const [firstDay, lastDay] = [days[0], days.at(-1)];
  if (type === 'pickup' || firstDay === undefined || lastDay === undefined) return [];
  const { holidays: holidayData } = await getCatalogue(deps.database).getDirectory();
  const holidays = holidayData.calendar;
  const { occupancy, soldUnits } = await loadCounts(deps.database, [venue], firstDay, lastDay);
  const occupancyByDay = occupancy.get(venue.dinCode) ?? new Map();
  const { stock } = venue;
  const usage = indexUsage(calculateUsage({ stock, days: [...days], occupancyByDay, holidays }));
  const products = venue.products.filter(({ reservationType }) => reservationType === type);
  const now = deps.now();
  return days.map((date) => {
    const { slots } = listSlots({ stock, usage, holidays, date, type, partySize: countPeople(party), now });
    const isBookable = (product: Product, time: string) =>
      checkProductAtVisit({
        product,
        visit: { date, time },
        party,
        units: null,
        dinRoomCode: null,
        stock,
        usage,
        sold: { onDay: soldUnits.get(createSoldKey(product.prodCode, date)) ?? 0, toPerson: 0 },
        holidays,
        now,
      }).ok;
    return {
      date,
      slots: slots.filter(
        ({ state, time }) => state === 'open' && products.some((product) => isBookable(product, time)),
      ),
    };
  });
}

/** Lists free times at a venue on the day of the original visit and the next three days, the nearest first. */
export async function listNearestVisits(
  deps: Deps,
  venue: OfferedVenue,
  original: OriginalVisit,
  limit: number,
): Promise<readonly Visit[]> {
  const { date } = original.visit;
  const today = getTodayInSeoul(deps.now());
  const days = Array.from({ length: daysAhead + 1 }, (_, index) => addDays(date, index)).filter(
    (day) => day >= today && !isBeyondBookingHorizon(day, today),
  );
  const slots = await loadSlots(deps, venue, days, original);
  return listAlternatives({ visit: original.visit, dinRoomCode: null }, 'time', slots, limit).map(({ visit }) => visit);
}

/**
 * Finds at most `limit` visits that a guest may take instead: free times at the same venue, and at other venues of the
 * hotel near the original time. If another venue is free, at least one alternative is at another venue.
 */
export async function findAlternatives(
  deps: Deps,
  original: OriginalVisit,
  limit: number,
): Promise<readonly AlternativeVisit[]> {
  const { htlCode, dinCode, visit, type } = original;
  const { venues } = await getCatalogue(deps.database).getHotel(htlCode);
  const venue = await findOfferedVenue(deps, htlCode, dinCode);
  const name = venues.find((candidate) => candidate.dinCode === dinCode)?.name;
  const visitsAtSameVenue =
    venue === undefined || name === undefined
      ? []
      : (await listNearestVisits(deps, venue, original, limit)).map((freeVisit) => ({ dinCode, name, ...freeVisit }));
  const otherVenues = [];
  for (const otherVenue of filterVenuesOfSameType({ dinCode, type }, venues)) {
    const offeredVenue = await findOfferedVenue(deps, htlCode, otherVenue.dinCode);
    if (offeredVenue === undefined) continue;
    const [day] = await loadSlots(deps, offeredVenue, [visit.date], original);
    otherVenues.push({ venue: otherVenue, slots: day?.slots ?? [] });
  }
  const comparableVenues = listComparableVenues({ dinCode, htlCode, type, time: visit.time }, otherVenues, { limit });
  const visitsAtOtherVenues = comparableVenues.map(({ venue: otherVenue, time }) => ({
    dinCode: otherVenue.dinCode,
    name: otherVenue.name,
    date: visit.date,
    time,
  }));
  const shownAtSameVenue = visitsAtSameVenue.slice(0, Math.max(limit - visitsAtOtherVenues.length, limit - 1));
  return [...shownAtSameVenue, ...visitsAtOtherVenues].slice(0, limit);
}
