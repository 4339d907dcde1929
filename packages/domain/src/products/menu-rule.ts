import { type Err, type Ok, ok } from '../shared/result';
import { listChoosableMenus, listChosenMenus, type MenuChoice } from './menu-choice';
import { headCount, type Party } from './party';
import type { Product, ProductOption } from './product';

/** Covers that are still missing. */
export interface MenuShortage extends Err<'menu_short'> {
  /** For the whole party. */
  readonly missing: number;
  /** How many of them children's menus cannot fill; null where no children's menu is chosen, so that nothing is mistaken. */
  readonly missingForAdults: number | null;
}

/** Covers by whom they serve. */
interface Covers {
  /** Of menus that everybody can have. */
  readonly general: number;
  /** Of children's menus. */
  readonly children: number;
}

function countCovers(product: Product, choices: readonly MenuChoice[]): Covers {
  const covers = { general: 0, children: 0 };
  for (const { option, count } of listChosenMenus(product, choices))
    covers[option.forChildren ? 'children' : 'general'] += count * option.coversPerUnit;
  return covers;
}

/** Covers that the chosen menus serve: count times the covers of one unit (Spec §5 Detail page). */
export function countChosenCovers(product: Product, choices: readonly MenuChoice[]): number {
  const { general, children } = countCovers(product, choices);
  return general + children;
}

/** Covers of the chosen menus that count for this party: children's menus count for its kids only (decision 47). */
export function countCoversForParty(product: Product, choices: readonly MenuChoice[], { kids }: Party): number {
  const { general, children } = countCovers(product, choices);
  return general + Math.min(children, kids);
}

/** Returns true if no more is chosen than this party can use, of children's menus and in all. */
export function areMenusWithinParty(product: Product, choices: readonly MenuChoice[], party: Party): boolean {
  const { general, children } = countCovers(product, choices);
  return children <= party.kids && general + children <= headCount(party);
}

/**
 * Enough menus for everybody (decisions 17 and 47): covers ≥ adults + kids, where the product has menus to choose. A children's
 * menu counts for kids only, at most as many as there are; any other menu counts for everybody. Deposits and pickups have no menus.
 */
export function checkMenusForParty(product: Product, choices: readonly MenuChoice[], party: Party): Ok | MenuShortage {
  if (listChoosableMenus(product).length === 0) return ok;
  const { general, children } = countCovers(product, choices);
  const missing = headCount(party) - general - Math.min(children, party.kids);
  if (missing <= 0) return ok;
  const missingForAdults = children > 0 ? Math.max(0, party.adults - general) : null;
  return { ok: false, error: 'menu_short', missing, missingForAdults };
}

/** Returns true if some choice of the product's menus is enough for this party, however many units it takes. */
export function canServeParty(product: Product, { adults }: Party): boolean {
  const menus = listChoosableMenus(product);
  return (
    menus.length === 0 || menus.some(({ coversPerUnit, forChildren }) => coversPerUnit > 0 && (adults === 0 || !forChildren))
  );
}

/** The sums of covers that units of these menus can serve, from 0 to the first that reaches `heads`, lowest first. */
function listCoverSums(menus: readonly ProductOption[], heads: number): readonly number[] {
  const sums = new Set([0]);
  // A set visits what is added to it on the way.
  for (const sum of sums)
    if (sum < heads) for (const { coversPerUnit } of menus) if (coversPerUnit > 0) sums.add(sum + coversPerUnit);
  return [...sums].sort((a, b) => a - b);
}

/**
 * The fewest covers that are enough for this party: more than its heads where no menu serves just one. The heads themselves where the
 * product has no menus, or none for adults.
 */
export function calculateMinCovers(product: Product, party: Party): number {
  const heads = headCount(party);
  const menus = listChoosableMenus(product);
  if (menus.every(({ coversPerUnit }) => coversPerUnit === 1)) return heads;
  const general = listCoverSums(
    menus.filter(({ forChildren }) => !forChildren),
    heads,
  );
  const children = listCoverSums(
    menus.filter(({ forChildren }) => forChildren),
    party.kids,
  );
  const enough = children.flatMap((forKids) => {
    const forAll = general.find((sum) => sum >= heads - Math.min(forKids, party.kids));
    return forAll === undefined ? [] : [forAll + forKids];
  });
  return enough.length === 0 ? heads : Math.min(...enough);
}
