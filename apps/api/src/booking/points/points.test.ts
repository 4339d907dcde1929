import { type ResvCode, toCode } from '@dining/domain/shared/codes';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkConsistency } from '../../../test/consistency-check';
import { H01, mina } from '../../../test/fixtures';
import {
  createDinnerOrder,
  type PaymentTestServer,
  startPaymentTestServer,
  type TestClient,
} from '../../../test/payment-test-server';
import { inTransaction } from '../../db/transaction';
import { correctPoints } from './correct-points';
import { creditPoints } from './credit-points';

// A member pays 68,850 won for a dinner, for which the hotel's 5 % give 3,442 points.

let server: PaymentTestServer;
let member: TestClient;
beforeAll(async () => {
  server = await startPaymentTestServer({ HOLD_MAX_PER_VISITOR: '100' });
  member = await server.signInMember(mina.userId, mina.password);
});
beforeEach(() => setPointRate(5));
afterAll(async () => {
  expect((await checkConsistency(server.database.pool, await server.listLedger())).findings).toEqual([]);
  await server.close();
});

const setPointRate = (percent: number) => server.database.pool.query('UPDATE hotel SET point_rate = $1', [percent]);
const price = 68_850;
let reservationCount = 0;
const createReservation = async (
  day: string,
  person: TestClient = member,
  resvSetleAmnt = price,
): Promise<ResvCode> => {
  reservationCount += 1;
  const resvDate = `${day} ${['18:00', '18:30', '19:00', '19:30'][reservationCount % 4]}`;
  return toCode<ResvCode>((await server.reserve(person, createDinnerOrder({ resvDate, resvSetleAmnt }))).resvCode);
};
const getMorningAfter = (day: string): Date => new Date(`${day}T21:00:00Z`);
const creditPointsAt = (at: Date) => creditPoints(server.database.pool, at);
const changeReservation = (resvCode: ResvCode, assignment: string) =>
  inTransaction(server.database.pool, async (client) => {
    await client.query(`UPDATE reservation SET ${assignment} WHERE resv_code = $1`, [resvCode]);
    await correctPoints(client, resvCode);
  });
const runTwice = async (action: () => Promise<void>): Promise<void> => {
  await action();
  await action();
};
const listEntries = async (resvCode: ResvCode): Promise<string[]> => {
  const { rows } = await server.database.pool.query<{ reason: string; amount: number }>(
    'SELECT reason, amount FROM point_entry WHERE resv_code = $1 ORDER BY entry_no',
    [resvCode],
  );
  return rows.map(({ reason, amount }) => `${reason} ${amount}`);
};

describe('the points job on the morning after the visit', () => {
  it('grants points from six o’clock on, and only once if it runs again', async () => {
    const resvCode = await createReservation('2026-03-16');
    expect(await creditPointsAt(new Date('2026-03-16T20:59:59Z'))).toEqual({
      settledVisitCount: 0,
      creditedVisitCount: 0,
      hasMore: false,
    });
    expect(await creditPointsAt(getMorningAfter('2026-03-16'))).toEqual({
      settledVisitCount: 1,
      creditedVisitCount: 1,
      hasMore: false,
    });
    for (const day of ['2026-03-16', '2026-03-17'])
      expect(await creditPointsAt(getMorningAfter(day))).toMatchObject({ settledVisitCount: 0 });
    expect(await listEntries(resvCode)).toEqual(['earned 3442']);
  });

  it('grants no points for a cancelled visit, a no-show, a guest, or a hotel without points', async () => {
    const cancelledCode = await createReservation('2026-03-17');
    expect((await member.post('/resv/cancel', { resvCode: cancelledCode })).json.result).toBe('success');
    const missedCode = await createReservation('2026-03-17');
    await changeReservation(missedCode, `attendance = 'no_show'`);
    const guestCode = await createReservation('2026-03-17', await server.startGuestSession(), 81_000);
    expect(await creditPointsAt(getMorningAfter('2026-03-17'))).toEqual({
      settledVisitCount: 2,
      creditedVisitCount: 0,
      hasMore: false,
    });
    await setPointRate(0);
    const codeWithoutPoints = await createReservation('2026-03-18');
    expect(await creditPointsAt(getMorningAfter('2026-03-18'))).toEqual({
      settledVisitCount: 1,
      creditedVisitCount: 0,
      hasMore: false,
    });
    for (const resvCode of [cancelledCode, missedCode, guestCode, codeWithoutPoints])
      expect(await listEntries(resvCode)).toEqual([]);
  });

  it('grants no points to a deleted member', async () => {
    const resvCode = await createReservation('2026-03-19');
    const setLeftAt = (value: string) => server.database.pool.query(`UPDATE member SET left_at = ${value}`);
    await setLeftAt('now()');
    expect(await creditPointsAt(getMorningAfter('2026-03-19'))).toEqual({
      settledVisitCount: 1,
      creditedVisitCount: 0,
      hasMore: false,
    });
    await setLeftAt('NULL');
    expect(await listEntries(resvCode)).toEqual([]);
  });
});

