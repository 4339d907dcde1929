import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mina } from '../../../../test/fixtures';
import { startTestServer, type TestServer } from '../../../../test/test-server';
import { member } from '../../../db/schema/members';

let server: TestServer;
let owner: string;
let other: string;

const otherId = 'junseo@example.test';

const signIn = async (username: string): Promise<string> =>
  (await server.call('POST', '/authentications', { username, password: mina.password })).cookie ?? '';

beforeAll(async () => {
  server = await startTestServer();
  const { db } = server.database;
  const [known] = await db.select().from(member);
  if (known === undefined) throw new Error('a member');
  await db.insert(member).values({ ...known, userId: otherId, cardNo: 'C2', phone: '01011112222' });
  [owner, other] = [await signIn(mina.userId), await signIn(otherId)];
});
beforeEach(async () => {
  await server.database.pool.query('TRUNCATE inquiry, rate_limit CASCADE');
});
afterAll(() => server.close());

const inquiry = { dinCode: 'GRILL', qnaTitle: 'A window seat', qnaContent: 'Could we sit by the window?' };
const insert = (more: object = {}, cookie: string | undefined = owner) =>
  server.call('POST', '/mypage/insertQna', { ...inquiry, ...more }, cookie);
const getDetail = (qnaSeq: unknown, cookie: string | undefined = owner) =>
  server.call('POST', '/mypage/qnaDetail', { qnaSeq }, cookie);
const list = (body: object = {}, cookie: string | undefined = owner) =>
  server.call('POST', '/mypage/qnaList', body, cookie);
const remove = (qnaSeq: unknown, cookie: string | undefined = owner) =>
  server.call('POST', '/mypage/deleteQna', { qnaSeq }, cookie);
const answer = (qnaSeq: unknown) =>
  server.database.pool.query(
    `UPDATE inquiry SET answer = $2, answered_at = '2026-03-12T01:00:00Z' WHERE qna_seq = $1`,
    [qnaSeq, 'Gladly.\nSee you soon.'],
  );

describe('an inquiry', () => {
  it('is stored unchanged, waits, and is answered', async () => {
    const words = {
      qnaTitle: ' <b>창가</b> & "자리" 😀 ',
      qnaContent: '첫 줄\r\n\n\t둘째 줄 <script>alert(1)</script>\n',
    };
    const { json } = await insert(words);
    expect(json.result).toBe('success');
    const waiting = await getDetail(json.qnaSeq);
    expect(waiting.json.result).toMatchObject({
      ...words,
      qnaSeq: json.qnaSeq,
      htlCode: 'H01',
      htlNameEn: 'Hotel 1 en',
      dinCode: 'GRILL',
      dinNameJa: 'Venue GRILL 日',
      qnaAnsYn: 'N',
      qnaAnsContent: '',
      qnaAnsDtWithTime: '',
    });
    expect(waiting.json.result.createDtWithTime).toMatch(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/);
    await answer(json.qnaSeq);
    expect((await getDetail(json.qnaSeq)).json.result).toMatchObject({
      qnaAnsYn: 'Y',
      qnaAnsContent: 'Gladly.\nSee you soon.',
      qnaAnsDtWithTime: '2026-03-12 10:00',
    });
  });

  it.each([
    ['of the request', {}, 'en'],
    ['of the page, where that is another', { langCode: 'Ja' }, 'ja'],
  ])(
    'stores the language it was written in, for the notification about its answer: %s',
    async (_case, expectedText, language) => {
      const { qnaSeq } = (await insert({ qnaTitle: 'Whichever it is', ...expectedText })).json;
      const { rows } = await server.database.pool.query('SELECT language FROM inquiry WHERE qna_seq = $1', [qnaSeq]);
      expect(rows).toEqual([{ language }]);
      await remove(qnaSeq);
    },
  );

  it('is created once by simultaneous presses, and by a retry after a lost response', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => insert()));
    answers.push(await insert());
    expect(new Set(answers.map(({ status, json }) => `${status} ${json.qnaSeq}`)).size).toBe(1);
    expect((await list()).json.paginationInfo.totalRecordCount).toBe(1);
  });

  it('is a different one with other words, another venue or member, and after an answer or a deletion', async () => {
    const first = (await insert()).json.qnaSeq;
    const more = [await insert({ qnaTitle: 'Two' }), await insert({ dinCode: 'BAKERY' }), await insert({}, other)];
    await answer(first);
    const repeated = await insert();
    await remove(repeated.json.qnaSeq);
    more.push(repeated, await insert());
    expect(new Set([first, ...more.map(({ json }) => json.qnaSeq)]).size).toBe(6);
  });

  it.each([
    ['no venue before anything else', { dinCode: '', qnaTitle: '', qnaContent: '' }, 422, 'inquiry_store_required'],
    ['no title', { qnaTitle: ' ', qnaContent: '' }, 422, 'inquiry_title_required'],
    ['no content', { qnaContent: '\n \t' }, 422, 'inquiry_content_required'],
    ['nothing at all', { dinCode: undefined, qnaTitle: null, qnaContent: undefined }, 422, 'inquiry_store_required'],
    ['a venue that is none', { dinCode: 'NOWHERE' }, 404, 'unknown_venue'],
    ['a venue of another hotel', { htlCode: 'H02' }, 404, 'unknown_venue'],
    ['a title that is too long', { qnaTitle: 'x'.repeat(101) }, 400, 'invalid_request'],
    ['a content that is too long', { qnaContent: 'x'.repeat(4001) }, 400, 'invalid_request'],
    ['a title of two lines', { qnaTitle: 'one\ntwo' }, 400, 'invalid_request'],
    ['a NUL', { qnaContent: 'a\0b' }, 400, 'invalid_request'],
    ['half a character', { qnaContent: '\ud83d' }, 400, 'invalid_request'],
    ['a number for a title', { qnaTitle: 7 }, 400, 'invalid_request'],
  ])('is refused with %s, and nothing is stored', async (_case, more, status, code) => {
    expect(await insert(more)).toMatchObject({ status, json: { code } });
    expect((await list()).json.result).toEqual([]);
  });

  it('may be as long as its limits', async () => {
    const { json } = await insert({ htlCode: 'H01', qnaTitle: '제'.repeat(100), qnaContent: '😀'.repeat(2000) });
    expect((await getDetail(json.qnaSeq)).json.result.qnaContent).toBe('😀'.repeat(2000));
  });

  it('is refused beyond the limit of one member', async () => {
    for (let count = 0; count < 30; count += 1) await insert({ qnaTitle: `No. ${count}` });
    expect(await insert({ qnaTitle: 'One too many' })).toMatchObject({
      status: 429,
      json: { code: 'too_many_requests' },
    });
    expect((await insert({}, other)).status).toBe(200);
  });

  it('is deleted by its member, and a repeat changes nothing', async () => {
    const { qnaSeq } = (await insert()).json;
    expect((await remove(qnaSeq)).json).toEqual({ result: 'success' });
    expect((await remove(qnaSeq)).json).toEqual({ result: 'success' });
    expect(await getDetail(qnaSeq)).toMatchObject({ status: 404, json: { code: 'not_found' } });
    expect((await list()).json.result).toEqual([]);
  });
});

