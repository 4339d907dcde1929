import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mina } from '../../../../test/fixtures';
import { startTestServer, type TestServer } from '../../../../test/test-server';
import { member } from '../../../db/schema/members';

let server: TestServer;
let ownerCookie: string;
let otherCookie: string;

const otherId = 'junseo@example.test';

const signIn = async (username: string): Promise<string> =>
  (await server.call('POST', '/authentications', { username, password: mina.password })).cookie ?? '';

beforeAll(async () => {
  server = await startTestServer();
  const { db } = server.database;
  const [existingMember] = await db.select().from(member);
  if (existingMember === undefined) throw new Error('the fixtures have no member');
  await db.insert(member).values({ ...existingMember, userId: otherId, cardNo: 'C2', phone: '01011112222' });
  [ownerCookie, otherCookie] = [await signIn(mina.userId), await signIn(otherId)];
});
beforeEach(async () => {
  await server.database.pool.query('TRUNCATE inquiry, rate_limit CASCADE');
});
afterAll(() => server.close());

const inquiry = { dinCode: 'GRILL', qnaTitle: 'A window seat', qnaContent: 'Could we sit by the window?' };
const insertInquiry = (changes: object = {}, cookie: string | undefined = ownerCookie) =>
  server.call('POST', '/mypage/insertQna', { ...inquiry, ...changes }, cookie);
const getDetail = (qnaSeq: unknown, cookie: string | undefined = ownerCookie) =>
  server.call('POST', '/mypage/qnaDetail', { qnaSeq }, cookie);
const listInquiries = (body: object = {}, cookie: string | undefined = ownerCookie) =>
  server.call('POST', '/mypage/qnaList', body, cookie);
const deleteInquiry = (qnaSeq: unknown, cookie: string | undefined = ownerCookie) =>
  server.call('POST', '/mypage/deleteQna', { qnaSeq }, cookie);
const answerInquiry = (qnaSeq: unknown) =>
  server.database.pool.query(
    `UPDATE inquiry SET answer = $2, answered_at = '2026-03-12T01:00:00Z' WHERE qna_seq = $1`,
    [qnaSeq, 'Gladly.\nSee you soon.'],
  );

