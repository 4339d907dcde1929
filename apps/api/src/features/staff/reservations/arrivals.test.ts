import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { listAuditRecords } from '@dining/contract/staff/app';
import { confirmForVenue } from '@dining/contract/staff/desk';
import { listPaymentCases } from '@dining/contract/staff/payments';
import { listArrivals } from '@dining/contract/staff/reservations';
import { listVenues } from '@dining/contract/staff/venues';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bakery, grill } from '../../../../test/fixtures';
import {
  createCakeOrder,
  createDinnerOrder,
  type PaymentTestServer,
  startPaymentTestServer,
} from '../../../../test/payment-test-server';
import { type StaffCommandClient, startStaffCommandClient } from '../../../../test/staff-command-client';
import { listPaymentCases as listStoredCases } from '../../../stores/payments/payment-cases';

let server: PaymentTestServer;
let staff: StaffCommandClient;
let resvCode: string;
beforeAll(async () => {
  server = await startPaymentTestServer({ HOLD_MAX_PER_VISITOR: '100' });
  staff = await startStaffCommandClient(server.deps);
  const guest = await server.guest();
  const kiwi = { resvQsAllergyCode: 'AG0005', resvQsAllergyYn: 'Y' as const, resvQsAllergyEtc: 'kiwi' };
  const allergic = { resvQsAllergyYn: 'Y' as const, allergyAgreYn: 'Y' as const, resvQsAllergyList: [kiwi] };
  const today = createDinnerOrder({
    resvDate: '2026-03-11 19:00',
    requestMatter: 'A quiet corner,\nplease.',
    ...allergic,
  });
  ({ resvCode } = await server.reserve(guest, today));
  await staff.call(confirmForVenue, { body: { resvCode } });
  await server.reserve(await server.guest(), createDinnerOrder({ resvDate: '2026-03-11 18:00', visitName: '홍길동' }));
  const cancellingGuest = await server.guest();
  const cancelled = await server.reserve(cancellingGuest, createDinnerOrder({ resvDate: '2026-03-11 18:30' }));
  await cancellingGuest.post('/resv/cancel', { resvCode: cancelled.resvCode });
  await server.reserve(await server.guest(), createCakeOrder());
});
afterAll(async () => {
  await staff.close();
  await server.close();
});

const query = async (text: string, values: unknown[] = []) => (await server.database.pool.query(text, values)).rows;

/** Audit entries have the database's time instead of that of this test's clock. */
const listEntries = async (body: object) =>
  (await staff.call(listAuditRecords, { body: { to: '2999-12-31', ...body } })).entries ?? [];
const listReadings = () => listEntries({ subject: grill, action: 'arrivals.read' });

