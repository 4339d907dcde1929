import type { Product } from '../products/product';
import { type Allowed, allowed, type Refused } from '../shared/result';
import { choosableMenus, chosenMenus, type MenuChoice } from './menu-choice';
import { headCount, type Party } from './party';

/** Covers that are still wanting. */
export interface MenuShortage extends Refused<'menu_short'> {
  readonly missing: number;
}

/** Covers that the chosen menus serve: count times the covers of one unit (Spec §5 Detail page). */
export const coversChosen = (product: Product, choices: readonly MenuChoice[]): number =>
  chosenMenus(product, choices).reduce((sum, { option, count }) => sum + count * option.coversPerUnit, 0);

/**
 * Enough menus for everybody (decision 17): covers ≥ adults + kids, where the product has menus to choose.
 * Deposits and pickups have none.
 */
export function checkMenusForParty(product: Product, choices: readonly MenuChoice[], party: Party): Allowed | MenuShortage {
  if (choosableMenus(product).length === 0) return allowed;
  const missing = headCount(party) - coversChosen(product, choices);
  return missing > 0 ? { ok: false, error: 'menu_short', missing } : allowed;
}
