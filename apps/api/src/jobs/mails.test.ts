import { fileURLToPath } from 'node:url';
import { parsePicturePath } from '@dining/contract/codecs/picture-path';
import type { ReservationRequestBody } from '@dining/contract/site/orders/order';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dinner } from '../../test/fixtures';
import { type MailTestServer, startMailTestServer } from '../../test/mail-test-server';
import {
  createCakeOrder,
  createDinnerOrder,
  type PaymentTestServer,
  startPaymentTestServer,
} from '../../test/payment-test-server';
import { getLimit } from '../config/limits';
import { getPicturePath } from '../demo/group';
import { rateLimit } from '../lib/rate-limiter';
import { runJob } from './run-job';

let server: PaymentTestServer;
let mailServer: MailTestServer;
beforeAll(async () => {
  server = await startPaymentTestServer({ HOLD_MAX_PER_VISITOR: '100' });
  mailServer = await startMailTestServer();
});
beforeEach(async () => {
  await mailServer.clear();
  await server.database.pool.query('DELETE FROM outbox');
});
afterAll(async () => {
  await mailServer.close();
  await server.close();
});

const siteFolder = fileURLToPath(new URL('../../../web/public', import.meta.url));
const runMailer = (stopSignal = new AbortController().signal) =>
  runJob('mailer', {
    deps: { ...server.deps, mail: mailServer.createService() },
    siteFolder,
    log: server.paymentDeps.log,
    stopSignal,
  });
const createReservation = async (changes: Partial<ReservationRequestBody> = {}) => {
  const guest = await server.startGuestSession();
  const reservation = await server.reserve(guest, createDinnerOrder(changes));
  // By the database's clock the visit is over, so its reminder is due at once. Other tests cover it.
  await query(`DELETE FROM outbox WHERE kind = 'visit_reminder'`);
  return { guest, ...reservation };
};
const query = async (text: string, values: unknown[] = []) => (await server.database.pool.query(text, values)).rows;
const listWaitingMails = async () =>
  query(`SELECT kind, attempts FROM outbox WHERE channel = 'mail' AND sent_at IS NULL ORDER BY id`);
/** Makes deferred messages due at once. */
const makeDue = () => query('UPDATE outbox SET send_at = now()');

