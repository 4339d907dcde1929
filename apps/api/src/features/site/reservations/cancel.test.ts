import type { ReservationRequestBody } from '@dining/contract/site/orders/order';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  cancel,
  countUsedSeats,
  createReservation,
  getPaymentState,
  getShownCancellation,
  getStoredReservation,
  listRefunds,
  noCancellation,
  visitWithoutFee,
} from '../../../../test/cancellations';
import { bakery, cake, mina, now } from '../../../../test/fixtures';
import {
  createDinnerOrder,
  type PaymentTestServer,
  startPaymentTestServer,
} from '../../../../test/payment-test-server';

let server: PaymentTestServer;
beforeAll(async () => {
  server = await startPaymentTestServer({ HOLD_MAX_PER_VISITOR: '100' });
});
afterAll(() => server.close());

describe('cancelling in time', () => {
  it('refunds everything, releases the seats and keeps the record', async () => {
    const usedSeatsBefore = await countUsedSeats(server, '2026-03-13');
    const { guest, shopOrderNo, resvCode } = await createReservation(server);
    expect(await countUsedSeats(server, '2026-03-13')).toBe(usedSeatsBefore + 2);
    expect(await cancel(guest, resvCode)).toEqual({ result: 'success', resvCancelFee: 0, resvRefundAmnt: 81_000 });
    expect(await countUsedSeats(server, '2026-03-13')).toBe(usedSeatsBefore);
    expect(await getStoredReservation(server, resvCode)).toMatchObject({
      status: 'cancel',
      cancel_fee: 0,
      refund_amount: 81_000,
      cancelled_at: now,
    });
    expect(await getPaymentState(server, shopOrderNo)).toBe('refunded');
    expect(await listRefunds(server, shopOrderNo)).toEqual([
      { kind: 'refund', state: 'done', amount: 81_000, remain_amount: 0 },
    ]);
    expect(await server.findLedgerRow(shopOrderNo)).toMatchObject({ charged: 81_000, cancelled: 81_000, remaining: 0 });
    const page = (await guest.post('/resv/view', { resvCode })).json.resvInfo;
    expect(page).toMatchObject({
      resvCancelYn: 'N',
      resvStatus: 'cancel',
      resvCancelDate: '2026-03-11 09:00',
      resvCancelFee: 0,
      resvRefundAmnt: 81_000,
    });
  });

  it('is refused a second time, and the payment is still reported as successful', async () => {
    const { guest, shopOrderNo, resvCode } = await createReservation(server);
    await cancel(guest, resvCode);
    expect(await cancel(guest, resvCode)).toEqual({ result: 'fail', errMsg: 'ALREADY_CANCELLED' });
    expect((await guest.post('/payment/insert', { shopOrderNo })).json).toMatchObject({ result: 'success', resvCode });
    expect((await server.findLedgerRow(shopOrderNo))?.calls.cancel).toBe(1);
  });

  it('releases the units of the day and of the person', async () => {
    const changes: Partial<ReservationRequestBody> = {
      dinCode: bakery,
      prodCode: cake,
      resvType: 'pickup',
      resvDate: '2026-03-16 00:00',
      resvAdultCnt: 0,
      prodPickupNum: 3,
      resvProdAddList: [],
      resvQsAnsList: [],
      resvSetleAmnt: 180_000,
      resvUserTel: '010-5555-0001',
      visitTel: '010-5555-0001',
    };
    const { guest, resvCode } = await createReservation(server, changes);
    expect((await guest.post('/ordersheet/prepay', createDinnerOrder(changes))).json.code).toBe(
      'person_limit_exceeded',
    );
    expect((await cancel(guest, resvCode)).result).toBe('success');
    await createReservation(server, changes);
  });
});

