import type { ReservationRequestBody } from '@dining/contract/site/orders/order';
import { languages } from '@dining/domain/shared/language';
import { demoAlimTalk } from '@dining/fakes/solapi/messages';
import { countBytes } from '@dining/fakes/solapi/sms-store';
import { mails } from '@dining/i18n/mail/all';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDinnerOrder, type PaymentTestServer, startPaymentTestServer } from '../../test/payment-test-server';
import { type SmsTestServer, startSmsTestServer } from '../../test/sms-test-server';
import type { SolapiOptions } from '../adapters/solapi/solapi';
import { getLimit } from '../config/limits';
import { rateLimit } from '../lib/rate-limiter';
import { runJob } from './run-job';

let server: PaymentTestServer;
let smsServer: SmsTestServer;
beforeAll(async () => {
  server = await startPaymentTestServer({ HOLD_MAX_PER_VISITOR: '100' });
  smsServer = await startSmsTestServer();
});
beforeEach(async () => {
  await Promise.all([smsServer.clear(), query('DELETE FROM outbox'), query('DELETE FROM alarm')]);
});
afterAll(async () => {
  await Promise.all([smsServer.close(), server.close()]);
});

const query = async (text: string, values: unknown[] = []) => (await server.database.pool.query(text, values)).rows;
const createReservation = async (changes: Partial<ReservationRequestBody> = {}) => {
  const guest = await server.startGuestSession();
  const reservation = await server.reserve(guest, createDinnerOrder(changes));
  await query(`DELETE FROM outbox WHERE kind = 'visit_reminder'`);
  return { guest, ...reservation };
};
const runSmsJob = (changes: Partial<SolapiOptions> = {}, stopSignal = new AbortController().signal) =>
  runJob('sms', {
    deps: { ...server.deps, sms: smsServer.createService(changes) },
    siteFolder: '',
    log: server.paymentDeps.log,
    stopSignal,
  });
const makeDue = () => query('UPDATE outbox SET send_at = now()');
const listWaitingSms = () =>
  query(`SELECT kind, attempts FROM outbox WHERE channel = 'sms' AND sent_at IS NULL ORDER BY id`);
const listAlarms = () => query('SELECT kind, subject, htl_code AS hotel FROM alarm ORDER BY kind');
const getFirstSmsLines = async () => (await smsServer.listSms())[0]?.text.split('\n') ?? [];

