import { ratingAspects } from '@dining/domain/reviews/ratings';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dinner, grill, H01, mina } from '../../../test/fixtures';
import { startTestServer, type TestServer } from '../../../test/test-server';
import { createVisitRow } from '../../../test/visit-rows';
import { reservation } from '../../db/schema/reservations';
import { findProductRatings, findVenueRatings } from './ratings';

const visitCount = 24;
const enabledSettings = { reviewsOn: true, ratingsOn: true };
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await server.database.db
    .insert(reservation)
    .values(Array.from({ length: visitCount }, (_, index) => createVisitRow(index + 1)));
});
beforeEach(() => query('TRUNCATE review CASCADE'));
afterAll(() => server.close());

const query = async (text: string, values: unknown[] = []) => (await server.database.pool.query(text, values)).rows;

type Stars = number | null;
const insertReview = (number: number, [food, service, room]: readonly [Stars, Stars, Stars], isHidden = false) =>
  query(
    `INSERT INTO review (review_code, resv_code, htl_code, din_code, prod_code, user_id, user_name, contents, image_path,
       rating_food, rating_service, rating_room, hidden)
     VALUES ($1, $2, $3, $4, $5, $6, 'M', 'Good', '', $7, $8, $9, $10)`,
    [`V${number}`, `R${number}`, H01, grill, dinner, mina.userId, food, service, room, isHidden],
  );

/** Returns the stored totals and those counted from the visible reviews, both without products that have no ratings. */
const listTotals = async () => {
  const columns = ratingAspects.map(
    (aspect) =>
      `ARRAY[${[1, 2, 3, 4, 5].map((stars) => `count(*) FILTER (WHERE rating_${aspect} = ${stars})::int`).join(', ')}] AS ${aspect}`,
  );
  const storedTotals = await query(
    'SELECT prod_code, din_code, htl_code, reviews, food, service, room FROM rating_total WHERE reviews <> 0',
  );
  const countedTotals = await query(
    `SELECT prod_code, din_code, htl_code, count(*)::int AS reviews, ${columns.join(', ')} FROM review
     WHERE NOT hidden AND num_nonnulls(rating_food, rating_service, rating_room) > 0 GROUP BY prod_code, din_code, htl_code`,
  );
  return { storedTotals, countedTotals };
};

describe('the rating total of a product', () => {
  it('is missing if there are no ratings', async () => {
    await insertReview(1, [null, null, null]);
    expect(await query('SELECT FROM rating_total')).toEqual([]);
    expect(await findProductRatings(server.database.pool, dinner)).toBeUndefined();
  });

  it('changes at once when a review is inserted, updated, hidden, shown again or deleted', async () => {
    await insertReview(1, [5, 4, null]);
    await insertReview(2, [1, null, 3]);
    await insertReview(3, [5, 5, 5], true);
    const findRatings = () => findProductRatings(server.database.pool, dinner);
    expect(await findRatings()).toMatchObject({ reviews: 2, average: 3.3 });
    await query(`UPDATE review SET hidden = false WHERE review_code = 'V3'`);
    expect(await findRatings()).toMatchObject({ reviews: 3, average: 4 });
    await query(`UPDATE review SET hidden = true WHERE review_code = 'V2'`);
    expect(await findRatings()).toMatchObject({ reviews: 2, average: 4.8 });
    await query(`UPDATE review SET contents = 'Better', hidden = true WHERE review_code = 'V2'`);
    await query(`UPDATE review SET rating_food = 3, rating_room = NULL WHERE review_code = 'V3'`);
    expect((await findRatings())?.aspects).toEqual([
      { aspect: 'food', average: 4, counts: [0, 0, 1, 0, 1] },
      { aspect: 'service', average: 4.5, counts: [0, 0, 0, 1, 1] },
    ]);
    await query(`DELETE FROM review WHERE review_code = 'V1'`);
    expect(await findRatings()).toMatchObject({ reviews: 1, average: 4 });
    await query('TRUNCATE review CASCADE');
    expect(await findRatings()).toBeUndefined();
  });

  it('equals a recount after many changes', async () => {
    const pickStars = (number: number): Stars => (number % 6 === 0 ? null : number % 6);
    for (let number = 1; number <= visitCount; number += 1)
      await insertReview(
        number,
        [pickStars(number), pickStars(number * 5 + 1), pickStars(number * 7 + 2)],
        number % 5 === 0,
      );
    await query(`UPDATE review SET hidden = NOT hidden WHERE review_code < 'V2'`);
    await query(`UPDATE review SET rating_service = 2 WHERE rating_service IS NULL`);
    await query(`DELETE FROM review WHERE rating_food = 4`);
    const { storedTotals, countedTotals } = await listTotals();
    expect(countedTotals).toHaveLength(1);
    expect(storedTotals).toEqual(countedTotals);
  });

  it('counts all ratings that are written at the same time', async () => {
    await Promise.all(Array.from({ length: visitCount }, (_, index) => insertReview(index + 1, [5, 3, 1])));
    expect(await findProductRatings(server.database.pool, dinner)).toMatchObject({ reviews: visitCount, average: 3 });
  });
});

it('a venue has the ratings of its products, unless its hotel has turned off ratings or reviews', async () => {
  await insertReview(1, [5, null, null]);
  const findRatings = (settings: typeof enabledSettings) => findVenueRatings(server.database.pool, settings, grill);
  expect(await findRatings(enabledSettings)).toMatchObject({ reviews: 1, average: 5 });
  expect(await findRatings({ ...enabledSettings, ratingsOn: false })).toBeUndefined();
  expect(await findRatings({ ...enabledSettings, reviewsOn: false })).toBeUndefined();
});

it.each([0, 6, -1])('the database refuses %i stars', async (stars) => {
  await expect(insertReview(1, [stars, null, null])).rejects.toMatchObject({ constraint: 'review_ratings' });
});

it('the totals of a product and of a venue are found by an index', async () => {
  for (const [column, value] of [
    ['prod_code', dinner],
    ['din_code', grill],
  ]) {
    const plan = await query(`EXPLAIN SELECT reviews FROM rating_total WHERE ${column} = '${value}'`);
    expect(JSON.stringify(plan)).toMatch(/Index/);
  }
});
