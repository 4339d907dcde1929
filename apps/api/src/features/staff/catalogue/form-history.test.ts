import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTextFields, hotelFields } from '../../../../test/catalogue-fields';
import { offerFields } from '../../../../test/coupons';
import { cake, bakery as cakeShop, dinner, grill, H01 } from '../../../../test/fixtures';
import { type StaffBrowser, type StaffServer, startStaffServer, testScopes } from '../../../../test/staff-server';
import { createPlan, createTables, createTimeRow, saveGrillStock } from '../../../../test/stock-changes';

let rig: StaffServer;
let owner: StaffBrowser;
beforeAll(async () => {
  rig = await startStaffServer();
  owner = await rig.signIn(await rig.createStaff({ role: 'owner', scope: testScopes.group }));
});
afterAll(() => rig.close());

interface Version {
  readonly historyVersion: number;
  readonly by: string | null;
  readonly source: string;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly differences: readonly { readonly path: string; readonly before?: unknown; readonly after?: unknown }[];
}

const readPage = async (path: string, body: object, browser = owner) => {
  const { json } = await browser.post(path, body);
  return json as unknown as { readonly versions: readonly Version[]; readonly next: string | null };
};
const listVersions = async (path: string, body: object) => (await readPage(path, body)).versions;
const text = createTextFields('Text');

describe('the history of a hotel', () => {
  it('starts with its creation, and has a version with what each save has changed', async () => {
    const created = await owner.post('/hotel/save', { htlCode: null, version: null, fields: hotelFields });
    const { htlCode, version } = created.json;
    await owner.post('/hotel/save', { htlCode, version, fields: { ...hotelFields, phone: '02-1' } });
    const versions = await listVersions('/hotel/history', { htlCode });
    expect(versions.map(({ historyVersion, source, differences }) => [historyVersion, source, differences])).toEqual([
      [2, 'setup', [{ path: 'phone', before: hotelFields.phone, after: '02-1' }]],
      [1, 'setup', []],
    ]);
    expect(versions[1]?.fields).toEqual(hotelFields);
    expect(versions[0]?.by).toBe(versions[1]?.by);
  });

  it('begins with the state before its first recorded change', async () => {
    const { fields, version } = (await owner.post('/hotel/view', { htlCode: H01 })).json;
    await owner.post('/hotel/save', { htlCode: H01, version, fields: { ...hotelFields, position: 1 } });
    const versions = await listVersions('/hotel/history', { htlCode: H01 });
    expect(versions.map(({ source, by }) => [source, by === null])).toEqual([
      ['setup', false],
      ['before', true],
    ]);
    expect(versions[1]?.fields).toEqual(fields);
  });

  it('has no version of a save that changes nothing', async () => {
    const { fields, version } = (await owner.post('/hotel/view', { htlCode: H01 })).json;
    const { length } = await listVersions('/hotel/history', { htlCode: H01 });
    expect((await owner.post('/hotel/save', { htlCode: H01, version, fields })).status).toBe(200);
    expect(await listVersions('/hotel/history', { htlCode: H01 })).toHaveLength(length);
  });

  it('is read page by page', async () => {
    const created = await owner.post('/hotel/save', { htlCode: null, version: null, fields: hotelFields });
    const { htlCode } = created.json;
    let { version } = created.json;
    for (const number of Array.from({ length: 11 }).keys()) {
      const fields = { ...hotelFields, phone: `02-${number}` };
      version = (await owner.post('/hotel/save', { htlCode, version, fields })).json.version;
    }
    const first = await readPage('/hotel/history', { htlCode });
    const second = await readPage('/hotel/history', { htlCode, after: first.next });
    const pages = [first, second].map(({ versions }) => versions.map(({ historyVersion }) => historyVersion));
    expect(pages).toEqual([
      [12, 11, 10, 9, 8, 7, 6, 5, 4, 3],
      [2, 1],
    ]);
    expect(first.versions.at(-1)?.differences).toEqual([{ path: 'phone', before: '02-0', after: '02-1' }]);
    expect(second.next).toBeNull();
  });
});

