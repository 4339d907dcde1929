import { type CheckResult, err, ok } from '../shared/result';
import type { Product, ProductOption } from './product';

/** A menu of a product, by its index, with its count. */
export interface MenuChoice {
  readonly menuIndex: number;
  readonly count: number;
}

/** A choice with its menu. */
export interface ChosenMenu {
  readonly option: ProductOption;
  readonly count: number;
}

/** Maximum count of one menu in an order. */
export const menuCountLimit = 999;

/**
 * Lists the menus that a guest can choose: those that are visible and on sale; none for deposits and pickups (decision
 * 17).
 */
export const listChoosableMenus = (product: Product): readonly ProductOption[] =>
  product.takesDeposit || product.reservationType === 'pickup'
    ? []
    : product.options.filter((option) => option.onSale && option.visible);

/** Returns true if nothing is paid online: a table or a room without a deposit and without menus to choose. */
export const isPaidAtVenue = (product: Product): boolean =>
  product.reservationType !== 'pickup' && !product.takesDeposit && listChoosableMenus(product).length === 0;

/** Lists the chosen menus, in the order of the product's menus. Ignores menus that cannot be chosen and counts of 0. */
export const listChosenMenus = (product: Product, choices: readonly MenuChoice[]): readonly ChosenMenu[] =>
  listChoosableMenus(product).flatMap((option) => {
    const count = choices.find((choice) => choice.menuIndex === option.menuIndex)?.count ?? 0;
    return count > 0 ? [{ option, count }] : [];
  });

/** Checks untrusted choices: each must name a menu of this product, only once, with a whole number from 0 to 999. */
export function checkMenuChoices(
  product: Product,
  choices: readonly MenuChoice[],
): CheckResult<'unknown_menu' | 'menu_repeated' | 'menu_count_invalid'> {
  const choosableIndexes = new Set(listChoosableMenus(product).map((option) => option.menuIndex));
  if (choices.some((choice) => !choosableIndexes.has(choice.menuIndex))) return err('unknown_menu');
  if (new Set(choices.map((choice) => choice.menuIndex)).size < choices.length) return err('menu_repeated');
  const areCountsValid = choices.every(({ count }) => Number.isInteger(count) && count >= 0 && count <= menuCountLimit);
  return areCountsValid ? ok : err('menu_count_invalid');
}
