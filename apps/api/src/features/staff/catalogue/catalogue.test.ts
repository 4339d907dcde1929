import { addDays, getTodayInSeoul } from '@dining/domain/shared/seoul-time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createTextFields,
  hotelFields,
  menuFields,
  productFields,
  venueFields,
} from '../../../../test/catalogue-fields';
import { mina } from '../../../../test/fixtures';
import { type StaffBrowser, type StaffServer, startStaffServer } from '../../../../test/staff-server';
import { createVisitRow } from '../../../../test/visit-rows';
import { createShopOrderNo } from '../../../booking/checkout/keys';
import { reservation } from '../../../db/schema/reservations';
import { countAgreements } from '../../../stores/terms/agreements';

let rig: StaffServer;
let owner: StaffBrowser;
beforeAll(async () => {
  rig = await startStaffServer();
  owner = await rig.signIn(await rig.createStaff({ role: 'owner', scope: { type: 'group' } }));
});
afterAll(() => rig.close());

const saveHotel = async (changes: object = {}) =>
  (await owner.post('/hotel/save', { htlCode: null, version: null, fields: { ...hotelFields, ...changes } })).json;
const saveVenue = async (htlCode: unknown, changes: object = {}) =>
  (await owner.post('/venue/save', { htlCode, dinCode: null, version: null, fields: { ...venueFields, ...changes } }))
    .json;
const viewVenue = async (dinCode: unknown) => (await owner.post('/venue/view', { dinCode })).json;
const saveMenu = async (dinCode: unknown, changes: object = {}) =>
  (await owner.post('/menu/save', { dinCode, menuIndex: null, version: null, fields: { ...menuFields, ...changes } }))
    .json;
const text = createTextFields('Text');
const savePolicy = async (dinCode: unknown, changes: object = {}) =>
  (
    await owner.post('/policy/save', {
      dinCode,
      lastVersion: null,
      reservationBased: false,
      graceMinutes: 30,
      tiers: [{ hoursBefore: 24, feePercent: 20 }],
      description: text,
      effectiveFrom: null,
      ...changes,
    })
  ).json;
const countRows = async (table: string) =>
  (await rig.query(`SELECT count(*)::int AS count FROM ${table}`))[0]?.['count'];

describe('a group that enters its first objects', () => {
  it('gets codes from the server, and a product that is on sale once it is published', async () => {
    const { htlCode } = await saveHotel();
    expect(htlCode).toBe('H03');
    const { dinCode } = await saveVenue(htlCode);
    expect(dinCode).toBe('D001');
    const { menuIndex } = await saveMenu(dinCode);
    const saved = await owner.post('/product/save', {
      dinCode,
      prodCode: null,
      version: null,
      fields: { ...productFields, menuIndexes: [menuIndex] },
    });
    const { prodCode, version } = saved.json;
    const findProduct = async () => (await rig.query('SELECT * FROM product WHERE prod_code = $1', [prodCode]))[0];
    expect(await findProduct()).toMatchObject({ on_sale: false, htl_code: htlCode, category_position: 1 });
    const published = await owner.post('/product/publish', { prodCode, version, isOnSale: true });
    expect(published.status).toBe(200);
    expect(await findProduct()).toMatchObject({ on_sale: true });
    expect(await rig.query('SELECT price FROM product_option WHERE prod_code = $1', [prodCode])).toEqual([
      { price: 98_000 },
    ]);
    expect((await viewVenue(dinCode)).venueProducts).toMatchObject([{ prodCode, isOnSale: true }]);
    const actions = await rig.query(
      `SELECT action, htl_code FROM audit_entry WHERE subject = ANY($1) OR action = 'menu.save' ORDER BY id`,
      [[htlCode, dinCode, prodCode]],
    );
    expect(actions.map(({ action }) => action)).toEqual([
      'hotel.save',
      'venue.save',
      'menu.save',
      'product.save',
      'product.publish',
    ]);
    expect(actions.every((entry) => entry['htl_code'] === htlCode)).toBe(true);
  });

  it('has a venue with the seats and meals of its start times', async () => {
    const { htlCode } = await saveHotel();
    const { dinCode } = await saveVenue(htlCode);
    const stock = await rig.query(
      'SELECT stock_day, start_time, seats FROM time_stock WHERE din_code = $1 ORDER BY start_time, stock_day',
      [dinCode],
    );
    expect(stock).toEqual([
      { stock_day: 'weekdays', start_time: '12:00', seats: 20 },
      { stock_day: 'weekend', start_time: '12:00', seats: 24 },
      { stock_day: 'weekdays', start_time: '18:00', seats: 30 },
    ]);
    const meals = await rig.query(
      'SELECT meal, open, on_weekdays, on_holidays FROM meal_time WHERE din_code = $1 ORDER BY meal',
      [dinCode],
    );
    expect(meals).toEqual([
      { meal: 'D', open: true, on_weekdays: true, on_holidays: false },
      { meal: 'L', open: true, on_weekdays: true, on_holidays: true },
      { meal: 'M', open: false, on_weekdays: false, on_holidays: false },
    ]);
  });
});

