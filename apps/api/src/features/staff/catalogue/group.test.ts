import type { Role } from '@dining/domain/staff/permissions';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTextFields } from '../../../../test/catalogue-fields';
import { type StaffBrowser, type StaffServer, startStaffServer } from '../../../../test/staff-server';

let rig: StaffServer;
let owner: StaffBrowser;
beforeAll(async () => {
  rig = await startStaffServer();
  owner = await rig.signIn(await rig.createStaff({ role: 'owner', scope: { type: 'group' } }));
});
afterAll(() => rig.close());

const name = createTextFields('Bada Hotels');
const celery = { allergyCode: null, name: createTextFields('Celery'), allergens: ['wheat'] };
const other = { allergyCode: 'AG0005', name: createTextFields('Other'), allergens: [] };
const viewGroup = async () =>
  (await owner.get('/group/view')).json as unknown as {
    version: string;
    fields: { allergies: { allergyCode: string }[] };
  };
const findFirstCode = async () => (await viewGroup()).fields.allergies[0]?.allergyCode;
const save = async (fields: object, version?: unknown) =>
  owner.post('/group/save', { version: version ?? (await viewGroup()).version, fields });
const listGroupItems = async () => {
  const { items } = (await owner.get('/setup/view')).json as { items: { topic: string; state: object }[] };
  return items.filter(({ topic }) => topic === 'group').map(({ state }) => state);
};

it('the name and the allergies of the group are saved and audited, and complete the set-up of the group', async () => {
  await rig.query('DELETE FROM allergy');
  expect(await listGroupItems()).toEqual([{ type: 'missing', what: ['name', 'allergies'] }]);
  const saved = await save({ name, allergies: [celery, other] });
  expect(saved.status).toBe(200);
  const { fields, version } = await viewGroup();
  expect(version).toBe(saved.json.version);
  const [first] = fields.allergies;
  expect(first?.allergyCode).toMatch(/^AG[0-9A-F]{8}$/);
  expect(fields).toEqual({ name, allergies: [{ ...celery, allergyCode: first?.allergyCode }, other] });
  expect(await rig.query(`SELECT description ->> 'en' AS name FROM app_prop WHERE prop_name = 'GROUP_NAME'`)).toEqual([
    { name: name.en },
  ]);
  expect(await rig.query('SELECT allergy_code FROM allergy ORDER BY position')).toHaveLength(2);
  expect(await rig.query(`SELECT subject FROM audit_entry WHERE action = 'group.save'`)).toEqual([
    { subject: 'GROUP' },
  ]);
  expect(await listGroupItems()).toEqual([{ type: 'done' }]);
});

it('a new allergy never gets the code of one that was removed', async () => {
  const removedCode = await findFirstCode();
  expect((await save({ name, allergies: [other] })).status).toBe(200);
  expect((await save({ name, allergies: [celery, other] })).status).toBe(200);
  expect(await findFirstCode()).not.toBe(removedCode);
});

it('a change that is based on an earlier version is refused, and the response contains what was saved since', async () => {
  const { version } = await viewGroup();
  await save({ name: createTextFields('First'), allergies: [other] }, version);
  const late = await save({ name: createTextFields('Second'), allergies: [other] }, version);
  expect(late).toMatchObject({ status: 409, json: { current: { fields: { name: createTextFields('First') } } } });
});

it.each([
  ['a name in one language', { name: { ...name, en: '', cn: '', ja: '' }, allergies: [other] }, 'name.en'],
  ['an allergy without allergens', { name, allergies: [{ ...celery, allergens: [] }, other] }, 'allergies.0.allergens'],
  ['no allergy that guests describe', { name, allergies: [celery] }, 'allergies'],
  ['the code of no stored allergy', { name, allergies: [{ ...celery, allergyCode: 'AG0099' }, other] }, 'allergies'],
])('%s is refused at its field', async (_, fields, path) => {
  const { status, json } = await save(fields);
  expect({ status, path: json.errors?.[0]?.path }).toEqual({ status: 422, path });
});

it.each<[Role, 'group' | 'hotel', number]>([
  ['owner', 'group', 200],
  ['marketing', 'group', 403],
  ['hotel_manager', 'hotel', 403],
  ['finance', 'group', 403],
])(
  'a staff member with the role %s for a %s gets the status %i when they save the group',
  async (role, type, status) => {
    const scope = type === 'group' ? ({ type } as const) : ({ type, htlCode: 'H01' } as const);
    const browser = await rig.signIn(await rig.createStaff({ role, scope: scope as never }));
    const { version, fields } = await viewGroup();
    expect((await browser.post('/group/save', { version, fields })).status).toBe(status);
  },
);
