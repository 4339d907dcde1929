/** A menu that may be a variant of another one: the same meal for children, or with drinks. */
export interface MenuVariant {
  readonly menuIndex: number;
  /** Null if it is no variant. */
  readonly baseIndex: number | null;
}

/** A menu and its variants, which pages show as one row with several prices. */
export interface MenuRow<M> {
  readonly menu: M;
  readonly variants: readonly M[];
}

/** Groups menus into rows, in the order of the menus. A variant whose menu is missing has a row of its own. */
export function groupMenuVariants<M extends MenuVariant>(menus: readonly M[]): readonly MenuRow<M>[] {
  const isVariant = (variant: M, menu: M) => variant !== menu && variant.baseIndex === menu.menuIndex;
  return menus
    .filter((menu) => menu.baseIndex === null || !menus.some((other) => isVariant(menu, other)))
    .map((menu) => ({ menu, variants: menus.filter((variant) => isVariant(variant, menu)) }));
}
