import { addHoliday, enterHolidayYear } from '@dining/contract/staff/availability';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { audit } from '../../../../test/audit';
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
const prepayForCode = async (resvDate: string) =>
  (await (await server.guest()).post('/ordersheet/prepay', createDinnerOrder({ resvDate }))).json.code ?? 'held';
const listAuditEntries = () =>
  query(`SELECT actor, subject FROM audit_entry WHERE action = 'holiday.add_year' ORDER BY id`);
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

it('a year without holiday data is sold once its holidays are entered', async () => {
  const look = createJobMonitor(server.deps, silent);
  const listMissed = () => query(`SELECT subject FROM alarm WHERE kind = 'holidays_unknown' AND settled_at IS NULL`);
  await query('DELETE FROM holiday_year WHERE year = 2026');
  await look();
  expect(await listMissed()).toEqual([{ subject: '2026' }]);
  expect(await prepayForCode('2026-03-17 18:00')).toBe('not_on_sale');
  // One added holiday does not make its year known.
  expect(await staff.run(addHoliday, { day: '2026-03-16' })).toMatchObject({ isYearKnown: false });
  expect(await prepayForCode('2026-03-17 18:00')).toBe('not_on_sale');

  const entered = await staff.run(enterHolidayYear, { year: 2026, days: [{ day: '2026-03-18', name: '설날' }] });
  expect(entered).toEqual({
    again: false,
    days: [
      { day: '2026-03-02', name: 'Substitute holiday en' },
      { day: '2026-03-16', name: 'Temporary holiday' },
      { day: '2026-03-18', name: 'Seollal (Lunar New Year)' },
    ],
    overbooked: [],
  });
  expect(await prepayForCode('2026-03-17 18:00')).toBe('held');
  expect(await staff.run(addHoliday, { day: '2026-03-16' })).toMatchObject({ isYearKnown: true });
  await look();
  expect(await listMissed()).toEqual([]);
  expect(await listAuditEntries()).toEqual([{ actor: 'Mina', subject: '2026' }]);
});

it('a repeated entry of a year changes nothing; a missing day is added, with the overbookings it causes', async () => {
  await query(
    `UPDATE time_stock SET seats = 1 WHERE stock_day = 'weekend' AND start_time = '18:00' AND din_room_code IS NULL`,
  );
  const { resvCode } = await server.reserve(await server.guest(), createDinnerOrder({ resvDate: '2026-03-19 18:00' }));
  const before = (await listAuditEntries()).length;
  const days = [{ day: '2026-03-18', name: '설날' }];
  expect(await staff.run(enterHolidayYear, { year: 2026, days })).toMatchObject({ again: true, overbooked: [] });
  expect(await listAuditEntries()).toHaveLength(before);

  const more = [...days, { day: '2026-03-19', name: '설날 다음 날' }];
  const overbooked = [
    { dinCode: grill, day: '2026-03-19', time: '18:00', taken: 2, offered: 1, standing: [{ resvCode }] },
  ];
  expect(await staff.run(enterHolidayYear, { year: 2026, days: more })).toMatchObject({ again: false, overbooked });
  expect(await listAuditEntries()).toHaveLength(before + 1);
  // The same command again returns the same answer.
  expect(await staff.run(enterHolidayYear, { year: 2026, days: more })).toMatchObject({ again: true, overbooked });
  expect((await audit(server.database.pool, await server.listLedger())).findings).toEqual([]);
});

it('a command without days enters the holidays of the gazette', async () => {
  const { days = [] } = await staff.run(enterHolidayYear, { year: 2027 });
  expect(days).toContainEqual({ day: '2027-12-25', name: 'Christmas Day' });
  expect(await query('SELECT 1 FROM holiday_year WHERE year = 2027')).toHaveLength(1);
});

it.each([
  ['a year that the gazette does not have yet', { year: 2999 }, 'gazette_not_there'],
  ['a past year', { year: 2025 }, 'day_past'],
  ['a day of another year', { year: 2028, days: [{ day: '2027-12-25', name: '기독탄신일' }] }, 'not_of_year'],
  ['no day at all', { year: 2028, days: [] }, 'invalid_request'],
])('a command with %s is refused, and the year stays unknown', async (_case, body, refused) => {
  expect(await staff.run(enterHolidayYear, body)).toMatchObject({ refused });
  expect(await query('SELECT 1 FROM holiday_year WHERE year >= 2028')).toEqual([]);
});
