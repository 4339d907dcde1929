import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bakery, cake, dinner, grill } from '../../../../test/fixtures';
import {
  createDinnerOrder,
  type PaymentTestServer,
  startPaymentTestServer,
} from '../../../../test/payment-test-server';
import { type StaffBrowser, type StaffServer, startStaffServerWith, testScopes } from '../../../../test/staff-server';

let rig: StaffServer<PaymentTestServer>;
let manager: StaffBrowser;
let owner: StaffBrowser;
beforeAll(async () => {
  rig = await startStaffServerWith((clock) =>
    startPaymentTestServer({ HOLD_MAX_PER_VISITOR: '100' }, undefined, clock),
  );
  manager = await rig.signIn(await rig.createStaff({ role: 'hotel_manager', scope: testScopes.ownHotel }));
  owner = await rig.signIn(await rig.createStaff({ role: 'owner', scope: testScopes.group }));
});
beforeEach(() => rig.query('DELETE FROM rate_limit'));
afterAll(() => rig.close());

const usual = { fromDay: null, toDay: null };
const lambRow = { prodCode: null, menuIndex: 1, ...usual, price: 100_000 };
const dinnerRow = { prodCode: dinner, menuIndex: 1, ...usual, price: 90_000 };
const twoDaysRow = { ...dinnerRow, fromDay: '2026-03-24', toDay: '2026-03-25', price: 130_000 };

const view = async (dinCode = grill, browser = manager) => (await browser.post('/price/view', { dinCode })).json;
const save = async (rows: readonly object[], dinCode = grill, browser = manager) => {
  const { version } = await view(dinCode, browser);
  return (await browser.post('/price/save', { dinCode, version, rows })).json;
};
const prepay = async (day: string, resvSetleAmnt: number) =>
  (
    await (
      await rig.server.startGuestSession()
    ).post('/ordersheet/prepay', createDinnerOrder({ resvDate: `${day} 18:00`, resvSetleAmnt }))
  ).json.code ?? 'held';

describe('the prices of a venue', () => {
  it('are listed with the names of menus and products', async () => {
    expect(await view()).toMatchObject({
      priceRows: [lambRow, dinnerRow],
      venueMenus: [{ menuIndex: 1, names: expect.arrayContaining(['Lamb en']) }],
    });
    expect(await view(bakery)).toMatchObject({
      priceRows: [{ prodCode: cake, menuIndex: null, price: 60_000 }],
      venueProducts: [{ prodCode: cake, isPickup: true, menuIndexes: [] }],
    });
  });

  it('change in one commit, apply to orders at once, and are audited', async () => {
    expect(await save([lambRow, { ...dinnerRow, price: 95_000 }, twoDaysRow])).toMatchObject({ changed: 2 });
    expect(await prepay('2026-03-23', 81_000)).toBe('price_changed');
    expect(await prepay('2026-03-23', 85_500)).toBe('held');
    expect(await prepay('2026-03-24', 117_000)).toBe('held');
    const [entry] = await rig.query(
      `SELECT subject, htl_code, before, after FROM audit_entry WHERE action = 'price.save' ORDER BY id DESC LIMIT 1`,
    );
    expect(entry).toEqual({
      subject: grill,
      htl_code: 'H01',
      before: { 'DINNER 1': '90000', 'DINNER 1 2026-03-24 2026-03-25': 'null' },
      after: { 'DINNER 1': '95000', 'DINNER 1 2026-03-24 2026-03-25': '130000' },
    });
    expect(await save([lambRow, dinnerRow])).toMatchObject({ changed: 2 });
    expect(await prepay('2026-03-24', 81_000)).toBe('held');
  });

  it('of past days stay, although they are not shown', async () => {
    await rig.query(
      `INSERT INTO product_day_price (prod_code, menu_index, from_day, to_day, price) VALUES ($1, 1, '2026-03-01', '2026-03-02', 5)`,
      [dinner],
    );
    expect((await view()).priceRows).toEqual([lambRow, dinnerRow]);
    await save([lambRow, dinnerRow, twoDaysRow]);
    expect(await rig.query('SELECT price FROM product_day_price ORDER BY from_day')).toEqual([
      { price: 5 },
      { price: 130_000 },
    ]);
    await save([lambRow, dinnerRow]);
    expect(await save([lambRow, dinnerRow, { ...twoDaysRow, fromDay: '2026-03-02' }])).toMatchObject({
      code: 'catalogue_refused',
      errors: [{ path: 'rows.2.fromDay', message: 'past_days_overlap' }],
    });
  });

  it('change even if the venue breaks a rule already', async () => {
    await rig.query(`UPDATE venue SET phone = '' WHERE din_code = $1`, [grill]);
    expect(await save([lambRow, { ...dinnerRow, price: 96_000 }])).toMatchObject({ changed: expect.any(Number) });
    expect((await view()).priceRows).toEqual([lambRow, { ...dinnerRow, price: 96_000 }]);
    await save([lambRow, dinnerRow]);
  });

  it('are not overwritten: the second of two editors sees the version of the first', async () => {
    const { version } = await view();
    await save([lambRow, { ...dinnerRow, price: 96_000 }], grill, owner);
    const { json } = await manager.post('/price/save', { dinCode: grill, version, rows: [lambRow, dinnerRow] });
    expect(json).toMatchObject({
      code: 'changed_meanwhile',
      current: { fields: { 'DINNER 1  ': 96_000 }, version: (await view()).version },
    });
    await save([lambRow, dinnerRow]);
  });

  it.each([
    ['a price of 0', [{ ...dinnerRow, price: 0 }], 'rows.0.price', 'price_out_of_range'],
    ['reversed days', [dinnerRow, { ...twoDaysRow, fromDay: '2026-03-26' }], 'rows.1.toDay', 'period_reversed'],
    ['two prices of a day', [twoDaysRow, { ...twoDaysRow, toDay: '2026-03-24' }], 'rows.1.fromDay', 'days_overlap'],
    ['no such day', [{ ...twoDaysRow, toDay: '2026-02-30' }], 'rows.0.toDay', 'day_invalid'],
    ['a product of another venue', [{ ...dinnerRow, prodCode: cake }], 'rows.0.price', 'reference_unknown'],
  ])('are refused with %s, and nothing is saved', async (_what, rows, path, message) => {
    const before = await view();
    expect(await save(rows)).toMatchObject({ code: 'catalogue_refused', errors: [{ path, message }] });
    expect(await view()).toEqual(before);
  });

  it('are not shown to staff of another hotel, nor changed by the manager of a venue', async () => {
    const venueManager = await rig.signIn(await rig.createStaff({ role: 'venue_manager', scope: testScopes.ownVenue }));
    const { version } = await view();
    const body = { dinCode: grill, version, rows: [lambRow, { ...dinnerRow, price: 1 }] };
    expect((await venueManager.post('/price/save', body)).json.code).toBe('forbidden');
    const stranger = await rig.signIn(await rig.createStaff({ role: 'hotel_manager', scope: testScopes.otherHotel }));
    expect((await stranger.post('/price/view', { dinCode: grill })).json.code).toBe('not_found');
    expect((await view()).priceRows).toEqual([lambRow, dinnerRow]);
  });
});