describe('a later change of a reservation', () => {
  it('deducts the points of a no-show, grants them again, and changes nothing if it is repeated', async () => {
    const resvCode = await createReservation('2026-03-23');
    await creditPointsAt(getMorningAfter('2026-03-23'));
    await changeReservation(resvCode, `attendance = 'seated'`);
    expect(await listEntries(resvCode)).toEqual(['earned 3442']);
    await runTwice(() => changeReservation(resvCode, `attendance = 'no_show'`));
    expect(await listEntries(resvCode)).toEqual(['earned 3442', 'returned -3442']);
    // A new rate does not apply to a visit whose points were first credited at the old one.
    await setPointRate(10);
    await runTwice(() => changeReservation(resvCode, `attendance = 'seated'`));
    expect(await listEntries(resvCode)).toEqual(['earned 3442', 'returned -3442', 'earned 3442']);
  });

  it('grants points for a visit that was a no-show when the job ran', async () => {
    const resvCode = await createReservation('2026-03-24');
    await changeReservation(resvCode, `attendance = 'no_show'`);
    await creditPointsAt(getMorningAfter('2026-03-24'));
    await changeReservation(resvCode, `attendance = 'seated'`);
    expect(await listEntries(resvCode)).toEqual(['earned 3442']);
  });

  it('deducts the points of a visit that is cancelled', async () => {
    const resvCode = await createReservation('2026-03-25');
    await creditPointsAt(getMorningAfter('2026-03-25'));
    // The server's clock is before the visit, so the guest can cancel although the job has credited the points.
    expect((await member.post('/resv/cancel', { resvCode })).json).toMatchObject({
      result: 'success',
      resvRefundAmnt: price,
    });
    expect(await listEntries(resvCode)).toEqual(['earned 3442', 'returned -3442']);
  });

  it('changes no points before the morning after the visit', async () => {
    const resvCode = await createReservation('2026-03-26');
    await changeReservation(resvCode, `attendance = 'seated'`);
    expect(await listEntries(resvCode)).toEqual([]);
  });
});

describe('the list of a member’s points', () => {
  const listPoints = async (body: object = {}) => (await member.post('/mypage/pointList', body)).json;

  it('starts with the newest entry and its visit, and contains every entry once on its pages', async () => {
    const first = await listPoints({ recordCountPerPage: 2 });
    expect(first.paginationInfo).toMatchObject({ totalRecordCount: 7, lastPageNo: 4, currentPageNo: 1 });
    expect(first.pointBalance).toBe(3 * 3442);
    expect(first.pointRateList).toMatchObject([{ htlCode: H01, pointRate: 5 }, { pointRate: 5 }]);
    expect(first.pointList[0]).toMatchObject({
      pointType: 'returned',
      pointAmnt: -3442,
      resvDate: '2026-03-25',
      dinName: 'Venue GRILL',
    });
    const pages = await Promise.all(
      [1, 2, 3, 4].map(async (pageIndex) => (await listPoints({ pageIndex, recordCountPerPage: 2 })).pointList),
    );
    expect(new Set(pages.flat().map(({ resvCode, pointSeq }) => `${resvCode} ${pointSeq}`)).size).toBe(7);
    expect((await listPoints({ pageIndex: 99 })).paginationInfo).toMatchObject({ currentPageNo: 1 });
  });

  it('contains no point rates if no hotel grants points', async () => {
    await setPointRate(0);
    expect((await listPoints()).pointRateList).toEqual([]);
  });

  it('is refused to visitors and guests', async () => {
    for (const person of [server.createVisitor(), await server.startGuestSession()])
      expect(await person.post('/mypage/pointList', { pageIndex: 'nonsense' })).toMatchObject({ status: 401 });
  });
});

