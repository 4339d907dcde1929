import { calculateMaxUnits } from '@dining/domain/inventory/choice-limits';
import { listChosenMenus } from '@dining/domain/products/menu-choice';
import { getPresetMenus } from '@dining/domain/products/menu-preset';
import { getProductOnDay } from '@dining/domain/products/product-on-day';
import { formatMenus } from '@dining/domain/search/search-fields';
import type { SearchState } from '@dining/domain/search/search-state';
import { getTabItem, setTabItem } from '../../lib/tab-storage';
import type { ListedProduct } from './products';

const storageKey = 'presetMenus';

/** Selects the preset menus of the chosen product, unless the guest has chosen other menus. */
export function applyPresetMenus(search: SearchState, { product: storedProduct, sold }: ListedProduct): SearchState {
  if (search.prodCode !== storedProduct.prodCode) return search;
  const product = search.visitDay === null ? storedProduct : getProductOnDay(storedProduct, search.visitDay);
  const isUntouched =
    listChosenMenus(product, search.menus).length === 0 || formatMenus(search.menus) === getTabItem(storageKey);
  const menus = isUntouched ? getPresetMenus(product, search, calculateMaxUnits(product, sold)) : [];
  if (menus.length === 0 || formatMenus(menus) === formatMenus(search.menus)) return search;
  setTabItem(storageKey, formatMenus(menus));
  return { ...search, menus };
}
