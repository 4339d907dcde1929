import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkConsistency } from '../../../../test/consistency-check';
import {
  createDinnerOrder,
  type PaymentTestServer,
  startPaymentTestServer,
  type TestClient,
} from '../../../../test/payment-test-server';

let server: PaymentTestServer;
beforeAll(async () => {
  server = await startPaymentTestServer({ HOLD_MAX_PER_VISITOR: '100' });
});
afterAll(() => server.close());

/** Sends a webhook, by default from the provider's address. */
const sendWebhook = async (notice: unknown, remoteAddress = '127.0.0.1') => {
  const response = await server.app.inject({
    method: 'POST',
    url: '/easypay/notice',
    remoteAddress,
    headers: { 'content-type': 'application/json; charset=utf-8' },
    payload: JSON.stringify(notice),
  });
  return { status: response.statusCode, resCd: response.json<{ resCd?: string }>().resCd };
};
const acceptedReply = { status: 200, resCd: '0000' };
const retryReply = { status: 200, resCd: '5001' };

const createPaidReservation = async () => {
  const guest = await server.startGuestSession();
  return { guest, ...(await server.reserve(guest, createDinnerOrder())) };
};
const getRow = async (text: string, values: unknown[]) => (await server.database.pool.query(text, values)).rows[0];
const getPaymentState = async (shopOrderNo: string) =>
  (await getRow('SELECT state FROM payment WHERE shop_order_no = $1', [shopOrderNo]))?.state;
const listOpenAlarmKinds = async (shopOrderNo: string) =>
  (
    await server.database.pool.query(`SELECT kind FROM alarm WHERE subject = $1 AND settled_at IS NULL ORDER BY id`, [
      shopOrderNo,
    ])
  ).rows.map(({ kind }) => kind);
const expectBalanced = async () =>
  expect((await checkConsistency(server.database.pool, await server.listLedger())).findings).toEqual([]);
const countRows = async () =>
  getRow(
    `SELECT (SELECT count(*) FROM payment_event)::int AS events, (SELECT count(*) FROM refund)::int AS refunds,
       (SELECT count(*) FROM alarm)::int AS alarms, (SELECT count(*) FROM audit_entry)::int AS entries`,
    [],
  );

