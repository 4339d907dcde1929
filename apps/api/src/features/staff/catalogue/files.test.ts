import type { Role } from '@dining/domain/staff/permissions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { smallCatalogue } from '../../../../test/small-catalogue';
import { type StaffBrowser, type StaffServer, startStaffServer, testScopes } from '../../../../test/staff-server';

let rig: StaffServer;
const browsers = new Map<string, StaffBrowser>();
beforeAll(async () => {
  rig = await startStaffServer();
});
afterAll(() => rig.close());

async function signIn(role: Role, scope: keyof typeof testScopes): Promise<StaffBrowser> {
  const key = `${role} ${scope}`;
  const browser = browsers.get(key) ?? (await rig.signIn(await rig.createStaff({ role, scope: testScopes[scope] })));
  browsers.set(key, browser);
  return browser;
}

const changePrice = (price: number) => ({
  ...smallCatalogue,
  'hotels/H11/venues/D111/prices.csv': `product,menu,price\n,11101,${price}\nP11101,11101,${price}\n`,
});
const getPrice = async () =>
  (await rig.query(`SELECT price FROM product_option WHERE prod_code = 'P11101'`))[0]?.['price'];
const countEntries = async (action: string) =>
  Number((await rig.query('SELECT count(*) FROM audit_entry WHERE action = $1', [action]))[0]?.['count']);

it('a preview lists what an import would add, and writes nothing', async () => {
  const owner = await signIn('owner', 'group');
  const { status, json } = await owner.post('/catalogue/preview', { files: smallCatalogue });
  expect({ status, json }).toMatchObject({ status: 200, json: { applied: false, issues: [] } });
  expect(json).toMatchObject({
    changes: expect.arrayContaining([{ kind: 'product', code: 'P11101', change: 'added', fields: [] }]),
  });
  expect(await getPrice()).toBeUndefined();
  expect(await countEntries('catalogue.import')).toBe(0);
});

it('an import is audited, and guests can see and order what it added', async () => {
  const owner = await signIn('owner', 'group');
  const { json } = await owner.post('/catalogue/import', { files: smallCatalogue });
  expect(json).toMatchObject({ applied: true, issues: [] });
  expect(await getPrice()).toBe(68_000);
  expect(await countEntries('catalogue.import')).toBe(1);
  const response = await rig.server.call('POST', '/din/list', { htlCode: 'H11' });
  expect(JSON.stringify(response.json)).toContain('New Grill');
});

it('a repeated request with the same key imports once', async () => {
  const owner = await signIn('owner', 'group');
  const headers = { 'idempotency-key': 'import-of-a-new-price' };
  const entriesBefore = await countEntries('catalogue.import');
  const first = await owner.post('/catalogue/import', { files: changePrice(70_000) }, headers);
  const second = await owner.post('/catalogue/import', { files: changePrice(70_000) }, headers);
  expect(second.json).toEqual(first.json);
  expect(await countEntries('catalogue.import')).toBe(entriesBefore + 1);
});

it('an import with an error is refused with its file and line, and writes nothing', async () => {
  const owner = await signIn('owner', 'group');
  const priceBefore = await getPrice();
  expect((await owner.post('/catalogue/import', { files: changePrice(0) })).json).toMatchObject({
    applied: false,
    changes: [],
    issues: [
      { file: 'hotels/H11/venues/D111/prices.csv', line: 2, code: 'price_out_of_range', field: 'price' },
      { file: 'hotels/H11/venues/D111/prices.csv', line: 3, code: 'price_out_of_range' },
    ],
  });
  expect(await getPrice()).toBe(priceBefore);
});

it('an export contains what was imported', async () => {
  const owner = await signIn('owner', 'group');
  const { json } = await owner.post('/catalogue/export', {});
  expect(json).toMatchObject({ files: { 'hotels/H11/hotel.yaml': expect.stringContaining('New Hotel') } });
  expect(await countEntries('catalogue.export')).toBe(1);
});

it('a new start time counts the stays that last beyond it, so that their seats are not sold again', async () => {
  const owner = await signIn('owner', 'group');
  const venueFile = 'hotels/H11/venues/D111/venue.yaml';
  const stockFile = 'hotels/H11/venues/D111/stock.csv';
  const files = {
    ...changePrice(71_000),
    [venueFile]: `${smallCatalogue[venueFile] ?? ''}tableTurnMinutes: 120\n`,
  };
  await owner.post('/catalogue/import', { files });
  await rig.query(`INSERT INTO hold (shop_order_no, htl_code, guest_id, state, expires_at)
    VALUES ('STAY1', 'H11', 'guest', 'kept', now() + interval '1 year')`);
  await rig.query(`INSERT INTO hold_line (shop_order_no, htl_code, counter, din_code, visit_day, start_time, unit, amount, capacity)
    VALUES ('STAY1', 'H11', 'seat', 'D111', '2026-03-20', '18:00', 'TABLE', 4, 20)`);
  const later = { ...files, [stockFile]: `${smallCatalogue[stockFile] ?? ''}weekdays,19:00,,20,,\n` };
  expect((await owner.post('/catalogue/import', { files: later })).json).toMatchObject({ applied: true });
  expect(
    await rig.query(`SELECT start_time, used FROM seat_usage WHERE din_code = 'D111' AND visit_day = '2026-03-20'`),
  ).toEqual([{ start_time: '19:00', used: 4 }]);
});

