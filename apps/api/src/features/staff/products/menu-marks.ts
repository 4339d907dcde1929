import { refuse } from '@dining/contract/staff/command';
import type { listMenuMarks, MarkedMenu, setMenuMarks } from '@dining/contract/staff/products';
import type { MenuMarks } from '@dining/domain/products/allergens';
import { textFor } from '@dining/domain/shared/localized-text';
import { getCatalogue } from '../../../booking/catalogue/catalogue';
import type { Deps } from '../../../config/deps';
import { inTransaction } from '../../../db/transaction';
import { insertAuditEntry } from '../../../stores/app/audit';
import { listVenueMenus, lockMenuMarks, type NamedMenu, updateMenuMarks } from '../../../stores/products/menus';
import { findNamedVenue } from '../../../stores/venues/venues';
import type { CommandInput, CommandResult } from '../../command';

const toMarkedMenu = ({ name, ...rest }: NamedMenu): MarkedMenu => ({ ...rest, name: textFor(name, 'en') });

const removeRepeats = <Mark extends string>(marks: readonly Mark[]): readonly Mark[] => [...new Set(marks)];

const formatMarks = ({ allergens, diets }: MenuMarks): string =>
  [allergens === null ? 'unknown' : allergens.join(',') || 'none', ...(diets.length === 0 ? [] : [diets.join(',')])].join('; ');

export async function listMarks(
  deps: Deps,
  { dinCode }: CommandInput<typeof listMenuMarks>,
): Promise<CommandResult<typeof listMenuMarks>> {
  const venue = await findNamedVenue(deps.database.pool, dinCode);
  if (venue === undefined) return refuse('unknown_venue', { dinCode });
  const menus = await listVenueMenus(deps.database.pool, dinCode);
  return { venueName: textFor(venue.name, 'en'), menus: menus.map(toMarkedMenu) };
}

/**
 * Sets the allergens and diets of a menu. Guests see them from the next page on, because the row's change raises the
 * catalogue's version.
 */
export async function changeMarks(
  deps: Deps,
  asked: CommandInput<typeof setMenuMarks>,
): Promise<CommandResult<typeof setMenuMarks>> {
  const { dinCode, menuIndex, operator, reason } = asked;
  const venue = await findNamedVenue(deps.database.pool, dinCode);
  if (venue === undefined) return refuse('unknown_venue', { dinCode });
  const changed = await inTransaction(deps.database.pool, async (client) => {
    const before = await lockMenuMarks(client, dinCode, menuIndex);
    if (before === undefined) return undefined;
    const after = {
      ...before,
      allergens: asked.allergens === null ? null : removeRepeats(asked.allergens),
      diets: asked.diets === undefined ? before.diets : removeRepeats(asked.diets),
    };
    const [from, to] = [formatMarks(before), formatMarks(after)];
    if (from !== to) {
      await updateMenuMarks(client, menuIndex, after);
      const detail = { from, to, menu: menuIndex, reason };
      await insertAuditEntry(client, { operator, action: 'menu.marks', subject: dinCode, htlCode: venue.htlCode, detail });
    }
    return { again: from === to, before, after };
  });
  if (changed === undefined) return refuse('unknown_menu', { dinCode, menuIndex });
  getCatalogue(deps.database).clear();
  const { allergens, diets } = changed.before;
  return {
    again: changed.again,
    venueName: textFor(venue.name, 'en'),
    menu: toMarkedMenu(changed.after),
    before: { allergens, diets },
  };
}
