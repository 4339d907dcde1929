import { type Err, type Ok, ok } from '../shared/result';
import { listChoosableMenus, listChosenMenus, type MenuChoice } from './menu-choice';
import { countPeople, type Party } from './party';
import type { Product, ProductOption } from './product';

/** Covers that are missing in an order's menus. */
export interface MenuShortage extends Err<'menu_short'> {
  /** For the whole party. */
  readonly missing: number;
  /** How many of the missing covers cannot be children's menus; null if no children's menu is chosen. */
  readonly missingForAdults: number | null;
}

/** Covers of an order's menus by kind of guest. */
interface Covers {
  /** Covers of menus for all guests. */
  readonly general: number;
  /** Covers of children's menus. */
  readonly children: number;
}

function countCovers(product: Product, choices: readonly MenuChoice[]): Covers {
  const covers = { general: 0, children: 0 };
  for (const { option, count } of listChosenMenus(product, choices))
    covers[option.forChildren ? 'children' : 'general'] += count * option.coversPerUnit;
  return covers;
}

/** Counts the covers of the chosen menus: count times covers per unit (Spec §5 Detail page). */
export function countChosenCovers(product: Product, choices: readonly MenuChoice[]): number {
  const { general, children } = countCovers(product, choices);
  return general + children;
}

/** Counts the covers of the chosen menus for this party. Children's menus count only for its kids (decision 47). */
export function countCoversForParty(product: Product, choices: readonly MenuChoice[], { kids }: Party): number {
  const { general, children } = countCovers(product, choices);
  return general + Math.min(children, kids);
}

/** Returns true if the chosen menus do not exceed this party, in children's menus and in total. */
export function areMenusWithinParty(product: Product, choices: readonly MenuChoice[], party: Party): boolean {
  const { general, children } = countCovers(product, choices);
  return children <= party.kids && general + children <= countPeople(party);
}

/**
 * Checks that there are enough menus for the whole party (decisions 17 and 47): if the product has menus to choose,
 * covers ≥ adults + kids. Children's menus count for kids only, up to their number; other menus count for all guests.
 * Deposits and pickups have no menus.
 */
export function checkMenusForParty(product: Product, choices: readonly MenuChoice[], party: Party): Ok | MenuShortage {
  if (listChoosableMenus(product).length === 0) return ok;
  const { general, children } = countCovers(product, choices);
  const missing = countPeople(party) - general - Math.min(children, party.kids);
  if (missing <= 0) return ok;
  const missingForAdults = children > 0 ? Math.max(0, party.adults - general) : null;
  return { ok: false, error: 'menu_short', missing, missingForAdults };
}

/** Returns true if some combination of menus is enough for this party, in any number of units. */
export function canServeParty(product: Product, { adults }: Party): boolean {
  const menus = listChoosableMenus(product);
  return (
    menus.length === 0 ||
    menus.some(({ coversPerUnit, forChildren }) => coversPerUnit > 0 && (adults === 0 || !forChildren))
  );
}

/**
 * Lists the numbers of covers that units of these menus can add up to, ascending, from 0. Adds no unit to a sum that
 * reaches `partySize`.
 */
function listCoverSums(menus: readonly ProductOption[], partySize: number): readonly number[] {
  const sums = new Set([0]);
  // A set also iterates over values added during the loop.
  for (const sum of sums)
    if (sum < partySize) for (const { coversPerUnit } of menus) if (coversPerUnit > 0) sums.add(sum + coversPerUnit);
  return [...sums].sort((a, b) => a - b);
}

/**
 * Calculates the minimum covers that are enough for this party, which may exceed its number of people if no menu serves
 * one person. Returns the number of people if the product has no menus, or none for the adults of the party.
 */
export function calculateMinCovers(product: Product, party: Party): number {
  const partySize = countPeople(party);
  const menus = listChoosableMenus(product);
  if (menus.every(({ coversPerUnit }) => coversPerUnit === 1)) return partySize;
  const generalSums = listCoverSums(
    menus.filter(({ forChildren }) => !forChildren),
    partySize,
  );
  const childrenSums = listCoverSums(
    menus.filter(({ forChildren }) => forChildren),
    party.kids,
  );
  const sufficientCovers = childrenSums.flatMap((childrenCovers) => {
    const generalCovers = generalSums.find((sum) => sum >= partySize - Math.min(childrenCovers, party.kids));
    return generalCovers === undefined ? [] : [generalCovers + childrenCovers];
  });
  return sufficientCovers.length === 0 ? partySize : Math.min(...sufficientCovers);
}
