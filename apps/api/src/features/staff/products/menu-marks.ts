import { rejectCommand } from '@dining/contract/staff/command';
import type { listDietaryInfo, MenuWithDietaryInfo, setDietaryInfo } from '@dining/contract/staff/products';
import { type DietaryInfo, matchPlateAllergens } from '@dining/domain/products/allergens';
import { getLocalizedText } from '@dining/domain/shared/localized-text';
import { getCatalogue } from '../../../booking/catalogue/catalogue';
import type { Deps } from '../../../config/deps';
import { inTransaction } from '../../../db/transaction';
import { insertAuditEntry } from '../../../stores/app/audit';
import { listVenueMenus, lockMenuMarks, type NamedMenu, updateMenuMarks } from '../../../stores/products/menus';
import { findVenueWithHotelName } from '../../../stores/venues/venues';
import type { CommandInput, CommandResult } from '../../command';

const toMarkedMenu = ({ menuIndex, name, allergens, diets }: NamedMenu): MenuWithDietaryInfo => ({
  menuIndex,
  name: getLocalizedText(name, 'en'),
  allergens,
  diets,
});

const removeRepeats = <Mark extends string>(marks: readonly Mark[]): readonly Mark[] => [...new Set(marks)];

const formatMarks = ({ allergens, diets }: DietaryInfo): string =>
  [
    allergens === null ? 'unknown' : allergens.join(',') || 'none',
    ...(diets.length === 0 ? [] : [diets.join(',')]),
  ].join('; ');

export async function listMarks(
  deps: Deps,
  { dinCode }: CommandInput<typeof listDietaryInfo>,
): Promise<CommandResult<typeof listDietaryInfo>> {
  const venue = await findVenueWithHotelName(deps.database.pool, dinCode);
  if (venue === undefined) return rejectCommand('unknown_venue', { dinCode });
  const menus = await listVenueMenus(deps.database.pool, dinCode);
  return { venueName: getLocalizedText(venue.name, 'en'), menus: menus.map(toMarkedMenu) };
}

export async function changeMarks(
  deps: Deps,
  command: CommandInput<typeof setDietaryInfo>,
): Promise<CommandResult<typeof setDietaryInfo>> {
  const { dinCode, menuIndex, operator, reason } = command;
  const venue = await findVenueWithHotelName(deps.database.pool, dinCode);
  if (venue === undefined) return rejectCommand('unknown_venue', { dinCode });
  const changed = await inTransaction(deps.database.pool, async (client) => {
    const before = await lockMenuMarks(client, dinCode, menuIndex);
    if (before === undefined) return undefined;
    const allergens = command.allergens === null ? null : removeRepeats(command.allergens);
    const after = {
      ...before,
      allergens,
      plates: matchPlateAllergens(before.plates, allergens),
      diets: command.diets === undefined ? before.diets : removeRepeats(command.diets),
    };
    const [from, to] = [formatMarks(before), formatMarks(after)];
    if (from !== to) {
      await updateMenuMarks(client, menuIndex, after);
      const detail = { from, to, menu: menuIndex, reason };
      await insertAuditEntry(client, {
        operator,
        action: 'menu.marks',
        subject: dinCode,
        htlCode: venue.htlCode,
        detail,
      });
    }
    return { again: from === to, before, after };
  });
  if (changed === undefined) return rejectCommand('unknown_menu', { dinCode, menuIndex });
  getCatalogue(deps.database).clear();
  const { allergens, diets } = changed.before;
  return {
    again: changed.again,
    venueName: getLocalizedText(venue.name, 'en'),
    menu: toMarkedMenu(changed.after),
    before: { allergens, diets },
  };
}
