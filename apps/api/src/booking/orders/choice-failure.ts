import { type Failure, fail } from '@dining/contract/failure';
import type { Product } from '@dining/domain/products/product';
import { checkMenuChoices } from '@dining/domain/reservations/menu-choice';
import { checkMenusForParty } from '@dining/domain/reservations/menu-rule';
import { checkBookingParty } from '@dining/domain/reservations/party';
import type { Database } from '../../db/connect';
import { venuePhone } from '../../stores/venues/venues';
import type { Wanted } from './wanted';

interface Asker {
  readonly database: Database;
  readonly userId: string | null;
}

/** Who may order what at all: the kind of product, members alone, the party's size and the menus' names; nothing about amounts. */
export async function kindFailure(wanted: Wanted, product: Product, asker: Asker): Promise<Failure | undefined> {
  if (product.reservationType !== wanted.reservationType) return fail('unknown_product');
  if (product.membersOnly && asker.userId === null) return fail('members_only');
  const party = checkBookingParty(wanted.party, product.reservationType);
  if (!party.ok) {
    if (party.error !== 'party_by_phone') return fail('party_required');
    return fail('party_too_large', { phone: await venuePhone(asker.database.db, product.dinCode) });
  }
  return checkMenuChoices(product, wanted.menus).ok ? undefined : fail('unknown_menu');
}

/** Enough must be chosen: a pickup's quantity, or menus for everybody (Spec §5 Detail page). */
export function amountFailure(wanted: Wanted, product: Product): Failure | undefined {
  if (product.reservationType === 'pickup' && wanted.quantity === 0) return fail('quantity_required');
  const enough = checkMenusForParty(product, wanted.menus, wanted.party);
  return enough.ok ? undefined : fail('menu_quantity_short', { missing: enough.missing });
}

/** What is ordered must be orderable at all before anybody asks when. */
export const choiceFailure = async (wanted: Wanted, product: Product, asker: Asker): Promise<Failure | undefined> =>
  (await kindFailure(wanted, product, asker)) ?? amountFailure(wanted, product);
