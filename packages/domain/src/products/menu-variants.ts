/** A menu that may be a variant of another menu: for children or with drinks. */
export interface MenuWithBase {
  readonly menuIndex: number;
  /** Index of the original menu; null if this menu is not a variant of another. */
  readonly baseIndex: number | null;
}

/** A menu with its variants for children and with drinks, which pages show as one row with several prices. */
export interface MenuRow<M> {
  readonly menu: M;
  readonly variants: readonly M[];
}

/** Groups menus into rows, in the order of the menus. A variant whose menu is missing has its own row. */
export function groupMenuVariants<M extends MenuWithBase>(menus: readonly M[]): readonly MenuRow<M>[] {
  const isVariant = (variant: M, menu: M) => variant !== menu && variant.baseIndex === menu.menuIndex;
  return menus
    .filter((menu) => menu.baseIndex === null || !menus.some((other) => isVariant(menu, other)))
    .map((menu) => ({ menu, variants: menus.filter((variant) => isVariant(variant, menu)) }));
}
