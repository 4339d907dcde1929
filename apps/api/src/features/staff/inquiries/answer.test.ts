import { listInquiries, saveInquiryAnswer, viewInquiry } from '@dining/contract/staff/inquiries';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { grill, mina } from '../../../../test/fixtures';
import { type PaymentTestServer, startPaymentTestServer, type TestClient } from '../../../../test/payment-test-server';
import { runWithoutTriggers } from '../../../../test/run-without-triggers';
import { type StaffCommandClient, startStaffCommandClient } from '../../../../test/staff-command-client';

let server: PaymentTestServer;
let staff: StaffCommandClient;
let member: TestClient;
beforeAll(async () => {
  server = await startPaymentTestServer();
  staff = await startStaffCommandClient(server.deps);
  member = await server.signInMember(mina.userId, mina.password);
});
beforeEach(() =>
  runWithoutTriggers(
    server.database.pool,
    ['DELETE FROM inquiry'],
    ['DELETE FROM outbox'],
    ['DELETE FROM audit_entry'],
  ),
);
afterAll(async () => {
  await staff.close();
  await server.close();
});

const query = async (text: string, values: unknown[] = []) => (await server.database.pool.query(text, values)).rows;
const insertInquiry = async (qnaTitle = 'A cradle?'): Promise<number> => {
  const { json } = await member.post('/mypage/insertQna', {
    dinCode: grill,
    qnaTitle,
    qnaContent: 'May we bring\none?',
  });
  if (!('qnaSeq' in json)) throw new Error(JSON.stringify(json));
  return json.qnaSeq;
};
const answer = (qnaSeq: number, text = 'Of course.', version = 1) =>
  staff.call(saveInquiryAnswer, { body: { qnaSeq, version, answer: text } });
const listMessages = () => query('SELECT kind, channel FROM outbox ORDER BY channel');
const listAuditEntries = () => query('SELECT actor, action, subject, htl_code FROM audit_entry ORDER BY id');

describe('answering an inquiry', () => {
  it('shows the answer to the member, enqueues a mail and an SMS, and is audited', async () => {
    const qnaSeq = await insertInquiry();
    expect(await answer(qnaSeq, ' Of course.\nWe have <b>one</b> & a chair. ')).toMatchObject({
      isCorrected: false,
      inquiry: { language: 'en' },
    });
    const { result } = (await member.post('/mypage/qnaDetail', { qnaSeq })).json;
    expect(result).toMatchObject({ qnaAnsYn: 'Y', qnaAnsContent: 'Of course.\nWe have <b>one</b> & a chair.' });
    expect(await listMessages()).toEqual([
      { kind: 'inquiry_answered', channel: 'mail' },
      { kind: 'inquiry_answered', channel: 'sms' },
    ]);
    expect(await listAuditEntries()).toEqual([
      { actor: 'Mina', action: 'inquiry.answer', subject: `inquiry ${qnaSeq}`, htl_code: 'H01' },
    ]);
  });

  it('is refused for an older version; a correction sends no second notification', async () => {
    const qnaSeq = await insertInquiry();
    const { inquiry } = await answer(qnaSeq);
    expect(await answer(qnaSeq, 'No.')).toMatchObject({ code: 'changed_meanwhile', current: { answer: 'Of course.' } });
    const [before] = await query('SELECT answered_at FROM inquiry');
    await query('DELETE FROM outbox');
    expect(await answer(qnaSeq, 'Of course, two.', inquiry?.version)).toMatchObject({ isCorrected: true });
    expect(await query('SELECT answer, answered_at FROM inquiry')).toEqual([{ answer: 'Of course, two.', ...before }]);
    expect([await listMessages(), (await listAuditEntries()).map(({ action }) => action)]).toEqual([
      [],
      ['inquiry.answer', 'inquiry.edit'],
    ]);
  });

  it('succeeds once if three answers arrive at once', async () => {
    const qnaSeq = await insertInquiry();
    const answers = await Promise.all(['One.', 'Two.', 'Three.'].map((text) => answer(qnaSeq, text)));
    expect(answers.filter(({ code }) => code === 'changed_meanwhile')).toHaveLength(2);
    expect(await listMessages()).toHaveLength(2);
  });

  it('is refused once the inquiry is deleted, also if an answer arrived at the same moment', async () => {
    const qnaSeq = await insertInquiry();
    await Promise.all([answer(qnaSeq), member.post('/mypage/deleteQna', { qnaSeq })]);
    expect(await answer(qnaSeq, 'Late.', 2)).toMatchObject({ code: 'not_found' });
  });

  it.each([
    ['for an unknown inquiry', 'No.', 987_654, 'not_found'],
    ['without text', ' \n ', undefined, 'invalid_request'],
    ['with a text that is too long', 'x'.repeat(4_001), undefined, 'invalid_request'],
    ['with control characters', 'bell \u0007', undefined, 'invalid_request'],
  ])('is refused %s', async (_case, text, number, code) => {
    expect(await answer(number ?? (await insertInquiry()), text)).toMatchObject({ code });
    expect([await listMessages(), await listAuditEntries()]).toEqual([[], []]);
  });
});

it('waiting inquiries are listed oldest first, and viewing one is audited with the name of the staff member', async () => {
  const [firstSeq, secondSeq, deletedSeq] = [
    await insertInquiry('First'),
    await insertInquiry('Second'),
    await insertInquiry('Gone'),
  ];
  await member.post('/mypage/deleteQna', { qnaSeq: deletedSeq });
  const list = async () => (await staff.call(listInquiries, { body: { state: 'waiting' } })).inquiries ?? [];
  expect((await list()).map(({ qnaSeq, title }) => [qnaSeq, title])).toEqual([
    [firstSeq, 'First'],
    [secondSeq, 'Second'],
  ]);
  const { inquiry } = await staff.call(viewInquiry, { body: { qnaSeq: firstSeq } });
  expect(inquiry).toMatchObject({ memberName: '김미나', content: 'May we bring\none?' });
  await answer(firstSeq);
  expect(await list()).toHaveLength(1);
  expect((await listAuditEntries()).map(({ actor, action }) => [actor, action])).toEqual([
    ['Mina', 'inquiry.read'],
    ['Mina', 'inquiry.answer'],
  ]);
});
