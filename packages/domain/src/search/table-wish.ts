import { isBookableDay } from '../availability/horizon';
import type { Meal } from '../inventory/stock';
import { firstStepParty, type Party } from '../products/party';
import { onlinePartyLimit } from '../products/party-checks';
import { getTodayInSeoul, type SeoulDate } from '../shared/seoul-time';
import { type Field, readCount, readDate } from './search-fields';
import { type SearchState, usualVisitDay } from './search-state';

/** A table that somebody looks for, at whichever venue. */
export interface TableWish {
  /** At every hotel, not only at the one looked at. */
  readonly everywhere: boolean;
  readonly party: Party;
  readonly day: SeoulDate;
  /** Null for any meal. */
  readonly meal: Meal | null;
}

/** What an address says of a wish; party and day go by the names that the search has there. */
export interface WishFields {
  readonly hotelCode?: Field;
  readonly adultCount?: Field;
  readonly childCount?: Field;
  readonly resvDate?: Field;
  readonly meal?: Field;
}

const everyHotel = 'all';
const anyMeal = 'any';
/** Most come as two, and for dinner. */
const usualParty: Party = { adults: 2, kids: 0 };
const usualMeal: Meal = 'D';

/** Null is any meal; what is none reads as the usual one. */
export const readMeal = (field: Field): Meal | null =>
  field === anyMeal ? null : field === 'M' || field === 'L' || field === 'D' ? field : usualMeal;

function partyOf(search: SearchState, { adultCount, childCount }: WishFields): Party {
  const adults = readCount(adultCount, onlinePartyLimit);
  if (adults !== undefined && adults > 0) return { adults, kids: readCount(childCount, onlinePartyLimit) ?? 0 };
  const untouched = search.adults === firstStepParty.adults && search.kids === firstStepParty.kids;
  return untouched || search.adults === 0 ? usualParty : { adults: search.adults, kids: search.kids };
}

/**
 * The wish to begin with: what the address says, else what the visitor is looking for on the booking pages already, else two for dinner
 * tomorrow. A party nobody has chosen yet is the first step's one adult, and reads as two. Whatever cannot be meant is overlooked.
 */
export function tableWish(search: SearchState, address: WishFields, now: Date): TableWish {
  const today = getTodayInSeoul(now);
  const days = [readDate(address.resvDate), search.visitDay ?? undefined];
  return {
    everywhere: address.hotelCode?.toLowerCase() === everyHotel,
    party: partyOf(search, address),
    day: days.find((day) => day !== undefined && isBookableDay(day, today)) ?? usualVisitDay(today),
    meal: readMeal(address.meal),
  };
}

/** A wish as an address writes it: read back it is the same. `htlHmcCode` is the hotel looked at. */
export const wishFields = ({ everywhere, party, day, meal }: TableWish, htlHmcCode: string) => ({
  hotelCode: everywhere ? everyHotel : htlHmcCode,
  adultCount: String(party.adults),
  childCount: String(party.kids),
  resvDate: day,
  meal: meal ?? anyMeal,
});

/** The search of who has looked for this: what he goes on with on the booking pages. */
export const searchOfWish = (search: SearchState, { party, day }: TableWish): SearchState => ({
  ...search,
  adults: party.adults,
  kids: party.kids,
  visitDay: day,
  visitTime: search.visitDay === day ? search.visitTime : null,
});
