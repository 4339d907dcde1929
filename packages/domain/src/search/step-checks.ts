import type { Party } from '../products/party';
import { checkSearchParty, type SearchPartyError } from '../products/party-checks';
import type { ReservationType } from '../products/product';
import { type CheckResult, err, ok } from '../shared/result';
import type { SearchState } from './search-state';

/** The input of the first step or of the product modal, possibly incomplete. */
export interface StepForm {
  readonly dinCode: string | null;
  readonly type: ReservationType;
  readonly party: Party;
  readonly visitDay: string | null;
  readonly visitTime: string | null;
}

type StepError = SearchPartyError | 'venue_required' | 'date_required' | 'time_required';

/**
 * Checks that the first step can search for dates (Spec §4): it needs a venue and, except for a pickup, at least one
 * guest and no more than can reserve online (decision 16).
 */
export const checkPageDateSearch = (form: StepForm): CheckResult<StepError> =>
  form.dinCode === null ? err('venue_required') : checkSearchParty(form.party, form.type);

/**
 * Checks that the product modal can search for dates (Spec §4): it needs the same as the first step, except a venue,
 * which is the product's.
 */
export const checkModalDateSearch = (form: StepForm): CheckResult<StepError> => checkSearchParty(form.party, form.type);

function checkChosenTime(form: StepForm): CheckResult<StepError> {
  if (form.visitDay === null) return err('date_required');
  return form.type !== 'pickup' && form.visitTime === null ? err('time_required') : ok;
}

/**
 * Checks that the first step can continue (Spec §5): it needs what its date search needs, then a date and, except for a
 * pickup, a time.
 */
export function checkPageNextStep(form: StepForm): CheckResult<StepError> {
  const searchCheck = checkPageDateSearch(form);
  return searchCheck.ok ? checkChosenTime(form) : searchCheck;
}

/**
 * Checks that the product modal can continue (Spec §5): it needs a date and, except for a pickup, a time, then what its
 * date search needs.
 */
export function checkModalNextStep(form: StepForm): CheckResult<StepError> {
  const timeCheck = checkChosenTime(form);
  return timeCheck.ok ? checkModalDateSearch(form) : timeCheck;
}

/**
 * Returns true if changing the type, or the category of pickups (decision 41), needs a confirmation, because it resets
 * a search that was made (Spec §4).
 */
export const shouldConfirmTypeChange = (
  search: Pick<SearchState, 'type' | 'categoryName'>,
  nextStep: Pick<SearchState, 'type' | 'categoryName'>,
  hasSearched: boolean,
): boolean =>
  hasSearched &&
  (search.type !== nextStep.type || (nextStep.type === 'pickup' && search.categoryName !== nextStep.categoryName));
