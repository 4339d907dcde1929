import { listMenuAllergens, previewMenuAllergens, saveMenuAllergens } from '@dining/contract/staff/menu-allergens';
import type { Allergen, Diet } from '@dining/domain/products/allergens';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bakery, grill, H01, localize } from '../../../../test/fixtures';
import { type PaymentTestServer, startPaymentTestServer } from '../../../../test/payment-test-server';
import { type StaffCommandClient, startStaffCommandClient } from '../../../../test/staff-command-client';
import { attachStaff, testScopes } from '../../../../test/staff-server';
import { createVisitRow } from '../../../../test/visit-rows';
import { reservation, reservationAllergy, reservationLine } from '../../../db/schema/reservations';

let server: PaymentTestServer;
let staff: StaffCommandClient;
beforeAll(async () => {
  server = await startPaymentTestServer();
  staff = await startStaffCommandClient(server.deps);
});
afterAll(async () => {
  await staff.close();
  await server.close();
});

const query = async (text: string) => (await server.database.pool.query(text)).rows;
const getVersion = async () =>
  Number((await query(`SELECT version FROM catalogue_version WHERE scope = 'htl:H01'`))[0]?.version);
const listMenus = (dinCode: string = grill, after: string | null = null) =>
  staff.call(listMenuAllergens, { body: { dinCode, after } });

interface DietaryInfo {
  readonly allergens: Allergen[] | null;
  readonly diets: Diet[];
}
const getStoredInfo = async (): Promise<DietaryInfo> => {
  const menu = (await listMenus()).menus?.[0];
  return { allergens: menu?.allergens ?? null, diets: menu?.diets ?? [] };
};
/** Saves the allergens and diets of a menu. `from` is what the caller saw before, by default what is stored. */
const saveMenu = async (
  to: DietaryInfo,
  { from, ...menuCodes }: { readonly from?: DietaryInfo; readonly dinCode?: string; readonly menuIndex?: number } = {},
) =>
  staff.call(saveMenuAllergens, {
    body: {
      dinCode: grill,
      menuIndex: 1,
      from: from ?? (await getStoredInfo()),
      to,
      reason: 'a new recipe',
      ...menuCodes,
    },
  });
/** Returns the menu as guests see it. */
const getShownMenu = async () =>
  (await server.createVisitor().post('/app/prod/list', { dinCode: grill })).json.dinMenuList?.[0];
const listAuditEntries = () =>
  query(`SELECT actor, subject, detail FROM audit_entry WHERE action = 'menu.marks' ORDER BY id`);

it('guests see the dietary information that staff entered, without duplicates', async () => {
  expect(await listMenus()).toMatchObject({
    venueName: 'Venue GRILL en',
    menus: [{ menuIndex: 1, name: 'Lamb en', products: ['Product DINNER en'], allergens: null, diets: [] }],
    next: null,
  });
  const before = await getVersion();
  expect(await saveMenu({ allergens: ['nuts', 'milk', 'milk'], diets: ['alcohol'] })).toMatchObject({
    changed: true,
    menu: { name: 'Lamb en', allergens: ['nuts', 'milk'], diets: ['alcohol'] },
  });
  expect(await getVersion()).toBeGreaterThan(before);
  expect(await getShownMenu()).toMatchObject({ menuAllergenList: ['nuts', 'milk'], menuDietList: ['alcohol'] });
});

it('guests see whether a menu has no allergens or unknown ones', async () => {
  await saveMenu({ allergens: [], diets: ['alcohol'] });
  expect(await getShownMenu()).toMatchObject({ menuAllergenList: [], menuDietList: ['alcohol'] });
  await saveMenu({ allergens: null, diets: [] });
  expect(await getShownMenu()).toMatchObject({ menuAllergenList: null, menuDietList: [] });
});

it('each change of a menu is audited once, with the earlier values, the actor and the reason', async () => {
  const entryCount = (await listAuditEntries()).length;
  await saveMenu({ allergens: ['egg'], diets: [] });
  expect(await saveMenu({ allergens: ['egg'], diets: [] })).toMatchObject({ changed: false });
  expect((await listAuditEntries()).slice(entryCount)).toEqual([
    { actor: 'Mina', subject: grill, detail: { from: 'unknown', to: 'egg', menu: 1, reason: 'a new recipe' } },
  ]);
});

it('a change that is based on outdated values is refused, and the response contains the current ones', async () => {
  await saveMenu({ allergens: ['egg'], diets: ['alcohol'] });
  const from: DietaryInfo = { allergens: [], diets: [] };
  expect(await saveMenu({ allergens: ['pork'], diets: [] }, { from })).toMatchObject({
    code: 'changed_meanwhile',
    current: { menuIndex: 1, allergens: ['egg'], diets: ['alcohol'] },
  });
  // What the caller wants is stored already; duplicates do not matter.
  expect(await saveMenu({ allergens: ['egg', 'egg'], diets: ['alcohol'] }, { from })).toMatchObject({ changed: false });
  expect(await getStoredInfo()).toEqual({ allergens: ['egg'], diets: ['alcohol'] });
});

it('a change clears the allergens of all plates if they no longer add up to those of the menu', async () => {
  const plates = [{ name: { default: 'Lamb' }, allergens: ['milk'] }];
  await server.database.pool.query('UPDATE menu SET plates = $1 WHERE menu_index = 1', [JSON.stringify(plates)]);
  await saveMenu({ allergens: ['milk'], diets: [] });
  expect(await getShownMenu()).toMatchObject({ menuPlateList: [{ plateName: 'Lamb', plateAllergenList: ['milk'] }] });
  await saveMenu({ allergens: ['milk', 'egg'], diets: [] });
  expect(await getShownMenu()).toMatchObject({ menuPlateList: [{ plateName: 'Lamb', plateAllergenList: null }] });
});

