import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { grill, H01, mina } from '../../test/fixtures';
import { type MailTestServer, startMailTestServer } from '../../test/mail-test-server';
import { type PaymentTestServer, startPaymentTestServer } from '../../test/payment-test-server';
import { type SmsTestServer, startSmsTestServer } from '../../test/sms-test-server';
import { inTransaction } from '../db/transaction';
import { enqueueInquiryAnswered } from '../stores/messages/outbox';
import { runJob } from './run-job';

let server: PaymentTestServer;
let mailServer: MailTestServer;
let smsServer: SmsTestServer;
beforeAll(async () => {
  server = await startPaymentTestServer();
  [mailServer, smsServer] = await Promise.all([startMailTestServer(), startSmsTestServer()]);
});
beforeEach(async () => {
  await Promise.all([mailServer.clear(), smsServer.clear(), query('DELETE FROM outbox'), query('DELETE FROM alarm')]);
  await query(`UPDATE member SET phone = '01022223333', language = 'ja' WHERE user_id = $1`, [mina.userId]);
});
afterAll(async () => {
  await Promise.all([mailServer.close(), smsServer.close(), server.close()]);
});

const query = async (text: string, values: unknown[] = []) => (await server.database.pool.query(text, values)).rows;

/** Inserts an answered inquiry of a member, and enqueues its messages in the same transaction. */
async function insertAnsweredInquiry(language: string | null = 'en'): Promise<number> {
  return inTransaction(server.database.pool, async (client) => {
    const { rows } = await client.query<{ qnaSeq: number }>(
      `INSERT INTO inquiry (htl_code, din_code, user_id, language, title, content, answer, answered_at)
       VALUES ($1, $2, $3, $4, 'A <b>cradle</b>?', E'May we bring\na cradle?', E'Of course.\nWe have one, too.', now())
       RETURNING qna_seq::int AS "qnaSeq"`,
      [H01, grill, mina.userId, language],
    );
    const qnaSeq = rows[0]?.qnaSeq ?? 0;
    await enqueueInquiryAnswered(client, qnaSeq);
    return qnaSeq;
  });
}
async function runMessageJobs(): Promise<void> {
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

it('an answer is sent once, by mail with its text and by SMS with the link', async () => {
  const qnaSeq = await insertAnsweredInquiry();
  await runMessageJobs();
  const client = await server.database.pool.connect();
  await enqueueInquiryAnswered(client, qnaSeq);
  client.release();
  await runMessageJobs();
  const [mail, ...otherMails] = await mailServer.listMails();
  const [sms, ...otherSms] = await smsServer.listSms();
  expect([otherMails, otherSms]).toEqual([[], []]);
  expect(mail).toMatchObject({
    to: [mina.userId],
    fromName: 'Hotel 1 en',
    subject: 'We have answered your enquiry · A <b>cradle</b>?',
  });
  const link = `/fnb/mypage/qna/detail?qnaSeq=${qnaSeq}&lang=en`;
  for (const expectedText of ['Of course.\nWe have one, too.', 'May we bring\na cradle?', link])
    expect(mail?.text).toContain(expectedText);
  expect(mail?.html).toContain('A &lt;b&gt;cradle&lt;/b&gt;?');
  expect(sms).toMatchObject({ to: '01022223333', customFields: { id: `inquiry-answered.${qnaSeq}` } });
  expect(sms?.text).toContain(link);
  expect(sms?.text).not.toContain('cradle');
});

it('an answer is sent in the member’s language if the inquiry has none', async () => {
  await insertAnsweredInquiry(null);
  await runMessageJobs();
  expect((await smsServer.listSms())[0]?.text).toContain('お問い合わせに回答いたしました');
  expect((await mailServer.listMails())[0]?.html).toContain('<html lang="ja">');
});

it('an answer is sent only by mail if the phone number is foreign', async () => {
  await query(`UPDATE member SET phone = '+819012345678' WHERE user_id = $1`, [mina.userId]);
  await insertAnsweredInquiry();
  await runMessageJobs();
  expect([(await mailServer.listMails()).length, await smsServer.listSms()]).toEqual([1, []]);
});

it.each([
  [
    'the inquiry is deleted meanwhile',
    (qnaSeq: number) => query('UPDATE inquiry SET deleted_at = now() WHERE qna_seq = $1', [qnaSeq]),
  ],
  [
    'the answer is withdrawn meanwhile',
    (qnaSeq: number) => query('UPDATE inquiry SET answer = NULL WHERE qna_seq = $1', [qnaSeq]),
  ],
])('an answer is not sent if %s', async (_name, change) => {
  await change(await insertAnsweredInquiry());
  await runMessageJobs();
  expect([await mailServer.listMails(), await smsServer.listSms()]).toEqual([[], []]);
  expect(await query('SELECT 1 FROM outbox WHERE sent_at IS NULL')).toEqual([]);
});

it('an answer that could not be delivered raises alarms for its hotel', async () => {
  const qnaSeq = await insertAnsweredInquiry();
  await query(`UPDATE outbox SET due_at = now() - interval '25 hours'`);
  await runMessageJobs();
  const subject = `inquiry ${qnaSeq}`;
  expect(await query('SELECT kind, subject, htl_code AS hotel FROM alarm ORDER BY kind')).toEqual([
    { kind: 'mail_given_up', subject, hotel: H01 },
    { kind: 'sms_given_up', subject, hotel: H01 },
  ]);
});