describe('the right to cancel', () => {
  it('is refused to strangers, even with a made-up key, and granted to holders of the link', async () => {
    const { guest, shopOrderNo, resvCode } = await createReservation(server);
    for (const stranger of [
      server.createVisitor(),
      await server.startGuestSession(),
      await server.signInMember(mina.userId, mina.password),
    ]) {
      expect(await cancel(stranger, resvCode)).toEqual({ result: 'fail', errMsg: 'invalid_user' });
      expect(await cancel(stranger, resvCode, { key: 'A'.repeat(22) })).toEqual({
        result: 'fail',
        errMsg: 'invalid_user',
      });
    }
    expect(await getPaymentState(server, shopOrderNo)).toBe('reserved');
    const link = (await guest.post('/resv/view', { resvCode })).json.resvInfo.resvLink;
    const key = new URL(link, 'http://x').searchParams.get('key');
    expect((await cancel(server.createVisitor(), resvCode, { key })).result).toBe('success');
  });

  it('belongs to a member in another session too', async () => {
    const { resvCode } = await createReservation(
      server,
      { ...visitWithoutFee, resvSetleAmnt: 68_850 },
      await server.signInMember(mina.userId, mina.password),
    );
    expect((await cancel(await server.signInMember(mina.userId, mina.password), resvCode)).result).toBe('success');
  });

  it.each([
    ['an unknown reservation number', { resvCode: 'none' }, 404, 'not_found'],
    ['an empty body', {}, 400, 'invalid_request'],
    ['a number that is not a string', { resvCode: ['x'] }, 400, 'invalid_request'],
  ])('requires the number of a reservation: %s is rejected', async (_name, body, status, code) => {
    expect((await server.createVisitor().post('/resv/cancel', body)).json).toMatchObject({ status, code });
  });
});

describe('a late cancellation', () => {
  it('is refused once the venue has confirmed the reservation', async () => {
    const { guest, resvCode } = await createReservation(server);
    await server.database.pool.query(`UPDATE reservation SET status = 'confirm' WHERE resv_code = $1`, [resvCode]);
    expect(await getShownCancellation(guest, resvCode)).toEqual(noCancellation);
    expect(await cancel(guest, resvCode)).toEqual({ result: 'fail', errMsg: 'ALREADY_CONFIRMED' });
  });

  it('is refused once the visit has begun', async () => {
    const { guest, resvCode } = await createReservation(server);
    await server.database.pool.query(
      `UPDATE reservation SET visit_day = '2026-03-11', visit_time = '09:00' WHERE resv_code = $1`,
      [resvCode],
    );
    expect(await getShownCancellation(guest, resvCode)).toEqual(noCancellation);
    expect(await cancel(guest, resvCode)).toEqual({ result: 'fail', errMsg: 'DATE_EXPIRED' });
  });
});

describe('simultaneous changes of a reservation', () => {
  it('refund the payment once if they are 50 cancellations', async () => {
    const usedSeatsBefore = await countUsedSeats(server, '2026-03-16');
    const { guest, shopOrderNo, resvCode } = await createReservation(server, { resvDate: '2026-03-16 18:00' });
    const responses = await Promise.all(Array.from({ length: 50 }, () => cancel(guest, resvCode)));
    expect(responses.filter(({ result }) => result === 'success')).toHaveLength(1);
    expect(responses.filter(({ errMsg }) => errMsg === 'ALREADY_CANCELLED')).toHaveLength(49);
    expect(await listRefunds(server, shopOrderNo)).toHaveLength(1);
    expect(await server.findLedgerRow(shopOrderNo)).toMatchObject({ cancelled: 81_000, calls: { cancel: 1 } });
    expect(await countUsedSeats(server, '2026-03-16')).toBe(usedSeatsBefore);
  });

  it('either cancel or confirm the reservation, never both', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { guest, shopOrderNo, resvCode } = await createReservation(server, { resvDate: '2026-03-17 18:00' });
      const [response, confirmation] = await Promise.all([
        cancel(guest, resvCode),
        server.database.pool.query(
          `UPDATE reservation SET status = 'confirm' WHERE resv_code = $1 AND status = 'reserved'`,
          [resvCode],
        ),
      ]);
      const isCancelled = response.result === 'success';
      expect(confirmation.rowCount).toBe(isCancelled ? 0 : 1);
      expect((await getStoredReservation(server, resvCode)).status).toBe(isCancelled ? 'cancel' : 'confirm');
      if (!isCancelled) expect(response).toEqual({ result: 'fail', errMsg: 'ALREADY_CONFIRMED' });
      expect((await server.findLedgerRow(shopOrderNo))?.cancelled).toBe(isCancelled ? 81_000 : 0);
    }
  });
});
