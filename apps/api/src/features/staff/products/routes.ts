import { type Failure, fail, isFailure } from '@dining/contract/failure';
import { listMenuAllergens, previewMenuAllergens, saveMenuAllergens } from '@dining/contract/staff/menu-allergens';
import {
  type DietaryInfo,
  hasSameDietaryInfo,
  listAllergiesToAddedAllergens,
  matchPlateAllergens,
} from '@dining/domain/products/allergens';
import type { DinCode } from '@dining/domain/shared/codes';
import type { Language } from '@dining/domain/shared/language';
import { getLocalizedText } from '@dining/domain/shared/localized-text';
import { getTodayInSeoul } from '@dining/domain/shared/seoul-time';
import { getPermission } from '@dining/domain/staff/permissions';
import { getCatalogue } from '../../../booking/catalogue/catalogue';
import { recordWrite } from '../../../catalogue/record-versions';
import type { Deps } from '../../../config/deps';
import { authorize, createActor, runStaffWrite, type StaffCall, toSubjectScope } from '../../../http/staff-mount';
import type { StaffCaller } from '../../../http/staff-session';
import { insertAuditEntry } from '../../../stores/app/audit';
import { lockCatalogue } from '../../../stores/catalogue/catalogue-rows';
import { listAllergies } from '../../../stores/products/allergies';
import {
  findMenuAllergens,
  listVenueMenus,
  lockMenu,
  type NamedMenu,
  updateDietaryInfo,
} from '../../../stores/products/menus';
import { countUpcomingReservations } from '../../../stores/reservations/venue-reservations';
import { findVenueWithHotelName, type VenueWithHotelName } from '../../../stores/venues/venues';
import type { StaffFeature } from '../../feature';

const menusPerPage = 50;

const toWire = ({ menuIndex, name, productNames, allergens, diets }: NamedMenu, language: Language) => ({
  menuIndex,
  name: getLocalizedText(name, language),
  products: productNames.map((product) => getLocalizedText(product, language)),
  allergens: allergens === null ? null : [...allergens],
  diets: [...diets],
});

const removeDuplicates = <Item extends string>(items: readonly Item[]): readonly Item[] => [...new Set(items)];

const formatDietaryInfo = ({ allergens, diets }: DietaryInfo): string =>
  [
    allergens === null ? 'unknown' : allergens.join(',') || 'none',
    ...(diets.length === 0 ? [] : [diets.join(',')]),
  ].join('; ');

/** Returns a venue, or a failure if the caller may not change its menus. */
async function findAuthorizedVenue(
  deps: Deps,
  staff: StaffCaller,
  dinCode: DinCode,
): Promise<VenueWithHotelName | Failure> {
  const venue = await findVenueWithHotelName(deps.database.pool, dinCode);
  if (venue === undefined) return fail('not_found');
  return authorize(staff, 'catalogue', toSubjectScope(venue), deps.now()) ?? venue;
}

async function listMenus(deps: Deps, { body, staff, language }: StaffCall<typeof listMenuAllergens>) {
  const { pool } = deps.database;
  const venue = await findVenueWithHotelName(pool, body.dinCode);
  if (venue === undefined || !getPermission(staff.grants, 'catalogue', toSubjectScope(venue), deps.now()).allowed)
    return fail('not_found');
  const storedMenus = await listVenueMenus(pool, body.dinCode, Number(body.after ?? 0), menusPerPage + 1);
  const menus = storedMenus.slice(0, menusPerPage).map((menu) => toWire(menu, language));
  const lastMenu = menus.at(-1);
  return {
    venueName: getLocalizedText(venue.name, language),
    menus,
    next: storedMenus.length > menusPerPage && lastMenu !== undefined ? String(lastMenu.menuIndex) : null,
  };
}

async function previewChange(deps: Deps, { body, staff }: StaffCall<typeof previewMenuAllergens>) {
  const { pool } = deps.database;
  const { dinCode, menuIndex, allergens } = body;
  const venue = await findAuthorizedVenue(deps, staff, dinCode);
  if (isFailure(venue)) return venue;
  const menu = await findMenuAllergens(pool, dinCode, menuIndex);
  if (menu === undefined) return fail('not_found');
  const allergyCodes = listAllergiesToAddedAllergens(await listAllergies(pool), menu.allergens, allergens);
  const today = getTodayInSeoul(deps.now());
  const counts = await countUpcomingReservations(pool, { dinCode, menuIndex, today, allergyCodes });
  const canSeeAllergies = getPermission(staff.grants, 'allergy.read', toSubjectScope(venue), deps.now()).allowed;
  return { bookings: counts.bookings, allergicBookings: canSeeAllergies ? counts.allergic : null };
}

async function saveMenu(deps: Deps, call: StaffCall<typeof saveMenuAllergens>) {
  const { body, staff, language } = call;
  const { dinCode, menuIndex, from, to, reason } = body;
  const venue = await findAuthorizedVenue(deps, staff, dinCode);
  if (isFailure(venue)) return venue;
  const { htlCode } = venue;
  const response = await runStaffWrite(deps, call, async (client) => {
    await lockCatalogue(client);
    const before = await lockMenu(client, dinCode, menuIndex);
    if (before === undefined) return fail('not_found');
    if (hasSameDietaryInfo(before, to)) return { changed: false, menu: toWire(before, language) };
    if (!hasSameDietaryInfo(before, from))
      return { failure: 'changed_meanwhile' as const, current: { ...toWire(before, language) } };
    const allergens = to.allergens === null ? null : removeDuplicates(to.allergens);
    const plates = matchPlateAllergens(before.plates, allergens);
    const after = { ...before, allergens, plates, diets: removeDuplicates(to.diets) };
    await recordWrite(client, { name: staff.name, source: 'allergens' }, () =>
      updateDietaryInfo(client, menuIndex, after),
    );
    await insertAuditEntry(client, {
      ...createActor(staff),
      action: 'menu.marks',
      subject: dinCode,
      htlCode,
      detail: { from: formatDietaryInfo(before), to: formatDietaryInfo(after), menu: menuIndex, reason },
    });
    return { changed: true, menu: toWire(after, language) };
  });
  getCatalogue(deps.database).clear();
  return response;
}

export const products: StaffFeature = (mount, deps) => {
  mount(listMenuAllergens, (call) => listMenus(deps, call));
  mount(previewMenuAllergens, (call) => previewChange(deps, call));
  mount(saveMenuAllergens, (call) => saveMenu(deps, call));
};
