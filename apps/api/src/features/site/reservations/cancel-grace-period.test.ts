import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  cancel,
  createReservation,
  getShownCancellation,
  getStoredReservation,
  visitWithFee,
} from '../../../../test/cancellations';
import { now } from '../../../../test/fixtures';
import { type PaymentTestServer, startPaymentTestServer } from '../../../../test/payment-test-server';

let server: PaymentTestServer;
beforeAll(async () => {
  server = await startPaymentTestServer({ HOLD_MAX_PER_VISITOR: '100' });
});
afterAll(() => server.close());

describe('the grace period of a policy', () => {
  const setGrace = (minutes: number) =>
    server.database.pool.query('UPDATE cancel_policy SET grace_minutes = $1 WHERE pay_plcy_seq = 2', [minutes]);
  /** Books 33 hours before the visit, when 10 % is due, under a policy with a grace period of half an hour. */
  const createReservationWithGrace = async () => {
    await setGrace(30);
    const reservation = await createReservation(server, visitWithFee);
    await setGrace(0);
    return reservation;
  };
  const setColumns = (resvCode: string, assignment: string) =>
    server.database.pool.query(`UPDATE reservation SET ${assignment} WHERE resv_code = $1`, [resvCode]);
  const createPaidAtAssignment = (minutesAgo: number) =>
    `paid_at = '${new Date(now.getTime() - minutesAgo * 60_000).toISOString()}'`;
  const cancellationWithoutFee = { resvCancelYn: 'Y', resvCancelFee: 0, resvRefundAmnt: 81_000 };
  const cancellationWithFee = { resvCancelYn: 'Y', resvCancelFee: 8_100, resvRefundAmnt: 72_900 };

  it('is stored with the reservation and shown on its page, even if the venue has changed it since', async () => {
    const { guest, shopOrderNo, resvCode } = await createReservationWithGrace();
    const { resvInfo } = (await guest.post('/resv/view', { resvCode })).json;
    expect(resvInfo).toMatchObject({ ...cancellationWithoutFee, payCancelGraceMin: 30 });
    expect(await cancel(guest, resvCode, { resvCancelFee: 0 })).toMatchObject({ result: 'success', resvCancelFee: 0 });
    expect(await server.findLedgerRow(shopOrderNo)).toMatchObject({ cancelled: 81_000, remaining: 0 });
  });

  it.each([
    ['exactly 30 minutes after booking', createPaidAtAssignment(30), cancellationWithoutFee],
    ['31 minutes after booking', createPaidAtAssignment(31), cancellationWithFee],
    ['a minute more than 24 hours before the visit', `visit_time = '09:01'`, cancellationWithoutFee],
    ['exactly 24 hours before the visit', `visit_time = '09:00'`, cancellationWithFee],
  ])('determines the fee %s', async (_case, assignment, expected) => {
    const { guest, resvCode } = await createReservationWithGrace();
    await setColumns(resvCode, assignment);
    expect(await getShownCancellation(guest, resvCode)).toEqual(expected);
    expect(await cancel(guest, resvCode)).toMatchObject({ resvCancelFee: expected.resvCancelFee });
  });

  it('does not apply to a reservation from before policies had one', async () => {
    const { guest, resvCode } = await createReservationWithGrace();
    await setColumns(resvCode, `policy = policy - 'graceMinutes'`);
    expect(await getShownCancellation(guest, resvCode)).toEqual(cancellationWithFee);
    expect((await guest.post('/resv/view', { resvCode })).json.resvInfo.payCancelGraceMin).toBe(0);
    expect(await cancel(guest, resvCode)).toMatchObject({ resvCancelFee: 8_100 });
  });

  it('may end while the page is open: a fee of zero is then refused, and the due fee is accepted', async () => {
    const { guest, resvCode } = await createReservationWithGrace();
    expect(await getShownCancellation(guest, resvCode)).toEqual(cancellationWithoutFee);
    await setColumns(resvCode, createPaidAtAssignment(31));
    expect(await cancel(guest, resvCode, { resvCancelFee: 0 })).toMatchObject({
      status: 409,
      code: 'fee_changed',
      detail: { resvCancelFee: 8_100, resvRefundAmnt: 72_900 },
    });
    expect((await getStoredReservation(server, resvCode)).status).toBe('reserved');
    expect(await cancel(guest, resvCode, { resvCancelFee: 8_100 })).toMatchObject({ result: 'success' });
  });
});