describe('the input of a form', () => {
  it.each([
    ['a price of 0', () => saveMenu('GRILL', { price: 0 }), 'price', 'price_out_of_range'],
    ['a price of a hundred million', () => saveMenu('GRILL', { price: 100_000_000 }), 'price', 'price_out_of_range'],
    [
      'a text in one language only',
      () => saveMenu('GRILL', { name: { ko: '메뉴', en: '', cn: '', ja: '' } }),
      'name.en',
      'language_missing',
    ],
    ['a venue without hours', () => saveVenue('H01', { startTimes: [] }), 'startTimes', 'venue_without_hours'],
    [
      'a start time at which no meal is served',
      () => saveVenue('H01', { startTimes: [{ time: '03:00', weekdaySeats: 2, weekendSeats: 2 }] }),
      'startTimes.0.time',
      'time_without_meal',
    ],
    [
      'a policy above the cap',
      () => savePolicy('EMPTY', { tiers: [{ hoursBefore: 24, feePercent: 30 }] }),
      'tiers',
      'tier_over_cap',
    ],
    [
      'a wrong business number',
      () => saveHotel({ business: { ...hotelFields.business, bizRegNo: '123-45-67890' } }),
      'business.bizRegNo',
      'business_number_invalid',
    ],
  ] as const)('is refused at its field, and nothing is saved: %s', async (_case, save, path, message) => {
    const counts = () => Promise.all(['hotel', 'venue', 'menu', 'cancel_policy', 'time_stock'].map(countRows));
    const before = await counts();
    expect(await save()).toMatchObject({
      code: 'catalogue_refused',
      errors: expect.arrayContaining([{ path, message }]),
    });
    expect(await counts()).toEqual(before);
  });

  it('is refused if another staff member has changed the hotel meanwhile, with their version', async () => {
    const { htlCode, version } = await saveHotel();
    const save = async (phone: string, from: unknown) =>
      (await owner.post('/hotel/save', { htlCode, version: from, fields: { ...hotelFields, phone } })).json;
    expect(await save('02-111-1111', version)).toMatchObject({ htlCode });
    const refused = await save('02-222-2222', version);
    expect(refused).toMatchObject({ code: 'changed_meanwhile', current: { fields: { phone: '02-111-1111' } } });
    const current = (await owner.post('/hotel/view', { htlCode })).json;
    expect(await save('02-222-2222', current.version)).toMatchObject({ htlCode });
    expect((await owner.post('/hotel/view', { htlCode })).json.fields).toMatchObject({ phone: '02-222-2222' });
  });

  it('is written once if the same request is sent again', async () => {
    const headers = { 'idempotency-key': 'the-same-key-twice' };
    const body = { htlCode: null, version: null, fields: hotelFields };
    const first = await owner.post('/hotel/save', body, headers);
    const second = await owner.post('/hotel/save', body, headers);
    expect(second.json).toEqual(first.json);
  });
});

