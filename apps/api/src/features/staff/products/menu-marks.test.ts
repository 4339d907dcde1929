import type { StaffRequest } from '@dining/contract/staff/command';
import { listDietaryInfo, setDietaryInfo } from '@dining/contract/staff/products';
import { type DinCode, toCode } from '@dining/domain/shared/codes';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bakery, grill } from '../../../../test/fixtures';
import { type PaymentTestServer, startPaymentTestServer } from '../../../../test/payment-test-server';
import { type StaffCommandClient, startStaffCommandClient } from '../../../../test/staff-command-client';

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
const setMarks = (changes: Partial<StaffRequest<typeof setDietaryInfo>> = {}) =>
  staff.run(setDietaryInfo, { dinCode: grill, menuIndex: 1, allergens: [], reason: 'a new recipe', ...changes });
/** Returns the menu as guests see it. */
const getShownMenu = async () =>
  (await server.visitor().post('/app/prod/list', { dinCode: grill })).json.dinMenuList?.[0];
const listAuditEntries = () =>
  query(`SELECT actor, subject, detail FROM audit_entry WHERE action = 'menu.marks' ORDER BY id`);

it('guests see the dietary information that staff entered, without duplicates', async () => {
  expect(await staff.run(listDietaryInfo, { dinCode: grill })).toMatchObject({
    menus: [{ menuIndex: 1, name: 'Lamb en', allergens: null, diets: [] }],
  });
  const before = await getVersion();
  expect(await setMarks({ allergens: ['nuts', 'milk', 'milk'], diets: ['alcohol'] })).toMatchObject({
    again: false,
    before: { allergens: null, diets: [] },
    menu: { name: 'Lamb en', allergens: ['nuts', 'milk'], diets: ['alcohol'] },
  });
  expect(await getVersion()).toBeGreaterThan(before);
  expect(await getShownMenu()).toMatchObject({ menuAllergenList: ['nuts', 'milk'], menuDietList: ['alcohol'] });
});

it('no allergens are distinguished from unknown ones, and diets that the command omits are kept', async () => {
  await setMarks({ allergens: [] });
  expect(await getShownMenu()).toMatchObject({ menuAllergenList: [], menuDietList: ['alcohol'] });
  await setMarks({ allergens: null, diets: [] });
  expect(await getShownMenu()).toMatchObject({ menuAllergenList: null, menuDietList: [] });
});

it('each change of dietary information is audited once, with the earlier values, the actor and the reason', async () => {
  const had = (await listAuditEntries()).length;
  await setMarks({ allergens: ['egg'] });
  expect(await setMarks({ allergens: ['egg'] })).toMatchObject({ again: true });
  expect((await listAuditEntries()).slice(had)).toEqual([
    { actor: 'Mina', subject: grill, detail: { from: 'unknown', to: 'egg', menu: 1, reason: 'a new recipe' } },
  ]);
});

it('the allergens of plates that contradict their menu are cleared', async () => {
  const plates = [{ name: { default: 'Lamb' }, allergens: ['milk'] }];
  await server.database.pool.query('UPDATE menu SET plates = $1 WHERE menu_index = 1', [JSON.stringify(plates)]);
  await setMarks({ allergens: ['milk'] });
  expect(await getShownMenu()).toMatchObject({ menuPlateList: [{ plateName: 'Lamb', plateAllergenList: ['milk'] }] });
  await setMarks({ allergens: ['milk', 'egg'] });
  expect(await getShownMenu()).toMatchObject({ menuPlateList: [{ plateName: 'Lamb', plateAllergenList: null }] });
});

it.each([
  ['an unknown venue', { dinCode: toCode<DinCode>('NONE') }, 'unknown_venue'],
  ['a menu of another venue', { dinCode: bakery }, 'unknown_menu'],
  ['an unknown menu', { menuIndex: 9 }, 'unknown_menu'],
] as const)('dietary information of %s is refused and changes nothing', async (_case, changes, refused) => {
  const had = (await listAuditEntries()).length;
  expect(await setMarks({ allergens: ['pork'], ...changes })).toMatchObject({ refused });
  expect(await listAuditEntries()).toHaveLength(had);
});
