import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { listAuditRecords } from '@dining/contract/staff/app';
import { confirmForVenue } from '@dining/contract/staff/desk';
import { listPaymentCases } from '@dining/contract/staff/payments';
import { getService } from '@dining/contract/staff/service';
import { listSheetMails } from '@dining/contract/staff/venues';
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
  const guest = await server.startGuestSession();
  const kiwiAllergy = { resvQsAllergyCode: 'AG0005', resvQsAllergyYn: 'Y' as const, resvQsAllergyEtc: 'kiwi' };
  const allergyAnswers = {
    resvQsAllergyYn: 'Y' as const,
    allergyAgreYn: 'Y' as const,
    resvQsAllergyList: [kiwiAllergy],
  };
  const orderForToday = createDinnerOrder({
    resvDate: '2026-03-11 19:00',
    requestMatter: 'A quiet corner,\nplease.',
    ...allergyAnswers,
  });
  ({ resvCode } = await server.reserve(guest, orderForToday));
  await staff.call(confirmForVenue, { body: { resvCode } });
  await server.reserve(
    await server.startGuestSession(),
    createDinnerOrder({ resvDate: '2026-03-11 18:00', visitName: '홍길동' }),
  );
  const cancellingGuest = await server.startGuestSession();
  const cancelled = await server.reserve(cancellingGuest, createDinnerOrder({ resvDate: '2026-03-11 18:30' }));
  await cancellingGuest.post('/resv/cancel', { resvCode: cancelled.resvCode });
  await server.reserve(await server.startGuestSession(), createCakeOrder());
});
afterAll(async () => {
  await staff.close();
  await server.close();
});

const query = async (text: string, values: unknown[] = []) => (await server.database.pool.query(text, values)).rows;

/** Lists entries up to a far day, because their time is the database's and not that of this test's clock. */
const listEntries = async (body: object) =>
  (await staff.call(listAuditRecords, { body: { to: '2999-12-31', ...body } })).entries ?? [];
const listReadingEntries = (day: string) => listEntries({ subject: `${grill} ${day}`, action: 'arrivals.read' });
const getDay = async (day = '2026-03-11', dinCode: string = grill) =>
  (await staff.call(getService, { params: { dinCode, day } })).service;

describe('the list of arrivals', () => {
  it('is sorted by time and has the contact, order, allergies, request and answers of each party', async () => {
    await query('UPDATE reservation SET coming_confirmed_at = $2 WHERE resv_code = $1', [resvCode, server.deps.now()]);
    const { parties = [], ...day } = (await getDay()) ?? {};
    expect(day).toMatchObject({ venue: 'Venue GRILL en', day: '2026-03-11' });
    expect(parties.map(({ time, name }) => [time, name])).toEqual([
      ['18:00', '홍길동'],
      ['19:00', 'Jane Doe'],
    ]);
    expect(parties[1]).toMatchObject({
      resvCode,
      time: '19:00',
      isConfirmed: true,
      attendance: 'expected',
      type: 'table',
      name: 'Jane Doe',
      phone: '010-1234-0000',
      adults: 2,
      kids: 0,
      quantity: 0,
      isMailFailed: false,
      product: 'Product DINNER en',
      menus: [{ name: 'Lamb en', count: 1 }],
      room: '',
      allergies: ['Other en: kiwi'],
      allergiesChangedAt: null,
      request: 'A quiet corner,\nplease.',
      requestChangedAt: null,
      answers: [{ question: 'Seat en', answers: ['Window en'] }],
      guestConfirmedAt: '2026-03-11T00:00:00.000Z',
      campaign: null,
    });
  });

  it('includes a menu with the same name as its product', async () => {
    const setLineName = (name: string) =>
      query(
        `UPDATE reservation_line l SET name = ${name} FROM reservation r JOIN product p USING (prod_code), menu m
        WHERE r.resv_code = l.resv_code AND m.menu_index = l.menu_index AND r.resv_code = $1`,
        [resvCode],
      );
    await setLineName('p.name');
    expect((await getDay())?.parties[1]).toMatchObject({
      product: 'Product DINNER en',
      menus: [{ name: 'Product DINNER en', count: 1 }],
    });
    await setLineName('m.name');
  });

  it('contains the pickups of a bakery', async () => {
    expect((await getDay('2026-03-13', bakery))?.parties).toMatchObject([
      { type: 'pickup', quantity: 1, time: '08:00', menus: [] },
    ]);
  });

  it('is refused for an unknown venue and for an invalid day', async () => {
    const call = (dinCode: string, day: string) => staff.call(getService, { params: { dinCode, day } });
    expect(await call('NONE', '2026-03-11')).toMatchObject({ code: 'not_found' });
    expect(await call(grill, '2026-02-30')).toMatchObject({ code: 'invalid_request' });
  });

  it('is audited when it is read, like the audit itself, whose entries cannot be changed or deleted', async () => {
    await getDay('2026-03-12');
    expect(await listReadingEntries('2026-03-12')).toMatchObject([{ actor: 'Mina', device: 'npm run staff' }]);
    expect((await listEntries({})).map(({ action }) => action)[0]).toBe('audit.read');
    await expect(query(`UPDATE audit_entry SET actor = 'nobody'`)).rejects.toThrow('neither changed nor deleted');
    await expect(query('DELETE FROM audit_entry')).rejects.toThrow('neither changed nor deleted');
  });
});