describe('terms and policies', () => {
  const saveTerms = async (htlCode: unknown, changes: object) =>
    (
      await owner.post('/terms/save', {
        htlCode,
        termsTypeCode: 'TT0001',
        lastVersion: null,
        title: text,
        content: text,
        effectiveFrom: null,
        ...changes,
      })
    ).json;

  it('get a new version for each change, which comes into effect later than the one in effect', async () => {
    const { htlCode } = await saveHotel();
    expect(await saveTerms(htlCode, {})).toMatchObject({ version: '1' });
    expect(await saveTerms(htlCode, {})).toMatchObject({ code: 'changed_meanwhile' });
    expect(await saveTerms(htlCode, { lastVersion: '1' })).toMatchObject({
      code: 'catalogue_refused',
      errors: [{ path: 'effectiveFrom', message: 'in_effect' }],
    });
    expect(await saveTerms(htlCode, { lastVersion: '1', effectiveFrom: '2026-03-01' })).toMatchObject({ code: 'past' });
    expect(await saveTerms(htlCode, { lastVersion: '1', effectiveFrom: '2026-05-01' })).toMatchObject({ version: '2' });
    expect((await owner.post('/terms/list', { htlCode })).json.terms).toMatchObject([
      { version: '2', state: 'coming', effectiveFrom: '2026-05-01' },
      { version: '1', state: 'in_effect' },
    ]);
  });

  it('are shown in four languages with the version before', async () => {
    const { htlCode } = await saveHotel();
    await saveTerms(htlCode, {});
    const changed = createTextFields('Changed');
    await saveTerms(htlCode, { lastVersion: '1', effectiveFrom: '2026-05-01', content: changed });
    const view = async (version: string) =>
      (await owner.post('/terms/view', { htlCode, termsTypeCode: 'TT0001', version })).json;
    expect(await view('2')).toEqual({
      version: '2',
      state: 'coming',
      effectiveFrom: '2026-05-01',
      title: text,
      content: changed,
      previous: { version: '1', title: text, content: text },
    });
    expect(await view('1')).toMatchObject({ version: '1', state: 'in_effect', previous: null });
    expect(await view('3')).toMatchObject({ code: 'not_found' });
  });

  it('count the reservations and members that agreed to each version', async () => {
    const { htlCode } = await saveHotel();
    await saveTerms(htlCode, {});
    await saveTerms(htlCode, { lastVersion: '1', effectiveFrom: '2026-05-01' });
    const [row] = await rig.query('SELECT terms_seq FROM terms WHERE htl_code = $1 AND version = $2', [htlCode, '1']);
    const termsSeq = Number(row?.['terms_seq']);
    const { db } = rig.server.database;
    const today = getTodayInSeoul(rig.server.deps.now());
    const addReservation = (number: number, orderDay: string, seq: number) =>
      db.insert(reservation).values(
        createVisitRow(number, {
          shopOrderNo: createShopOrderNo(htlCode, orderDay),
          consents: [{ kind: 'TT0001', termsSeq: seq, version: '1', language: 'en', at: '2026-03-01T00:00:00Z' }],
        }),
      );
    await addReservation(901, today, termsSeq);
    await addReservation(902, addDays(today, -1), termsSeq);
    await addReservation(903, today, termsSeq + 1_000);
    const agree = (consent: string, at: string) =>
      rig.query(
        'INSERT INTO member_consent (user_id, consent, at, terms_seq, agreed, language) VALUES ($1, $2, $3, $4, $5, $6)',
        [mina.userId, consent, at, termsSeq, true, 'en'],
      );
    await agree('TT0001', '2026-03-01T00:00:00Z');
    await agree('TT0001', '2026-03-02T00:00:00Z');
    await agree('marketing_sms', '2026-03-01T00:00:00Z');
    expect((await owner.post('/terms/list', { htlCode })).json.terms).toMatchObject([
      { version: '2', reservations: 0, members: 0, partialCounts: [] },
      { version: '1', reservations: 2, members: 1, partialCounts: [] },
    ]);
  });

  it('count agreements of only the newest reservations, so that the work does not grow with the history', async () => {
    const { htlCode } = await saveHotel();
    await saveTerms(htlCode, {});
    await saveTerms(htlCode, { termsTypeCode: 'TT0005' });
    const rows = await rig.query('SELECT terms_seq, terms_type_code AS kind FROM terms WHERE htl_code = $1', [htlCode]);
    const today = getTodayInSeoul(rig.server.deps.now());
    const consents = rows.map(({ terms_seq: termsSeq, kind }) => ({
      kind: String(kind),
      termsSeq: Number(termsSeq),
      version: '1',
      language: 'en',
      at: '2026-03-01T00:00:00Z',
    }));
    await rig.server.database.db
      .insert(reservation)
      .values(createVisitRow(921, { shopOrderNo: createShopOrderNo(htlCode, addDays(today, -1)), consents }));
    const addReservations = (from: number, to: number) =>
      rig.query(
        `INSERT INTO reservation
         SELECT (jsonb_populate_record(r, jsonb_build_object('resv_code', r.resv_code || '-' || n, 'consents', '[]'::jsonb,
           'shop_order_no', $1 || n))).*
         FROM reservation r, generate_series($2::int, $3::int) AS n WHERE r.resv_code = 'R921'`,
        [createShopOrderNo(htlCode, today), from, to],
      );
    const listCounts = async () => (await owner.post('/terms/list', { htlCode })).json.terms;
    const marketing = { termsTypeCode: 'TT0005', reservations: 0, partialCounts: [] };
    await addReservations(1, 1_998);
    expect(await listCounts()).toMatchObject([
      { termsTypeCode: 'TT0001', reservations: 1, partialCounts: [] },
      marketing,
    ]);
    await addReservations(1_999, 2_000);
    expect(await listCounts()).toMatchObject([
      { termsTypeCode: 'TT0001', reservations: 0, partialCounts: ['reservations'] },
      marketing,
    ]);
  });

  it('are counted with indexes that have the newest first', async () => {
    const client = await rig.server.database.pool.connect();
    try {
      await client.query('BEGIN; SET LOCAL enable_seqscan = off; SET LOCAL plan_cache_mode = force_generic_plan');
      const orders = { fromOrderNo: 'H01-20260101-', beforeOrderNo: 'H01-20260102-' };
      await countAgreements(client, [{ termsSeq: 1, kind: 'TT0001', orders }]);
      const { rows } = await client.query<Record<string, string>>(
        "EXPLAIN EXECUTE count_agreements (1000, 2000, 1000, 2000, '[]', 2000, 2000)",
      );
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      expect(plan).toContain('Index Scan Backward using reservation_shop_order_no_unique');
      expect(plan).toContain('Index Only Scan using member_consent_by_terms');
      expect(plan).not.toContain('Seq Scan on');
    } finally {
      await client.query('ROLLBACK');
      client.release();
    }
  });

  it('are listed with the policy of a venue', async () => {
    const { dinCode } = await saveVenue('H01');
    expect(await savePolicy(dinCode)).toMatchObject({ version: '1' });
    expect((await owner.post('/policy/view', { dinCode })).json).toMatchObject({
      paysDepositsOnly: false,
      exampleBooking: null,
      policies: [{ version: '1', state: 'in_effect', tiers: [{ hoursBefore: 24, feePercent: 20 }] }],
    });
  });

  it('show a paid booking of the venue, and no free one', async () => {
    const { db } = rig.server.database;
    const { dinCode } = createVisitRow(911, {});
    const showExample = async () => (await owner.post('/policy/view', { dinCode })).json.exampleBooking;
    await db.insert(reservation).values(createVisitRow(911, { visitDay: '2026-03-02' }));
    expect(await showExample()).toBeNull();
    const paid = {
      orderAmount: 176_000,
      payAmount: 176_000,
      payMethod: 'card',
      paidAt: rig.server.deps.now(),
    } as const;
    await db.insert(reservation).values(createVisitRow(912, { visitDay: '2026-03-01', ...paid }));
    expect(await showExample()).toEqual({ paidAmount: 176_000, isDeposit: false });
  });
});
