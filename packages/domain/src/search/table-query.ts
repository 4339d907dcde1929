import { isBookableDay } from '../availability/horizon';
import type { Meal } from '../inventory/stock';
import { firstStepParty, type Party } from '../products/party';
import { onlinePartyLimit } from '../products/party-checks';
import { getTodayInSeoul, type SeoulDate } from '../shared/seoul-time';
import { type Field, parseCount, parseDate } from './search-fields';
import { getDefaultVisitDay, type SearchState } from './search-state';

/** A table that somebody looks for, at whichever venue. */
export interface TableQuery {
  /** At every hotel, not only at the one looked at. */
  readonly everywhere: boolean;
  readonly party: Party;
  readonly day: SeoulDate;
  /** Null for any meal. */
  readonly meal: Meal | null;
}

/** What an address says of a wish; party and day go by the names that the search has there. */
export interface TableQueryFields {
  readonly hotelCode?: Field;
  readonly adultCount?: Field;
  readonly childCount?: Field;
  readonly resvDate?: Field;
  readonly meal?: Field;
}

const everyHotel = 'all';
const anyMeal = 'any';
/** Most come as two, and for dinner. */
const defaultParty: Party = { adults: 2, kids: 0 };
const defaultMeal: Meal = 'D';

/** Null is any meal; what is none reads as the usual one. */
export const parseMeal = (field: Field): Meal | null =>
  field === anyMeal ? null : field === 'M' || field === 'L' || field === 'D' ? field : defaultMeal;

function getParty(search: SearchState, { adultCount, childCount }: TableQueryFields): Party {
  const adults = parseCount(adultCount, onlinePartyLimit);
  if (adults !== undefined && adults > 0) return { adults, kids: parseCount(childCount, onlinePartyLimit) ?? 0 };
  const untouched = search.adults === firstStepParty.adults && search.kids === firstStepParty.kids;
  return untouched || search.adults === 0 ? defaultParty : { adults: search.adults, kids: search.kids };
}

/**
 * The wish to begin with: what the address says, else what the visitor is looking for on the booking pages already, else two for dinner
 * tomorrow. A party nobody has chosen yet is the first step's one adult, and reads as two. Whatever cannot be meant is overlooked.
 */
export function createTableQuery(search: SearchState, address: TableQueryFields, now: Date): TableQuery {
  const today = getTodayInSeoul(now);
  const days = [parseDate(address.resvDate), search.visitDay ?? undefined];
  return {
    everywhere: address.hotelCode?.toLowerCase() === everyHotel,
    party: getParty(search, address),
    day: days.find((day) => day !== undefined && isBookableDay(day, today)) ?? getDefaultVisitDay(today),
    meal: parseMeal(address.meal),
  };
}

/** A wish as an address writes it: read back it is the same. `htlHmcCode` is the hotel looked at. */
export const formatTableQuery = ({ everywhere, party, day, meal }: TableQuery, htlHmcCode: string) => ({
  hotelCode: everywhere ? everyHotel : htlHmcCode,
  adultCount: String(party.adults),
  childCount: String(party.kids),
  resvDate: day,
  meal: meal ?? anyMeal,
});

/** The search of who has looked for this: what he goes on with on the booking pages. */
export const applyTableQuery = (search: SearchState, { party, day }: TableQuery): SearchState => ({
  ...search,
  adults: party.adults,
  kids: party.kids,
  visitDay: day,
  visitTime: search.visitDay === day ? search.visitTime : null,
});
