import { type ComparedCharge, compareCharges } from '@dining/contract/staff/payments';
import { type ShopOrderNo, toCode } from '@dining/domain/shared/codes';
import type { Deployment } from './deployment';
import { listLedger } from './ledger';
import { wait } from './purchases';
import { runStaffCommand } from './staff';

const maxWaitSeconds = 60;
const batchSize = 20;

/** Compares the provider's ledger with the payments by the staff command, which also refunds unknown charges. */
async function compareLedger({ easypay, server }: Deployment): Promise<readonly ComparedCharge[]> {
  const charges = (await listLedger(easypay)).flatMap(
    ({ shopOrderNo, pgCno: chargeId, charged, remaining: left, method }) =>
      chargeId === null ? [] : [{ shopOrderNo: toCode<ShopOrderNo>(shopOrderNo), chargeId, charged, left, method }],
  );
  const comparedCharges: ComparedCharge[] = [];
  for (let from = 0; from < charges.length; from += batchSize) {
    const request = {
      charges: charges.slice(from, from + batchSize),
      settle: true,
      reason: 'the restored database is older than the provider’s ledger',
    };
    const answer = await runStaffCommand(server, compareCharges, request);
    if ('refused' in answer) throw new Error(JSON.stringify(answer));
    comparedCharges.push(...answer.charges);
  }
  return comparedCharges;
}

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
