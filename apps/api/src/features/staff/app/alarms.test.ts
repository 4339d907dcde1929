import { closeAlarmByStaff, listAlarms } from '@dining/contract/staff/app';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type StaffCommandClient, startStaffCommandClient } from '../../../../test/staff-command-client';
import { startTestServer, type TestServer } from '../../../../test/test-server';
import { raiseAlarm } from '../../../notifications/alarms';

let server: TestServer;
let staff: StaffCommandClient;
beforeAll(async () => {
  server = await startTestServer();
  staff = await startStaffCommandClient(server.deps);
  for (const [kind, subject] of raisedAlarms)
    await raiseAlarm(server.database.pool, silentLog, kind, subject, `why ${subject}`);
});
afterAll(async () => {
  await staff.close();
  await server.close();
});

const silentLog = { info: () => undefined, warn: () => undefined, error: () => undefined };
const raisedAlarms = [
  ['mail_refused', 'inquiry 7'],
  ['charge_mismatch', 'SHOP-42'],
  ['mail_refused', 'inquiry 8'],
] as const;
const listOpen = async () => (await staff.call(listAlarms, { body: {} })).alerts ?? [];
const getAlarmId = async (subject: string) => (await listOpen()).find((alarm) => alarm.subject === subject)?.id ?? 0;
const countAlarms = async () => (await server.app.inject('/readyz')).json().alarms;

it('the list of open alarms is sorted by age, and includes those about orders that are not in the database', async () => {
  const alarms = await listOpen();
  expect(alarms.map(({ kind, subject, detail, isOfPayment }) => [kind, subject, detail, isOfPayment])).toEqual([
    ['mail_refused', 'inquiry 7', 'why inquiry 7', false],
    ['charge_mismatch', 'SHOP-42', 'why SHOP-42', true],
    ['mail_refused', 'inquiry 8', 'why inquiry 8', false],
  ]);
});

it('an alarm is closed once, with actor and reason, and is no longer counted', async () => {
  const id = await getAlarmId('inquiry 7');
  expect(await countAlarms()).toEqual({ charge_mismatch: 1, mail_refused: 2 });
  const close = () => staff.call(closeAlarmByStaff, { body: { id, reason: 'called the guest' } });
  const responses = await Promise.all([close(), close()]);
  expect(responses).toContainEqual({ result: 'success' });
  expect(responses).toContainEqual(expect.objectContaining({ code: 'not_found' }));
  expect(await countAlarms()).toEqual({ charge_mismatch: 1, mail_refused: 1 });
  const { rows } = await server.database.pool.query(
    `SELECT actor, subject, detail FROM audit_entry WHERE action = 'alarm.settle'`,
  );
  expect(rows).toEqual([
    { actor: 'Mina', subject: 'inquiry 7', detail: { alarm: 'mail_refused', reason: 'called the guest' } },
  ]);
});

it('an alarm about a payment cannot be closed by staff', async () => {
  const id = await getAlarmId('SHOP-42');
  expect(await staff.call(closeAlarmByStaff, { body: { id, reason: 'seen' } })).toMatchObject({
    code: 'alarm_of_payment',
  });
  expect((await countAlarms()).charge_mismatch).toBe(1);
});