describe('the list of arrivals', () => {
  it('is sorted by time, with everything that the staff of the venue need, for today if no day is named', async () => {
    await query('UPDATE reservation SET coming_confirmed_at = $2 WHERE resv_code = $1', [resvCode, server.deps.now()]);
    const { arrivals = [], ...venue } = await staff.run(listArrivals, { dinCode: grill });
    expect(venue).toEqual({ venueName: 'Venue GRILL en', day: '2026-03-11' });
    expect(arrivals.map(({ time, visitorName }) => [time, visitorName])).toEqual([
      ['18:00', '홍길동'],
      ['19:00', 'Jane Doe'],
    ]);
    expect(arrivals[1]).toEqual({
      resvCode,
      time: '19:00',
      status: 'confirm',
      attendance: 'expected',
      type: 'table',
      visitorName: 'Jane Doe',
      phone: '010-1234-0000',
      adults: 2,
      kids: 0,
      pickupQuantity: 0,
      mailFailed: false,
      product: 'Product DINNER en',
      menus: ['1 × Lamb en'],
      room: '',
      allergies: ['Other en: kiwi'],
      allergiesChangedAt: null,
      request: 'A quiet corner,\nplease.',
      requestChangedAt: null,
      answers: ['Seat en Window en'],
      comingConfirmedAt: '2026-03-11T00:00:00.000Z',
      campaign: null,
    });
  });

  it('includes a menu with the same name as its product', async () => {
    const listByName = (name: string) =>
      query(
        `UPDATE reservation_line l SET name = ${name} FROM reservation r JOIN product p USING (prod_code), menu m
        WHERE r.resv_code = l.resv_code AND m.menu_index = l.menu_index AND r.resv_code = $1`,
        [resvCode],
      );
    await listByName('p.name');
    const { arrivals = [] } = await staff.run(listArrivals, { dinCode: grill });
    expect(arrivals[1]).toMatchObject({ product: 'Product DINNER en', menus: ['1 × Product DINNER en'] });
    await listByName('m.name');
  });

  it('contains the pickups of a bakery', async () => {
    const { arrivals = [] } = await staff.run(listArrivals, { dinCode: bakery, day: '2026-03-13' });
    expect(arrivals).toMatchObject([{ type: 'pickup', pickupQuantity: 1, time: '08:00', menus: [] }]);
  });

  it('is refused for an unknown venue and for an invalid day', async () => {
    expect(await staff.run(listArrivals, { dinCode: 'NONE' })).toMatchObject({ refused: 'unknown_venue' });
    expect(await staff.run(listArrivals, { dinCode: grill, day: '2026-02-30' })).toMatchObject({
      refused: 'invalid_request',
    });
  });

  it('is audited when it is read, and no audit entry can be changed or deleted before its time', async () => {
    await staff.run(listArrivals, { dinCode: grill, day: '2026-03-12' });
    expect((await listReadings())[0]).toMatchObject({ actor: 'Mina', subject: grill, detail: { day: '2026-03-12' } });
    expect((await listEntries({})).map(({ action }) => action)[0]).toBe('audit.read');
    await expect(query(`UPDATE audit_entry SET actor = 'nobody'`)).rejects.toThrow('neither changed nor deleted');
    await expect(query('DELETE FROM audit_entry')).rejects.toThrow('neither changed nor deleted');
  });
});

it('the list of arrivals is also available for a removed venue, which is marked', async () => {
  await query('UPDATE venue SET active = false WHERE din_code = $1', [grill]);
  expect((await staff.run(listArrivals, { dinCode: grill })).arrivals).toHaveLength(2);
  const marked = (await staff.run(listVenues, {})).venues?.filter(({ active }) => !active);
  expect(marked?.map(({ dinCode }) => dinCode)).toEqual([grill]);
  await query('UPDATE venue SET active = true WHERE din_code = $1', [grill]);
});

describe('stuck payments', () => {
  it('are listed with their details, without those that proceed normally', async () => {
    expect((await staff.call(listPaymentCases, { body: {} })).payments).toEqual([]);
    const guest = await server.guest();
    const { resvCode: code, shopOrderNo } = await server.reserve(
      guest,
      createDinnerOrder({ resvDate: '2026-03-16 18:00' }),
    );
    await server.injectFault({ operation: 'cancel', shopOrderNo, kind: 'http500' });
    await guest.post('/resv/cancel', { resvCode: code });
    expect((await staff.call(listPaymentCases, { body: {} })).payments).toEqual([]);
    await query(`UPDATE payment SET moved_at = '2026-03-11T00:05:00Z' WHERE shop_order_no = $1`, [shopOrderNo]);
    expect((await staff.call(listPaymentCases, { body: {} })).payments).toMatchObject([
      {
        shopOrderNo,
        state: 'refunding',
        since: '2026-03-11T00:05:00.000Z',
        amount: 81_000,
        resvCode: code,
        refund: { amount: 81_000, state: 'requested', reason: 'cancelled' },
        alarm: null,
      },
    ]);
  });

  it('are found by the index on open reservations in a long history', async () => {
    const client = await server.database.pool.connect();
    const insertHistory = (table: string, ...columns: readonly string[]) =>
      client.query(
        `INSERT INTO ${table} SELECT old.*
         FROM (SELECT * FROM ${table} LIMIT 1) AS t, generate_series(1, 3000) AS n,
           jsonb_populate_record(null::${table}, to_jsonb(t) || jsonb_build_object(${columns.join(', ')})) AS old`,
      );
    try {
      await client.query('BEGIN');
      await insertHistory(
        'payment',
        `'shop_order_no', 'OLD-' || n`,
        `'state', 'reserved'`,
        `'charge_id', 'OLD-' || n`,
        `'order', '{}'::jsonb`,
      );
      await insertHistory(
        'refund',
        `'id', -n`,
        `'shop_order_no', 'OLD-' || n`,
        `'state', 'done'`,
        `'cancel_key', 'OLD-' || n`,
      );
      await insertHistory('reservation', `'resv_code', 'OLD-' || n`, `'shop_order_no', 'OLD-' || n`);
      await client.query('ANALYZE payment; ANALYZE refund; ANALYZE reservation; ANALYZE alarm');
      const group = { isGroup: true, htlCodes: [], dinCodes: [] };
      expect(await listStoredCases(client, group, null, 50)).toHaveLength(1);
      const { rows } = await client.query<Record<string, string>>(
        `EXPLAIN EXECUTE list_payment_cases ('{payment_needs_review}', true, '{}', '{}', true, null, null, 50)`,
      );
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      for (const table of ['payment', 'refund', 'reservation'])
        expect(plan).not.toMatch(new RegExp(`Seq Scan on ${table}`));
    } finally {
      await client.query('ROLLBACK');
      client.release();
    }
  });
});

