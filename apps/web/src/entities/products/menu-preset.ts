import { calculateMaxUnits } from '@dining/domain/inventory/choice-limits';
import { listChosenMenus } from '@dining/domain/products/menu-choice';
import { getPresetMenus } from '@dining/domain/products/menu-preset';
import { formatMenus } from '@dining/domain/search/search-fields';
import type { SearchState } from '@dining/domain/search/search-state';
import { keepInTab, readFromTab } from '../../lib/session-store';
import type { ListedProduct } from './products';

/** The menus that were preset, as text. While unchanged, they follow the size of the party. */
const key = 'presetMenus';

/** Returns the search with preset menus if the product leaves no choice. Keeps menus that the guest has changed. */
export function withPreset(search: SearchState, { product, sold }: ListedProduct): SearchState {
  if (search.prodCode !== product.prodCode) return search;
  const untouched =
    listChosenMenus(product, search.menus).length === 0 || formatMenus(search.menus) === readFromTab(key);
  const menus = untouched ? getPresetMenus(product, search, calculateMaxUnits(product, sold)) : [];
  if (menus.length === 0 || formatMenus(menus) === formatMenus(search.menus)) return search;
  keepInTab(key, formatMenus(menus));
  return { ...search, menus };
}