describe('a refund in the provider’s back office', () => {
  /** Refunds in the provider's back office. Returns a function that sends the provider's notification. */
  const refundInBackOffice = async (resvCode: ResvCode, amount?: number): Promise<() => Promise<void>> => {
    const { rows } = await server.database.pool.query<{ no: string }>(
      'SELECT shop_order_no AS no FROM reservation WHERE resv_code = $1',
      [resvCode],
    );
    const payload = await server.cancelAtProvider(rows[0]?.no ?? '', amount);
    return async () => {
      const response = await server.app.inject({
        method: 'POST',
        url: '/easypay/notice',
        remoteAddress: '127.0.0.1',
        payload,
      });
      expect(response.statusCode).toBe(200);
    };
  };

  it('reduces the points that are granted if it happens before the morning after the visit', async () => {
    const resvCode = await createReservation('2026-03-18');
    await (await refundInBackOffice(resvCode, 30_000))();
    await creditPointsAt(getMorningAfter('2026-03-18'));
    expect(await listEntries(resvCode)).toEqual(['earned 1942']);
    await runTwice(() => changeReservation(resvCode, `attendance = 'no_show'`));
    await runTwice(() => changeReservation(resvCode, `attendance = 'seated'`));
    expect(await listEntries(resvCode)).toEqual(['earned 1942', 'returned -1942', 'earned 1942']);
  });

  it('deducts all points once if the whole amount is refunded after they were granted', async () => {
    const resvCode = await createReservation('2026-03-19');
    await creditPointsAt(getMorningAfter('2026-03-19'));
    const sendNotification = await refundInBackOffice(resvCode);
    await Promise.all([sendNotification(), sendNotification(), sendNotification()]);
    expect(await listEntries(resvCode)).toEqual(['earned 3442', 'returned -3442']);
    await runTwice(() => changeReservation(resvCode, `attendance = 'no_show'`));
    await runTwice(() => changeReservation(resvCode, `attendance = 'seated'`));
    expect(await listEntries(resvCode)).toEqual(['earned 3442', 'returned -3442']);
  });

  it('deducts a share if a part is refunded, at the rate at which the points were granted', async () => {
    const resvCode = await createReservation('2026-03-30');
    await creditPointsAt(getMorningAfter('2026-03-30'));
    await setPointRate(10);
    await runTwice(await refundInBackOffice(resvCode, 8_850));
    expect(await listEntries(resvCode)).toEqual(['earned 3442', 'returned -442']);
    await runTwice(() => changeReservation(resvCode, `attendance = 'no_show'`));
    await runTwice(() => changeReservation(resvCode, `attendance = 'seated'`));
    expect(await listEntries(resvCode)).toEqual(['earned 3442', 'returned -442', 'returned -3000', 'earned 3000']);
  });

  it('deducts no points a second time after a no-show', async () => {
    const resvCode = await createReservation('2026-03-31');
    await creditPointsAt(getMorningAfter('2026-03-31'));
    await changeReservation(resvCode, `attendance = 'no_show'`);
    await (await refundInBackOffice(resvCode, 8_850))();
    expect(await listEntries(resvCode)).toEqual(['earned 3442', 'returned -3442']);
    await changeReservation(resvCode, `attendance = 'seated'`);
    expect(await listEntries(resvCode)).toEqual(['earned 3442', 'returned -3442', 'earned 3000']);
  });
});
