import type { Role, Scope } from '@dining/domain/staff/permissions';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bakery, grill, mina } from '../../../../test/fixtures';
import { type StaffBrowser, type StaffServer, startStaffServer, testScopes } from '../../../../test/staff-server';

let server: StaffServer;
let manager: StaffBrowser;
const signIn = async (role: Role, scope: Scope) => server.signIn(await server.createStaff({ role, scope }));
beforeAll(async () => {
  server = await startStaffServer();
  manager = await signIn('venue_manager', testScopes.ownVenue);
});
beforeEach(() => server.query('DELETE FROM rate_limit'));
afterAll(() => server.close());

async function insertInquiry(dinCode: string = grill, title = 'A cradle?'): Promise<number> {
  const [row] = await server.query(
    `INSERT INTO inquiry (htl_code, din_code, user_id, language, title, content)
     VALUES ('H01', $1, $2, 'ja', $3, 'May we bring one?') RETURNING qna_seq::int AS "qnaSeq"`,
    [dinCode, mina.userId, title],
  );
  return Number(row?.['qnaSeq']);
}
const view = async (browser: StaffBrowser, qnaSeq: number) =>
  (await browser.post('/qna/view', { qnaSeq })).json.inquiry;
const answer = (browser: StaffBrowser, qnaSeq: number, version: number, text = 'Of course.', headers = {}) =>
  browser.post('/qna/answer', { qnaSeq, version, answer: text }, headers);
const countMails = async (qnaSeq: number) =>
  (await server.query(`SELECT 1 FROM outbox WHERE payload ->> 'qnaSeq' = $1 AND channel = 'mail'`, [String(qnaSeq)]))
    .length;

