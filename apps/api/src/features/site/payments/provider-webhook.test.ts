import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audit } from '../../../../test/audit';
import {
  createDinnerOrder,
  type PaymentTestServer,
  type Person,
  startPaymentTestServer,
} from '../../../../test/payment-test-server';

let server: PaymentTestServer;
beforeAll(async () => {
  server = await startPaymentTestServer({ HOLD_MAX_PER_VISITOR: '100' });
});
afterAll(() => server.close());

/** The provider tells us of something; from its own address, where no other is named. */
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
const accepted = { status: 200, resCd: '0000' };
const repeated = { status: 200, resCd: '5001' };

const createPaid = async () => {
  const guest = await server.guest();
  return { guest, ...(await server.reserve(guest, createDinnerOrder())) };
};
const getRow = async (text: string, values: unknown[]) => (await server.database.pool.query(text, values)).rows[0];
const getState = async (no: string) =>
  (await getRow('SELECT state FROM payment WHERE shop_order_no = $1', [no]))?.state;
const listAlarms = async (no: string) =>
  (
    await server.database.pool.query(`SELECT kind FROM alarm WHERE subject = $1 AND settled_at IS NULL ORDER BY id`, [
      no,
    ])
  ).rows.map(({ kind }) => kind);
const expectBalanced = async () =>
  expect((await audit(server.database.pool, await server.listLedger())).findings).toEqual([]);
const getWritten = async () =>
  getRow(
    `SELECT (SELECT count(*) FROM payment_event)::int AS moves, (SELECT count(*) FROM refund)::int AS refunds,
       (SELECT count(*) FROM alarm)::int AS alarms, (SELECT count(*) FROM audit_entry)::int AS acts`,
    [],
  );