it('the benefits, photos and welcome coupon of a hotel have a history each', async () => {
  const { htlCode } = (await owner.post('/hotel/save', { htlCode: null, version: null, fields: hotelFields })).json;
  const benefits = [{ kind: 'special', title: text, text, isAboutPoints: false }];
  const { version } = (await owner.post('/benefit/view', { htlCode })).json;
  const marketing = await rig.signIn(await rig.createStaff({ role: 'marketing', scope: testScopes.group }));
  await marketing.post('/benefit/save', { htlCode, version, fields: { benefits } });
  const coupon = { name: text, kind: 'amount', value: 5_000, minOrderAmount: 0, maxDiscount: null, validDays: 30 };
  await marketing.post('/coupon/save-joining', { htlCode, version: null, fields: coupon });
  const first = (await readPage('/benefit/history', { htlCode }, marketing)).versions;
  expect(first).toMatchObject([
    { fields: { benefits }, differences: [{ path: 'benefits.0', after: benefits[0] }] },
    {},
  ]);
  expect((await readPage('/coupon/joining-history', { htlCode }, marketing)).versions).toMatchObject([
    { fields: coupon, differences: [] },
  ]);
  expect(await listVersions('/hotel-photo/history', { htlCode })).toEqual([]);
});

it('a removed allergy of the group can be read in its history', async () => {
  const other = { allergyCode: 'AG0005', name: text, allergens: [] };
  const view = async () => (await owner.get('/group/view')).json;
  const save = async (allergies: readonly object[]) =>
    owner.post('/group/save', { version: (await view()).version, fields: { name: text, allergies } });
  await save([{ allergyCode: null, name: text, allergens: ['wheat'] }, other]);
  await save([other]);
  const [newest, previous] = await listVersions('/group/history', {});
  expect(newest?.fields).toEqual({ name: text, allergies: [other] });
  expect(previous?.fields['allergies']).toHaveLength(2);
});

describe('prices and limits of a venue', () => {
  it('have a history by menu, product and days', async () => {
    const { version, priceRows } = (await owner.post('/price/view', { dinCode: grill })).json;
    const christmas = { fromDay: '2026-12-24', toDay: '2026-12-25', price: 130_000 };
    const rows = [...(priceRows as readonly object[]), { prodCode: dinner, menuIndex: 1, ...christmas }];
    await owner.post('/price/save', { dinCode: grill, version, rows });
    const [prices] = await listVersions('/price/history', { dinCode: grill });
    expect(prices?.differences).toEqual([{ path: `${dinner} 1 2026-12-24 2026-12-25`, after: 130_000 }]);
    expect(prices?.fields).toEqual({ rows });
    const limits = (await owner.post('/limit/view', { dinCode: cakeShop })).json;
    const limit = { prodCode: cake, fromDay: '2026-12-24', toDay: '2026-12-24', limit: 5 };
    await owner.post('/limit/save', { dinCode: cakeShop, version: limits.version, rows: [limit] });
    expect(await listVersions('/limit/history', { dinCode: cakeShop })).toMatchObject([
      { fields: { rows: [limit] }, differences: [{ path: `${cake} 2026-12-24 2026-12-24`, after: { limit: 5 } }] },
      { source: 'before', fields: { rows: [] } },
    ]);
  });
});