describe('a Korean phone number', () => {
  it.each([
    ['ko', '[Hotel 1 한] 예약이 완료되었습니다.', '2026-03-13 (금) 18:00 · 성인 2명', '결제: 81,000원'],
    ['en', '[Hotel 1 en] Your reservation is confirmed.', '2026-03-13 (Fri) 18:00 · 2 adults', 'Payment: ₩81,000'],
    ['cn', '【Hotel 1 中】预订成功。', '2026-03-13 (周五) 18:00 · 成人2位', '付款：₩81,000'],
    ['ja', '【Hotel 1 日】ご予約が完了いたしました。', '2026-03-13 (金) 18:00／大人2名様', 'お支払い：₩81,000'],
  ])('gets one SMS in the language of the reservation: %s', async (language, first, visit, paid) => {
    const { resvCode } = await createReservation();
    await query('UPDATE reservation SET language = $2 WHERE resv_code = $1', [resvCode, language]);
    await runSmsJob();
    await runSmsJob();
    const [sms, ...otherSms] = await smsServer.listSms();
    expect(otherSms).toEqual([]);
    expect(sms).toMatchObject({ to: '01012340000', customFields: { id: `reservation-made.${resvCode}` } });
    const lines = await getFirstSmsLines();
    expect([lines[0], lines[2], lines[3]]).toEqual([first, visit, paid]);
    expect(sms?.text).toMatch(new RegExp(`/reservation/prod/payment/complete/${resvCode}\\?key=[^ ]+&lang=`));
    expect(await listWaitingSms()).toEqual([]);
  });

  it('gets an SMS with the fee and the refund of a cancellation', async () => {
    const { guest, resvCode } = await createReservation({ resvDate: '2026-03-12 18:00' });
    await guest.post('/resv/cancel', { resvCode });
    await runSmsJob();
    const sentSms = await smsServer.listSms();
    // The SMS about the booking was not sent before the cancellation, and is now obsolete.
    expect(sentSms.map(({ customFields }) => customFields['id'])).toEqual([`reservation-cancelled.${resvCode}`]);
    expect(sentSms[0]?.text).toMatch(/Amount paid: ₩81,000\nCancellation fee: ₩8,100\nRefund: ₩72,900/);
  });

  it('gets a link without a key for a reservation with allergies', async () => {
    const kiwi = { resvQsAllergyCode: 'AG0005', resvQsAllergyYn: 'Y' as const, resvQsAllergyEtc: 'kiwi' };
    await createReservation({ resvQsAllergyYn: 'Y', allergyAgreYn: 'Y', resvQsAllergyList: [kiwi] });
    await runSmsJob();
    expect((await smsServer.listSms())[0]?.text).not.toMatch(/key=|kiwi/);
  });

  it.each(languages)('gets SMS in %s that are short enough for the longest names', (language) => {
    // Fills each placeholder with 80 characters of two bytes. The longest URL has fewer bytes: 120 of one byte.
    const longestTexts = Object.values(mails[language].phone).map((text) =>
      text.replace(/\{\{\w+\}\}/g, '가'.repeat(80)),
    );
    expect(Math.max(...longestTexts.map(countBytes))).toBeLessThanOrEqual(2_000);
  });
});

it('a foreign phone number gets no SMS', async () => {
  await createReservation({ resvUserTel: '+819012345678' });
  expect(await listWaitingSms()).toEqual([]);
});

it('a Korean phone number gets an AlimTalk with the content of the SMS if the language has a template', async () => {
  await smsServer.registerTemplate('KA-made-ko', mails.ko.phone.made.replace(/\{\{(\w+)\}\}/g, '#{$1}'));
  const alimTalk = { channel: demoAlimTalk.pfId, templates: { reservation_made: { ko: 'KA-made-ko' } } };
  const { resvCode } = await createReservation();
  await query(`UPDATE reservation SET language = 'ko' WHERE resv_code = $1`, [resvCode]);
  await createReservation();
  await runSmsJob({ alimTalk });
  // SMS are sent concurrently, in any order.
  const sentSms = await smsServer.listSms();
  expect(new Set(sentSms.map(({ type, template }) => `${type} ${template ?? ''}`))).toEqual(
    new Set(['ATA KA-made-ko', 'LMS ']),
  );
  const sentAlimTalk = sentSms.find(({ type }) => type === 'ATA');
  expect(sentAlimTalk?.text).toBe(sentAlimTalk?.fallback);
});

describe('an attempt to send an SMS whose outcome is unknown', () => {
  it('is not repeated if the SMS was sent', async () => {
    await createReservation();
    await smsServer.injectFault('send', 'sentThenDrop');
    await runSmsJob();
    expect(await listWaitingSms()).toEqual([{ kind: 'reservation_made', attempts: 1 }]);
    await makeDue();
    await runSmsJob();
    await runSmsJob();
    expect(await smsServer.listSms()).toHaveLength(1);
    expect([await listWaitingSms(), await listAlarms()]).toEqual([[], []]);
  });

  it('is not repeated if the process ended after the SMS was sent', async () => {
    const { resvCode } = await createReservation();
    const first = { id: `reservation-made.${resvCode}`, to: '01012340000', text: 'the first SMS' };
    const template = { name: 'reservation_made', language: 'ko', variables: {} } as const;
    await query('UPDATE outbox SET attempts = 1');
    await smsServer.createService().send({ ...first, template });
    await runSmsJob();
    expect((await smsServer.listSms()).map(({ text }) => text)).toEqual(['the first SMS']);
    expect(await listWaitingSms()).toEqual([]);
  });

  it('is repeated if the SMS was not sent', async () => {
    await createReservation();
    await smsServer.injectFault('send', 'drop');
    await runSmsJob();
    await makeDue();
    await runSmsJob();
    expect(await smsServer.listSms()).toHaveLength(1);
  });

  it('is not repeated while the service cannot be queried', async () => {
    await createReservation();
    await smsServer.injectFault('send', 'sentThenDrop');
    await runSmsJob();
    await smsServer.injectFault('list', 'http500');
    await makeDue();
    await runSmsJob();
    expect(await listWaitingSms()).toEqual([{ kind: 'reservation_made', attempts: 2 }]);
    await makeDue();
    await runSmsJob();
    expect([await listWaitingSms(), (await smsServer.listSms()).length]).toEqual([[], 1]);
  });
});

