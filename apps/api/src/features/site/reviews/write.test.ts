import { type ProdCode, type ResvCode, toCode } from '@dining/domain/shared/codes';
import { hash } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emptyHall, H02, mina, now } from '../../../../test/fixtures';
import { startTestServer, type TestServer } from '../../../../test/test-server';
import { uploadPicture } from '../../../../test/uploads';
import { createVisitRow } from '../../../../test/visit-rows';
import { recordAttendance } from '../../../booking/attendance/record-attendance';
import { getCatalogueCache } from '../../../booking/catalogue/catalogue';
import { member } from '../../../db/schema/members';
import { reservation, review } from '../../../db/schema/reservations';
import { upload } from '../../../db/schema/system';
import { inTransaction } from '../../../db/transaction';
import { lockAttendance } from '../../../stores/reservations/attendance';

const productWithoutReviews = toCode<ProdCode>('QUIET');
const jun = { userId: 'jun@example.test', password: 'correct horse' };
let server: TestServer;
let currentTime = now;
/** The cookies of two members. */
let minaCookie: string | undefined;
let junCookie: string | undefined;
beforeAll(async () => {
  server = await startTestServer({ clock: () => currentTime });
  const { db, pool } = server.database;
  // The hotel without reviews gets a product.
  await pool.query(
    `INSERT INTO product SELECT (jsonb_populate_record(p, $1)).* FROM product p WHERE prod_code = 'DINNER'`,
    [{ prod_code: productWithoutReviews, din_code: emptyHall, htl_code: H02 }],
  );
  await db
    .insert(member)
    .values({ userId: jun.userId, passwordHash: await hash(jun.password), name: 'Jun Park', cardNo: '9000000002' });
  const signIn = async ({ userId, password }: typeof jun) =>
    (await server.call('POST', '/authentications', { username: userId, password })).cookie;
  [minaCookie, junCookie] = [await signIn(mina), await signIn(jun)];
});
afterAll(() => server.close());
beforeEach(async () => {
  currentTime = now;
  const { db, pool } = server.database;
  await db.delete(review);
  await db.delete(reservation);
  await pool.query('DELETE FROM rate_limit');
  await db.insert(reservation).values(createVisitRow(1));
});

const uploadOwnPicture = (cookie = minaCookie) => uploadPicture(server, cookie);
const writeReview = (form: object, cookie = minaCookie) =>
  server.call('POST', '/mypage/insertReview', { resvCode: 'R1', contents: 'Lovely', image: '', ...form }, cookie);
const getOwnReview = (reviewCode: string | undefined, cookie = minaCookie) =>
  server.call('POST', '/mypage/reviewDetail', { reviewCode }, cookie);
const listReviews = async () =>
  (await server.call('POST', '/review/prod/list', { prodCode: 'DINNER' })).json.reviewList ?? [];
const countRows = () => server.database.db.$count(review);

describe('a review', () => {
  it('is stored with its picture, shown to its author and listed with its product', async () => {
    const image = await uploadOwnPicture();
    const contents = '<b>맛있어요</b> 😀\n둘째 줄';
    const { status, json } = await writeReview({ contents, image });
    expect([status, json.reviewCode]).toEqual([200, expect.stringMatching(/^RV[0-9A-F]{16}$/)]);

    const ownView = (await getOwnReview(json.reviewCode)).json.result;
    const path = expect.stringContaining(`/api/upload/${image}-480.webp?v=1#widths=480,640&`);
    expect(ownView).toMatchObject({
      reviewCode: json.reviewCode,
      resvCode: 'R1',
      contents,
      userName: '김**',
      prodNameEn: 'Dinner en',
      image: path,
    });
    expect(ownView?.createDate).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(await listReviews()).toMatchObject([
      { reviewCode: json.reviewCode, contents, imagePath: path, userName: '김**' },
    ]);
    const [row] = (await server.call('POST', '/resv/list', {}, minaCookie)).json.resvList ?? [];
    expect(row).toMatchObject({ resvCode: 'R1', reviewCode: json.reviewCode });
  });

  it('is limited to one for each visit: a second is refused and uses no picture', async () => {
    const { reviewCode } = (await writeReview({ image: await uploadOwnPicture() })).json;
    const image = await uploadOwnPicture();
    expect(await writeReview({ image })).toMatchObject({
      status: 409,
      json: { code: 'review_written', detail: { reviewCode } },
    });
    expect(
      await server.database.db.select({ usedBy: upload.usedBy }).from(upload).where(eq(upload.atchUuid, image)),
    ).toEqual([{ usedBy: null }]);
  });

  it('is stored once if it is sent ten times at once', async () => {
    const image = await uploadOwnPicture();
    const answers = await Promise.all(Array.from({ length: 10 }, () => writeReview({ image })));
    const reviewCodes = answers.filter(({ status }) => status === 200).map(({ json }) => json.reviewCode);
    expect([reviewCodes.length, await countRows()]).toEqual([1, 1]);
    for (const { status, json } of answers.filter((answer) => answer.status !== 200))
      expect([status, json.code, json.detail]).toEqual([409, 'review_written', { reviewCode: reviewCodes[0] }]);
  });

  it('is stored for one of two visits if both use the same picture at once', async () => {
    await server.database.db.insert(reservation).values(createVisitRow(2));
    const image = await uploadOwnPicture();
    const answers = await Promise.all(['R1', 'R2'].map((resvCode) => writeReview({ resvCode, image })));
    expect(answers.map(({ json }) => json.code ?? 'written').toSorted()).toEqual(['unknown_upload', 'written']);
    expect(await countRows()).toBe(1);
  });
});