describe('a refund in the provider’s back office', () => {
  it('is recorded once if it is full, alerts staff, and still lets the guest cancel the reservation', async () => {
    const { guest, shopOrderNo, resvCode } = await createPaidReservation();
    const notice = await server.cancelAtProvider(shopOrderNo);
    expect(await sendWebhook(notice)).toEqual(acceptedReply);
    expect(await getPaymentState(shopOrderNo)).toBe('refunded');
    expect(await listOpenAlarmKinds(shopOrderNo)).toEqual(['cancelled_at_provider']);
    await expectBalanced();

    const rowCountsBefore = await countRows();
    expect(await Promise.all(Array.from({ length: 5 }, () => sendWebhook(notice)))).toEqual(
      Array.from({ length: 5 }, () => acceptedReply),
    );
    expect(await countRows()).toEqual(rowCountsBefore);

    expect((await guest.post('/resv/cancel', { resvCode })).json).toEqual({
      result: 'success',
      resvCancelFee: 0,
      resvRefundAmnt: 81_000,
    });
    expect(await listOpenAlarmKinds(shopOrderNo)).toEqual([]);
    expect(await getPaymentState(shopOrderNo)).toBe('refunded');
    await expectBalanced();
  });

  it('leaves the remaining amount charged if it is partial', async () => {
    const { shopOrderNo } = await createPaidReservation();
    expect(await sendWebhook(await server.cancelAtProvider(shopOrderNo, 30_000))).toEqual(acceptedReply);
    expect(await getPaymentState(shopOrderNo)).toBe('partly_refunded');
    expect(
      await getRow('SELECT amount, remain_amount, state FROM refund WHERE shop_order_no = $1', [shopOrderNo]),
    ).toEqual({
      amount: 30_000,
      remain_amount: 51_000,
      state: 'done',
    });
    expect(await listOpenAlarmKinds(shopOrderNo)).toEqual(['cancelled_at_provider']);
    expect((await server.findLedgerRow(shopOrderNo))?.remaining).toBe(51_000);
    await expectBalanced();
    expect(
      await getRow(
        `SELECT actor_kind, actor, detail FROM audit_entry WHERE subject = $1 AND action = 'payment.partly_refunded'`,
        [shopOrderNo],
      ),
    ).toEqual({
      actor_kind: 'provider',
      actor: 'easypay',
      detail: { from: 'reserved', to: 'partly_refunded', amount: 30_000, note: 'at_provider' },
    });
  });

  it('is part of the full refund that the guest sees after cancelling, while staff see the remaining amount', async () => {
    const { guest, shopOrderNo, resvCode } = await createPaidReservation();
    await sendWebhook(await server.cancelAtProvider(shopOrderNo, 30_000));
    expect((await guest.post('/resv/cancel', { resvCode })).json).toMatchObject({
      resvCancelFee: 0,
      resvRefundAmnt: 81_000,
    });
    expect(
      await getRow(`SELECT detail FROM alarm WHERE subject = $1 AND kind = 'payment_needs_review'`, [shopOrderNo]),
    ).toEqual({
      detail: expect.stringContaining(
        '51000 won must be refunded, 30000 won were refunded before, the cancellation fee is 0 won',
      ),
    });
    // Staff refund the remaining amount and record it.
    await sendWebhook(await server.cancelAtProvider(shopOrderNo, 51_000));
    await server.database.pool.query('UPDATE refund SET amount = 81000, remain_amount = 0 WHERE shop_order_no = $1', [
      shopOrderNo,
    ]);
    await expectBalanced();
  });

  it('raises an alarm for each of two partial refunds, and none for repeated webhooks', async () => {
    const { shopOrderNo } = await createPaidReservation();
    const first = await server.cancelAtProvider(shopOrderNo, 30_000);
    await sendWebhook(first);
    expect(await listOpenAlarmKinds(shopOrderNo)).toEqual(['cancelled_at_provider']);
    await sendWebhook(first);
    expect(await listOpenAlarmKinds(shopOrderNo)).toEqual(['cancelled_at_provider']);

    const second = await server.cancelAtProvider(shopOrderNo, 10_000);
    expect([await sendWebhook(second), await sendWebhook(second)]).toEqual([acceptedReply, acceptedReply]);
    expect(await listOpenAlarmKinds(shopOrderNo)).toEqual(['cancelled_at_provider', 'cancelled_again_at_provider']);
    const auditEntries = await server.database.pool.query(
      `SELECT actor_kind, action, detail -> 'refundedAmount' AS "refundedAmount" FROM audit_entry WHERE subject = $1 ORDER BY id`,
      [shopOrderNo],
    );
    expect(auditEntries.rows).toEqual([
      { actor_kind: 'guest', action: 'payment.approved', refundedAmount: null },
      { actor_kind: 'provider', action: 'payment.partly_refunded', refundedAmount: null },
      { actor_kind: 'provider', action: 'payment.external_cancel', refundedAmount: 10_000 },
    ]);
    // Staff record the actual refund.
    await server.database.pool.query(
      'UPDATE refund SET amount = 40000, remain_amount = 41000 WHERE shop_order_no = $1',
      [shopOrderNo],
    );
    await expectBalanced();
  });

  it('raises an alarm if the provider no longer reports the charge', async () => {
    const { shopOrderNo } = await createPaidReservation();
    const notice = await server.cancelAtProvider(shopOrderNo);
    await server.database.pool.query(`UPDATE payment SET approve_day = '2026-03-09' WHERE shop_order_no = $1`, [
      shopOrderNo,
    ]);
    expect(await sendWebhook(notice)).toEqual(acceptedReply);
    expect(await getPaymentState(shopOrderNo)).toBe('reserved');
    expect(await listOpenAlarmKinds(shopOrderNo)).toEqual(['cancelled_at_provider']);
    await server.database.pool.query(`UPDATE payment SET approve_day = '2026-03-11' WHERE shop_order_no = $1`, [
      shopOrderNo,
    ]);
    await sendWebhook(notice);
  });

  it('is not accepted, so that the provider reports it again, if its charge cannot be queried', async () => {
    const { shopOrderNo } = await createPaidReservation();
    const notice = await server.cancelAtProvider(shopOrderNo);
    await server.injectFault({ operation: 'query', shopOrderNo, kind: 'http500' });
    expect(await sendWebhook(notice)).toEqual(retryReply);
    expect(await getPaymentState(shopOrderNo)).toBe('reserved');
    expect(await sendWebhook(notice)).toEqual(acceptedReply);
    expect(await getPaymentState(shopOrderNo)).toBe('refunded');
  });

  it('is not assumed if the webhook reports our own refund', async () => {
    const { guest, shopOrderNo, resvCode } = await createPaidReservation();
    await guest.post('/resv/cancel', { resvCode });
    const rowCountsBefore = await countRows();
    expect(await sendWebhook(await server.cancelAtProvider(shopOrderNo))).toEqual(acceptedReply);
    expect(await countRows()).toEqual(rowCountsBefore);
  });
});

