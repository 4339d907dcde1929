import type { Menu } from '@dining/contract/codecs/product-option';
import { groupMenuVariants, type MenuRow } from '@dining/domain/products/menu-variants';
import type { ProductOption } from '@dining/domain/products/product';

/** A menu of a product with the details that pages show. */
export interface MenuWithDetails extends Pick<Menu, 'menuIndex' | 'baseIndex' | 'picture' | 'plates'> {
  readonly option: ProductOption;
}

/** Lists the menus of a product, each with its variants for children and with drinks. */
export const listMenuRows = (
  options: readonly ProductOption[],
  menus: readonly Menu[],
): readonly MenuRow<MenuWithDetails>[] =>
  groupMenuVariants(
    options.map((option) => {
      const { menuIndex } = option;
      const menu = menus.find((candidate) => candidate.menuIndex === menuIndex);
      return {
        menuIndex,
        option,
        baseIndex: menu?.baseIndex ?? null,
        picture: menu?.picture ?? '',
        plates: menu?.plates ?? [],
      };
    }),
  );
