import { type ShopOrderNo, toCode } from '@dining/domain/shared/codes';
import type { PaymentTestServer } from './payment-test-server';

let chargeCount = 0;

/** Creates a charge of 81,000 won that only the provider knows. Returns its order number. */
export async function createUnrecordedCharge(server: PaymentTestServer, shopOrderNo?: string): Promise<string> {
  chargeCount += 1;
  const orderNo = shopOrderNo ?? `H01-20260311-${String(chargeCount).padStart(16, '0')}`;
  const body = { shopOrderNo: orderNo, pgCno: String(chargeCount).padStart(20, '9'), amount: 81_000, method: 'card' };
  const response = await fetch(`${server.deps.config.easypay.baseUrl}/_control/charges`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (response.status !== 200) throw new Error(await response.text());
  return orderNo;
}

/** Returns the charge of an order as the list that staff export from the provider contains it. */
export async function getListedCharge(server: PaymentTestServer, orderNo: string, changes: object = {}) {
  const row = await server.findLedgerRow(orderNo);
  if (row === undefined || row.pgCno === null) throw new Error(`${orderNo} was not charged`);
  const { pgCno: chargeId, charged, remaining: left, method } = row;
  return { shopOrderNo: toCode<ShopOrderNo>(orderNo), chargeId, charged, left, method, ...changes };
}
export type ListedCharge = Awaited<ReturnType<typeof getListedCharge>>;