describe('a review is refused', () => {
  it.each<readonly [string, object, number, string]>([
    [
      'without a text, which is reported before a missing picture',
      { contents: ' \n' },
      422,
      'review_contents_required',
    ],
    ['without a picture', {}, 422, 'review_photo_required'],
    ['of an unknown reservation', { resvCode: 'R9', image: 'x' }, 404, 'not_found'],
    ['with an unknown picture', { image: '00000000-0000-4000-8000-000000000000' }, 404, 'unknown_upload'],
    ['with the path of a picture', { image: '../../pictures/x.webp' }, 404, 'unknown_upload'],
    ['with a text that is too long', { contents: 'x'.repeat(2001), image: 'x' }, 400, 'invalid_request'],
    ['with a NUL character', { contents: 'a\u0000b', image: 'x' }, 400, 'invalid_request'],
    ['without a reservation', { resvCode: '', image: 'x' }, 400, 'invalid_request'],
  ])('%s', async (_case, form, status, code) => {
    expect(await writeReview(form)).toMatchObject({ status, json: { code } });
    expect(await countRows()).toBe(0);
  });

  it.each<readonly [string, Parameters<typeof createVisitRow>[1], string]>([
    ['at the start of the visit', { visitDay: '2026-03-11', visitTime: '09:00' }, '2026-03-11T00:00:00Z'],
    ['before the visit', { visitDay: '2026-03-12' }, '2026-03-11T00:00:00Z'],
    [
      'of a cancelled reservation',
      { status: 'cancel', cancelledAt: now, cancelFee: 0, refundAmount: 0 },
      '2026-03-11T00:00:00Z',
    ],
    ['of a no-show', { attendance: 'no_show' }, '2026-03-11T00:00:00Z'],
    [
      'at a hotel without reviews',
      { htlCode: H02, dinCode: emptyHall, prodCode: productWithoutReviews },
      '2026-03-11T00:00:00Z',
    ],
  ])('%s', async (_case, changes, time) => {
    currentTime = new Date(time);
    await server.database.db.insert(reservation).values(createVisitRow(2, changes));
    const image = await uploadOwnPicture();
    expect(await writeReview({ resvCode: 'R2', image })).toMatchObject({
      status: 422,
      json: { code: 'not_reviewable' },
    });
    expect(await countRows()).toBe(0);
    // The picture can still be used for another visit.
    expect((await writeReview({ image })).status).toBe(200);
  });

  it('with a picture that was uploaded a day ago', async () => {
    const image = await uploadOwnPicture();
    await server.database.pool.query(`UPDATE upload SET created_at = now() - interval '1 day' WHERE atch_uuid = $1`, [
      image,
    ]);
    expect(await writeReview({ image })).toMatchObject({ status: 404, json: { code: 'unknown_upload' } });
  });
});