it('the list of arrivals is also available for a removed venue, which is marked as inactive', async () => {
  await query('UPDATE venue SET active = false WHERE din_code = $1', [grill]);
  expect((await getDay())?.parties).toHaveLength(2);
  const inactiveVenues = (await staff.call(listSheetMails, { body: {} })).venues?.filter(({ isActive }) => !isActive);
  expect(inactiveVenues?.map(({ dinCode }) => dinCode)).toEqual([grill]);
  await query('UPDATE venue SET active = true WHERE din_code = $1', [grill]);
});

describe('stuck payments', () => {
  it('are listed with their details, without those that proceed normally', async () => {
    expect((await staff.call(listPaymentCases, { body: {} })).payments).toEqual([]);
    const guest = await server.startGuestSession();
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

  it('are found without a sequential scan in a long history', async () => {
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
      const groupScope = { isGroup: true, htlCodes: [], dinCodes: [] };
      expect(await listStoredCases(client, groupScope, null, 50)).toHaveLength(1);
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

it('the list of venues contains their codes and hotels', async () => {
  expect(
    (await staff.call(listSheetMails, { body: {} })).venues?.map(({ dinCode, hotelName }) => `${dinCode} ${hotelName}`),
  ).toEqual(['GRILL Hotel 1 en', 'BAKERY Hotel 1 en', 'EMPTY Hotel 2 en']);
});

describe('the command npm run staff', () => {
  const root = fileURLToPath(new URL('../../../../../..', import.meta.url));
  /** Runs the command line against the server's control socket. Returns the exit status and the output. */
  const runStaff = async (args: readonly string[], folder = staff.folder) => {
    const execution = promisify(execFile)(process.execPath, ['--import', 'tsx', 'tools/staff.ts', ...args], {
      cwd: root,
      env: { ...process.env, DATA_DIR: folder },
    });
    return execution.then(
      ({ stdout }) => ({ status: 0, output: stdout }),
      (error: { code: number; stderr: string }) => ({ status: error.code, output: error.stderr }),
    );
  };

  it('prints the list of arrivals', async () => {
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
      'confirmed · the guest confirmed that they come',
    ])
      expect(output).toContain(line);
    expect((await listReadingEntries('2026-03-11'))[1]).toMatchObject({ actor: 'Jun' });
  });

  it('closes and reopens a start time', async () => {
    const slotArgs = [grill, '2026-03-24', '18:00'];
    const slot = 'Venue GRILL en, 2026-03-24 (Tue) 18:00';
    expect((await runStaff(['close', ...slotArgs, '--reason', 'a wedding'])).output).toBe(
      `${slot} is closed.\nThere are no reservations.\n`,
    );
    expect((await runStaff(['close', ...slotArgs])).output).toContain(`${slot} was already closed.`);
    expect((await runStaff(['reopen', ...slotArgs])).output).toBe(`${slot} is open again.\n`);
    expect((await runStaff(['reopen', ...slotArgs])).output).toBe(`${slot} was not closed.\n`);
  });

  it('closes a day, lists whom to call, and warns of a day that guests cannot book yet', async () => {
    const { resvCode: code } = await server.reserve(
      await server.startGuestSession(),
      createDinnerOrder({ resvDate: '2026-03-26 18:00' }),
    );
    const { output } = await runStaff(['close', grill, '2026-03-26']);
    expect(output).toContain('1 reservation is affected and stays valid. Call its guest, or cancel for the venue:');
    expect(output).toContain(`  18:00  Jane Doe · 2 adults · 010-1234-0000 · ${code}`);
    expect((await runStaff(['close', grill, '2062-12-24'])).output).toContain('check the year');
  });

  it.each([
    [
      'a start time that the venue does not have',
      [grill, '2026-03-24', '12:00'],
      /^Not a start time of .*: 18:00 18:30/,
    ],
    [
      'a day of a year whose holidays are not entered',
      [grill, '2028-01-04', '18:00'],
      /^The holidays of 2028 are not entered/,
    ],
    ['a past day', [grill, '2026-03-10'], /^2026-03-10 \(Tue\) is over\.\n$/],
    ['an unknown venue', ['NONE', '2026-03-24'], /^There is no venue NONE\. «npm run staff -- venues» lists them\.\n$/],
  ])('refuses to close %s and says why', async (_case, args, expectedOutput) => {
    const result = await runStaff(['close', ...args]);
    expect(result.status).toBe(1);
    expect(result.output).toMatch(expectedOutput);
  });

  it('adds and removes a holiday, and lists the reservations of start times that the holiday overbooks', async () => {
    const day = '2026-03-25';
    const { resvCode: code } = await server.reserve(
      await server.startGuestSession(),
      createDinnerOrder({ resvDate: `${day} 18:00` }),
    );
    await query(
      `UPDATE time_stock SET seats = 1 WHERE stock_day = 'weekend' AND start_time = '18:00' AND din_room_code IS NULL`,
    );
    const { output } = await runStaff(['holiday', 'add', day]);
    expect(output).toContain('2026-03-25 (Wed) is a holiday. Overbooked now (all reservations stay valid):');
    expect(output).toContain('Venue GRILL en (GRILL) 2026-03-25 (Wed) 18:00: 2 seats taken, 1 offered');
    expect(output).toContain(`  18:00  Jane Doe · 2 adults · 010-1234-0000 · ${code}`);
    expect((await runStaff(['holiday', 'remove', day])).output).toContain('is no longer a holiday.');
    expect(await runStaff(['holiday', 'remove', day])).toEqual({
      status: 1,
      output: '2026-03-25 (Wed) is not a holiday.\n',
    });
  });

  it('enters the holidays of a year from a file, and refuses a file with days of another year', async () => {
    const file = join(staff.folder, 'holidays.csv');
    await writeFile(file, '2032-01-01,1월 1일\n');
    expect((await runStaff(['holiday-year', '2032', file])).output).toContain(
      '2032 is entered, with 1 public holiday:\n  2032-01-01 (Thu)  New Year’s Day',
    );
    expect(await runStaff(['holiday-year', '2033', file])).toEqual({
      status: 1,
      output: '2032-01-01 (Thu) is not in 2033. Nothing was entered.\n',
    });
    expect((await runStaff(['holiday-year', '2999'])).output).toContain('give them in a FILE');
  });

  it('switches off ratings and the sheet by mail, sets point rate and allergens, and lists the venues', async () => {
    expect((await runStaff(['ratings', 'H01', 'off'])).output).toBe('Hotel 1 en: ratings are now off.\n');
    expect((await runStaff(['ratings', 'H01', 'off'])).output).toBe('Hotel 1 en: ratings are already off.\n');
    expect((await runStaff(['ratings', 'H99', 'on'])).output).toMatch(/^There is no hotel H99\./);
    expect((await runStaff(['sheet-mail', grill, 'off'])).output).toBe(
      'Venue GRILL en: the sheet by mail is now off.\n',
    );
    expect((await runStaff(['sheet-mail', grill, 'maybe'])).output).toBe('maybe is neither on nor off.\n');
    await runStaff(['point-rate', 'H01', '0']);
    expect((await runStaff(['point-rate', 'H01', '7'])).output).toBe('Hotel 1 en: 0% before, now 7%.\n');
    expect((await runStaff(['point-rate', 'H01', '7'])).output).toBe('Hotel 1 en: already 7%.\n');
    expect((await runStaff(['menu-allergens', grill, '1', 'milk,egg', '--diets', 'alcohol'])).output).toBe(
      'Venue GRILL en, Lamb en\n  before: allergens not stated\n  now:    milk, egg · alcohol\n',
    );
    expect((await runStaff(['menu-allergens', grill])).output).toContain('  1  Lamb en\n      milk, egg · alcohol');
    expect((await runStaff(['menu-allergens', grill, '9', 'none'])).output).toMatch(/^GRILL has no menu 9\./);
    expect((await runStaff(['venues'])).output).toContain('GRILL   Venue GRILL en · Hotel 1 en (H01)');
  });

  it.each([
    ['a call without a command', [], 0, /^npm run staff -- COMMAND/],
    ['a request for help', ['help', 'close'], 0, /^npm run staff -- close VENUE DAY \[TIME\]/],
    ['an unknown command', ['sing'], 1, /^There is no command sing\. .*\n$/],
    ['a missing argument', ['close', grill], 1, /^An argument is missing\. Usage: npm run staff -- close .*\n$/],
    ['one argument too many', ['confirm', 'A', 'B'], 1, /^B is one argument too many; .*\n$/],
    ['an unknown option', ['confirm', 'A', '--now'], 1, /^Unknown option '--now'\. Usage: .*\n$/],
    ['a day that does not exist', ['close', grill, '2026-02-30'], 1, /^2026-02-30 is not a day: .*\n$/],
    ['a command that the server refuses', ['confirm', 'NONE'], 1, /^There is no reservation NONE\.\n$/],
  ] as const)('answers %s with help or with an error of one line', async (_case, args, status, expectedOutput) => {
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
