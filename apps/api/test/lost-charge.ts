import { type ShopOrderNo, toCode } from '@dining/domain/shared/codes';
import type { PaymentTestServer } from './payment-test-server';

let planted = 0;

/** Creates a charge of 81,000 won that only the provider knows. Returns its order number. */
export async function createLostCharge(server: PaymentTestServer, shopOrderNo?: string): Promise<string> {
  planted += 1;
  const no = shopOrderNo ?? `H01-20260311-${String(planted).padStart(16, '0')}`;
  const body = { shopOrderNo: no, pgCno: String(planted).padStart(20, '9'), amount: 81_000, method: 'card' };
  const answer = await fetch(`${server.deps.config.easypay.baseUrl}/_control/charges`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (answer.status !== 200) throw new Error(await answer.text());
  return no;
}

/** Returns the charge of an order as the provider's list has it. */
export async function findListedCharge(server: PaymentTestServer, no: string, changes: object = {}) {
  const row = await server.findLedgerRow(no);
  if (row === undefined || row.pgCno === null) throw new Error(`${no} was not charged`);
  const { pgCno: chargeId, charged, remaining: left, method } = row;
  return { shopOrderNo: toCode<ShopOrderNo>(no), chargeId, charged, left, method, ...changes };
}
export type ListedCharge = Awaited<ReturnType<typeof findListedCharge>>;
