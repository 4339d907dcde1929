import { isBookableDay } from '../availability/horizon';
import type { Meal } from '../inventory/stock';
import { firstStepParty, type Party } from '../products/party';
import { onlinePartyLimit } from '../products/party-checks';
import { getTodayInSeoul, type SeoulDate } from '../shared/seoul-time';
import { type Field, parseCount, parseDate } from './search-fields';
import { getDefaultVisitDay, type SearchState } from './search-state';
import { parseCuisine, parseFeatures, type VenueFilter } from './venue-filter';

/** A search for a free table at any venue that its filter matches. */
export interface FinderQuery extends VenueFilter {
  /** True to search all hotels, not only the current one. */
  readonly isForAllHotels: boolean;
  readonly party: Party;
  readonly day: SeoulDate;
  /** Null matches any meal. */
  readonly meal: Meal | null;
}

/** Fields of a finder query in a URL. Party and day have the same names as in the search. */
export interface FinderQueryFields {
  readonly hotelCode?: Field;
  readonly adultCount?: Field;
  readonly childCount?: Field;
  readonly resvDate?: Field;
  readonly meal?: Field;
  readonly cuisine?: Field;
  readonly features?: Field;
}

const everyHotel = 'all';
const anyMeal = 'any';
/** Default party: most parties are of two. */
const defaultParty: Party = { adults: 2, kids: 0 };
const defaultMeal: Meal = 'D';

/** Parses a meal; null for any meal. Invalid texts become the default. */
export const parseMeal = (field: Field): Meal | null =>
  field === anyMeal ? null : field === 'M' || field === 'L' || field === 'D' ? field : defaultMeal;

function getParty(search: SearchState, { adultCount, childCount }: FinderQueryFields): Party {
  const adults = parseCount(adultCount, onlinePartyLimit);
  if (adults !== undefined && adults > 0) return { adults, kids: parseCount(childCount, onlinePartyLimit) ?? 0 };
  const isDefaultParty = search.adults === firstStepParty.adults && search.kids === firstStepParty.kids;
  return isDefaultParty || search.adults === 0 ? defaultParty : { adults: search.adults, kids: search.kids };
}

/**
 * Creates the first query: from the URL, else from the booking search, else two adults for dinner tomorrow. The first
 * step's default party of one adult becomes two. Ignores invalid values.
 */
export function createFinderQuery(search: SearchState, fields: FinderQueryFields, now: Date): FinderQuery {
  const today = getTodayInSeoul(now);
  const days = [parseDate(fields.resvDate), search.visitDay ?? undefined];
  return {
    isForAllHotels: fields.hotelCode?.toLowerCase() === everyHotel,
    party: getParty(search, fields),
    day: days.find((day) => day !== undefined && isBookableDay(day, today)) ?? getDefaultVisitDay(today),
    meal: parseMeal(fields.meal),
    cuisine: parseCuisine(fields.cuisine),
    features: parseFeatures(fields.features),
  };
}

/**
 * Formats a query for a URL, from which `createFinderQuery` creates the same query. `htlHmcCode` is the current hotel.
 */
export const formatFinderQuery = (
  { isForAllHotels, party, day, meal, cuisine, features }: FinderQuery,
  htlHmcCode: string,
) => ({
  hotelCode: isForAllHotels ? everyHotel : htlHmcCode,
  adultCount: String(party.adults),
  childCount: String(party.kids),
  resvDate: day,
  meal: meal ?? anyMeal,
  ...(cuisine === null ? {} : { cuisine }),
  ...(features.length === 0 ? {} : { features: features.join(',') }),
});

/** Copies party and day of the query to the booking search. Clears the time of the visit if the day changes. */
export const applyFinderQuery = (
  search: SearchState,
  { party, day }: Pick<FinderQuery, 'party' | 'day'>,
): SearchState => ({
  ...search,
  adults: party.adults,
  kids: party.kids,
  visitDay: day,
  visitTime: search.visitDay === day ? search.visitTime : null,
});
