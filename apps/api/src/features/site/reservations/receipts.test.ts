import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  createDinnerOrder,
  type PaymentTestServer,
  startPaymentTestServer,
} from '../../../../test/payment-test-server';

let server: PaymentTestServer;
beforeAll(async () => {
  server = await startPaymentTestServer({
    HOLD_MAX_PER_VISITOR: '100',
    EASYPAY_RECEIPT_CARD_URL: 'https://pg.test/card?pgTid={pgCno}',
    EASYPAY_RECEIPT_CASH_URL: 'https://pg.test/cash?pgTid={pgCno}',
  });
});
afterAll(() => server.close());

it.each(['card', 'account'] as const)(
  'a reservation paid by %s shows the receipt link to its booker, even after a cancellation, and to no stranger',
  async (method) => {
    const guest = await server.startGuestSession();
    const { resvCode, shopOrderNo } = await server.reserve(guest, createDinnerOrder({ resvSetleType: method }));
    const getReceiptUrl = async (client: typeof guest) =>
      (await client.post('/resv/view', { resvCode })).json.resvInfo.resvReceiptUrl;
    const { pgCno } = (await server.findLedgerRow(shopOrderNo)) ?? {};
    const url = `https://pg.test/${method === 'card' ? 'card' : 'cash'}?pgTid=${pgCno}`;
    expect(await getReceiptUrl(guest)).toBe(url);
    expect(await getReceiptUrl(server.createVisitor())).toBe('');
    await guest.post('/resv/cancel', { resvCode });
    expect(await getReceiptUrl(guest)).toBe(url);
  },
);

it('a transfer without a cash receipt has no receipt link', async () => {
  const guest = await server.startGuestSession();
  const { resvCode, shopOrderNo } = await server.reserve(guest, createDinnerOrder({ resvSetleType: 'account' }));
  await server.database.pool.query(`UPDATE payment SET cash_receipt_no = '' WHERE shop_order_no = $1`, [shopOrderNo]);
  expect((await guest.post('/resv/view', { resvCode })).json.resvInfo.resvReceiptUrl).toBe('');
});