/** The fee is 10 % from 48 hours before the visit: of 81,000 won, 72,900 are refunded and 8,100 are kept. */
describe('a refund in the back office of a reservation that the guest cancels with a fee', () => {
  const visitWithFee = { resvDate: '2026-03-12 18:00' };
  const createReservationWithFee = async () => {
    const guest = await server.startGuestSession();
    return { guest, ...(await server.reserve(guest, createDinnerOrder(visitWithFee))) };
  };
  const cancel = async (guest: TestClient, resvCode: string) => (await guest.post('/resv/cancel', { resvCode })).json;
  const replyWithFee = { result: 'success', resvCancelFee: 8_100, resvRefundAmnt: 72_900 };
  const listOpenAlarms = async (shopOrderNo: string) =>
    (
      await server.database.pool.query(
        `SELECT kind, detail FROM alarm WHERE subject = $1 AND settled_at IS NULL ORDER BY id`,
        [shopOrderNo],
      )
    ).rows;
  const getRefund = (shopOrderNo: string) =>
    getRow('SELECT amount, remain_amount, state FROM refund WHERE shop_order_no = $1', [shopOrderNo]);
  const expectFullRefund = async (shopOrderNo: string): Promise<void> => {
    expect(await getPaymentState(shopOrderNo)).toBe('refunded');
    expect(await getRefund(shopOrderNo)).toEqual({ amount: 81_000, remain_amount: 0, state: 'done' });
    expect(
      await getRow('SELECT cancel_fee, refund_amount FROM reservation WHERE shop_order_no = $1', [shopOrderNo]),
    ).toEqual({
      cancel_fee: 0,
      refund_amount: 81_000,
    });
    expect(await listOpenAlarms(shopOrderNo)).toEqual([
      {
        kind: 'cancelled_at_provider',
        detail: expect.stringMatching(/^all 81000 won were refunded.* 72900 won were to be refunded and 8100 won kept/),
      },
    ]);
    await expectBalanced();
  };

  it('raises an alarm that everything was refunded if it precedes ours and is reported after it', async () => {
    const { guest, shopOrderNo, resvCode } = await createReservationWithFee();
    const notice = await server.cancelAtProvider(shopOrderNo);
    expect(await cancel(guest, resvCode)).toEqual(replyWithFee);
    await expectFullRefund(shopOrderNo);
    expect(await sendWebhook(notice)).toEqual(acceptedReply);
    await expectFullRefund(shopOrderNo);
  });

  it('raises the same alarm if it happens during our refund and is reported before the provider responds', async () => {
    const { guest, shopOrderNo, resvCode } = await createReservationWithFee();
    await server.injectFault({ operation: 'cancel', shopOrderNo, kind: 'stall', ms: 60_000, work: 'first' });
    const cancellation = cancel(guest, resvCode);
    await expect.poll(() => server.countStalledCalls()).toBe(1);
    const notice = await server.cancelAtProvider(shopOrderNo);
    expect(await sendWebhook(notice)).toEqual(acceptedReply);
    await expectFullRefund(shopOrderNo);
    await server.releaseStalledCalls();
    expect(await cancellation).toEqual(replyWithFee);
    expect(await sendWebhook(notice)).toEqual(acceptedReply);
    await expectFullRefund(shopOrderNo);
  });

  it('raises the same alarm if it precedes ours, which is declined, and is reported meanwhile', async () => {
    const { guest, shopOrderNo, resvCode } = await createReservationWithFee();
    await server.injectFault({ operation: 'cancel', shopOrderNo, kind: 'stall', ms: 60_000, work: 'last' });
    const cancellation = cancel(guest, resvCode);
    await expect.poll(() => server.countStalledCalls()).toBe(1);
    const notice = await server.cancelAtProvider(shopOrderNo);
    await server.releaseStalledCalls();
    const responses = await Promise.all([cancellation, sendWebhook(notice), sendWebhook(notice)]);
    expect(responses).toEqual([replyWithFee, acceptedReply, acceptedReply]);
    await server.waitUntilIdle();
    await expectFullRefund(shopOrderNo);
  });

  it('raises the same alarm if the guest cancels while the provider is queried', async () => {
    const { guest, shopOrderNo, resvCode } = await createReservationWithFee();
    const notice = await server.cancelAtProvider(shopOrderNo);
    await server.injectFault({ operation: 'query', shopOrderNo, kind: 'stall', ms: 60_000, work: 'first' });
    const webhookResponse = sendWebhook(notice);
    await expect.poll(() => server.countStalledCalls()).toBe(1);
    const cancelResponse = await cancel(guest, resvCode);
    await server.releaseStalledCalls();
    expect([cancelResponse, await webhookResponse]).toEqual([replyWithFee, acceptedReply]);
    await expectFullRefund(shopOrderNo);
  });

  it('raises an alarm with the recorded and the actual refund if it happens after our refund', async () => {
    const { guest, shopOrderNo, resvCode } = await createReservationWithFee();
    expect(await cancel(guest, resvCode)).toEqual(replyWithFee);
    expect(await sendWebhook(await server.cancelAtProvider(shopOrderNo))).toEqual(acceptedReply);
    expect(await listOpenAlarms(shopOrderNo)).toEqual([
      {
        kind: 'cancelled_again_at_provider',
        detail: expect.stringContaining('the provider has refunded all 81000 won; our records say 72900 won'),
      },
    ]);
    // Staff record the actual refund.
    const { pool } = server.database;
    await pool.query('UPDATE refund SET amount = 81000, remain_amount = 0 WHERE shop_order_no = $1', [shopOrderNo]);
    await pool.query('UPDATE reservation SET cancel_fee = 0, refund_amount = 81000 WHERE shop_order_no = $1', [
      shopOrderNo,
    ]);
    await expectBalanced();
  });

  it.each([
    ['while the refund is pending', 'stall'],
    ['once the refund is recorded', undefined],
  ])('is not assumed if the provider reports our own refund of an older charge: %s', async (_case, faultKind) => {
    const { guest, shopOrderNo, resvCode } = await createReservationWithFee();
    await server.database.pool.query(`UPDATE payment SET approve_day = '2026-03-09' WHERE shop_order_no = $1`, [
      shopOrderNo,
    ]);
    if (faultKind !== undefined)
      await server.injectFault({ operation: 'cancel', shopOrderNo, kind: faultKind, ms: 60_000, work: 'first' });
    const cancellation = cancel(guest, resvCode);
    if (faultKind !== undefined) await expect.poll(() => server.countStalledCalls()).toBe(1);
    else await cancellation;
    const { charge_id: pgCno } = await getRow('SELECT charge_id FROM payment WHERE shop_order_no = $1', [shopOrderNo]);
    const notice = { resCd: '0000', resMsg: '', mallId: 'T5102001', notiType: '20', pgCno, amount: 72_900 };
    expect(await sendWebhook(notice)).toEqual(acceptedReply);
    await server.releaseStalledCalls();
    expect(await cancellation).toEqual(replyWithFee);
    expect([await getPaymentState(shopOrderNo), await listOpenAlarms(shopOrderNo)]).toEqual(['partly_refunded', []]);
    await expectBalanced();
  });

  it('raises an alarm with the refunded part if it is partial and happens while our refund is pending', async () => {
    const { guest, shopOrderNo, resvCode } = await createReservationWithFee();
    await server.injectFault({ operation: 'cancel', shopOrderNo, kind: 'stall', ms: 60_000, work: 'last' });
    const cancellation = cancel(guest, resvCode);
    await expect.poll(() => server.countStalledCalls()).toBe(1);
    expect(await sendWebhook(await server.cancelAtProvider(shopOrderNo, 30_000))).toEqual(acceptedReply);
    expect(await listOpenAlarms(shopOrderNo)).toEqual([
      {
        kind: 'cancelled_at_provider',
        detail: expect.stringContaining(
          '30000 of 81000 won were refunded in the provider’s back office, while 72900 won were to be refunded and 8100 won kept',
        ),
      },
    ]);
    await server.releaseStalledCalls();
    expect(await cancellation).toEqual(replyWithFee);
    expect(await getPaymentState(shopOrderNo)).toBe('refunding');
    // Staff refund the remaining amount.
    await sendWebhook(await server.cancelAtProvider(shopOrderNo));
    await expect.poll(() => getPaymentState(shopOrderNo)).toBe('refunded');
    await expectBalanced();
  });
});

