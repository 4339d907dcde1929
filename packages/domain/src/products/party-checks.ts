import { type CheckResult, err, ok } from '../shared/result';
import { counterLimits, countPeople, type Party } from './party';
import type { ReservationType } from './product';

/**
 * Maximum people of a party that can be reserved online, kids included; larger parties reserve by phone (decision 16).
 */
export const onlinePartyLimit = 10;

/** Minimum adults and kids that the time step accepts (Spec §9). */
export const timeStepMinimum = { adults: 1, kids: 0 } as const;

const isWithinCounterLimits = (count: number): boolean =>
  Number.isInteger(count) && count >= counterLimits.min && count <= counterLimits.max;

export type SearchPartyError = 'guests_required' | 'party_by_phone' | 'counter_out_of_range';

/**
 * How an order is taken: guests order on the `site`; staff take orders by `phone`, for parties of any size. With
 * `override` staff also seat a party beyond capacity.
 */
export type OrderChannel = 'site' | 'phone' | 'override';

/**
 * Checks that dates can be searched for this party (Spec §5 Guest counters, decision 16). Only the site limits the size
 * of a party. A pickup has no party (decision 13).
 */
export function checkSearchParty(
  party: Party,
  type: ReservationType,
  channel: OrderChannel = 'site',
): CheckResult<SearchPartyError> {
  if (type === 'pickup') return ok;
  if (!isWithinCounterLimits(party.adults) || !isWithinCounterLimits(party.kids)) return err('counter_out_of_range');
  if (countPeople(party) === 0) return err('guests_required');
  return channel === 'site' && countPeople(party) > onlinePartyLimit ? err('party_by_phone') : ok;
}

/** Checks that this party can reserve: the checks of the date search, and at least one adult (Spec §9). */
export function checkBookingParty(
  party: Party,
  type: ReservationType,
  channel: OrderChannel = 'site',
): CheckResult<SearchPartyError | 'adult_required'> {
  const searchCheck = checkSearchParty(party, type, channel);
  if (!searchCheck.ok || type === 'pickup') return searchCheck;
  return party.adults < timeStepMinimum.adults ? err('adult_required') : ok;
}
