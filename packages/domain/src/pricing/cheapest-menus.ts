import { listChoosableMenus, type MenuChoice } from '../products/menu-choice';
import { countPeople, type Party } from '../products/party';
import type { Product, ProductOption } from '../products/product';
import { deductPercent } from '../shared/krw';

interface PricedChoice extends MenuChoice {
  readonly amount: number;
}

/** Finds the cheapest single menu for this many guests. */
function findCheapestMenu(menus: readonly ProductOption[], partySize: number): PricedChoice | undefined {
  const choices = menus
    .filter(({ coversPerUnit }) => coversPerUnit > 0)
    .map(({ menuIndex, coversPerUnit, price, discountRate }) => {
      const count = Math.ceil(partySize / coversPerUnit);
      return { menuIndex, count, amount: count * deductPercent(price, discountRate) };
    });
  return choices.sort((a, b) => a.amount - b.amount || a.menuIndex - b.menuIndex)[0];
}

/**
 * Finds the cheapest menus for the party (decision 17): one menu for all, or one for adults and one for children if
 * that is cheaper. Adults cannot have children's menus. Returns none if the product has no menu for the party.
 */
export function findCheapestMenus(product: Product, party: Party): readonly MenuChoice[] {
  const menus = listChoosableMenus(product);
  const generalMenus = menus.filter(({ forChildren }) => !forChildren);
  const partySize = Math.max(1, countPeople(party));
  const sharedMenu = findCheapestMenu(party.adults === 0 && party.kids > 0 ? menus : generalMenus, partySize);
  const adultsMenu = party.adults > 0 ? findCheapestMenu(generalMenus, party.adults) : undefined;
  const kidsMenu =
    party.kids > 0
      ? findCheapestMenu(
          menus.filter(({ forChildren }) => forChildren),
          party.kids,
        )
      : undefined;
  const separateMenus = adultsMenu !== undefined && kidsMenu !== undefined ? [adultsMenu, kidsMenu] : undefined;
  const isSeparateCheaper =
    separateMenus !== undefined &&
    (sharedMenu === undefined || separateMenus.reduce((sum, { amount }) => sum + amount, 0) < sharedMenu.amount);
  const chosenMenus = isSeparateCheaper ? separateMenus : sharedMenu === undefined ? [] : [sharedMenu];
  return chosenMenus.map(({ menuIndex, count }) => ({ menuIndex, count }));
}
