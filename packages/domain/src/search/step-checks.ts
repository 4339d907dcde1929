import type { Party } from '../products/party';
import { checkSearchParty, type SearchPartyError } from '../products/party-checks';
import type { ReservationType } from '../products/product';
import { type CheckResult, err, ok } from '../shared/result';
import type { SearchState } from './search-state';

/** The first step's form as far as it is filled in. */
export interface StepForm {
  readonly dinCode: string | null;
  readonly type: ReservationType;
  readonly party: Party;
  readonly visitDay: string | null;
  readonly visitTime: string | null;
}

type StepError = SearchPartyError | 'venue_required' | 'date_required' | 'time_required';

/** May the first step search for dates (Spec §4)? It needs a venue, and a party that can be reserved online (decision 16). */
export const checkPageDateSearch = (form: StepForm): CheckResult<StepError> =>
  form.dinCode === null ? err('venue_required') : checkSearchParty(form.party, form.type);

/** May the product modal search for dates (Spec §4)? Its venue is the product's own; it needs at least one guest. */
export const checkModalDateSearch = (form: StepForm): CheckResult<StepError> => checkSearchParty(form.party, form.type);

function checkChosenTime(form: StepForm): CheckResult<StepError> {
  if (form.visitDay === null) return err('date_required');
  return form.type !== 'pickup' && form.visitTime === null ? err('time_required') : ok;
}

/** May the first step go on (Spec §5)? It needs a venue, a party, a searched date and, except for pickup, a time. */
export function checkNextStep(form: StepForm): CheckResult<StepError> {
  const search = checkPageDateSearch(form);
  return search.ok ? checkChosenTime(form) : search;
}

/** May the modal's reserve button go on (Spec §5)? A searched date, then a chosen time. */
export function checkModalReserve(form: StepForm): CheckResult<StepError> {
  const chosen = checkChosenTime(form);
  return chosen.ok ? checkModalDateSearch(form) : chosen;
}

/** Spec §4: changing the type after a search asks first, because it resets; so does another category of pickups (decision 41). */
export const needsTypeChangeConfirmation = (
  search: Pick<SearchState, 'type' | 'categoryName'>,
  wanted: Pick<SearchState, 'type' | 'categoryName'>,
  hasSearched: boolean,
): boolean =>
  hasSearched && (search.type !== wanted.type || (wanted.type === 'pickup' && search.categoryName !== wanted.categoryName));