describe('the stock of a venue', () => {
  const listStock = (part: string) => listVersions('/stock/history', { dinCode: grill, part });

  it('has a history of its weekly rule, special days, seasons and turn times', async () => {
    const { rows, meals } = (await owner.post('/stock/view', { dinCode: grill })).json as unknown as {
      rows: { day: string; startTime: string }[];
      meals: object[];
    };
    const row = { day: 'weekdays', startTime: '21:30', units: [createTables(6)] };
    expect((await saveGrillStock(owner, { type: 'weekly', rows: [...rows, row], meals })).status).toBe(200);
    const [weekly, before] = await listStock('weekly');
    expect(weekly).toMatchObject({
      source: 'calendar',
      differences: [{ path: 'weekdays.21:30', after: { tables: '1-6' } }],
    });
    expect(before?.fields).toMatchObject({ rows, meals });

    await saveGrillStock(owner, createPlan(['2026-03-24'], [createTimeRow('17:00', 10)]));
    await saveGrillStock(owner, { type: 'reset', dates: ['2026-03-24'] });
    const plans = await listStock('dayPlans');
    expect(plans.map(({ differences }) => differences)).toEqual([
      [{ path: '2026-03-24', before: { '17:00': { tables: '1-10' } } }],
      [{ path: '2026-03-24', after: { '17:00': { tables: '1-10' } } }],
      [],
    ]);
    expect(plans[1]?.fields).toMatchObject({ dayPlans: [{ date: '2026-03-24', rows: [{ startTime: '17:00' }] }] });

    const winter = { name: 'Winter', from: '2026-12-20', to: '2027-01-05', rows: [row] };
    await saveGrillStock(owner, { type: 'seasons', seasons: [winter] });
    expect((await listStock('seasons'))[0]?.fields).toMatchObject({ seasons: [winter] });

    await saveGrillStock(owner, { type: 'turnTimes', tableTurnMinutes: 95, roomTurnMinutes: null });
    expect((await listStock('turnTimes'))[0]?.fields).toEqual({ tableTurnMinutes: 95, roomTurnMinutes: null });
  });

  it('adds a change of turn times to the history of the venue', async () => {
    await saveGrillStock(owner, { type: 'turnTimes', tableTurnMinutes: 100, roomTurnMinutes: null });
    expect((await listVersions('/venue/history', { code: grill }))[0]).toMatchObject({
      source: 'calendar',
      differences: [{ path: 'tableTurnMinutes', after: 100 }],
    });
  });

  it('has no version of closed days, which have their own list', async () => {
    const { length } = await listStock('dayPlans');
    const closing = { type: 'closing', from: '2026-03-26', to: '2026-03-27', time: null, reason: 'A burst pipe' };
    expect((await saveGrillStock(owner, closing)).status).toBe(200);
    expect(await listStock('dayPlans')).toHaveLength(length);
  });

  it('is sent without the start times of past days, which are part of each version', async () => {
    await rig.query(
      `INSERT INTO day_stock (din_code, htl_code, day, start_time, seats)
       VALUES ('${grill}', '${H01}', '2020-01-01', '18:00', 4)`,
    );
    await saveGrillStock(owner, createPlan(['2026-03-28'], [createTimeRow('17:00', 10)]));
    await saveGrillStock(owner, { type: 'reset', dates: ['2026-03-28'] });
    const [newest, previous] = await listStock('dayPlans');
    expect(newest?.differences).toMatchObject([{ path: '2026-03-28' }]);
    expect(newest?.fields).toEqual({ dayPlans: [] });
    expect(previous?.fields).toMatchObject({ dayPlans: [{ date: '2026-03-28' }] });
  });

  it('refuses an unknown part', async () => {
    const refused = await owner.post('/stock/history', { dinCode: grill, part: 'closings' });
    expect(refused).toMatchObject({ status: 400, json: { code: 'invalid_request' } });
  });
});

it('a coupon offer has a version of its creation, each change and its stop', async () => {
  const marketing = await rig.signIn(await rig.createStaff({ role: 'marketing', scope: testScopes.group }));
  const fields = { ...offerFields, code: 'HISTORY1' };
  const { offerId, version } = (await marketing.post('/coupon-offer/create', { htlCode: null, fields })).json;
  const saved = await marketing.post('/coupon-offer/save', {
    offerId,
    version,
    fields: { ...fields, maxCoupons: 500 },
  });
  const unchanged = { offerId, version: saved.json.version, fields: { ...fields, maxCoupons: 500 } };
  await marketing.post('/coupon-offer/save', unchanged);
  await marketing.post('/coupon-offer/stop', { offerId });
  const { versions } = await readPage('/coupon-offer/history', { offerId }, marketing);
  expect(versions.map(({ differences }) => differences)).toEqual([
    [{ path: 'isStopped', before: false, after: true }],
    [{ path: 'maxCoupons', before: 300, after: 500 }],
    [],
  ]);
});