describe('a webhook that is invalid or reports no actual refund', () => {
  it.each([
    ['of a charge that is not cancelled', (notice: object) => notice, acceptedReply],
    [
      'of a partial refund that did not happen',
      (notice: object) => ({ ...notice, amount: 1, statusCode: 'TS06' }),
      acceptedReply,
    ],
    ['of an unknown charge', (notice: object) => ({ ...notice, pgCno: '26112100000000000001' }), acceptedReply],
    ['of another merchant', (notice: object) => ({ ...notice, mallId: 'T0000000' }), retryReply],
    ['of an approval', (notice: object) => ({ ...notice, notiType: '10' }), acceptedReply],
    ['without a charge', (notice: object) => ({ ...notice, pgCno: null }), retryReply],
    ['with SQL for a charge', (notice: object) => ({ ...notice, pgCno: `' OR 1=1 --` }), retryReply],
    ['that is not an object', () => 'cancelled', retryReply],
  ])('changes nothing if it is one %s', async (_name, changeNotice, expectedReply) => {
    const { shopOrderNo } = await createPaidReservation();
    const { rows } = await server.database.pool.query('SELECT charge_id FROM payment WHERE shop_order_no = $1', [
      shopOrderNo,
    ]);
    const notice = {
      resCd: '0000',
      resMsg: '',
      mallId: 'T5102001',
      notiType: '20',
      pgCno: rows[0]?.charge_id,
      amount: 81_000,
    };
    const rowCountsBefore = await countRows();
    expect(await sendWebhook(changeNotice(notice))).toEqual(expectedReply);
    expect(await countRows()).toEqual(rowCountsBefore);
    expect(await getPaymentState(shopOrderNo)).toBe('reserved');
  });

  it('changes nothing if it is not sent from the provider’s IP address', async () => {
    const { shopOrderNo } = await createPaidReservation();
    const notice = await server.cancelAtProvider(shopOrderNo);
    const rowCountsBefore = await countRows();
    expect(await sendWebhook(notice, '10.0.0.9')).toEqual({ status: 403, resCd: '5001' });
    expect(await countRows()).toEqual(rowCountsBefore);
    await sendWebhook(notice);
    await expectBalanced();
  });
});