describe('an inquiry', () => {
  it('is stored unchanged, and shown without an answer first and later with its answer', async () => {
    const texts = {
      qnaTitle: ' <b>창가</b> & "자리" 😀 ',
      qnaContent: '첫 줄\r\n\n\t둘째 줄 <script>alert(1)</script>\n',
    };
    const { json } = await insertInquiry(texts);
    expect(json.result).toBe('success');
    const unansweredDetail = await getDetail(json.qnaSeq);
    expect(unansweredDetail.json.result).toMatchObject({
      ...texts,
      qnaSeq: json.qnaSeq,
      htlCode: 'H01',
      htlNameEn: 'Hotel 1 en',
      dinCode: 'GRILL',
      dinNameJa: 'Venue GRILL 日',
      qnaAnsYn: 'N',
      qnaAnsContent: '',
      qnaAnsDtWithTime: '',
    });
    expect(unansweredDetail.json.result.createDtWithTime).toMatch(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/);
    await answerInquiry(json.qnaSeq);
    expect((await getDetail(json.qnaSeq)).json.result).toMatchObject({
      qnaAnsYn: 'Y',
      qnaAnsContent: 'Gladly.\nSee you soon.',
      qnaAnsDtWithTime: '2026-03-12 10:00',
    });
  });

  it.each([
    ['of the request', {}, 'en'],
    ['of the page, if that differs', { langCode: 'Ja' }, 'ja'],
  ])('is stored with the language for the notification about its answer: %s', async (_case, changes, language) => {
    const { qnaSeq } = (await insertInquiry({ qnaTitle: 'Whichever it is', ...changes })).json;
    const { rows } = await server.database.pool.query('SELECT language FROM inquiry WHERE qna_seq = $1', [qnaSeq]);
    expect(rows).toEqual([{ language }]);
    await deleteInquiry(qnaSeq);
  });

  it('is created only once by simultaneous submissions and a retry after a lost response', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => insertInquiry()));
    answers.push(await insertInquiry());
    expect(new Set(answers.map(({ status, json }) => `${status} ${json.qnaSeq}`)).size).toBe(1);
    expect((await listInquiries()).json.paginationInfo.totalRecordCount).toBe(1);
  });

  it('is created again if its title, venue or member differs, or after an answer or a deletion', async () => {
    const first = (await insertInquiry()).json.qnaSeq;
    const otherResponses = [
      await insertInquiry({ qnaTitle: 'Two' }),
      await insertInquiry({ dinCode: 'BAKERY' }),
      await insertInquiry({}, otherCookie),
    ];
    await answerInquiry(first);
    const repeatedResponse = await insertInquiry();
    await deleteInquiry(repeatedResponse.json.qnaSeq);
    otherResponses.push(repeatedResponse, await insertInquiry());
    expect(new Set([first, ...otherResponses.map(({ json }) => json.qnaSeq)]).size).toBe(6);
  });

  it.each([
    ['no venue, which is reported first', { dinCode: '', qnaTitle: '', qnaContent: '' }, 422, 'inquiry_venue_required'],
    ['no title', { qnaTitle: ' ', qnaContent: '' }, 422, 'inquiry_title_required'],
    ['no content', { qnaContent: '\n \t' }, 422, 'inquiry_content_required'],
    [
      'no venue and no texts',
      { dinCode: undefined, qnaTitle: null, qnaContent: undefined },
      422,
      'inquiry_venue_required',
    ],
    ['an unknown venue', { dinCode: 'NOWHERE' }, 404, 'unknown_venue'],
    ['a venue of another hotel', { htlCode: 'H02' }, 404, 'unknown_venue'],
    ['a title that is too long', { qnaTitle: 'x'.repeat(101) }, 400, 'invalid_request'],
    ['a content that is too long', { qnaContent: 'x'.repeat(4001) }, 400, 'invalid_request'],
    ['a title of two lines', { qnaTitle: 'one\ntwo' }, 400, 'invalid_request'],
    ['a NUL character', { qnaContent: 'a\0b' }, 400, 'invalid_request'],
    ['a lone surrogate', { qnaContent: '\ud83d' }, 400, 'invalid_request'],
    ['a number for a title', { qnaTitle: 7 }, 400, 'invalid_request'],
  ])('is refused with %s, and nothing is stored', async (_case, changes, status, code) => {
    expect(await insertInquiry(changes)).toMatchObject({ status, json: { code } });
    expect((await listInquiries()).json.result).toEqual([]);
  });

  it('can be as long as the limits allow', async () => {
    const { json } = await insertInquiry({ htlCode: 'H01', qnaTitle: '제'.repeat(100), qnaContent: '😀'.repeat(2000) });
    expect((await getDetail(json.qnaSeq)).json.result.qnaContent).toBe('😀'.repeat(2000));
  });

  it('is refused beyond the limit of one member', async () => {
    for (let count = 0; count < 30; count += 1) await insertInquiry({ qnaTitle: `No. ${count}` });
    expect(await insertInquiry({ qnaTitle: 'One too many' })).toMatchObject({
      status: 429,
      json: { code: 'too_many_requests' },
    });
    expect((await insertInquiry({}, otherCookie)).status).toBe(200);
  });

  it('is deleted by its member, and a repeat changes nothing', async () => {
    const { qnaSeq } = (await insertInquiry()).json;
    expect((await deleteInquiry(qnaSeq)).json).toEqual({ result: 'success' });
    expect((await deleteInquiry(qnaSeq)).json).toEqual({ result: 'success' });
    expect(await getDetail(qnaSeq)).toMatchObject({ status: 404, json: { code: 'not_found' } });
    expect((await listInquiries()).json.result).toEqual([]);
  });
});

