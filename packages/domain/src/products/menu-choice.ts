import { type CheckResult, err, ok } from '../shared/result';
import type { Product, ProductOption } from './product';

/** So many of one menu of a product. */
export interface MenuChoice {
  readonly menuIndex: number;
  readonly count: number;
}

/** A choice beside the menu that it means. */
export interface ChosenMenu {
  readonly option: ProductOption;
  readonly count: number;
}

export const menuCountLimit = 999;

/** Menus that a guest can choose: visible, on sale, and only where neither a deposit nor a pickup is sold (decision 17). */
export const listChoosableMenus = (product: Product): readonly ProductOption[] =>
  product.takesDeposit || product.reservationType === 'pickup'
    ? []
    : product.options.filter((option) => option.onSale && option.visible);

/** The choices that mean a choosable menu, in the order of the product's own menus; the rest count for nothing. */
export const listChosenMenus = (product: Product, choices: readonly MenuChoice[]): readonly ChosenMenu[] =>
  listChoosableMenus(product).flatMap((option) => {
    const count = choices.find((choice) => choice.menuIndex === option.menuIndex)?.count ?? 0;
    return count > 0 ? [{ option, count }] : [];
  });

/** Are all choices menus of this product, each named once, in whole numbers from 0 to 999? For orders from outside. */
export function checkMenuChoices(
  product: Product,
  choices: readonly MenuChoice[],
): CheckResult<'unknown_menu' | 'menu_repeated' | 'menu_count_invalid'> {
  const offered = new Set(listChoosableMenus(product).map((option) => option.menuIndex));
  if (choices.some((choice) => !offered.has(choice.menuIndex))) return err('unknown_menu');
  if (new Set(choices.map((choice) => choice.menuIndex)).size < choices.length) return err('menu_repeated');
  const counts = choices.every(({ count }) => Number.isInteger(count) && count >= 0 && count <= menuCountLimit);
  return counts ? ok : err('menu_count_invalid');
}
