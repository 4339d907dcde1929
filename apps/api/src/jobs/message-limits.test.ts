import { cancelReservationForVenue } from '@dining/contract/staff/desk';
import type { ResvCode } from '@dining/domain/shared/codes';
import { toCode } from '@dining/domain/shared/codes';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dinner, mina } from '../../test/fixtures';
import { type MailTestServer, startMailTestServer } from '../../test/mail-test-server';
import {
  createDinnerOrder,
  type PaymentTestServer,
  startPaymentTestServer,
  type TestClient,
} from '../../test/payment-test-server';
import { type SmsTestServer, startSmsTestServer } from '../../test/sms-test-server';
import { type StaffCommandClient, startStaffCommandClient } from '../../test/staff-command-client';
import { runJob } from './run-job';

const phone = '010-1234-5678';
let server: PaymentTestServer;
let staff: StaffCommandClient;
let mailServer: MailTestServer;
let smsServer: SmsTestServer;
beforeAll(async () => {
  server = await startPaymentTestServer({
    UNPAID_MAX_PER_PERSON: '1000',
    UNPAID_MAX_PER_ADDRESS: '1000',
    UNPAID_SHARE_PER_VISITOR: '100',
    UNPAID_SHARE_PER_ADDRESS: '100',
  });
  await query('UPDATE product_option SET price = 0 WHERE prod_code = $1', [dinner]);
  [staff, mailServer, smsServer] = await Promise.all([
    startStaffCommandClient(server.deps),
    startMailTestServer(),
    startSmsTestServer(),
  ]);
});
beforeEach(async () => {
  await Promise.all([
    mailServer.clear(),
    smsServer.clear(),
    query('DELETE FROM outbox'),
    query('DELETE FROM rate_limit'),
  ]);
});
afterAll(async () => {
  await Promise.all([staff.close(), mailServer.close(), smsServer.close()]);
  await server.close();
});

const query = async (text: string, values: unknown[] = []) => (await server.database.pool.query(text, values)).rows;
async function runMessageJobs(): Promise<void> {
  const { signal } = new AbortController();
  const { log } = server.paymentDeps;
  await runJob('mailer', {
    deps: { ...server.deps, mail: mailServer.createService() },
    siteFolder: '',
    log,
    stopSignal: signal,
  });
  await runJob('sms', {
    deps: { ...server.deps, sms: smsServer.createService() },
    siteFolder: '',
    log,
    stopSignal: signal,
  });
}
const days = ['13', '16', '17', '18', '19', '23', '24', '25', '26', '27'];
const times = ['18:00', '18:30', '19:00'];
let bookingCount = 0;
/** Books without payment, with the e-mail address and phone number of a member. */
async function book(booker: TestClient): Promise<string> {
  const day = days[Math.floor(bookingCount / times.length) % days.length];
  const visit = `2026-03-${day} ${times[bookingCount % times.length]}`;
  bookingCount += 1;
  const order = createDinnerOrder({
    resvDate: visit,
    resvSetleAmnt: 0,
    resvUserEmail: mina.userId,
    resvUserTel: phone,
    visitTel: phone,
  });
  const { json } = await booker.post('/resv/insert', { ...order, againYn: 'Y' });
  if (json.result !== 'success') throw new Error(JSON.stringify(json));
  // Reminders have a separate limit, and the database's clock decides when they are due.
  await query(`DELETE FROM outbox WHERE kind = 'visit_reminder'`);
  return json.resvCode ?? '';
}
const bookMany = async (booker: TestClient, count: number): Promise<string[]> => {
  const codes: string[] = [];
  for (let index = 0; index < count; index += 1) codes.push(await book(booker));
  return codes;
};
/** Counts the unsent messages by channel and kind. */
const countWaitingMessages = () =>
  query(`SELECT channel, kind, count(*)::int AS count FROM outbox WHERE sent_at IS NULL GROUP BY 1, 2 ORDER BY 1, 2`);

describe('bookings without payment that use a member’s contact data', () => {
  it('send at most ten mails and ten SMS a day for one guest, and fifteen for all guests together', async () => {
    await bookMany(await server.startGuestSession(), 11);
    await runMessageJobs();
    expect(await countWaitingMessages()).toEqual([
      { channel: 'mail', kind: 'reservation_made', count: 1 },
      { channel: 'sms', kind: 'reservation_made', count: 1 },
    ]);
    await bookMany(await server.startGuestSession(), 6);
    await runMessageJobs();
    expect([(await mailServer.listMails()).length, (await smsServer.listSms()).length]).toEqual([15, 15]);
  });

  it('delay no mail about the account, and neither do their cancellations', async () => {
    for (const guest of [await server.startGuestSession(), await server.startGuestSession()])
      for (const resvCode of await bookMany(guest, 9)) {
        await runMessageJobs();
        await guest.post('/resv/cancel', { resvCode });
      }
    await runMessageJobs();
    expect((await countWaitingMessages()).map(({ kind }) => kind)).toContain('reservation_cancelled');
    await mailServer.clear();
    const member = await server.signInMember(mina.userId, mina.password);
    const newPassword = 'a much longer one than before';
    expect((await member.post('/mypage/changePassword', { password: mina.password, newPassword })).status).toBe(200);
    expect(
      (await member.post('/mypage/changePassword', { password: newPassword, newPassword: mina.password })).status,
    ).toBe(200);
    await runMessageJobs();
    const messageIds = (await mailServer.listMails()).map(({ messageId }) => messageId);
    expect(messageIds.filter((id) => id?.includes('password-changed'))).toHaveLength(2);
  });

  it('delay no message about a cancellation by the hotel', async () => {
    const guest = await server.startGuestSession();
    const codes = await bookMany(guest, 17);
    await runMessageJobs();
    for (const resvCode of codes)
      await staff.call(cancelReservationForVenue, {
        body: { resvCode: toCode<ResvCode>(resvCode), reason: 'a flood' },
      });
    await mailServer.clear();
    await smsServer.clear();
    await runMessageJobs();
    expect([(await mailServer.listMails()).length, (await smsServer.listSms()).length]).toEqual([17, 17]);
    expect((await countWaitingMessages()).filter(({ kind }) => kind === 'reservation_cancelled')).toEqual([]);
  });

  it('delay no message about a booking by the member', async () => {
    for (const guest of [await server.startGuestSession(), await server.startGuestSession()]) await bookMany(guest, 9);
    await runMessageJobs();
    await mailServer.clear();
    await smsServer.clear();
    const resvCode = await book(await server.signInMember(mina.userId, mina.password));
    await runMessageJobs();
    expect((await mailServer.listMails()).map(({ text }) => text.includes(resvCode))).toEqual([true]);
    expect((await smsServer.listSms()).map(({ customFields }) => customFields['id'])).toEqual([
      `reservation-made.${resvCode}`,
    ]);
  });
});