describe('the list of inquiries', () => {
  it('has ten entries a page, newest or oldest first, and repeats none', async () => {
    // Up to six were created at the same instant: their numbers order them.
    await server.database.pool.query(
      `INSERT INTO inquiry (htl_code, din_code, user_id, title, content, created_at)
       SELECT 'H01', 'GRILL', $1, 'No. ' || n, 'x', timestamptz '2026-03-01T00:00:00Z' + make_interval(days => n / 6)
       FROM generate_series(1, 23) n`,
      [mina.userId],
    );
    const listTitles = async (body: object) => (await listInquiries(body)).json.result.map(({ qnaTitle }) => qnaTitle);
    const createTitles = (from: number, to: number) =>
      Array.from({ length: Math.abs(to - from) + 1 }, (_, index) => `No. ${from < to ? from + index : from - index}`);
    expect(await listTitles({})).toEqual(createTitles(23, 14));
    expect(await listTitles({ showTab: 'qna', pageIndex: 2, recordCountPerPage: 10, orderBy: 'new' })).toEqual(
      createTitles(13, 4),
    );
    expect(await listTitles({ pageIndex: 3 })).toEqual(createTitles(3, 1));
    expect(await listTitles({ orderBy: 'old' })).toEqual(createTitles(1, 10));
    const lastPage = await listInquiries({ pageIndex: 99, orderBy: 'old' });
    expect(lastPage.json.paginationInfo).toEqual({
      recordCountPerPage: 10,
      totalRecordCount: 23,
      firstPageNo: 1,
      lastPageNo: 3,
      currentPageNo: 3,
    });
    expect(Object.keys(lastPage.json.result[0] ?? {})).not.toContain('qnaContent');
  });

  it.each([
    ['page 0', { pageIndex: 0 }],
    ['another order', { orderBy: 'title' }],
    ['another tab', { showTab: 'all' }],
    ['more than a hundred rows', { recordCountPerPage: 101 }],
  ])('is refused for %s', async (_case, body) => expect((await listInquiries(body)).status).toBe(400));
});

describe('access to an inquiry', () => {
  it('is limited to its member; for other members it does not exist', async () => {
    const { qnaSeq } = (await insertInquiry()).json;
    expect(await getDetail(qnaSeq, otherCookie)).toMatchObject({ status: 404, json: { code: 'not_found' } });
    expect(await deleteInquiry(qnaSeq, otherCookie)).toMatchObject({ status: 404, json: { code: 'not_found' } });
    expect((await listInquiries({}, otherCookie)).json.result).toEqual([]);
    expect((await getDetail(qnaSeq)).json.result.qnaTitle).toBe(inquiry.qnaTitle);
  });

  it.each(['/mypage/qnaList', '/mypage/qnaDetail', '/mypage/insertQna', '/mypage/deleteQna', '/mypage/resvList'])(
    'is denied to a visitor by %s, even with an invalid body',
    async (path) => {
      for (const body of [{}, { qnaSeq: 'x', pageIndex: -1, qnaTitle: 7, qnaContent: '\0' }])
        expect(await server.call('POST', path, body)).toMatchObject({ status: 401, json: { code: 'not_signed_in' } });
    },
  );

  it.each([[0], [-1], [1.5], ['1'], [null], [1e300]])('is rejected for the inquiry number %s', async (qnaSeq) => {
    expect((await getDetail(qnaSeq)).status).toBe(400);
    expect((await deleteInquiry(qnaSeq)).status).toBe(400);
  });

  it('is denied to a former member', async () => {
    await server.database.pool.query('UPDATE member SET left_at = now() WHERE user_id = $1', [otherId]);
    expect(await insertInquiry({}, otherCookie)).toMatchObject({ status: 401, json: { code: 'not_signed_in' } });
  });
});
