import type { ReservationRequestBody } from '@dining/contract/site/orders/order';
import { type ResvCode, toCode } from '@dining/domain/shared/codes';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type MailTestServer, startMailTestServer } from '../../test/mail-test-server';
import {
  createCakeOrder,
  createDinnerOrder,
  type PaymentTestServer,
  startPaymentTestServer,
} from '../../test/payment-test-server';
import { type SmsTestServer, startSmsTestServer } from '../../test/sms-test-server';
import { enqueueGuestMessages } from '../booking/checkout/create-reservation';
import { runJob } from './run-job';

/** The server's clock shows Wednesday, 2026-03-11, 09:00 in Seoul. */
let server: PaymentTestServer;
let mailServer: MailTestServer;
let smsServer: SmsTestServer;
beforeAll(async () => {
  server = await startPaymentTestServer({ HOLD_MAX_PER_VISITOR: '100' });
  [mailServer, smsServer] = await Promise.all([startMailTestServer(), startSmsTestServer()]);
});
beforeEach(async () => {
  await Promise.all([mailServer.clear(), smsServer.clear(), query('DELETE FROM outbox')]);
});
afterAll(async () => {
  await Promise.all([mailServer.close(), smsServer.close(), server.close()]);
});

const query = async (text: string, values: unknown[] = []) => (await server.database.pool.query(text, values)).rows;
const listReminders = (resvCode: string) =>
  query(
    `SELECT channel, due_at AS at, send_at = due_at AS "waitsUntilDue" FROM outbox
     WHERE kind = 'visit_reminder' AND payload ->> 'resvCode' = $1 ORDER BY channel`,
    [resvCode],
  );
const createReservation = async (order: ReservationRequestBody) => {
  const guest = await server.startGuestSession();
  return { guest, ...(await server.reserve(guest, order)) };
};
/** Runs the mailer and the SMS job with only reminders, which are made due. The server's clock shows `at`. */
async function sendReminders(at: string): Promise<void> {
  await query(`DELETE FROM outbox WHERE kind <> 'visit_reminder'`);
  await query('UPDATE outbox SET due_at = now(), send_at = now()');
  const deps = { ...server.deps, sms: smsServer.createService(), now: () => new Date(at) };
  const { log } = server.paymentDeps;
  const { signal } = new AbortController();
  await runJob('mailer', {
    deps: { ...deps, mail: mailServer.createService() },
    siteFolder: '',
    log,
    stopSignal: signal,
  });
  await runJob('sms', { deps, siteFolder: '', log, stopSignal: signal });
}
const listSent = async () => ({
  mails: (await mailServer.listMails()).map(({ subject }) => subject),
  sms: (await smsServer.listSms()).map(({ text }) => text.split('\n')[0]),
});
const noMessages = { mails: [], sms: [] };

describe('the reminder that a reservation enqueues', () => {
  it.each([
    ['is due on Thursday for a Friday evening', createDinnerOrder(), '2026-03-12T10:00:00+09:00'],
    [
      'is due this morning for tomorrow evening',
      createDinnerOrder({ resvDate: '2026-03-12 18:00' }),
      '2026-03-11T10:00:00+09:00',
    ],
    ['is due the day before for a pickup', createCakeOrder(), '2026-03-12T10:00:00+09:00'],
  ])('%s', async (_name, order, at) => {
    const { resvCode } = await createReservation(order);
    expect(await listReminders(resvCode)).toEqual([
      { channel: 'mail', at: new Date(at), waitsUntilDue: true },
      { channel: 'sms', at: new Date(at), waitsUntilDue: true },
    ]);
  });

  it('is only a mail if the phone number is foreign', async () => {
    const { resvCode } = await createReservation(createDinnerOrder({ resvUserTel: '+819012345678' }));
    expect((await listReminders(resvCode)).map(({ channel }) => channel)).toEqual(['mail']);
  });

  it.each([
    ['a minute before the reminder is due', '2026-03-12T09:59:00+09:00', 2],
    ['when the reminder is due', '2026-03-12T10:00:00+09:00', 0],
    ['the evening before the visit', '2026-03-12T21:00:00+09:00', 0],
    ['on the day of the visit', '2026-03-13T11:00:00+09:00', 0],
  ])('is enqueued only if the guest books before it is due: %s', async (_name, now, count) => {
    const { resvCode } = await createReservation(createDinnerOrder());
    await query('DELETE FROM outbox');
    const client = await server.database.pool.connect();
    await enqueueGuestMessages(
      client,
      toCode<ResvCode>(resvCode),
      { date: '2026-03-13', time: '18:00' },
      new Date(now),
    );
    client.release();
    expect(await listReminders(resvCode)).toHaveLength(count);
  });
});

