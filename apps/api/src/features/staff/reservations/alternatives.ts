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

/** A visit that cannot be booked, or that the venue cancels. */
export interface MissedVisit {
  readonly htlCode: HtlCode;
  readonly dinCode: DinCode;
  readonly type: ReservationType;
  readonly visit: Visit;
  readonly party: Party;
}

export interface FreeVisit extends Visit {
  readonly dinCode: DinCode;
  readonly name: LocalizedText;
}

const daysAhead = 3;

/** Lists the start times of each day with their free tables and rooms, for parties that also find a product on sale. */
async function loadSlots(
  deps: Deps,
  venue: OfferedVenue,
  days: readonly SeoulDate[],
  { type, party }: Pick<MissedVisit, 'type' | 'party'>,
): Promise<{ readonly date: SeoulDate; readonly slots: readonly Slot[] }[]> {
  const [first, last] = [days[0], days.at(-1)];
  if (type === 'pickup' || first === undefined || last === undefined) return [];
  const { holidays: stored } = await getCatalogue(deps.database).getDirectory();
  const holidays = stored.calendar;
  const { occupancy, soldUnits } = await loadCounts(deps.database, [venue], first, last);
  const occupancyByDay = occupancy.get(venue.dinCode) ?? new Map();
  const { stock } = venue;
  const usage = indexUsage(calculateUsage({ stock, days: [...days], occupancyByDay, holidays }));
  const products = venue.products.filter(({ reservationType }) => reservationType === type);
  const now = deps.now();
  return days.map((date) => {
    const { slots } = listSlots({ stock, usage, holidays, date, type, heads: countPeople(party), now });
    const isSold = (product: Product, time: string) =>
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
      slots: slots.filter(({ state, time }) => state === 'open' && products.some((product) => isSold(product, time))),
    };
  });
}

/** Lists free times at a venue on the day of a missed visit and the next days, the nearest first. */
export async function listNearestVisits(
  deps: Deps,
  venue: OfferedVenue,
  missed: MissedVisit,
  limit: number,
): Promise<readonly Visit[]> {
  const { date } = missed.visit;
  const today = getTodayInSeoul(deps.now());
  const days = Array.from({ length: daysAhead + 1 }, (_, index) => addDays(date, index)).filter(
    (day) => day >= today && !isBeyondBookingHorizon(day, today),
  );
  const slots = await loadSlots(deps, venue, days, missed);
  return listAlternatives({ visit: missed.visit, dinRoomCode: null }, 'time', slots, limit).map(({ visit }) => visit);
}

/**
 * Finds at most `limit` visits that a guest may take instead: free times at the venue, and other venues of the hotel
 * near the same time. If another venue is free, at least one alternative is there.
 */
export async function findAlternatives(deps: Deps, missed: MissedVisit, limit: number): Promise<readonly FreeVisit[]> {
  const { htlCode, dinCode, visit, type } = missed;
  const { venues } = await getCatalogue(deps.database).getHotel(htlCode);
  const venue = await findOfferedVenue(deps, htlCode, dinCode);
  const name = venues.find((one) => one.dinCode === dinCode)?.name;
  const here =
    venue === undefined || name === undefined
      ? []
      : (await listNearestVisits(deps, venue, missed, limit)).map((free) => ({ dinCode, name, ...free }));
  const sisters = [];
  for (const sister of filterVenuesOfSameType({ dinCode, type }, venues)) {
    const offered = await findOfferedVenue(deps, htlCode, sister.dinCode);
    if (offered === undefined) continue;
    const [day] = await loadSlots(deps, offered, [visit.date], missed);
    sisters.push({ venue: sister, slots: day?.slots ?? [] });
  }
  const comparable = listComparableVenues({ dinCode, htlCode, type, time: visit.time }, sisters, { limit });
  const elsewhere = comparable.map(({ venue: sister, time }) => ({
    dinCode: sister.dinCode,
    name: sister.name,
    date: visit.date,
    time,
  }));
  const kept = here.slice(0, Math.max(limit - elsewhere.length, limit - 1));
  return [...kept, ...elsewhere].slice(0, limit);
}
