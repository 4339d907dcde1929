import { addHolidayDay, enterHolidays, listHolidays } from '@dining/contract/staff/availability';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkConsistency } from '../../../../test/consistency-check';
import { grill } from '../../../../test/fixtures';
import {
  createDinnerOrder,
  type PaymentTestServer,
  startPaymentTestServer,
} from '../../../../test/payment-test-server';
import { type StaffCommandClient, startStaffCommandClient } from '../../../../test/staff-command-client';
import { createJobMonitor } from '../../../jobs/job-monitor';

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

const query = async (text: string, values: unknown[] = []) => (await server.database.pool.query(text, values)).rows;
const enter = (body: { year: number; days?: { day: string; name: string }[] }) => staff.call(enterHolidays, { body });
const list = async (year: number) => staff.call(listHolidays, { body: { year } });
/** Orders a table. Returns the code of the problem, or `held`. */
const tryPrepay = async (resvDate: string) =>
  (await (await server.startGuestSession()).post('/ordersheet/prepay', createDinnerOrder({ resvDate }))).json.code ??
  'held';
const listAuditEntries = () =>
  query(`SELECT actor, subject FROM audit_entry WHERE action = 'holiday.add_year' ORDER BY id`);
const silentLog = { info: () => undefined, warn: () => undefined, error: () => undefined };

it('a year without holiday data is sold once its holidays are entered', async () => {
  const runJobMonitor = createJobMonitor(server.deps, silentLog);
  const listUnknownYears = () =>
    query(`SELECT subject FROM alarm WHERE kind = 'holidays_unknown' AND settled_at IS NULL`);
  await query('DELETE FROM holiday_year WHERE year = 2026');
  await runJobMonitor();
  expect(await listUnknownYears()).toEqual([{ subject: '2026' }]);
  expect(await tryPrepay('2026-03-17 18:00')).toBe('not_on_sale');
  // One added holiday does not make its year known.
  await staff.call(addHolidayDay, { body: { day: '2026-03-16', name: '' } });
  expect(await list(2026)).toMatchObject({ isComplete: false });
  expect(await tryPrepay('2026-03-17 18:00')).toBe('not_on_sale');

  const response = await enter({ year: 2026, days: [{ day: '2026-03-18', name: '설날' }] });
  expect(response).toEqual({ changed: true, overbooked: [] });
  expect(await list(2026)).toEqual({
    isComplete: true,
    days: [
      { day: '2026-03-02', name: 'Substitute holiday en' },
      { day: '2026-03-16', name: 'Temporary holiday' },
      { day: '2026-03-18', name: 'Seollal (Lunar New Year)' },
    ],
  });
  expect(await tryPrepay('2026-03-17 18:00')).toBe('held');
  await runJobMonitor();
  expect(await listUnknownYears()).toEqual([]);
  expect(await listAuditEntries()).toEqual([{ actor: 'Mina', subject: '2026' }]);
});

it('a repeated entry of a year changes nothing; a missing day is added, with a list of overbookings', async () => {
  await query(
    `UPDATE time_stock SET seats = 1 WHERE stock_day = 'weekend' AND start_time = '18:00' AND din_room_code IS NULL`,
  );
  await server.reserve(await server.startGuestSession(), createDinnerOrder({ resvDate: '2026-03-19 18:00' }));
  const before = (await listAuditEntries()).length;
  const days = [{ day: '2026-03-18', name: '설날' }];
  expect(await enter({ year: 2026, days })).toEqual({ changed: false, overbooked: [] });
  expect(await listAuditEntries()).toHaveLength(before);

  const moreDays = [...days, { day: '2026-03-19', name: '설날 다음 날' }];
  const overbooked = [{ dinCode: grill, day: '2026-03-19', time: '18:00', taken: 2, offered: 1 }];
  expect(await enter({ year: 2026, days: moreDays })).toMatchObject({ changed: true, overbooked });
  expect(await listAuditEntries()).toHaveLength(before + 1);
  // The same call again lists the same start times.
  expect(await enter({ year: 2026, days: moreDays })).toMatchObject({ changed: false, overbooked });
  expect((await checkConsistency(server.database.pool, await server.listLedger())).findings).toEqual([]);
});

it('a call without days enters the holidays of the gazette', async () => {
  await enter({ year: 2027 });
  expect((await list(2027)).days).toContainEqual({ day: '2027-12-25', name: 'Christmas Day' });
  expect(await query('SELECT 1 FROM holiday_year WHERE year = 2027')).toHaveLength(1);
});

it.each([
  ['a year that the gazette does not have yet', { year: 2999 }, 'gazette_unknown'],
  ['a past year', { year: 2025 }, 'past'],
  ['a day of another year', { year: 2028, days: [{ day: '2027-12-25', name: '기독탄신일' }] }, 'invalid_request'],
  ['no day at all', { year: 2028, days: [] }, 'invalid_request'],
])('a call with %s is refused, and no year after 2027 becomes known', async (_case, body, code) => {
  expect(await enter(body)).toMatchObject({ code });
  expect(await query('SELECT 1 FROM holiday_year WHERE year >= 2028')).toEqual([]);
});
