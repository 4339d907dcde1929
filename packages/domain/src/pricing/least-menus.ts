import type { Product } from '../products/product';
import { choosableMenus, type MenuChoice } from '../reservations/menu-choice';
import { headCount, type Party } from '../reservations/party';
import { lessPercent } from '../shared/krw';

/** The cheapest single menu that serves the whole party (decision 17): what a price «from» is reckoned with. None where there are no menus. */
export function leastMenus(product: Product, party: Party): readonly MenuChoice[] {
  const heads = Math.max(1, headCount(party));
  const offers = choosableMenus(product)
    .filter(({ coversPerUnit }) => coversPerUnit > 0)
    .map(({ menuIndex, coversPerUnit, price, discountRate }) => {
      const count = Math.ceil(heads / coversPerUnit);
      return { menuIndex, count, amount: count * lessPercent(price, discountRate) };
    });
  const [cheapest] = offers.sort((a, b) => a.amount - b.amount || a.menuIndex - b.menuIndex);
  return cheapest === undefined ? [] : [{ menuIndex: cheapest.menuIndex, count: cheapest.count }];
}