describe('the mail about a new reservation', () => {
  it.each([
    [
      'ko',
      'ko',
      'Venue GRILL 한 예약이 완료되었습니다 · 3월 13일(금) 18:00',
      '2026-03-13 (금) 18:00',
      '성인 2명',
      '81,000원',
      ': 종로 1\n',
    ],
    [
      'en',
      'en',
      'Your reservation at Venue GRILL en is confirmed · Fri 13 Mar, 18:00',
      '2026-03-13 (Fri) 18:00',
      '2 adults',
      '₩81,000',
      ': 1 Jong-ro\n  종로 1\n',
    ],
    [
      'cn',
      'zh-Hans',
      'Venue GRILL 中预订成功 · 3月13日 周五 18:00',
      '2026-03-13 (周五) 18:00',
      '成人2位',
      '₩81,000',
      ': 종로 1\n',
    ],
    [
      'ja',
      'ja',
      '【Venue GRILL 日】ご予約完了のお知らせ（3月13日(金) 18:00）',
      '2026-03-13 (金) 18:00',
      '大人2名',
      '₩81,000',
      ': 종로 1\n',
    ],
  ])(
    'is sent once, in the language that the reservation was made in: %s',
    async (language, html, subject, visit, party, paid, addressLines) => {
      const address = { address: '종로 1', readable: { address: { default: '종로 1', en: '1 Jong-ro' } } };
      await query('UPDATE hotel SET business = business || $1', [address]);
      const { resvCode } = await createReservation();
      await query('UPDATE reservation SET language = $2 WHERE resv_code = $1', [resvCode, language]);
      await runMailer();
      await runMailer();
      const mails = await mailServer.listMails();
      expect(mails.map((mail) => [mail.to, mail.subject])).toEqual([[['jane@example.test'], subject]]);
      for (const expectedText of [resvCode, visit, party, paid, addressLines])
        expect(mails[0]?.text).toContain(expectedText);
      expect(mails[0]?.html).toContain(`<html lang="${html}">`);
    },
  );

  it.each([
    ['ko', '고객 님, 정성껏'],
    ['en', 'Thank you, Sir or Madam. We'],
    ['cn', '尊敬的贵宾，感谢'],
    ['ja', 'お客様、ご利用'],
  ])('omits a booker’s name that mail programs would turn into a link: %s', async (language, greeting) => {
    const { resvCode } = await createReservation({ resvDate: '2026-03-25 18:00' });
    // Forms reject a URL as a name now; older reservations may have one.
    const link = 'https://evil.example/prize';
    await query('UPDATE reservation SET language = $2, booker_name = $3 WHERE resv_code = $1', [
      resvCode,
      language,
      link,
    ]);
    await runMailer();
    const [mail] = await mailServer.listMails();
    expect(mail?.text).toContain(greeting);
    expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toContain('evil.example');
  });

  it.each([
    ['a direction override', '\u202eJane Doe', 'Thank you, Jane Doe. We'],
    ['right-to-left letters', 'כהן', 'Thank you, \u2068כהן\u2069. We'],
  ])('keeps its word order around a name with %s', async (_case, bookerName, greeting) => {
    const { resvCode } = await createReservation({ resvDate: '2026-03-26 18:00' });
    await query('UPDATE reservation SET booker_name = $2 WHERE resv_code = $1', [resvCode, bookerName]);
    await runMailer();
    const [mail] = await mailServer.listMails();
    expect(mail?.text).toContain(greeting);
    expect(mail?.html).toContain(greeting);
    expect(`${mail?.subject}${mail?.text}${mail?.html}`).not.toMatch(/[\u202a-\u202e]/);
  });

  it('is in the language of the page on which the guest booked, which is stored with the consents', async () => {
    const { resvCode } = await createReservation({ resvLang: 'Ja', resvDate: '2026-03-24 18:00' });
    await runMailer();
    const [mail] = await mailServer.listMails();
    expect(mail?.subject).toBe('【Venue GRILL 日】ご予約完了のお知らせ（3月24日(火) 18:00）');
    expect(
      await query(
        `SELECT DISTINCT c->>'language' AS read FROM reservation, jsonb_array_elements(consents) c WHERE resv_code = $1`,
        [resvCode],
      ),
    ).toEqual([{ read: 'ja' }]);
  });

  it('contains a link that shows the reservation in full; a changed link shows it masked', async () => {
    const { resvCode } = await createReservation();
    await runMailer();
    const [mail] = await mailServer.listMails();
    const link = new URL(/https?:\S+/.exec(mail?.text ?? '')?.[0] ?? '');
    expect(link.pathname).toBe(`/reservation/prod/payment/complete/${resvCode}`);
    expect(link.searchParams.get('lang')).toBe('en');
    expect(mail?.html).toContain(`href="${server.deps.config.publicUrl}/dining/M1/GRILL?lang=en"`);
    const visitor = server.createVisitor();
    const getMaskedYn = async (key: string | null) =>
      (await visitor.post('/resv/view', { resvCode, key })).json.resvInfo?.maskedYn;
    expect(await getMaskedYn(link.searchParams.get('key'))).toBe('N');
    expect(await getMaskedYn('no')).toBe('Y');
  });

  it('contains no allergies, answers or wishes, nor a key that shows them', async () => {
    const kiwi = { resvQsAllergyCode: 'AG0005', resvQsAllergyYn: 'Y' as const, resvQsAllergyEtc: 'kiwi' };
    await createReservation({
      resvQsAllergyYn: 'Y',
      allergyAgreYn: 'Y',
      resvQsAllergyList: [kiwi],
      requestMatter: 'by the window',
    });
    expect(await query("UPDATE reservation_answer SET answers = '{a secret wish}' RETURNING 1")).not.toEqual([]);
    await runMailer();
    const [mail] = await mailServer.listMails();
    expect(mail?.text).toContain('/reservation/prod/payment/complete/');
    expect(`${mail?.html} ${mail?.text}`).not.toMatch(/kiwi|secret wish|by the window|key=/);
  });

  it('is also sent if no payment is due', async () => {
    const [{ price }] = await query('SELECT price FROM product_option WHERE prod_code = $1 LIMIT 1', [dinner]);
    await query('UPDATE product_option SET price = 0 WHERE prod_code = $1', [dinner]);
    const guest = await server.startGuestSession();
    const { resvCode } = (await guest.post('/resv/insert', createDinnerOrder({ resvSetleAmnt: 0 }))).json;
    await runMailer();
    const [mail] = await mailServer.listMails();
    expect(mail?.text).toContain(resvCode);
    expect(mail?.text).toContain('Amount paid: Pay at the restaurant');
    await query('UPDATE product_option SET price = $2 WHERE prod_code = $1', [dinner, price]);
  });

  it('names the item and time of a pickup, and no party', async () => {
    const { resvCode } = await createReservation(createCakeOrder());
    await runMailer();
    const [mail] = await mailServer.listMails();
    expect(mail?.text).toContain(resvCode);
    expect(mail?.text).toContain('2026-03-13 (Fri) 08:00');
    expect(mail?.text).not.toMatch(/adult|Experience/);
    expect(mail?.text).toMatch(/^Item: /m);
  });

  it('contains a published calendar event for its booker', async () => {
    const { resvCode } = await createReservation();
    await runMailer();
    const [mail] = await mailServer.listMails();
    expect(mail?.calendars).toEqual([expect.stringContaining(`UID:${resvCode}@localhost`)]);
    expect(mail?.calendars[0]).toMatch(/METHOD:PUBLISH\r?\n[\s\S]*DTSTART:20260313T090000Z\r?\n/);
    expect(mail?.attachments.map(({ fileName, mimeType }) => [fileName, mimeType])).toContainEqual([
      'reservation.ics',
      'application/ics',
    ]);
  });

  it('contains the picture of the reserved product as an attachment', async () => {
    const banner = getPicturePath('grilled-beef');
    expect(parsePicturePath(banner)).toBeDefined();
    const [photo] = await query('SELECT file_path FROM product_photo WHERE prod_code = $1 ORDER BY position', [dinner]);
    await query('UPDATE product_photo SET file_path = $2 WHERE prod_code = $1', [dinner, banner]);
    await createReservation();
    await runMailer();
    const [mail] = await mailServer.listMails();
    expect(mail?.html).toContain('<img src="cid:picture"');
    const pictures = mail?.attachments.filter(({ mimeType }) => mimeType === 'image/jpeg');
    expect(pictures).toMatchObject([{ contentId: '<picture>' }]);
    expect(pictures?.[0]?.bytes).toBeLessThan(120_000);
    await query('UPDATE product_photo SET file_path = $2 WHERE prod_code = $1', [dinner, photo.file_path]);
  });
});

