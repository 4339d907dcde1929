import type { CallTypes } from '@dining/contract/endpoint';
import { proposeCharges } from '@dining/contract/staff/payments';
import { type ShopOrderNo, toCode } from '@dining/domain/shared/codes';
import { confirmCharges } from './confirm-charges';
import type { Deployment } from './deployment';
import { listLedger } from './ledger';
import { callAsOperator } from './operator-calls';
import { wait } from './purchases';

type ComparedCharge = CallTypes<typeof proposeCharges>['result']['charges'][number];

const maxWaitSeconds = 60;
const batchSize = 20;

/**
 * Compares the provider's ledger with the payments as an operator, who proposes to settle the differences. A second
 * staff member confirms the proposals, so that unknown charges are refunded.
 */
async function compareLedger(deployment: Deployment): Promise<readonly ComparedCharge[]> {
  const { easypayUrl, server } = deployment;
  const charges = (await listLedger(easypayUrl)).flatMap(
    ({ shopOrderNo, pgCno: chargeId, charged, remaining: left, method }) =>
      chargeId === null ? [] : [{ shopOrderNo: toCode<ShopOrderNo>(shopOrderNo), chargeId, charged, left, method }],
  );
  const comparedCharges: ComparedCharge[] = [];
  for (let from = 0; from < charges.length; from += batchSize) {
    const request = {
      charges: charges.slice(from, from + batchSize),
      reason: 'the restored database is older than the provider’s ledger',
    };
    const response = await callAsOperator(server, proposeCharges, request);
    comparedCharges.push(...response.charges);
  }
  await confirmCharges(deployment);
  return comparedCharges;
}

/**
 * Compares and confirms until no charge differs or the time limit is over. Returns the number of orders with a charge
 * that the database did not know, and of charges that still differ.
 */
export async function refundUnknownCharges(
  deployment: Deployment,
): Promise<{ readonly refundedCount: number; readonly differenceCount: number }> {
  const refundedOrders = new Set<string>();
  for (let second = 0; ; second += 1) {
    const comparedCharges = await compareLedger(deployment);
    for (const { verdict, shopOrderNo } of comparedCharges) if (verdict === 'unknown') refundedOrders.add(shopOrderNo);
    const differenceCount = comparedCharges.filter(({ verdict }) => verdict !== 'known').length;
    if (differenceCount === 0 || second === maxWaitSeconds)
      return { refundedCount: refundedOrders.size, differenceCount };
    await wait(1_000);
  }
}