describe('attendance that staff record', () => {
  const setAttendance = (to: 'no_show' | 'expected') =>
    inTransaction(server.database.pool, async (client) => {
      const resvCode = toCode<ResvCode>('R1');
      const visit = await lockAttendance(client, resvCode);
      if (visit === undefined) throw new Error(`${resvCode} is missing`);
      return recordAttendance(client, now, visit, { resvCode, to, actor: { actorName: 'Mina' } });
    });
  const getReviewFlag = async () =>
    (await server.call('POST', '/resv/list', {}, minaCookie)).json.resvList?.[0]?.resvReviewYn;

  it('prevents a review of a no-show, and allows one after a correction', async () => {
    const image = await uploadOwnPicture();
    expect(await getReviewFlag()).toBe('Y');
    expect(await setAttendance('no_show')).toMatchObject({ ok: true });
    expect([await getReviewFlag(), (await writeReview({ image })).json.code, await countRows()]).toEqual([
      'N',
      'not_reviewable',
      0,
    ]);
    await setAttendance('expected');
    expect([await getReviewFlag(), (await writeReview({ image })).status]).toEqual(['Y', 200]);
  });

  it('does not remove a review that was written before', async () => {
    const { reviewCode } = (await writeReview({ image: await uploadOwnPicture() })).json;
    await setAttendance('no_show');
    expect((await getOwnReview(reviewCode)).json.result).toMatchObject({ reviewCode });
    expect(await listReviews()).toMatchObject([{ reviewCode }]);
    expect((await writeReview({ image: await uploadOwnPicture() })).json).toMatchObject({
      code: 'review_written',
      detail: { reviewCode },
    });
  });
});

describe('access to reviews', () => {
  it('lets only the member of the visit write a review, with their own picture', async () => {
    const image = await uploadOwnPicture();
    expect(await writeReview({ image }, '')).toMatchObject({ status: 401, json: { code: 'not_signed_in' } });
    expect(await writeReview({ image: await uploadOwnPicture(junCookie) }, junCookie)).toMatchObject({
      status: 403,
      json: { code: 'invalid_user' },
    });
    expect(await writeReview({ image: await uploadOwnPicture(junCookie) })).toMatchObject({
      status: 404,
      json: { code: 'unknown_upload' },
    });
    expect(await countRows()).toBe(0);
    expect((await writeReview({ image })).status).toBe(200);
  });

  it('lets no member write a review of a guest’s visit', async () => {
    await server.database.db.insert(reservation).values(createVisitRow(2, { userId: null }));
    expect(await writeReview({ resvCode: 'R2', image: await uploadOwnPicture() })).toMatchObject({
      status: 403,
      json: { code: 'invalid_user' },
    });
  });

  it('lets only the author open a review by its code, even if it is hidden', async () => {
    const { reviewCode } = (await writeReview({ image: await uploadOwnPicture() })).json;
    expect(await getOwnReview(reviewCode, '')).toMatchObject({ status: 401, json: { code: 'not_signed_in' } });
    expect(await getOwnReview(reviewCode, junCookie)).toMatchObject({ status: 403, json: { code: 'forbidden' } });
    expect(await getOwnReview('RV0')).toMatchObject({ status: 404, json: { code: 'not_found' } });
    await server.database.db.update(review).set({ hidden: true });
    expect(await listReviews()).toEqual([]);
    expect((await getOwnReview(reviewCode)).json.result).toMatchObject({ contents: 'Lovely' });
  });

  it.each(['/mypage/insertReview', '/mypage/reviewDetail'] as const)(
    'is denied to visitors, even with an invalid body: %s',
    async (path) => {
      expect(await server.call('POST', path, { resvCode: 1 })).toMatchObject({
        status: 401,
        json: { code: 'not_signed_in' },
      });
    },
  );
});

describe('photos', () => {
  it('are stored and shown in the order of the form, up to five', async () => {
    const uploads = await Promise.all(Array.from({ length: 5 }, () => uploadOwnPicture()));
    const [image, ...photoList] = uploads;
    const { status, json } = await writeReview({ image, photoList });
    expect(status).toBe(200);
    const paths = uploads.map((uuid) => expect.stringContaining(`/api/upload/${uuid}-480.webp`));
    const [listedReview] = await listReviews();
    expect(listedReview).toMatchObject({ image: paths[0], imagePath: paths[0], photoList: paths });
    expect((await getOwnReview(json.reviewCode)).json.result?.photoList).toEqual(paths);
    const { rows } = await server.database.pool.query('SELECT DISTINCT used_by FROM upload WHERE atch_uuid = ANY($1)', [
      uploads,
    ]);
    expect(rows).toEqual([{ used_by: json.reviewCode }]);
  });

  it('can be sent without a main picture, and a duplicate counts once', async () => {
    const image = await uploadOwnPicture();
    expect((await writeReview({ image: '', photoList: [image, image] })).status).toBe(200);
    const [listedReview] = await listReviews();
    expect(listedReview?.imagePath).toContain(image);
    expect(listedReview?.photoList).toBeUndefined();
  });

  it.each<readonly [string, (picture: string) => object, number, string]>([
    ['six photos', () => ({ photoList: ['1', '2', '3', '4', '5', '6'] }), 422, 'review_too_many_photos'],
    [
      'five photos in addition to the first',
      () => ({ image: '0', photoList: ['1', '2', '3', '4', '5'] }),
      422,
      'review_too_many_photos',
    ],
    [
      'more photos than a form may have',
      () => ({ photoList: Array.from({ length: 21 }, String) }),
      400,
      'invalid_request',
    ],
    ['an unknown photo', (picture) => ({ photoList: [picture, 'none'] }), 404, 'unknown_upload'],
    ['a URL', (picture) => ({ photoList: [picture, 'https://elsewhere.test/x.jpg'] }), 404, 'unknown_upload'],
    ['an empty id', (picture) => ({ photoList: [picture, ''] }), 400, 'invalid_request'],
    ['a text instead of a list', (picture) => ({ photoList: picture }), 400, 'invalid_request'],
    ['a number', (picture) => ({ photoList: [picture, 7] }), 400, 'invalid_request'],
  ])('are refused: %s; nothing is stored and no picture is used', async (_case, createForm, status, code) => {
    const picture = await uploadOwnPicture();
    expect(await writeReview(createForm(picture))).toMatchObject({ status, json: { code } });
    expect(await countRows()).toBe(0);
    expect((await writeReview({ image: picture })).status).toBe(200);
  });

  it('are refused if another member has uploaded them', async () => {
    const [image, othersPicture] = [await uploadOwnPicture(), await uploadOwnPicture(junCookie)];
    expect((await writeReview({ image, photoList: [othersPicture] })).json.code).toBe('unknown_upload');
    expect(await countRows()).toBe(0);
  });
});

