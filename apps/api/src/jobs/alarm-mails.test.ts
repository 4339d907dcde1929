import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type MailTestServer, startMailTestServer } from '../../test/mail-test-server';
import { startTestServer, type TestServer } from '../../test/test-server';
import type { Deps } from '../config/deps';
import { closeObsoleteAlarms, raiseAlarm, raiseAlarms } from '../notifications/alarms';
import { runJob } from './run-job';

const operators = ['kim@dalbit.example', 'night@dalbit.example'];
let server: TestServer;
let mailServer: MailTestServer;
let loggedErrors: object[];
beforeAll(async () => {
  server = await startTestServer();
  mailServer = await startMailTestServer();
});
beforeEach(async () => {
  loggedErrors = [];
  await mailServer.clear();
  await query('DELETE FROM outbox');
  await query('DELETE FROM alarm');
});
afterAll(async () => {
  await mailServer.close();
  await server.close();
});

const query = async (text: string) => (await server.database.pool.query(text)).rows;
const log = { info: () => undefined, warn: () => undefined, error: (facts: object) => void loggedErrors.push(facts) };
const raisePaymentAlarm = (subject: string) =>
  raiseAlarm(
    server.database.pool,
    log,
    'payment_needs_review',
    subject,
    'the provider no longer reports the status of this payment',
  );
const runMailer = async (operatorsMail = operators) => {
  const config = { ...server.deps.config, operatorsMail, publicUrl: 'https://dining.example' };
  const deps: Deps = { ...server.deps, config };
  await runJob('mailer', {
    deps: { ...deps, mail: mailServer.createService() },
    siteFolder: '',
    log,
    stopSignal: new AbortController().signal,
  });
};
const listSubjects = async () => (await mailServer.listMails()).map(({ subject }) => subject);
const listOpenAlarms = () => query('SELECT kind FROM alarm WHERE settled_at IS NULL');
const listWaitingMessages = () => query('SELECT kind FROM outbox WHERE sent_at IS NULL');

describe('an alarm', () => {
  it('is created once if it is raised twice in one call', async () => {
    const alarm = { kind: 'mail_given_up', subject: 'R-1', detail: 'x' } as const;
    await raiseAlarms(server.database.pool, log, [alarm, alarm]);
    expect([await listOpenAlarms(), await listWaitingMessages(), loggedErrors]).toEqual([
      [{ kind: 'mail_given_up' }],
      [{ kind: 'alarm_raised' }],
      [{ event: 'alarm.raised', kind: 'mail_given_up', subject: 'R-1' }],
    ]);
  });

  it('is logged, and mailed to the operators in Korean and English', async () => {
    await raisePaymentAlarm('H01-20260311-A');
    expect(loggedErrors).toEqual([{ event: 'alarm.raised', kind: 'payment_needs_review', subject: 'H01-20260311-A' }]);
    await runMailer();
    const [mail, ...otherMails] = await mailServer.listMails();
    expect(otherMails).toEqual([]);
    expect(mail).toMatchObject({
      to: operators,
      subject: '[payment_needs_review] H01-20260311-A',
      html: '',
      attachments: [],
    });
    expect(mail?.text).toContain('직원의 확인이 필요한 결제가 있습니다.');
    expect(mail?.text).toContain('A payment needs manual review');
    expect(mail?.text).toContain('the provider no longer reports the status of this payment');
    expect(mail?.text).toContain('https://dining.example');
  });

  it('is mailed once until it is closed, and again if it recurs', async () => {
    for (let count = 0; count < 3; count += 1) {
      await raisePaymentAlarm('H01-20260311-B');
      await runMailer();
    }
    expect([await listSubjects(), loggedErrors.length]).toEqual([['[payment_needs_review] H01-20260311-B'], 1]);
    await closeObsoleteAlarms(server.database.pool, log, ['payment_needs_review']);
    await raisePaymentAlarm('H01-20260311-B');
    await runMailer();
    expect([(await listSubjects()).length, loggedErrors.length]).toEqual([2, 2]);
  });

  it('is neither stored nor mailed if the transaction that raises it is rolled back', async () => {
    const client = await server.database.pool.connect();
    await client.query('BEGIN');
    await raiseAlarm(client, log, 'payment_needs_review', 'H01-20260311-C', 'x');
    await client.query('ROLLBACK');
    client.release();
    expect([await listOpenAlarms(), await listWaitingMessages()]).toEqual([[], []]);
  });

  it('is not mailed if it is closed before its mail is sent', async () => {
    await raisePaymentAlarm('H01-20260311-D');
    await closeObsoleteAlarms(server.database.pool, log, ['payment_needs_review']);
    await runMailer();
    expect([await listSubjects(), await listWaitingMessages()]).toEqual([[], []]);
  });

  it('is not mailed if no operators are configured', async () => {
    await raisePaymentAlarm('H01-20260311-E');
    await runMailer([]);
    expect([await listSubjects(), await listWaitingMessages(), await listOpenAlarms()]).toEqual([
      [],
      [],
      [{ kind: 'payment_needs_review' }],
    ]);
  });
});

describe('a mail to the operators that cannot be sent', () => {
  it.each([
    ['the mailbox does not exist', () => mailServer.injectFault({ kind: 'refuse', times: null })],
    ['it is a day overdue', () => query(`UPDATE outbox SET due_at = now() - interval '25 hours'`)],
  ])('raises no alarm about itself if %s', async (_name, preventSending) => {
    await raisePaymentAlarm('H01-20260311-F');
    await preventSending();
    await runMailer();
    expect([await listSubjects(), await listWaitingMessages()]).toEqual([[], []]);
    expect(await listOpenAlarms()).toEqual([{ kind: 'payment_needs_review' }]);
    expect(loggedErrors).toHaveLength(2);
  });
});
