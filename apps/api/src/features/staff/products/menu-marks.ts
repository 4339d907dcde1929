import { rejectCommand } from '@dining/contract/staff/command';
import type { listDietaryInfo, MenuWithDietaryInfo, setDietaryInfo } from '@dining/contract/staff/products';
import type { DietaryInfo } from '@dining/domain/products/allergens';
import { getLocalizedText } from '@dining/domain/shared/localized-text';
import { getCatalogue } from '../../../booking/catalogue/catalogue';
import type { Deps } from '../../../config/deps';
import { inTransaction } from '../../../db/transaction';
import { insertAuditEntry } from '../../../stores/app/audit';
import { listVenueMenus, lockMenuMarks, type NamedMenu, updateMenuMarks } from '../../../stores/products/menus';
import { findNamedVenue } from '../../../stores/venues/venues';
import type { CommandInput, CommandResult } from '../../command';

const toMarked = ({ name, ...rest }: NamedMenu): MenuWithDietaryInfo => ({ ...rest, name: getLocalizedText(name, 'en') });

/** Marks in the order they are told in, each once. */
const once = <Mark extends string>(marks: readonly Mark[]): readonly Mark[] => [...new Set(marks)];

const written = ({ allergens, diets }: DietaryInfo): string =>
  [allergens === null ? 'unknown' : allergens.join(',') || 'none', ...(diets.length === 0 ? [] : [diets.join(',')])].join('; ');

/** What the menus of a venue tell of themselves. */
export async function list(
  deps: Deps,
  { dinCode }: CommandInput<typeof listDietaryInfo>,
): Promise<CommandResult<typeof listDietaryInfo>> {
  const venue = await findNamedVenue(deps.database.pool, dinCode);
  if (venue === undefined) return rejectCommand('unknown_venue', { dinCode });
  const menus = await listVenueMenus(deps.database.pool, dinCode);
  return { venueName: getLocalizedText(venue.name, 'en'), menus: menus.map(toMarked) };
}

/** Says what is in a menu. Guests are told from the next page on: the row's change raises the version of the catalogue. */
export async function set(deps: Deps, asked: CommandInput<typeof setDietaryInfo>): Promise<CommandResult<typeof setDietaryInfo>> {
  const { dinCode, menuIndex, operator, reason } = asked;
  const venue = await findNamedVenue(deps.database.pool, dinCode);
  if (venue === undefined) return rejectCommand('unknown_venue', { dinCode });
  const changed = await inTransaction(deps.database.pool, async (client) => {
    const before = await lockMenuMarks(client, dinCode, menuIndex);
    if (before === undefined) return undefined;
    const after = {
      ...before,
      allergens: asked.allergens === null ? null : once(asked.allergens),
      diets: asked.diets === undefined ? before.diets : once(asked.diets),
    };
    const [from, to] = [written(before), written(after)];
    if (from !== to) {
      await updateMenuMarks(client, menuIndex, after);
      const detail = { from, to, menu: menuIndex, reason };
      await insertAuditEntry(client, { operator, action: 'menu.marks', subject: dinCode, htlCode: venue.htlCode, detail });
    }
    return { again: from === to, before, after };
  });
  if (changed === undefined) return rejectCommand('unknown_menu', { dinCode, menuIndex });
  getCatalogue(deps.database).clear();
  const { allergens, diets } = changed.before;
  return {
    again: changed.again,
    venueName: getLocalizedText(venue.name, 'en'),
    menu: toMarked(changed.after),
    before: { allergens, diets },
  };
}
