import { allowed, type Check, refused } from '../shared/result';
import { counterLimits, headCount, type Party } from './party';
import type { ReservationType } from './product';

/** Largest party that can be reserved online, kids included; larger ones reserve by phone (decision 16). */
export const onlinePartyLimit = 10;

/** Fewest adults and kids that the time step accepts (Spec §9). */
export const timeStepMinimum = { adults: 1, kids: 0 } as const;

const isCounter = (count: number): boolean => Number.isInteger(count) && count >= counterLimits.min && count <= counterLimits.max;

export type SearchPartyError = 'guests_required' | 'party_by_phone' | 'counter_out_of_range';

/** Checks that dates can be searched for this party (Spec §5 Guest counters, decision 16). A pickup has no party (decision 13). */
export function checkSearchParty(party: Party, type: ReservationType): Check<SearchPartyError> {
  if (type === 'pickup') return allowed;
  if (!isCounter(party.adults) || !isCounter(party.kids)) return refused('counter_out_of_range');
  if (headCount(party) === 0) return refused('guests_required');
  return headCount(party) > onlinePartyLimit ? refused('party_by_phone') : allowed;
}

/** Checks that this party can reserve online: the search's checks, and at least one adult (Spec §9). */
export function checkBookingParty(party: Party, type: ReservationType): Check<SearchPartyError | 'adult_required'> {
  const searched = checkSearchParty(party, type);
  if (!searched.ok || type === 'pickup') return searched;
  return party.adults < timeStepMinimum.adults ? refused('adult_required') : allowed;
}