describe('ratings', () => {
  const writeRatedReview = async (ratings: unknown, form: object = {}) =>
    writeReview({ image: await uploadOwnPicture(), ratings, ...form });
  const getReviewList = async () => (await server.call('POST', '/review/prod/list', { prodCode: 'DINNER' })).json;
  const setRatingsOn = async (on: boolean) => {
    await server.database.pool.query(`UPDATE hotel SET ratings_on = $1 WHERE htl_code = 'H01'`, [on]);
    getCatalogueCache(server.database).clear();
  };
  afterEach(() => setRatingsOn(true));

  it('are stored, listed and counted', async () => {
    expect((await writeRatedReview({ food: 5, service: 4 })).status).toBe(200);
    const { reviewList, ratingOverview } = await getReviewList();
    expect(reviewList?.[0]?.ratings).toEqual({ food: 5, service: 4 });
    expect(ratingOverview).toEqual({
      average: 4.5,
      reviewCnt: 1,
      aspectList: [
        { aspect: 'food', average: 5, starCntList: [0, 0, 0, 0, 1] },
        { aspect: 'service', average: 4, starCntList: [0, 0, 0, 1, 0] },
      ],
    });
  });

  it.each([[undefined], [{}]])('are optional: %o', async (ratings) => {
    expect((await writeRatedReview(ratings)).status).toBe(200);
    const { reviewList, ratingOverview } = await getReviewList();
    expect([reviewList?.[0]?.ratings, ratingOverview]).toEqual([undefined, undefined]);
  });

  it.each([
    ['no star', { food: 0 }],
    ['six stars', { service: 6 }],
    ['half a star', { room: 1.5 }],
    ['a string', { food: '5' }],
    ['null', { food: null }],
    ['a negative number', { food: -1 }],
    ['a list', [5, 5, 5]],
    ['a number', 5],
  ])('are whole stars from one to five: %s is refused with the name of the field', async (_case, ratings) => {
    const { status, json } = await writeRatedReview(ratings);
    expect([status, json.code]).toEqual([400, 'invalid_request']);
    expect(JSON.stringify(json)).toContain('ratings');
    expect(await countRows()).toBe(0);
  });

  it('are neither stored nor listed while the hotel has them turned off; authors still see earlier ones', async () => {
    const { reviewCode } = (await writeRatedReview({ food: 5 })).json;
    await setRatingsOn(false);
    const { reviewList, ratingOverview } = await getReviewList();
    expect([reviewList?.[0]?.reviewCode, reviewList?.[0]?.ratings, ratingOverview]).toEqual([
      reviewCode,
      undefined,
      undefined,
    ]);
    expect((await getOwnReview(reviewCode)).json.result?.ratings).toEqual({ food: 5 });
    const { json } = await server.call('GET', '/hotel/allList');
    expect(json.allHotelList?.[0]).toMatchObject({ htlCode: 'H01', resvReviewYn: 'Y', resvRatingYn: 'N' });
    await server.database.db.delete(review);
    expect((await writeRatedReview({ food: 5 })).status).toBe(200);
    const { rows } = await server.database.pool.query('SELECT rating_food FROM review');
    expect(rows).toEqual([{ rating_food: null }]);
  });
});
