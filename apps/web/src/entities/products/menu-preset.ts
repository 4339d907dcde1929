import { calculateMaxUnits } from '@dining/domain/inventory/choice-limits';
import { listChosenMenus } from '@dining/domain/products/menu-choice';
import { getPresetMenus } from '@dining/domain/products/menu-preset';
import { formatMenus } from '@dining/domain/search/search-fields';
import type { SearchState } from '@dining/domain/search/search-state';
import { keepInTab, keptInTab } from '../../lib/session-store';
import type { ListedProduct } from './products';

/** What was chosen for the guest, as it was written: while it stands as it was, another party takes its own in its place. */
const key = 'presetMenus';

/** The search with what its party will have of a product that leaves nothing to choose; what the guest has changed by hand stays. */
export function withPreset(search: SearchState, { product, sold }: ListedProduct): SearchState {
  if (search.prodCode !== product.prodCode) return search;
  const untouched = listChosenMenus(product, search.menus).length === 0 || formatMenus(search.menus) === keptInTab(key);
  const menus = untouched ? getPresetMenus(product, search, calculateMaxUnits(product, sold)) : [];
  if (menus.length === 0 || formatMenus(menus) === formatMenus(search.menus)) return search;
  keepInTab(key, formatMenus(menus));
  return { ...search, menus };
}