describe('an inquiry', () => {
  it('is listed by age, audited once when read, answered with one mail, and corrected without a mail', async () => {
    const qnaSeq = await insertInquiry();
    const { inquiries } = (await manager.post('/qna/list', { state: 'waiting' })).json;
    expect(inquiries.at(-1)).toMatchObject({ qnaSeq, venueName: 'Venue GRILL en', language: 'ja', writer: null });
    const inquiry = await view(manager, qnaSeq);
    expect(inquiry).toMatchObject({ memberName: '김미나', content: 'May we bring one?', answer: null, version: 1 });
    await view(manager, qnaSeq);
    const answerResponse = await answer(manager, qnaSeq, 1);
    expect(answerResponse.json).toMatchObject({ isCorrected: false, inquiry: { answer: 'Of course.', version: 2 } });
    expect(await countMails(qnaSeq)).toBe(1);
    const correctionResponse = await answer(manager, qnaSeq, 2, 'Of course, two.');
    expect(correctionResponse.json).toMatchObject({
      isCorrected: true,
      inquiry: { answer: 'Of course, two.', version: 3 },
    });
    expect(await countMails(qnaSeq)).toBe(1);
    const entries = await server.query(
      'SELECT action, staff_id IS NOT NULL AS console FROM audit_entry WHERE subject = $1 ORDER BY id',
      [`inquiry ${qnaSeq}`],
    );
    expect(entries).toEqual([
      { action: 'inquiry.read', console: true },
      { action: 'inquiry.answer', console: true },
      { action: 'inquiry.edit', console: true },
    ]);
    expect((await manager.post('/qna/list', { state: 'answered' })).json.inquiries[0]).toMatchObject({ qnaSeq });
  });

  it('is answered once if two people answer at once, and the second gets the saved answer', async () => {
    const qnaSeq = await insertInquiry();
    const hotelManager = await signIn('hotel_manager', testScopes.ownHotel);
    const answers = await Promise.all([answer(manager, qnaSeq, 1, 'One.'), answer(hotelManager, qnaSeq, 1, 'Two.')]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const refused = answers.find(({ status }) => status === 409)?.json;
    const saved = answers.find(({ status }) => status === 200)?.json.inquiry.answer;
    expect([refused?.code, refused?.current?.['answer']]).toEqual(['changed_meanwhile', saved]);
    expect(await countMails(qnaSeq)).toBe(1);
  });

  it('is answered once for one idempotency key', async () => {
    const qnaSeq = await insertInquiry();
    const headers = { 'idempotency-key': 'one-press-of-one-button' };
    const answers = [];
    for (let times = 0; times < 3; times += 1) answers.push(await answer(manager, qnaSeq, 1, 'Yes.', headers));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await countMails(qnaSeq)).toBe(1);
    expect((await view(manager, qnaSeq)).version).toBe(2);
  });

  it('shows staff who else is writing an answer, until they stop or their time is over', async () => {
    const qnaSeq = await insertInquiry();
    const person = await server.createStaff({ role: 'reservation_desk', scope: testScopes.group });
    const desk = await server.signIn(person);
    expect((await desk.post('/qna/writing', { qnaSeq, isWriting: true })).json.writer).toBeNull();
    expect((await manager.post('/qna/writing', { qnaSeq, isWriting: true })).json.writer).toEqual({
      name: person.name,
    });
    expect((await view(manager, qnaSeq)).writer).toEqual({ name: person.name });
    expect((await view(desk, qnaSeq)).writer).toBeNull();
    await desk.post('/qna/writing', { qnaSeq, isWriting: false });
    expect((await view(manager, qnaSeq)).writer).toBeNull();
    await desk.post('/qna/writing', { qnaSeq, isWriting: true });
    await server.query('UPDATE inquiry_writer SET writes_until = now()');
    expect((await view(manager, qnaSeq)).writer).toBeNull();
  });

  it('shows no name without the capability for contact data', async () => {
    const qnaSeq = await insertInquiry();
    expect(await view(await signIn('marketing', testScopes.group), qnaSeq)).toMatchObject({ memberName: null });
  });

  it.each([
    ['a sister venue', 'venue_manager', testScopes.sisterVenue],
    ['another hotel', 'hotel_manager', testScopes.otherHotel],
  ] as const)('is hidden from staff of %s', async (_name, role, scope) => {
    const qnaSeq = await insertInquiry();
    const browser = await signIn(role, scope);
    const answers = [
      await browser.post('/qna/view', { qnaSeq }),
      await browser.post('/qna/writing', { qnaSeq, isWriting: true }),
      await answer(browser, qnaSeq, 1),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    const { inquiries } = (await browser.post('/qna/list', { state: 'waiting' })).json;
    expect(inquiries.some((inquiry) => inquiry.qnaSeq === qnaSeq)).toBe(false);
    expect((await server.query('SELECT 1 FROM inquiry_writer WHERE qna_seq = $1', [qnaSeq])).length).toBe(0);
  });
});

it('the pages of the list contain each inquiry exactly once', async () => {
  await server.query('UPDATE inquiry SET deleted_at = now()');
  const expected: number[] = [];
  for (let number = 0; number < 35; number += 1) expected.push(await insertInquiry(bakery, `No. ${number}`));
  await server.query(`UPDATE inquiry SET created_at = '2026-03-01T00:00:00.123456Z' WHERE deleted_at IS NULL`);
  const browser = await signIn('venue_manager', testScopes.sisterVenue);
  const firstPage = (await browser.post('/qna/list', { state: 'waiting' })).json;
  const secondPage = (await browser.post('/qna/list', { state: 'waiting', after: firstPage.next })).json;
  expect([firstPage.inquiries.length, secondPage.inquiries.length, secondPage.next]).toEqual([30, 5, null]);
  expect([...firstPage.inquiries, ...secondPage.inquiries].map(({ qnaSeq }) => qnaSeq)).toEqual(expected);
  expect((await browser.get('/inbox/counts')).json.counts).toMatchObject({ inquiries: 35, reviewAppeals: 0 });
});