it('the list of venues contains their codes', async () => {
  expect((await staff.run(listVenues, {})).venues?.map(({ dinCode, hotelName }) => `${dinCode} ${hotelName}`)).toEqual([
    'GRILL Hotel 1 en',
    'BAKERY Hotel 1 en',
    'EMPTY Hotel 2 en',
  ]);
});

describe('the command npm run staff', () => {
  const root = fileURLToPath(new URL('../../../../../..', import.meta.url));
  /** Runs the command line against the server's control socket. Returns the exit status and the output. */
  const runStaff = async (args: readonly string[], folder = staff.folder) => {
    const started = promisify(execFile)(process.execPath, ['--import', 'tsx', 'tools/staff.ts', ...args], {
      cwd: root,
      env: { ...process.env, DATA_DIR: folder },
    });
    return started.then(
      ({ stdout }) => ({ status: 0, output: stdout }),
      (error: { code: number; stderr: string }) => ({ status: error.code, output: error.stderr }),
    );
  };

  it('prints a table for staff', async () => {
    expect(await runStaff(['arrivals', grill, '2026-03-11', '--as', 'Jun'])).toEqual({
      status: 0,
      output: expect.stringContaining(
        [
          'Venue GRILL en · 2026-03-11 (Wed) · 2 reservations, 4 guests, 1 with allergies',
          '',
          '18:00  홍길동 · 2 adults · 010-1234-0000 · ',
        ].join('\n'),
      ),
    });
    const { output } = await runStaff(['arrivals', grill, '2026-03-11']);
    for (const line of [
      'ALLERGIES: Other en: kiwi',
      'Request: A quiet corner,',
      'Seat en Window en',
      'confirmed · has said that they will come',
    ])
      expect(output).toContain(line);
    expect((await listReadings())[1]).toMatchObject({ actor: 'Jun' });
  });

  it.each([
    ['no command', [], 0, /^npm run staff -- COMMAND/],
    ['a request for help', ['help', 'close'], 0, /^npm run staff -- close VENUE DAY \[TIME\]/],
    ['an unknown command', ['sing'], 1, /^There is no command sing\. .*\n$/],
    ['a missing argument', ['close', grill], 1, /^An argument is missing\. Usage: npm run staff -- close .*\n$/],
    ['one argument too many', ['confirm', 'A', 'B'], 1, /^B is one argument too many; .*\n$/],
    ['an unknown option', ['confirm', 'A', '--now'], 1, /^Unknown option '--now'\. Usage: .*\n$/],
    ['a day that does not exist', ['close', grill, '2026-02-30'], 1, /^2026-02-30 is not a day: .*\n$/],
    ['a command that the server refuses', ['confirm', 'NONE'], 1, /^There is no reservation NONE\.\n$/],
  ] as const)('responds to %s', async (_case, args, status, expectedOutput) => {
    const result = await runStaff(args);
    expect(result.status).toBe(status);
    expect(result.output).toMatch(expectedOutput);
  });

  it('reports in one line that no server is running', async () => {
    expect(await runStaff(['stuck'], '/nowhere')).toEqual({
      status: 1,
      output: expect.stringMatching(/^No server answers at \/nowhere\/control\.sock\. .*\n$/),
    });
  });
});
