import type { Role, Scope } from '@dining/domain/staff/permissions';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dinner, grill, H01, mina } from '../../../../test/fixtures';
import { type PaymentTestServer, startPaymentTestServer, type TestClient } from '../../../../test/payment-test-server';
import { type StaffBrowser, type StaffServer, startStaffServerWith, testScopes } from '../../../../test/staff-server';
import { createVisitRow } from '../../../../test/visit-rows';
import { reservation } from '../../../db/schema/reservations';

let staffServer: StaffServer<PaymentTestServer>;
let hotelManager: StaffBrowser;
let marketer: StaffBrowser;
let author: TestClient;
let reviewCount = 0;
const signIn = async (role: Role, scope: Scope) => staffServer.signIn(await staffServer.createStaff({ role, scope }));
beforeAll(async () => {
  staffServer = await startStaffServerWith((clock) => startPaymentTestServer({}, undefined, clock));
  hotelManager = await signIn('hotel_manager', testScopes.ownHotel);
  marketer = await signIn('marketing', testScopes.group);
  author = await staffServer.server.signInMember(mina.userId, mina.password);
  const rows = Array.from({ length: 12 }, (_, index) => createVisitRow(index + 1));
  await staffServer.server.database.db.insert(reservation).values(rows);
  await staffServer.query(`UPDATE hotel SET ratings_on = true`);
});
beforeEach(() => staffServer.query('DELETE FROM rate_limit'));
afterAll(() => staffServer.close());

async function insertReview(stars = 1): Promise<string> {
  reviewCount += 1;
  await staffServer.query(
    `INSERT INTO review (review_code, resv_code, htl_code, din_code, prod_code, user_id, user_name, contents, image_path, rating_food)
     VALUES ($1, $2, $3, $4, $5, $6, 'Mina', 'Call Kim at home', '', $7)`,
    [`V${reviewCount}`, `R${reviewCount}`, H01, grill, dinner, mina.userId, stars],
  );
  return `V${reviewCount}`;
}
const hide = (browser: StaffBrowser, reviewCode: string, version = 1) =>
  browser.post('/review/hide', { reviewCode, version, reason: 'personal_data', note: 'It names a person.' });
const appeal = (reviewCode: string) =>
  author.post('/mypage/appealReview', { reviewCode, appeal: 'It is my own name.' });
const decide = (browser: StaffBrowser, reviewCode: string, version: number, decision = 'restored') =>
  browser.post('/review/appeal', { reviewCode, version, decision, note: 'We asked again.' });
const getPublicList = async () =>
  (await author.post('/review/prod/list', { prodCode: dinner, dinCode: grill, recordCountPerPage: 50 })).json;
const isPublic = async (reviewCode: string) =>
  (await getPublicList()).reviewList.some((review) => review.reviewCode === reviewCode);
const listMails = async (reviewCode: string) =>
  (
    await staffServer.query(`SELECT kind FROM outbox WHERE payload ->> 'reviewCode' = $1 ORDER BY id`, [reviewCode])
  ).map(({ kind }) => kind);
const getStarTotals = async () => {
  const [stored] = await staffServer.query('SELECT reviews, food FROM rating_total WHERE prod_code = $1', [dinner]);
  const [counted] = await staffServer.query(
    `SELECT count(*)::int AS reviews, ARRAY[${[1, 2, 3, 4, 5].map((stars) => `count(*) FILTER (WHERE rating_food = ${stars})::int`).join(', ')}] AS food
     FROM review WHERE prod_code = $1 AND NOT hidden`,
    [dinner],
  );
  return { stored, counted };
};

