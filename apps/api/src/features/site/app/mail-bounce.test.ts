import { fileURLToPath } from 'node:url';
import { getService } from '@dining/contract/staff/service';
import type { ResvCode } from '@dining/domain/shared/codes';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { grill } from '../../../../test/fixtures';
import { type MailTestServer, startMailTestServer } from '../../../../test/mail-test-server';
import {
  createDinnerOrder,
  type PaymentTestServer,
  startPaymentTestServer,
} from '../../../../test/payment-test-server';
import { type StaffCommandClient, startStaffCommandClient } from '../../../../test/staff-command-client';
import { inTransaction } from '../../../db/transaction';
import { runJob } from '../../../jobs/run-job';
import { enqueueConfirmationAgain } from '../../../stores/reservations/contact';

const bounceSecret = 'secret-of-the-mail-server';
let server: PaymentTestServer;
let mailServer: MailTestServer;
let staffClient: StaffCommandClient;
beforeAll(async () => {
  server = await startPaymentTestServer({ HOLD_MAX_PER_VISITOR: '100', MAIL_BOUNCE_SECRET: bounceSecret });
  mailServer = await startMailTestServer();
  staffClient = await startStaffCommandClient(server.deps);
  // Without an e-mail address, the restaurants get no mail about bookings for today.
  await server.database.pool.query(`UPDATE hotel SET business = business || '{"email": ""}'`);
  await server.database.pool.query(`UPDATE venue SET mailbox = ''`);
});
beforeEach(async () => {
  await mailServer.clear();
  await server.database.pool.query('DELETE FROM alarm');
});
afterAll(async () => {
  await staffClient.close();
  await mailServer.close();
  await server.close();
});

const siteFolder = fileURLToPath(new URL('../../../../../web/public', import.meta.url));
const sendMails = () =>
  runJob('mailer', {
    deps: { ...server.deps, mail: mailServer.createService(undefined, undefined, 'bounce@dalbit.example') },
    siteFolder,
    log: server.paymentDeps.log,
    stopSignal: new AbortController().signal,
  });
const listAlarms = async () =>
  (await server.database.pool.query('SELECT kind, subject, detail FROM alarm ORDER BY id')).rows;
const sendReport = (payload: string, headers: Record<string, string> = {}) =>
  server.app.inject({
    method: 'POST',
    url: '/mail/bounce',
    payload,
    headers: { 'content-type': 'message/rfc822', authorization: `Bearer ${bounceSecret}`, ...headers },
  });
/** Reserves for today and sends the confirmation. `report` says that the mail bounced; it is empty without a mail. */
async function reserveAndSendMail(changes: Parameters<typeof createDinnerOrder>[0] = {}) {
  const guest = await server.startGuestSession();
  const { resvCode } = await server.reserve(guest, createDinnerOrder({ resvDate: '2026-03-11 19:00', ...changes }));
  await sendMails();
  const [mail] = await mailServer.listMails();
  const getMailFailedYn = async (visitor: typeof guest) =>
    (await visitor.post('/resv/view', { resvCode })).json.resvInfo?.resvMailFailYn;
  return {
    resvCode,
    report: mail === undefined ? '' : await mailServer.getBounceReport(mail.id),
    guest,
    getMailFailedYn,
  };
}

describe('a mail that bounces', () => {
  it('is shown to the booker and to staff, but not to other visitors, and raises an alarm', async () => {
    const { resvCode, report, guest, getMailFailedYn } = await reserveAndSendMail();
    expect(await getMailFailedYn(guest)).toBe('N');
    expect((await sendReport(report)).json()).toEqual({ recorded: true });
    expect(await getMailFailedYn(guest)).toBe('Y');
    expect(await getMailFailedYn(server.createVisitor())).toBe('N');
    expect(await listAlarms()).toEqual([
      { kind: 'mail_refused', subject: resvCode, detail: 'reservation_made, returned with status 5.1.1' },
    ]);
    const { service } = await staffClient.call(getService, { params: { dinCode: grill, day: '2026-03-11' } });
    expect(service?.parties.find((party) => party.resvCode === resvCode)?.isMailFailed).toBe(true);
  });

  it('is shown if it is the confirmation that staff have sent again, until another one is sent', async () => {
    const { resvCode, getMailFailedYn, guest } = await reserveAndSendMail();
    const resend = () =>
      inTransaction(server.database.pool, (client) => enqueueConfirmationAgain(client, resvCode as ResvCode));
    await resend();
    await mailServer.clear();
    await sendMails();
    const [mail] = await mailServer.listMails();
    expect(mail?.messageId).toContain(`reservation-made.${resvCode}.1@`);
    expect((await sendReport(await mailServer.getBounceReport(mail?.id ?? 0))).json()).toEqual({ recorded: true });
    expect(await getMailFailedYn(guest)).toBe('Y');
    await resend();
    expect(await getMailFailedYn(guest)).toBe('N');
  });

  it('is recorded once if its report arrives twice', async () => {
    const { report } = await reserveAndSendMail();
    expect((await sendReport(report)).json()).toEqual({ recorded: true });
    expect((await sendReport(report)).json()).toEqual({ recorded: false });
    expect(await listAlarms()).toHaveLength(1);
  });

  it('is recognised by its return path alone', async () => {
    const { report, guest, getMailFailedYn } = await reserveAndSendMail();
    expect((await sendReport(report.replace(/^Message-ID:.*\r\n/m, ''))).json()).toEqual({ recorded: true });
    expect(await getMailFailedYn(guest)).toBe('Y');
  });

  it('is recorded only if the report has the secret of our mail server', async () => {
    const { report, guest, getMailFailedYn } = await reserveAndSendMail();
    expect((await sendReport(report, { authorization: 'Bearer another-secret' })).statusCode).toBe(403);
    expect((await sendReport(report, { authorization: '' })).statusCode).toBe(403);
    expect(await getMailFailedYn(guest)).toBe('N');
    expect(await listAlarms()).toEqual([]);
  });

  it.each([
    ['not a mail', 'no report'],
    ['empty', ''],
    ['about a mail that was never sent', 'reservation-made.20260101-ZZZZZZZZZZ'],
  ])('is not recorded if its report is %s', async (_case, text) => {
    const { report } = await reserveAndSendMail();
    const payload = text.startsWith('reservation') ? report.replace(/reservation-made\.[\w-]+/g, text) : text;
    expect((await sendReport(payload)).json()).toEqual({ recorded: false });
    expect(await listAlarms()).toEqual([]);
  });
});

describe('a mail that the mail server rejects', () => {
  it('is shown to the booker, and raises an alarm', async () => {
    await mailServer.injectFault({ kind: 'refuse' });
    const { resvCode, guest, getMailFailedYn } = await reserveAndSendMail();
    expect(await getMailFailedYn(guest)).toBe('Y');
    expect(await listAlarms()).toEqual([{ kind: 'mail_refused', subject: resvCode, detail: 'reservation_made' }]);
  });
});

it('a mail to a carrier’s address with consecutive dots is sent and not shown as failed', async () => {
  const { guest, getMailFailedYn } = await reserveAndSendMail({ resvUserEmail: 'A..b@docomo.ne.jp' });
  expect((await mailServer.listMails()).map(({ to }) => to)).toEqual([['"A..b"@docomo.ne.jp']]);
  expect(await getMailFailedYn(guest)).toBe('N');
});