describe('a reminder', () => {
  it('is sent once, by mail and SMS, with a link to confirm the visit', async () => {
    const { resvCode } = await createReservation(createDinnerOrder());
    await sendReminders('2026-03-12T10:00:02+09:00');
    await sendReminders('2026-03-12T10:00:07+09:00');
    const [mail, ...otherMails] = await mailServer.listMails();
    const [sms, ...otherSms] = await smsServer.listSms();
    expect([otherMails, otherSms]).toEqual([[], []]);
    expect(mail?.subject).toBe('Your reservation at Venue GRILL en is coming up · Fri 13 Mar, 18:00');
    expect(mail?.calendars).toEqual([]);
    expect(sms).toMatchObject({ to: '01012340000', type: 'LMS' });
    const links = [...(mail?.text ?? '').matchAll(/https?:\S+/g), ...(sms?.text ?? '').matchAll(/https?:\S+/g)].map(
      ([link]) => new URL(link),
    );
    expect(links.map(({ pathname }) => pathname)).toEqual([
      '/reservation/visit',
      `/reservation/prod/payment/complete/${resvCode}`,
      // The link with directions to the restaurant, and the secret link again, written out under its own heading.
      '/maps/dir/',
      `/reservation/prod/payment/complete/${resvCode}`,
      '/reservation/visit',
    ]);
    const { searchParams } = links[0] ?? new URL('http://none');
    expect([searchParams.get('resvCode'), searchParams.get('lang')]).toEqual([resvCode, 'en']);
    const key = searchParams.get('key');
    const visitor = server.createVisitor();
    expect((await visitor.post('/resv/visit', { resvCode, key })).json.visitInfo).toMatchObject({ comingYn: 'N' });
    expect((await visitor.post('/resv/coming', { resvCode, key })).json).toEqual({ result: 'success' });
  });

  it('is not sent to a guest whose reservation is cancelled', async () => {
    const { guest, resvCode } = await createReservation(createDinnerOrder());
    expect((await guest.post('/resv/cancel', { resvCode })).json.result).toBe('success');
    await sendReminders('2026-03-12T10:00:02+09:00');
    expect(await listSent()).toEqual(noMessages);
    expect(await query('SELECT 1 FROM outbox WHERE sent_at IS NULL')).toEqual([]);
  });

  it.each([
    ['sent on the morning of the visit', '2026-03-13T09:59:00+09:00', 1],
    ['not sent once the visit has begun', '2026-03-13T18:00:00+09:00', 0],
  ])('that was not sent in time is %s', async (_name, at, count) => {
    await createReservation(createDinnerOrder());
    await sendReminders(at);
    expect((await listSent()).mails).toHaveLength(count);
  });

  it('that was not sent in time is sent on the day of a pickup, before the pickup time', async () => {
    await createReservation(createCakeOrder());
    await sendReminders('2026-03-13T07:00:00+09:00');
    expect((await listSent()).mails).toHaveLength(1);
  });

  it('does not offer to cancel a confirmed reservation, neither in the mail nor in the SMS', async () => {
    const { resvCode } = await createReservation(createDinnerOrder());
    await query(`UPDATE reservation SET status = 'confirm' WHERE resv_code = $1`, [resvCode]);
    await sendReminders('2026-03-12T10:00:02+09:00');
    const [mail] = await mailServer.listMails();
    expect(mail?.text).toContain('View your reservation\n');
    expect(mail?.text).not.toContain('Cancel the reservation');
    const [sms] = await smsServer.listSms();
    expect(sms?.text).toContain('Let us know that you are coming: http');
    expect(sms?.text).not.toMatch(/cancel/i);
  });
});
