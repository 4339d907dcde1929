import { allowed, type Check, refused } from '../shared/result';
import type { ReservationType } from './product';

/** Who comes. Kids are 37 months to 12 years old (Spec §9). */
export interface Party {
  readonly adults: number;
  readonly kids: number;
}

export const counterLimits = { min: 0, max: 999 } as const;
/** Spec §9: the time step's counters stop here. */
export const timeStepMinimum = { adults: 1, kids: 0 } as const;
export const firstStepParty: Party = { adults: 1, kids: 0 };
/** Largest party that can be reserved online, kids included; more by phone (decision 16). */
export const onlinePartyLimit = 10;

/** Adults and kids together. */
export const headCount = (party: Party): number => party.adults + party.kids;

const isCounter = (count: number): boolean => Number.isInteger(count) && count >= counterLimits.min && count <= counterLimits.max;

export type SearchPartyError = 'guests_required' | 'party_by_phone' | 'counter_out_of_range';

/** May dates be searched for this party (Spec §5 Guest counters, decision 16)? A pickup has no party (decision 13). */
export function checkSearchParty(party: Party, type: ReservationType): Check<SearchPartyError> {
  if (type === 'pickup') return allowed;
  if (!isCounter(party.adults) || !isCounter(party.kids)) return refused('counter_out_of_range');
  if (headCount(party) === 0) return refused('guests_required');
  return headCount(party) > onlinePartyLimit ? refused('party_by_phone') : allowed;
}

/** May this party reserve online? As the search, and with the time step's one adult at least (Spec §9). */
export function checkBookingParty(party: Party, type: ReservationType): Check<SearchPartyError | 'adult_required'> {
  const searched = checkSearchParty(party, type);
  if (!searched.ok || type === 'pickup') return searched;
  return party.adults < timeStepMinimum.adults ? refused('adult_required') : allowed;
}