it('an import that makes stays at tables longer counts upcoming stays at the start times within them', async () => {
  const owner = await signIn('owner', 'group');
  const venueFile = 'hotels/H11/venues/D111/venue.yaml';
  const stockFile = 'hotels/H11/venues/D111/stock.csv';
  const create = (minutes: number) => ({
    ...changePrice(71_000),
    [venueFile]: `${smallCatalogue[venueFile] ?? ''}tableTurnMinutes: ${minutes}\n`,
    [stockFile]: `${smallCatalogue[stockFile] ?? ''}weekdays,19:00,,20,,\n`,
  });
  expect((await owner.post('/catalogue/import', { files: create(60) })).json).toMatchObject({ applied: true });
  await rig.query(`INSERT INTO hold (shop_order_no, htl_code, guest_id, state, expires_at)
    VALUES ('STAY2', 'H11', 'guest', 'kept', now() + interval '1 year')`);
  await rig.query(`INSERT INTO hold_line (shop_order_no, htl_code, counter, din_code, visit_day, start_time, unit, amount, capacity)
    VALUES ('STAY2', 'H11', 'seat', 'D111', '2026-03-27', '18:00', 'TABLE', 4, 20)`);
  const listUsage = () =>
    rig.query(`SELECT start_time, used FROM seat_usage WHERE din_code = 'D111' AND visit_day = '2026-03-27'`);
  expect(await listUsage()).toEqual([]);
  expect((await owner.post('/catalogue/import', { files: create(120) })).json).toMatchObject({ applied: true });
  expect(await listUsage()).toEqual([{ start_time: '19:00', used: 4 }]);
});

it('bookings beyond the new seats are listed and stay, unless the import refuses them', async () => {
  const owner = await signIn('owner', 'group');
  const stockFile = 'hotels/H11/venues/D111/stock.csv';
  const create = (seats: number) => ({
    ...changePrice(71_000),
    [stockFile]: `day,time,room,seats,minSeats,open\nweekdays,18:00,,${seats},,\n`,
  });
  expect((await owner.post('/catalogue/import', { files: create(20) })).json).toMatchObject({ applied: true });
  await rig.query(`INSERT INTO seat_usage (din_code, visit_day, start_time, unit, htl_code, capacity, used)
    VALUES ('D111', '2026-03-26', '18:00', 'TABLE', 'H11', 20, 12)`);
  const conflict = { dinCode: 'D111', visit: { date: '2026-03-26', time: '18:00' }, taken: 12, offered: 8 };
  const files = create(8);
  expect((await owner.post('/catalogue/preview', { files })).json.conflicts).toContainEqual(
    expect.objectContaining(conflict),
  );
  const refused = await owner.post('/catalogue/import', { files, refusesConflicts: true });
  expect(refused.json).toMatchObject({ applied: false, issues: [] });
  const imported = await owner.post('/catalogue/import', { files });
  expect(imported.json.applied).toBe(true);
  expect(imported.json.conflicts).toContainEqual(expect.objectContaining(conflict));
});

describe('permissions', () => {
  it.each<readonly [role: Role, scope: keyof typeof testScopes, code: string]>([
    ['host', 'ownVenue', 'forbidden'],
    ['venue_manager', 'ownVenue', 'forbidden'],
    ['finance', 'group', 'forbidden'],
    ['hotel_manager', 'ownHotel', 'not_found'],
    ['marketing', 'ownHotel', 'not_found'],
  ])('a %s of the scope %s can neither import nor export', async (role, scope, code) => {
    const browser = await signIn(role, scope);
    for (const path of ['preview', 'import', 'export'])
      expect((await browser.post(`/catalogue/${path}`, { files: smallCatalogue })).json).toMatchObject({ code });
  });

  describe('marketing of the group', () => {
    const productFiles = (price: number) =>
      Object.fromEntries(
        Object.entries(changePrice(price)).filter(([path]) => /prices|menus|products|pictures/.test(path)),
      );

    it('changes products and their prices', async () => {
      const marketing = await signIn('marketing', 'group');
      expect((await marketing.post('/catalogue/import', { files: productFiles(72_000) })).json).toMatchObject({
        applied: true,
      });
      expect(await getPrice()).toBe(72_000);
    });

    const replaceIn = (path: string, before: string, after: string) =>
      (smallCatalogue[path] ?? '').replace(before, after);
    const hotel = 'hotels/H11';
    const venue = `${hotel}/venues/D111`;
    it.each([
      ['terms', { [`${hotel}/terms/TT0001-9.0.yaml`]: replaceIn(`${hotel}/terms/TT0001-1.0.yaml`, '2020', '2099') }],
      ['a hotel', { [`${hotel}/hotel.yaml`]: replaceIn(`${hotel}/hotel.yaml`, 'phone: 02', 'phone: 03') }],
      [
        'seats',
        {
          [`${venue}/venue.yaml`]: smallCatalogue[`${venue}/venue.yaml`],
          [`${venue}/stock.csv`]: replaceIn(`${venue}/stock.csv`, 'weekdays,18:00,,20', 'weekdays,18:00,,8'),
        },
      ],
    ])('cannot change %s', async (_name, files) => {
      const marketing = await signIn('marketing', 'group');
      const priceBefore = await getPrice();
      const { json } = await marketing.post('/catalogue/import', { files: { ...productFiles(73_000), ...files } });
      expect(json).toMatchObject({ code: 'not_found' });
      expect(await getPrice()).toBe(priceBefore);
    });
  });
});

it('more than sixteen megabytes are refused', async () => {
  const owner = await signIn('owner', 'group');
  const { status, json } = await owner.post('/catalogue/preview', {
    files: { 'group.yaml': 'x'.repeat(17 * 1024 * 1024) },
  });
  expect({ status, code: json.code }).toEqual({ status: 413, code: 'payload_too_large' });
});