it.each([
  ['an unknown venue', { dinCode: 'NONE' }],
  ['a menu of another venue', { dinCode: bakery }],
  ['an unknown menu', { menuIndex: 9 }],
])('%s is refused and nothing changes', async (_case, menuCodes) => {
  const entryCount = (await listAuditEntries()).length;
  expect(await saveMenu({ allergens: ['pork'], diets: [] }, menuCodes)).toMatchObject({ code: 'not_found' });
  expect(await listAuditEntries()).toHaveLength(entryCount);
});

it('an unknown allergen is refused', async () => {
  const allergens = ['moonlight'] as unknown as Allergen[];
  expect(await saveMenu({ allergens, diets: [] })).toMatchObject({ code: 'invalid_request' });
});

it('menus are listed by number, 50 a page', async () => {
  await query(
    `INSERT INTO menu (menu_index, din_code, name, description, price, picture)
     SELECT 1000 + n, '${bakery}', '{"default": "Cake"}', '{"default": ""}', 1000, '' FROM generate_series(1, 51) AS n`,
  );
  const firstPage = await listMenus(bakery);
  expect([firstPage.menus?.length, firstPage.menus?.[0]?.products]).toEqual([50, expect.any(Array)]);
  const secondPage = await listMenus(bakery, firstPage.next ?? null);
  expect(secondPage.next).toBeNull();
  const menuIndexes = [...(firstPage.menus ?? []), ...(secondPage.menus ?? [])].map(({ menuIndex }) => menuIndex);
  expect(menuIndexes).toEqual([...new Set(menuIndexes)].toSorted((a, b) => a - b));
  expect(menuIndexes).toContain(1051);
  await query('DELETE FROM menu WHERE menu_index > 1000');
});

it('the preview counts the upcoming bookings of a menu, and those with an allergy to an added allergen', async () => {
  await saveMenu({ allergens: ['wheat'], diets: [] });
  const { db, pool } = server.database;
  const eggs = 'AG0001';
  await pool.query(
    `INSERT INTO allergy (allergy_code, position, name, allergens) VALUES ($1, 1, $2, '{egg}')
     ON CONFLICT (allergy_code) DO UPDATE SET allergens = '{egg}'`,
    [eggs, JSON.stringify(localize('Eggs'))],
  );
  const insertReservation = async (number: number, visitDay: string, allergyCode?: string) => {
    const row = createVisitRow(number, { visitDay });
    const { resvCode } = row;
    await db.insert(reservation).values(row);
    const line = { resvCode, htlCode: H01, position: 1, menuIndex: 1, name: localize('Lamb'), count: 2 };
    const money = { unitPrice: 0, discountRate: 0, unitPaid: 0, amount: 0 };
    await db.insert(reservationLine).values({ ...line, ...money });
    if (allergyCode !== undefined)
      await db
        .insert(reservationAllergy)
        .values({ resvCode, htlCode: H01, allergyCode, name: localize('Egg'), consentAt: new Date() });
  };
  await insertReservation(801, '2026-03-20', eggs);
  await insertReservation(802, '2026-03-20');
  await insertReservation(803, '2026-03-01', eggs);
  const preview = (allergens: Allergen[] | null) =>
    staff.call(previewMenuAllergens, { body: { dinCode: grill, menuIndex: 1, allergens } });
  expect(await preview(['wheat', 'egg'])).toEqual({ bookings: 2, allergicBookings: 1 });
  expect(await preview(['wheat', 'pork'])).toEqual({ bookings: 2, allergicBookings: 0 });
  expect(await preview(null)).toEqual({ bookings: 2, allergicBookings: 0 });
  await pool.query(`UPDATE reservation SET attendance = 'no_show' WHERE resv_code = 'R802'`);
  expect(await preview(['egg'])).toEqual({ bookings: 1, allergicBookings: 1 });
});

it('the preview of an unknown menu is refused', async () => {
  const body = { dinCode: grill, menuIndex: 9, allergens: [] };
  expect(await staff.call(previewMenuAllergens, { body })).toMatchObject({ code: 'not_found' });
});

it('the preview hides from marketing, who may change menus, how many guests have an allergy', async () => {
  const staffServer = attachStaff(server, { time: server.deps.now().getTime() });
  const marketing = await staffServer.signIn(
    await staffServer.createStaff({ role: 'marketing', scope: testScopes.group }),
  );
  const body = { dinCode: grill, menuIndex: 1, allergens: ['egg'] };
  const { json } = await marketing.post('/menu-allergens/preview', body);
  expect(json).toEqual({ bookings: expect.any(Number), allergicBookings: null });
});

it('venue managers can list the menus of their venue and cannot change them', async () => {
  const staffServer = attachStaff(server, { time: server.deps.now().getTime() });
  const manager = await staffServer.signIn(
    await staffServer.createStaff({ role: 'venue_manager', scope: testScopes.ownVenue }),
  );
  expect((await manager.post('/menu-allergens/list', { dinCode: grill })).json.menus).toHaveLength(1);
  expect((await manager.post('/menu-allergens/list', { dinCode: bakery })).json.code).toBe('not_found');
  const info = { allergens: [], diets: [] };
  const body = { dinCode: grill, menuIndex: 1, from: info, to: info, reason: '' };
  expect((await manager.post('/menu-allergens/save', body)).json.code).toBe('forbidden');
});