describe('the mail about a cancellation', () => {
  it('shows what was paid, what is kept and what is refunded', async () => {
    const { guest, resvCode } = await createReservation({ resvDate: '2026-03-12 18:00' });
    await runMailer();
    await mailServer.clear();
    expect((await guest.post('/resv/cancel', { resvCode })).json).toMatchObject({
      result: 'success',
      resvCancelFee: 8_100,
    });
    await runMailer();
    const [mail] = await mailServer.listMails();
    expect(mail?.calendars).toEqual([
      expect.stringMatching(/METHOD:PUBLISH\r?\n[\s\S]*SEQUENCE:1\r?\n[\s\S]*STATUS:CANCELLED\r?\n/),
    ]);
    expect(mail?.subject).toBe('Your reservation at Venue GRILL en is cancelled · Thu 12 Mar, 18:00');
    expect(mail?.text).toMatch(/Amount paid: ₩81,000\nCancellation fee: ₩8,100\nRefund: ₩72,900/);
    expect(mail?.messageId).toContain(`reservation-cancelled.${resvCode}`);
  });

  it('is the only mail if the one about the reservation has not been sent yet', async () => {
    const { guest, resvCode } = await createReservation();
    await guest.post('/resv/cancel', { resvCode });
    await runMailer();
    expect((await mailServer.listMails()).map(({ messageId }) => messageId)).toEqual([
      expect.stringContaining(`reservation-cancelled.${resvCode}`),
    ]);
    expect(await listWaitingMails()).toEqual([]);
  });
});