describe('the list', () => {
  it('has ten entries a page, newest or oldest first, each once', async () => {
    // Made in one moment: the number keeps their order from page to page.
    await server.database.pool.query(
      `INSERT INTO inquiry (htl_code, din_code, user_id, title, content, created_at)
       SELECT 'H01', 'GRILL', $1, 'No. ' || n, 'x', timestamptz '2026-03-01T00:00:00Z' + make_interval(days => n / 6)
       FROM generate_series(1, 23) n`,
      [mina.userId],
    );
    const listTitles = async (body: object) => (await list(body)).json.result.map(({ qnaTitle }) => qnaTitle);
    const createNumbers = (from: number, to: number) =>
      Array.from({ length: Math.abs(to - from) + 1 }, (_, at) => `No. ${from < to ? from + at : from - at}`);
    expect(await listTitles({})).toEqual(createNumbers(23, 14));
    expect(await listTitles({ showTab: 'qna', pageIndex: 2, recordCountPerPage: 10, orderBy: 'new' })).toEqual(
      createNumbers(13, 4),
    );
    expect(await listTitles({ pageIndex: 3 })).toEqual(createNumbers(3, 1));
    expect(await listTitles({ orderBy: 'old' })).toEqual(createNumbers(1, 10));
    const far = await list({ pageIndex: 99, orderBy: 'old' });
    expect(far.json.paginationInfo).toEqual({
      recordCountPerPage: 10,
      totalRecordCount: 23,
      firstPageNo: 1,
      lastPageNo: 3,
      currentPageNo: 3,
    });
    expect(Object.keys(far.json.result[0] ?? {})).not.toContain('qnaContent');
  });

  it.each([
    ['page nought', { pageIndex: 0 }],
    ['another order', { orderBy: 'title' }],
    ['another tab', { showTab: 'all' }],
    ['more than a hundred', { recordCountPerPage: 101 }],
  ])('is refused for %s', async (_case, body) => expect((await list(body)).status).toBe(400));
});

describe('access to an inquiry', () => {
  it('is limited to its member; for other members it does not exist', async () => {
    const { qnaSeq } = (await insert()).json;
    expect(await getDetail(qnaSeq, other)).toMatchObject({ status: 404, json: { code: 'not_found' } });
    expect(await remove(qnaSeq, other)).toMatchObject({ status: 404, json: { code: 'not_found' } });
    expect((await list({}, other)).json.result).toEqual([]);
    expect((await getDetail(qnaSeq)).json.result.qnaTitle).toBe(inquiry.qnaTitle);
  });

  it.each(['/mypage/qnaList', '/mypage/qnaDetail', '/mypage/insertQna', '/mypage/deleteQna', '/mypage/resvList'])(
    '%s answers a visitor 401 before it reads the body',
    async (path) => {
      for (const body of [{}, { qnaSeq: 'x', pageIndex: -1, qnaTitle: 7, qnaContent: '\0' }])
        expect(await server.call('POST', path, body)).toMatchObject({ status: 401, json: { code: 'not_signed_in' } });
    },
  );

  it.each([[0], [-1], [1.5], ['1'], [null], [1e300]])('%s is rejected as a number of an inquiry', async (qnaSeq) => {
    expect((await getDetail(qnaSeq)).status).toBe(400);
    expect((await remove(qnaSeq)).status).toBe(400);
  });

  it('is denied to a former member', async () => {
    await server.database.pool.query('UPDATE member SET left_at = now() WHERE user_id = $1', [otherId]);
    expect(await insert({}, other)).toMatchObject({ status: 401, json: { code: 'not_signed_in' } });
  });
});