describe('an SMS service that fails', () => {
  it('is not called again with an SMS that it refused, and staff are alerted', async () => {
    const { resvCode } = await createReservation();
    await smsServer.injectFault('send', 'refuse');
    await runSmsJob();
    await makeDue();
    await runSmsJob();
    expect(await smsServer.listSms()).toEqual([]);
    expect(await listAlarms()).toEqual([{ kind: 'sms_refused', subject: resvCode, hotel: 'H01' }]);
  });

  it('leaves an SMS waiting if it accepts none from our account; staff are alerted after a day', async () => {
    const { resvCode } = await createReservation();
    await smsServer.injectFault('send', 'noBalance');
    await runSmsJob();
    expect([await listWaitingSms(), await listAlarms()]).toEqual([[{ kind: 'reservation_made', attempts: 1 }], []]);
    await query(`UPDATE outbox SET send_at = now(), due_at = now() - interval '25 hours'`);
    await runSmsJob();
    expect([await smsServer.listSms(), await listWaitingSms()]).toEqual([[], []]);
    expect(await listAlarms()).toEqual([{ kind: 'sms_given_up', subject: resvCode, hotel: 'H01' }]);
  });

  it('does not increase the number of attempts to send the mail', async () => {
    await createReservation();
    await smsServer.injectFault('send', 'noBalance');
    await runSmsJob();
    expect(await query(`SELECT attempts FROM outbox WHERE channel = 'mail'`)).toEqual([{ attempts: 0 }]);
  });
});

it('an SMS of a guest who has already caused thirty to the same phone waits for 24 hours', async () => {
  const { resvCode } = await createReservation({ resvUserTel: '010-5555-6666' });
  const [{ guestId }] = await query('SELECT guest_id AS "guestId" FROM reservation WHERE resv_code = $1', [resvCode]);
  const subject = { channel: 'sms', kind: 'reservation_made', recipient: '01055556666', bookedBy: guestId };
  const limit = getLimit('ownMessages', subject);
  for (let count = 0; count < 30; count += 1) await rateLimit.consume(server.deps, [limit]);
  await runSmsJob();
  expect(await smsServer.listSms()).toEqual([]);
  expect(
    await query(
      `SELECT round(extract(epoch FROM send_at - now()) / 3600)::int AS hours FROM outbox WHERE channel = 'sms'`,
    ),
  ).toEqual([{ hours: 24 }]);
});

it('SMS are discarded if no SMS account is configured', async () => {
  await createReservation();
  await runJob('sms', {
    deps: server.deps,
    siteFolder: '',
    log: server.paymentDeps.log,
    stopSignal: new AbortController().signal,
  });
  await runSmsJob();
  expect([await smsServer.listSms(), await listWaitingSms(), await listAlarms()]).toEqual([[], [], []]);
});

it('no SMS is sent after a stop signal', async () => {
  await createReservation();
  await runSmsJob({}, AbortSignal.abort());
  expect(await listWaitingSms()).toEqual([{ kind: 'reservation_made', attempts: 0 }]);
});
