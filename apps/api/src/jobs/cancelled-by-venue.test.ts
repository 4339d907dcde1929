import { cancelReservationForVenue } from '@dining/contract/staff/desk';
import { fillVariables } from '@dining/i18n/fill';
import { packs } from '@dining/i18n/site/all';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { grill } from '../../test/fixtures';
import { type MailTestServer, startMailTestServer } from '../../test/mail-test-server';
import { createDinnerOrder, type PaymentTestServer, startPaymentTestServer } from '../../test/payment-test-server';
import { type SmsTestServer, startSmsTestServer } from '../../test/sms-test-server';
import { type StaffCommandClient, startStaffCommandClient } from '../../test/staff-command-client';
import { attachStaff, testScopes } from '../../test/staff-server';
import { runJob } from './run-job';

let server: PaymentTestServer;
let staff: StaffCommandClient;
let mailServer: MailTestServer;
let smsServer: SmsTestServer;
const clock = { time: Date.parse('2026-03-11T09:00:00+09:00') };
beforeAll(async () => {
  server = await startPaymentTestServer({ HOLD_MAX_PER_VISITOR: '100' }, undefined, () => new Date(clock.time));
  [staff, mailServer, smsServer] = await Promise.all([
    startStaffCommandClient(server.deps),
    startMailTestServer(),
    startSmsTestServer(),
  ]);
});
beforeEach(async () => {
  await Promise.all([mailServer.clear(), smsServer.clear(), server.database.pool.query('DELETE FROM outbox')]);
});
afterAll(async () => {
  await Promise.all([staff.close(), mailServer.close(), smsServer.close()]);
  await server.close();
});

async function sendQueuedMessages(): Promise<void> {
  const deps = { ...server.deps, sms: smsServer.createService() };
  const { signal } = new AbortController();
  await runJob('mailer', {
    deps: { ...deps, mail: mailServer.createService() },
    siteFolder: '',
    log: server.paymentDeps.log,
    stopSignal: signal,
  });
  await runJob('sms', { deps, siteFolder: '', log: server.paymentDeps.log, stopSignal: signal });
}

it.each([
  [
    'ko',
    'Venue GRILL 한 예약을 취소하게 되어 죄송합니다 · 3월 12일(목) 18:00',
    '호텔 사정으로',
    '환불 금액(전액): 81,000원',
  ],
  [
    'en',
    'We are sorry: your reservation at Venue GRILL en is cancelled · Thu 12 Mar, 18:00',
    'refunded in full',
    'Refund (in full): ₩81,000',
  ],
  ['cn', '致歉：您在Venue GRILL 中的预订已取消 · 3月12日 周四 18:00', '将全额退还', '退款金额（全额）：₩81,000'],
  ['ja', '【Venue GRILL 日】ご予約キャンセルのお詫び（3月12日(木) 18:00）', '全額返金', '返金額（全額）：₩81,000'],
] as const)(
  'the messages about a cancellation by the venue announce the full refund and omit the internal reason: %s',
  async (language, subject, expectedText, refund) => {
    const { resvCode } = await server.reserve(
      await server.startGuestSession(),
      createDinnerOrder({ resvDate: '2026-03-12 18:00' }),
    );
    await server.database.pool.query('UPDATE reservation SET language = $2 WHERE resv_code = $1', [resvCode, language]);
    await staff.call(cancelReservationForVenue, { body: { resvCode, reason: 'an internal reason' } });
    await staff.call(cancelReservationForVenue, { body: { resvCode, reason: 'again' } });
    await sendQueuedMessages();
    const [[mail, ...otherMails], [sms, ...otherSms]] = [await mailServer.listMails(), await smsServer.listSms()];
    expect([otherMails, otherSms]).toEqual([[], []]);
    expect(mail?.subject).toBe(subject);
    expect(mail?.text).toContain(expectedText);
    expect(mail?.text).toContain(language === 'ko' ? '81,000원' : '₩81,000');
    expect(mail?.text).toContain(fillVariables(packs[language].cancellation.past.arrives.card, { days: 7 }));
    expect(sms?.text).toContain(refund);
    expect(`${mail?.text}${mail?.html}${sms?.text}`).not.toContain('an internal reason');
  },
);

it('the mail about a cancellation by the guest has the usual text for a cancellation', async () => {
  const guest = await server.startGuestSession();
  const { resvCode } = await server.reserve(guest, createDinnerOrder());
  await guest.post('/resv/cancel', { resvCode });
  await sendQueuedMessages();
  expect((await mailServer.listMails())[0]?.text).toContain(packs.en.resvStatus.sentences.cancel);
});

it('the messages link only to the other times that staff have chosen and that are still free', async () => {
  const staffServer = attachStaff(server, clock);
  const managerAccount = await staffServer.createStaff({ role: 'venue_manager', scope: testScopes.ownVenue });
  const manager = await staffServer.signIn(managerAccount);
  const { resvCode } = await server.reserve(
    await server.startGuestSession(),
    createDinnerOrder({ resvDate: '2026-03-13 18:00', resvAgainYn: 'Y' }),
  );
  const { alternatives } = (await manager.post('/resv/alternatives', { resvCode })).json;
  expect(alternatives).toHaveLength(3);
  expect(alternatives).not.toContainEqual(expect.objectContaining({ date: '2026-03-13', time: '18:00' }));
  const [chosenTime, otherTime] = (alternatives ?? []).map(({ dinCode, date, time }) => ({ dinCode, date, time }));
  const unavailableTime = { dinCode: grill, date: '2026-03-13', time: '03:00' };
  const cancellation = await manager.post('/resv/cancel', {
    resvCode,
    reason: 'a burst pipe',
    alternatives: [chosenTime, unavailableTime],
  });
  expect(cancellation.json).toMatchObject({ isRepetition: false, offered: 1 });
  await sendQueuedMessages();
  const [mail] = await mailServer.listMails();
  const [sms] = await smsServer.listSms();
  for (const message of [mail?.text, sms?.text]) {
    const [link = ''] = /http\S+reservation\/step\/2\S+/.exec(message ?? '') ?? [];
    const url = new URL(link);
    expect(url.pathname).toBe(`/reservation/step/2/${chosenTime?.dinCode}`);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      resvDate: `${chosenTime?.date} ${chosenTime?.time}`,
      resvType: 'table',
      adultCount: '2',
    });
    expect(message).toContain('Times we can offer instead');
    expect(message).not.toContain(`resvDate=${otherTime?.date}+${otherTime?.time}`);
    expect(message).not.toContain('a burst pipe');
  }
});
