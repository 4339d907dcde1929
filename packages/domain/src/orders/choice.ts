import { checkMembersOnly } from '../products/members-only';
import { checkMenuChoices, type MenuChoice } from '../products/menu-choice';
import type { Party } from '../products/party';
import { checkBookingParty, type OrderChannel, type SearchPartyError } from '../products/party-checks';
import type { Product, ReservationType } from '../products/product';
import { type CheckResult, err } from '../shared/result';

/** Product, party and menus of an order, and whether a member orders. Visit and amounts are checked elsewhere. */
export interface Choice {
  readonly product: Product;
  /** The type of reservation; a product has exactly one. */
  readonly reservationType: ReservationType;
  readonly isMember: boolean;
  readonly party: Party;
  readonly menus: readonly MenuChoice[];
  /** The site by default. */
  readonly channel?: OrderChannel;
}

export type ChoiceError =
  | 'wrong_type'
  | 'members_only'
  | SearchPartyError
  | 'adult_required'
  | 'unknown_menu'
  | 'menu_repeated'
  | 'menu_count_invalid';

/** Checks the reservation type, members-only products, the party and the chosen menus (Spec §5, §9). */
export function checkChoice({
  product,
  reservationType,
  isMember,
  party,
  menus,
  channel,
}: Choice): CheckResult<ChoiceError> {
  if (product.reservationType !== reservationType) return err('wrong_type');
  const membersCheck = checkMembersOnly(product, isMember);
  if (!membersCheck.ok) return membersCheck;
  const partyCheck = checkBookingParty(party, reservationType, channel);
  return partyCheck.ok ? checkMenuChoices(product, menus) : partyCheck;
}
