import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDinnerOrder, type PaymentTestServer, startPaymentTestServer } from '../../../test/payment-test-server';
import { settleWithTwoPeople } from '../../../test/two-person-approval';
import { reconcile } from './reconcile';

let server: PaymentTestServer;
beforeAll(async () => {
  server = await startPaymentTestServer({ HOLD_MAX_PER_VISITOR: '100' });
});
afterAll(() => server.close());

/** Changes the recorded provider of a payment, as if the operator had switched providers since. */
const changeProvider = (shopOrderNo: string) =>
  server.database.pool.query(`UPDATE payment SET provider = 'former' WHERE shop_order_no = $1`, [shopOrderNo]);

const getRow = async (shopOrderNo: string) =>
  (await server.database.pool.query('SELECT state, provider FROM payment WHERE shop_order_no = $1', [shopOrderNo]))
    .rows[0];

const listAlarms = async (shopOrderNo: string): Promise<string[]> =>
  (
    await server.database.pool.query<{ detail: string }>(
      `SELECT detail FROM alarm WHERE subject = $1 AND kind = 'payment_needs_review' AND settled_at IS NULL`,
      [shopOrderNo],
    )
  ).rows.map(({ detail }) => detail);

const reconcileLater = async (): Promise<void> => {
  await server.database.pool.query(
    `UPDATE payment SET moved_at = moved_at - interval '2 minutes', check_at = check_at - interval '2 minutes'`,
  );
  await reconcile(server.paymentDeps);
};

it('a payment stores the name of the configured provider', async () => {
  const { shopOrderNo } = await server.reserve(await server.startGuestSession(), createDinnerOrder());
  expect(await getRow(shopOrderNo)).toEqual({ state: 'reserved', provider: server.deps.payments.name });
});

describe('a payment of a provider that this server is not configured for', () => {
  it('goes to manual review when its window returns, and is settled without the configured provider', async () => {
    const guest = await server.startGuestSession();
    const { shopOrderNo } = (await guest.post('/ordersheet/prepay', createDinnerOrder())).json.response;
    const form = await server.submitPaymentWindow(shopOrderNo);
    await changeProvider(shopOrderNo);
    expect((await guest.post('/easypay/return', form)).json).toEqual({ result: 'pending' });
    expect(await getRow(shopOrderNo)).toEqual({ state: 'manual', provider: 'former' });
    expect(await listAlarms(shopOrderNo)).toEqual(['this server is not configured for the provider of this payment']);
    expect((await server.findLedgerRow(shopOrderNo))?.charged).toBe(0);
    expect(await settleWithTwoPeople(server.paymentDeps, shopOrderNo, 'as_provider')).toEqual({
      ok: false,
      error: 'provider_silent',
    });
    await server.database.pool.query(`UPDATE staff_proposal SET state = 'refused'`);
    expect(await settleWithTwoPeople(server.paymentDeps, shopOrderNo, 'not_charged')).toMatchObject({
      state: 'declined',
    });
  });

  it('goes to manual review when it is to be refunded', async () => {
    const guest = await server.startGuestSession();
    const { shopOrderNo, resvCode } = await server.reserve(guest, createDinnerOrder());
    await changeProvider(shopOrderNo);
    expect((await guest.post('/resv/cancel', { resvCode })).json).toMatchObject({ result: 'success' });
    expect(await getRow(shopOrderNo)).toMatchObject({ state: 'refunding' });
    await reconcileLater();
    expect(await getRow(shopOrderNo)).toMatchObject({ state: 'manual' });
    expect(await listAlarms(shopOrderNo)).toEqual([
      expect.stringContaining('this server is not configured for the provider of this refund'),
    ]);
    expect((await server.findLedgerRow(shopOrderNo))?.remaining).toBe(81_000);
  });

  it('is not changed by a webhook of the configured provider', async () => {
    const { shopOrderNo } = await server.reserve(await server.startGuestSession(), createDinnerOrder());
    await changeProvider(shopOrderNo);
    const payload = await server.cancelAtProvider(shopOrderNo);
    const response = await server.app.inject({
      method: 'POST',
      url: '/easypay/notice',
      remoteAddress: '127.0.0.1',
      payload,
    });
    expect(response.statusCode).toBe(200);
    expect(await getRow(shopOrderNo)).toMatchObject({ state: 'reserved' });
  });
});