describe('a mail server that fails', () => {
  it('gets the mail again later, and only once', async () => {
    await createReservation();
    await mailServer.injectFault({ kind: 'later' });
    await runMailer();
    expect(await mailServer.listMails()).toEqual([]);
    await runMailer();
    expect(await listWaitingMails()).toEqual([{ kind: 'reservation_made', attempts: 1 }]);
    await makeDue();
    await runMailer();
    await runMailer();
    expect(await mailServer.listMails()).toHaveLength(1);
    expect(await listWaitingMails()).toEqual([]);
  });

  it('delays the mails of other guests by at most one run', async () => {
    await createReservation({ resvUserEmail: 'first@example.test' });
    await createReservation({ resvUserEmail: 'second@example.test' });
    await mailServer.injectFault({ kind: 'later', to: 'first@example.test', times: null });
    await runMailer();
    await runMailer();
    expect((await mailServer.listMails()).map(({ to }) => to)).toEqual([['second@example.test']]);
  });

  it('is not retried if it rejects a mailbox, and staff are alerted', async () => {
    const { resvCode } = await createReservation();
    await mailServer.injectFault({ kind: 'refuse' });
    await runMailer();
    await makeDue();
    await runMailer();
    expect(await mailServer.listMails()).toEqual([]);
    expect(await query('SELECT kind FROM alarm WHERE subject = $1', [resvCode])).toEqual([{ kind: 'mail_refused' }]);
  });

  it('loses no mail if it rejects our own account', async () => {
    await createReservation();
    await mailServer.injectFault({ kind: 'relay' });
    await runMailer();
    expect(await listWaitingMails()).toEqual([{ kind: 'reservation_made', attempts: 1 }]);
  });

  it('is retried for a day from when a mail is due, however long ago it was enqueued', async () => {
    await createReservation();
    await query("UPDATE outbox SET created_at = now() - interval '60 days', due_at = now() - interval '23 hours'");
    await runMailer();
    expect(await mailServer.listMails()).toHaveLength(1);
  });

  it('is retried for a day only, and an alarm names the reservation whose mail was not sent', async () => {
    const { resvCode } = await createReservation();
    await query("UPDATE outbox SET due_at = now() - interval '25 hours'");
    await runMailer();
    expect(await mailServer.listMails()).toEqual([]);
    // The mail to the operators does not wait either, because no e-mail address of theirs is configured.
    expect(await listWaitingMails()).toEqual([]);
    expect(await query('SELECT kind FROM alarm WHERE subject = $1', [resvCode])).toEqual([{ kind: 'mail_given_up' }]);
  });
});

it('no mail is sent after a stop signal', async () => {
  await createReservation();
  await runMailer(AbortSignal.abort());
  expect(await listWaitingMails()).toEqual([{ kind: 'reservation_made', attempts: 0 }]);
});

/** Consumes the mail limit of a reservation's guest and mailbox as if `times` mails had been sent. */
async function consumeMailLimit(resvCode: string, times: number): Promise<void> {
  const [booking] = await query(
    'SELECT guest_id AS "guestId", lower(booker_email) AS mailbox FROM reservation WHERE resv_code = $1',
    [resvCode],
  );
  const subject = { channel: 'mail', kind: 'reservation_made', recipient: booking.mailbox, bookedBy: booking.guestId };
  const limit = getLimit('ownMessages', subject);
  for (let mails = 0; mails < times; mails += 1) await rateLimit.consume(server.deps, [limit]);
}

it('failed attempts do not count towards the limit of a recipient', async () => {
  const { resvCode } = await createReservation({ resvUserEmail: 'tried@example.test' });
  await consumeMailLimit(resvCode, 29);
  await mailServer.injectFault({ kind: 'later', times: 2 });
  for (let tries = 0; tries < 3; tries += 1) {
    await makeDue();
    await runMailer();
  }
  expect(await mailServer.listMails()).toHaveLength(1);
});

describe('a guest who has caused thirty mails to one mailbox today', () => {
  const createMailOverLimit = async (name: string) => {
    const reservation = await createReservation({ resvUserEmail: `${name.toUpperCase()}@example.test` });
    await consumeMailLimit(reservation.resvCode, 30);
    return reservation;
  };
  /** Lists the unsent mails with the hours until they can be sent. */
  const listDeferredMails = () =>
    query(`SELECT attempts, round(extract(epoch FROM send_at - now()) / 3600)::int AS hours FROM outbox
      WHERE channel = 'mail' AND sent_at IS NULL`);

  it('gets the next mail when the day is over', async () => {
    const { resvCode } = await createMailOverLimit('full');
    await runMailer();
    expect(await mailServer.listMails()).toEqual([]);
    expect(await listDeferredMails()).toEqual([{ attempts: 0, hours: 24 }]);
    await query(`UPDATE rate_limit SET resets_at = now() WHERE count >= 30`);
    await query(`UPDATE outbox SET send_at = now(), due_at = now() - interval '25 hours'`);
    await runMailer();
    expect((await mailServer.listMails()).map(({ text }) => text.includes(resvCode))).toEqual([true]);
    expect(await listWaitingMails()).toEqual([]);
  });

  it('gets no mail that would be two days late, and staff are alerted', async () => {
    const { resvCode } = await createMailOverLimit('fuller');
    await runMailer();
    await query(`UPDATE outbox SET send_at = now(), due_at = now() - interval '49 hours'`);
    await runMailer();
    expect([await mailServer.listMails(), await listWaitingMails()]).toEqual([[], []]);
    expect(await query('SELECT kind FROM alarm WHERE subject = $1', [resvCode])).toEqual([{ kind: 'mail_given_up' }]);
  });
});