describe('a hidden review', () => {
  it('is removed from the list and the ratings at once, and its author gets a mail and sees the note', async () => {
    const reviewCode = await insertReview();
    const countBefore = (await getPublicList()).ratingOverview?.reviewCnt ?? 0;
    expect(await isPublic(reviewCode)).toBe(true);
    const hiddenReview = (await hide(hotelManager, reviewCode)).json.review;
    expect(hiddenReview).toMatchObject({
      isHidden: true,
      hiding: { state: 'hidden', reason: 'personal_data', isHiddenByCaller: true },
    });
    expect(await isPublic(reviewCode)).toBe(false);
    expect((await getPublicList()).ratingOverview?.reviewCnt ?? 0).toBe(countBefore - 1);
    const { stored, counted } = await getStarTotals();
    expect(stored).toEqual(counted);
    expect(await listMails(reviewCode)).toEqual(['review_hidden']);
    const detail = (await author.post('/mypage/reviewDetail', { reviewCode })).json.result;
    expect(detail.hiding).toMatchObject({ state: 'hidden', note: 'It names a person.', appeal: null });
    const { reviews } = (await marketer.post('/review/list', { state: 'hidden' })).json;
    expect(reviews.map((review) => review.reviewCode)).toContain(reviewCode);
  });

  it('can be appealed once by its author, and stays visible once another person has restored it', async () => {
    const reviewCode = await insertReview(2);
    await hide(hotelManager, reviewCode);
    expect((await decide(marketer, reviewCode, 2)).json.code).toBe('no_appeal');
    expect((await appeal(reviewCode)).status).toBe(200);
    expect((await appeal(reviewCode)).json.code).toBe('appeal_used');
    expect((await marketer.get('/inbox/counts')).json.counts.reviewAppeals).toBe(1);
    expect((await decide(hotelManager, reviewCode, 3)).json.code).toBe('own_decision');
    expect((await decide(marketer, reviewCode, 3)).json.review).toMatchObject({
      isHidden: false,
      hiding: { state: 'restored', appeal: 'It is my own name.', decision: 'We asked again.' },
    });
    expect(await isPublic(reviewCode)).toBe(true);
    const { stored, counted } = await getStarTotals();
    expect(stored).toEqual(counted);
    expect(await listMails(reviewCode)).toEqual(['review_hidden', 'review_appeal_decided']);
    expect((await hide(marketer, reviewCode, 4)).json.code).toBe('hidden_before');
    expect(await isPublic(reviewCode)).toBe(true);
  });

  it('stays hidden if another person upholds the hiding, and cannot be appealed again', async () => {
    const reviewCode = await insertReview(3);
    await hide(hotelManager, reviewCode);
    await appeal(reviewCode);
    expect((await decide(marketer, reviewCode, 3, 'upheld')).json.review).toMatchObject({ isHidden: true });
    expect(await isPublic(reviewCode)).toBe(false);
    expect((await appeal(reviewCode)).json.code).toBe('appeal_used');
    expect((await decide(marketer, reviewCode, 4)).json.code).toBe('no_appeal');
  });

  it('is hidden once if two people hide it at once, and the second gets its current state', async () => {
    const reviewCode = await insertReview();
    const answers = await Promise.all([hide(hotelManager, reviewCode), hide(marketer, reviewCode)]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(answers.find(({ status }) => status === 409)?.json.current).toMatchObject({ isHidden: true, version: 2 });
    expect(await listMails(reviewCode)).toHaveLength(1);
  });

  it('can be appealed only by its author', async () => {
    const reviewCode = await insertReview();
    await hide(hotelManager, reviewCode);
    await staffServer.query(
      `INSERT INTO member SELECT (jsonb_populate_record(m, $2)).* FROM member m WHERE user_id = $1`,
      [mina.userId, { user_id: 'sora@example.test', card_no: '99999999', phone: '01099998888' }],
    );
    await staffServer.query(`UPDATE review SET user_id = 'sora@example.test' WHERE review_code = $1`, [reviewCode]);
    expect((await appeal(reviewCode)).status).toBe(403);
  });
});

describe('the answer of the hotel', () => {
  it('is saved and corrected by version, and refused if it was changed meanwhile', async () => {
    const reviewCode = await insertReview();
    const saveAnswer = (version: number, text: string) =>
      hotelManager.post('/review/answer', { reviewCode, version, answer: text });
    expect((await saveAnswer(1, 'Thank you.')).json.review).toMatchObject({ answer: 'Thank you.', version: 2 });
    expect((await saveAnswer(1, 'Sorry.')).json.code).toBe('changed_meanwhile');
    expect((await saveAnswer(2, 'Thank you both.')).json.review).toMatchObject({ answer: 'Thank you both.' });
  });

  it('is refused to staff of another hotel or venue, who can neither hide nor list the review', async () => {
    const reviewCode = await insertReview();
    const otherHotelManager = await signIn('hotel_manager', testScopes.otherHotel);
    const sisterVenueManager = await signIn('venue_manager', testScopes.sisterVenue);
    const body = { reviewCode, version: 1, answer: 'No.' };
    expect((await otherHotelManager.post('/review/answer', body)).status).toBe(404);
    expect((await sisterVenueManager.post('/review/answer', body)).status).toBe(404);
    expect((await hide(otherHotelManager, reviewCode)).status).toBe(404);
    expect((await hide(sisterVenueManager, reviewCode)).status).toBe(403);
    for (const browser of [otherHotelManager, sisterVenueManager])
      expect((await browser.post('/review/list', { state: 'visible' })).json.reviews).toEqual([]);
  });
});