describe('a cancellation in the provider’s back office', () => {
  it('in full is recorded once, alerts staff, and the guest can still cancel the reservation', async () => {
    const { guest, shopOrderNo, resvCode } = await createPaid();
    const notice = await server.cancelAtProvider(shopOrderNo);
    expect(await sendWebhook(notice)).toEqual(accepted);
    expect(await getState(shopOrderNo)).toBe('refunded');
    expect(await listAlarms(shopOrderNo)).toEqual(['cancelled_at_provider']);
    await expectBalanced();

    const before = await getWritten();
    expect(await Promise.all(Array.from({ length: 5 }, () => sendWebhook(notice)))).toEqual(
      Array.from({ length: 5 }, () => accepted),
    );
    expect(await getWritten()).toEqual(before);

    expect((await guest.post('/resv/cancel', { resvCode })).json).toEqual({
      result: 'success',
      resvCancelFee: 0,
      resvRefundAmnt: 81_000,
    });
    expect(await listAlarms(shopOrderNo)).toEqual([]);
    expect(await getState(shopOrderNo)).toBe('refunded');
    await expectBalanced();
  });

  it('in part is recorded, and the rest stays due', async () => {
    const { shopOrderNo } = await createPaid();
    expect(await sendWebhook(await server.cancelAtProvider(shopOrderNo, 30_000))).toEqual(accepted);
    expect(await getState(shopOrderNo)).toBe('partly_refunded');
    expect(
      await getRow('SELECT amount, remain_amount, state FROM refund WHERE shop_order_no = $1', [shopOrderNo]),
    ).toEqual({
      amount: 30_000,
      remain_amount: 51_000,
      state: 'done',
    });
    expect(await listAlarms(shopOrderNo)).toEqual(['cancelled_at_provider']);
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

  it('in part before the guest cancels shows the guest the whole refund and staff the remaining one', async () => {
    const { guest, shopOrderNo, resvCode } = await createPaid();
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
    // What that person then does, and writes down.
    await sendWebhook(await server.cancelAtProvider(shopOrderNo, 51_000));
    await server.database.pool.query('UPDATE refund SET amount = 81000, remain_amount = 0 WHERE shop_order_no = $1', [
      shopOrderNo,
    ]);
    await expectBalanced();
  });

  it('in part twice is flagged for manual review each time, and repeats flag nothing', async () => {
    const { shopOrderNo } = await createPaid();
    const first = await server.cancelAtProvider(shopOrderNo, 30_000);
    await sendWebhook(first);
    expect(await listAlarms(shopOrderNo)).toEqual(['cancelled_at_provider']);
    await sendWebhook(first);
    expect(await listAlarms(shopOrderNo)).toEqual(['cancelled_at_provider']);

    const second = await server.cancelAtProvider(shopOrderNo, 10_000);
    expect([await sendWebhook(second), await sendWebhook(second)]).toEqual([accepted, accepted]);
    expect(await listAlarms(shopOrderNo)).toEqual(['cancelled_at_provider', 'cancelled_again_at_provider']);
    const audited = await server.database.pool.query(
      `SELECT actor_kind, action, detail -> 'refundedAmount' AS "refundedAmount" FROM audit_entry WHERE subject = $1 ORDER BY id`,
      [shopOrderNo],
    );
    expect(audited.rows).toEqual([
      { actor_kind: 'guest', action: 'payment.approved', refundedAmount: null },
      { actor_kind: 'provider', action: 'payment.partly_refunded', refundedAmount: null },
      { actor_kind: 'provider', action: 'payment.external_cancel', refundedAmount: 10_000 },
    ]);
    // What that person then writes down.
    await server.database.pool.query(
      'UPDATE refund SET amount = 40000, remain_amount = 41000 WHERE shop_order_no = $1',
      [shopOrderNo],
    );
    await expectBalanced();
  });

  it('is flagged for manual review if the provider no longer reports the charge', async () => {
    const { shopOrderNo } = await createPaid();
    const notice = await server.cancelAtProvider(shopOrderNo);
    await server.database.pool.query(`UPDATE payment SET approve_day = '2026-03-09' WHERE shop_order_no = $1`, [
      shopOrderNo,
    ]);
    expect(await sendWebhook(notice)).toEqual(accepted);
    expect(await getState(shopOrderNo)).toBe('reserved');
    expect(await listAlarms(shopOrderNo)).toEqual(['cancelled_at_provider']);
    await server.database.pool.query(`UPDATE payment SET approve_day = '2026-03-11' WHERE shop_order_no = $1`, [
      shopOrderNo,
    ]);
    await sendWebhook(notice);
  });

  it('requests another notification if the provider cannot be queried', async () => {
    const { shopOrderNo } = await createPaid();
    const notice = await server.cancelAtProvider(shopOrderNo);
    await server.injectFault({ operation: 'query', shopOrderNo, kind: 'http500' });
    expect(await sendWebhook(notice)).toEqual(repeated);
    expect(await getState(shopOrderNo)).toBe('reserved');
    expect(await sendWebhook(notice)).toEqual(accepted);
    expect(await getState(shopOrderNo)).toBe('refunded');
  });

  it('of our own refund changes nothing', async () => {
    const { guest, shopOrderNo, resvCode } = await createPaid();
    await guest.post('/resv/cancel', { resvCode });
    const before = await getWritten();
    expect(await sendWebhook(await server.cancelAtProvider(shopOrderNo))).toEqual(accepted);
    expect(await getWritten()).toEqual(before);
  });
});

/** The grill keeps 10 % from 48 hours before: of 81,000 won 72,900 go back, and the fee is 8,100. */
describe('a cancellation in the back office that meets the guest’s own, which keeps a fee', () => {
  const late = { resvDate: '2026-03-12 18:00' };
  const createPaidLate = async () => {
    const guest = await server.guest();
    return { guest, ...(await server.reserve(guest, createDinnerOrder(late))) };
  };
  const cancel = async (guest: Person, resvCode: string) => (await guest.post('/resv/cancel', { resvCode })).json;
  const withFee = { result: 'success', resvCancelFee: 8_100, resvRefundAmnt: 72_900 };
  const listDetails = async (no: string) =>
    (
      await server.database.pool.query(
        `SELECT kind, detail FROM alarm WHERE subject = $1 AND settled_at IS NULL ORDER BY id`,
        [no],
      )
    ).rows;
  const refund = (no: string) =>
    getRow('SELECT amount, remain_amount, state FROM refund WHERE shop_order_no = $1', [no]);
  const expectAllWentBack = async (no: string): Promise<void> => {
    expect(await getState(no)).toBe('refunded');
    expect(await refund(no)).toEqual({ amount: 81_000, remain_amount: 0, state: 'done' });
    expect(await getRow('SELECT cancel_fee, refund_amount FROM reservation WHERE shop_order_no = $1', [no])).toEqual({
      cancel_fee: 0,
      refund_amount: 81_000,
    });
    expect(await listDetails(no)).toEqual([
      {
        kind: 'cancelled_at_provider',
        detail: expect.stringMatching(/^all 81000 won were refunded.* 72900 won were to be refunded and 8100 won kept/),
      },
    ]);
    await expectBalanced();
  };

  it('and comes first, but is notified afterwards, raises an alarm that everything was refunded', async () => {
    const { guest, shopOrderNo, resvCode } = await createPaidLate();
    const notice = await server.cancelAtProvider(shopOrderNo);
    expect(await cancel(guest, resvCode)).toEqual(withFee);
    await expectAllWentBack(shopOrderNo);
    expect(await sendWebhook(notice)).toEqual(accepted);
    await expectAllWentBack(shopOrderNo);
  });

  it('and comes while the refund is sent, is notified before the refund is answered', async () => {
    const { guest, shopOrderNo, resvCode } = await createPaidLate();
    await server.injectFault({ operation: 'cancel', shopOrderNo, kind: 'stall', ms: 60_000, work: 'first' });
    const cancelled = cancel(guest, resvCode);
    await expect.poll(() => server.countHeldCalls()).toBe(1);
    const notice = await server.cancelAtProvider(shopOrderNo);
    expect(await sendWebhook(notice)).toEqual(accepted);
    await expectAllWentBack(shopOrderNo);
    await server.releaseHeldCalls();
    expect(await cancelled).toEqual(withFee);
    expect(await sendWebhook(notice)).toEqual(accepted);
    await expectAllWentBack(shopOrderNo);
  });

  it('and comes before the refund is carried out, is notified before the refund is declined', async () => {
    const { guest, shopOrderNo, resvCode } = await createPaidLate();
    await server.injectFault({ operation: 'cancel', shopOrderNo, kind: 'stall', ms: 60_000, work: 'last' });
    const cancelled = cancel(guest, resvCode);
    await expect.poll(() => server.countHeldCalls()).toBe(1);
    const notice = await server.cancelAtProvider(shopOrderNo);
    await server.releaseHeldCalls();
    const answers = await Promise.all([cancelled, sendWebhook(notice), sendWebhook(notice)]);
    expect(answers).toEqual([withFee, accepted, accepted]);
    await server.waitUntilIdle();
    await expectAllWentBack(shopOrderNo);
  });

  it('is queried while the guest cancels', async () => {
    const { guest, shopOrderNo, resvCode } = await createPaidLate();
    const notice = await server.cancelAtProvider(shopOrderNo);
    await server.injectFault({ operation: 'query', shopOrderNo, kind: 'stall', ms: 60_000, work: 'first' });
    const notified = sendWebhook(notice);
    await expect.poll(() => server.countHeldCalls()).toBe(1);
    const cancelled = await cancel(guest, resvCode);
    await server.releaseHeldCalls();
    expect([cancelled, await notified]).toEqual([withFee, accepted]);
    await expectAllWentBack(shopOrderNo);
  });

  it('and comes after the refund raises an alarm with the recorded and the actual refund', async () => {
    const { guest, shopOrderNo, resvCode } = await createPaidLate();
    expect(await cancel(guest, resvCode)).toEqual(withFee);
    expect(await sendWebhook(await server.cancelAtProvider(shopOrderNo))).toEqual(accepted);
    expect(await listDetails(shopOrderNo)).toEqual([
      {
        kind: 'cancelled_again_at_provider',
        detail: expect.stringContaining('the provider has refunded all 81000 won; our records say 72900 won'),
      },
    ]);
    // What that person then writes down.
    const { pool } = server.database;
    await pool.query('UPDATE refund SET amount = 81000, remain_amount = 0 WHERE shop_order_no = $1', [shopOrderNo]);
    await pool.query('UPDATE reservation SET cancel_fee = 0, refund_amount = 81000 WHERE shop_order_no = $1', [
      shopOrderNo,
    ]);
    await expectBalanced();
  });

  it.each([
    ['while it is on its way', 'stall'],
    ['once it is written down', undefined],
  ])('is not assumed if the provider reports our own refund of an older charge: %s', async (_when, trouble) => {
    const { guest, shopOrderNo, resvCode } = await createPaidLate();
    await server.database.pool.query(`UPDATE payment SET approve_day = '2026-03-09' WHERE shop_order_no = $1`, [
      shopOrderNo,
    ]);
    if (trouble !== undefined)
      await server.injectFault({ operation: 'cancel', shopOrderNo, kind: trouble, ms: 60_000, work: 'first' });
    const cancelled = cancel(guest, resvCode);
    if (trouble !== undefined) await expect.poll(() => server.countHeldCalls()).toBe(1);
    else await cancelled;
    const { charge_id: pgCno } = await getRow('SELECT charge_id FROM payment WHERE shop_order_no = $1', [shopOrderNo]);
    const notice = { resCd: '0000', resMsg: '', mallId: 'T5102001', notiType: '20', pgCno, amount: 72_900 };
    expect(await sendWebhook(notice)).toEqual(accepted);
    await server.releaseHeldCalls();
    expect(await cancelled).toEqual(withFee);
    expect([await getState(shopOrderNo), await listDetails(shopOrderNo)]).toEqual(['partly_refunded', []]);
    await expectBalanced();
  });

  it('and refunds a part while the refund is pending raises an alarm with that part', async () => {
    const { guest, shopOrderNo, resvCode } = await createPaidLate();
    await server.injectFault({ operation: 'cancel', shopOrderNo, kind: 'stall', ms: 60_000, work: 'last' });
    const cancelled = cancel(guest, resvCode);
    await expect.poll(() => server.countHeldCalls()).toBe(1);
    expect(await sendWebhook(await server.cancelAtProvider(shopOrderNo, 30_000))).toEqual(accepted);
    expect(await listDetails(shopOrderNo)).toEqual([
      {
        kind: 'cancelled_at_provider',
        detail: expect.stringContaining(
          '30000 of 81000 won were refunded in the provider’s back office, while 72900 won were to be refunded and 8100 won kept',
        ),
      },
    ]);
    await server.releaseHeldCalls();
    expect(await cancelled).toEqual(withFee);
    expect(await getState(shopOrderNo)).toBe('refunding');
    // What that person then does.
    await sendWebhook(await server.cancelAtProvider(shopOrderNo));
    await expect.poll(() => getState(shopOrderNo)).toBe('refunded');
    await expectBalanced();
  });
});

describe('an invalid notification changes nothing', () => {
  it.each([
    ['of a charge that stands', (notice: object) => notice, accepted],
    ['of a part that did not go back', (notice: object) => ({ ...notice, amount: 1, statusCode: 'TS06' }), accepted],
    ['of no charge of ours', (notice: object) => ({ ...notice, pgCno: '26112100000000000001' }), accepted],
    ['of another merchant', (notice: object) => ({ ...notice, mallId: 'T0000000' }), repeated],
    ['of an approval', (notice: object) => ({ ...notice, notiType: '10' }), accepted],
    ['without its charge', (notice: object) => ({ ...notice, pgCno: null }), repeated],
    ['with SQL for a charge', (notice: object) => ({ ...notice, pgCno: `' OR 1=1 --` }), repeated],
    ['that is no object', () => 'cancelled', repeated],
  ])('if it is one %s', async (_name, change, answer) => {
    const { shopOrderNo } = await createPaid();
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
    const before = await getWritten();
    expect(await sendWebhook(change(notice))).toEqual(answer);
    expect(await getWritten()).toEqual(before);
    expect(await getState(shopOrderNo)).toBe('reserved');
  });

  it('if it comes from another address than the provider’s', async () => {
    const { shopOrderNo } = await createPaid();
    const notice = await server.cancelAtProvider(shopOrderNo);
    const before = await getWritten();
    expect(await sendWebhook(notice, '10.0.0.9')).toEqual({ status: 403, resCd: '5001' });
    expect(await getWritten()).toEqual(before);
    await sendWebhook(notice);
    await expectBalanced();
  });
});
