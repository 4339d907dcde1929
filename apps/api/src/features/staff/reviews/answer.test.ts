import {
  listStaffReviews,
  saveRatingsSwitch,
  saveReviewAnswer,
  viewRatingsSwitch,
  viewReview,
} from '@dining/contract/staff/reviews';
import { type DinCode, toCode } from '@dining/domain/shared/codes';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bakery, dinner, grill, H01, mina } from '../../../../test/fixtures';
import { type PaymentTestServer, startPaymentTestServer } from '../../../../test/payment-test-server';
import { runWithoutTriggers } from '../../../../test/run-without-triggers';
import { type StaffCommandClient, startStaffCommandClient } from '../../../../test/staff-command-client';
import { createVisitRow } from '../../../../test/visit-rows';
import { reservation, review } from '../../../db/schema/reservations';

let server: PaymentTestServer;
let staff: StaffCommandClient;
beforeAll(async () => {
  server = await startPaymentTestServer();
  staff = await startStaffCommandClient(server.deps);
  await server.database.db.insert(reservation).values(createVisitRow(1));
});
beforeEach(async () => {
  await runWithoutTriggers(server.database.pool, ['DELETE FROM audit_entry']);
  await server.database.pool.query('TRUNCATE review CASCADE');
  await server.database.db.insert(review).values({
    reviewCode: 'RV1',
    resvCode: createVisitRow(1).resvCode,
    htlCode: H01,
    dinCode: grill,
    prodCode: dinner,
    userId: mina.userId,
    userName: '김미나',
    contents: 'Lovely',
    imagePath: '/one.webp',
    morePhotos: ['/two.webp'],
    ratingFood: 4,
  });
});
afterAll(async () => {
  await staff.close();
  await server.close();
});

const saveAnswer = (text = 'Thank you.', version = 1, reviewCode = 'RV1') =>
  staff.call(saveReviewAnswer, { body: { reviewCode, version, answer: text } });
const getReviewList = async () => (await server.createVisitor().post('/review/prod/list', { prodCode: dinner })).json;
const listAuditEntries = async () =>
  (await server.database.pool.query('SELECT actor, action, subject, htl_code, detail FROM audit_entry ORDER BY id'))
    .rows;

describe('answering a review', () => {
  it('shows the answer to everyone, and is audited', async () => {
    expect(await saveAnswer(' Thank you.\nCome again. ')).toMatchObject({ review: { reviewCode: 'RV1' } });
    expect((await getReviewList()).reviewList?.[0]?.answer).toEqual({
      text: 'Thank you.\nCome again.',
      at: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    });
    expect(await listAuditEntries()).toEqual([
      { actor: 'Mina', action: 'review.answer', subject: 'RV1', htl_code: 'H01', detail: {} },
    ]);
  });

  it('is refused for an older version, and a correction keeps the date', async () => {
    const { review: answered } = await saveAnswer();
    const [before] = (await server.database.pool.query('SELECT answered_at FROM review')).rows;
    expect(await saveAnswer('Again.')).toMatchObject({ code: 'changed_meanwhile', current: { answer: 'Thank you.' } });
    expect(await saveAnswer('Better.', answered?.version)).toMatchObject({ review: { answer: 'Better.' } });
    expect((await server.database.pool.query('SELECT answer, answered_at FROM review')).rows).toEqual([
      { answer: 'Better.', ...before },
    ]);
    expect((await listAuditEntries()).map(({ action }) => action)).toEqual(['review.answer', 'review.edit']);
  });

  it.each([
    ['with an empty text', ' \n ', 'RV1', 'invalid_request'],
    ['for an unknown review', 'Yes.', 'RV9', 'not_found'],
    ['with a text of more than 1,000 characters', 'x'.repeat(1_001), 'RV1', 'invalid_request'],
  ])('is refused %s', async (_case, text, reviewCode, code) => {
    expect(await saveAnswer(text, 1, reviewCode)).toMatchObject({ code });
    expect(await listAuditEntries()).toEqual([]);
  });
});

it('the reviews of a venue are listed with contents, ratings, photos and answer, but no full names', async () => {
  const list = (dinCode: string) =>
    staff.call(listStaffReviews, { body: { state: 'visible', dinCode: toCode<DinCode>(dinCode) } });
  const { reviews } = await list(grill);
  expect(reviews).toMatchObject([
    { reviewCode: 'RV1', contents: 'Lovely', ratings: { food: 4 }, photos: ['/one.webp', '/two.webp'], answer: null },
  ]);
  expect((await staff.call(viewReview, { body: { reviewCode: 'RV1' } })).review).toEqual(reviews?.[0]);
  expect(JSON.stringify(reviews)).not.toContain('미나');
  expect((await list(bakery)).reviews).toEqual([]);
  expect(await list('D999')).toMatchObject({ code: 'not_found' });
  expect(await staff.call(viewReview, { body: { reviewCode: 'RV9' } })).toMatchObject({ code: 'not_found' });
});

it('ratings are turned on or off per hotel, and each change is audited once', async () => {
  const saveSwitch = (isOn: boolean, htlCode: string = H01) =>
    staff.call(saveRatingsSwitch, { body: { htlCode, isOn } });
  expect((await getReviewList()).ratingOverview).toMatchObject({ average: 4 });
  expect((await staff.call(viewRatingsSwitch, { body: { htlCode: H01 } })).ratings).toEqual({
    htlCode: H01,
    hotelName: 'Hotel 1 en',
    isOn: true,
    areReviewsOn: true,
    reviews: 1,
  });
  expect(await saveSwitch(false)).toMatchObject({ changed: true, ratings: { isOn: false, reviews: 1 } });
  expect(await saveSwitch(false)).toMatchObject({ changed: false });
  expect((await getReviewList()).ratingOverview).toBeUndefined();
  await saveSwitch(true);
  expect((await getReviewList()).ratingOverview).toMatchObject({ average: 4 });
  expect((await listAuditEntries()).map(({ action, detail }) => [action, detail])).toEqual([
    ['hotel.ratings', { to: 'off' }],
    ['hotel.ratings', { to: 'on' }],
  ]);
  expect(await saveSwitch(true, 'H99')).toMatchObject({ code: 'not_found' });
});
