import { type ComparedCharge, compareCharges } from '@dining/contract/staff/payments';
import { type ShopOrderNo, toCode } from '@dining/domain/shared/codes';
import type { Deployment } from './deployment';
import { listLedger } from './ledger';
import { wait } from './purchases';
import { askStaff } from './staff';

const maxWaitSeconds = 60;
const atOnce = 20;

/** Compares the provider's whole ledger with the payments, by the staff command. */
async function compareAll({ easypay, server }: Deployment): Promise<readonly ComparedCharge[]> {
  const charges = (await listLedger(easypay)).flatMap(
    ({ shopOrderNo, pgCno: chargeId, charged, remaining: left, method }) =>
      chargeId === null ? [] : [{ shopOrderNo: toCode<ShopOrderNo>(shopOrderNo), chargeId, charged, left, method }],
  );
  const compared: ComparedCharge[] = [];
  for (let from = 0; from < charges.length; from += atOnce) {
    const request = {
      charges: charges.slice(from, from + atOnce),
      settle: true,
      reason: 'older than the provider’s books',
    };
    const answer = await askStaff(server, compareCharges, request);
    if ('refused' in answer) throw new Error(JSON.stringify(answer));
    compared.push(...answer.charges);
  }
  return compared;
}

export async function settleFoundCharges(
  deployment: Deployment,
): Promise<{ readonly wentBack: number; readonly differ: number }> {
  const gone = new Set<string>();
  for (let second = 0; ; second += 1) {
    const compared = await compareAll(deployment);
    for (const { verdict, shopOrderNo } of compared) if (verdict === 'unknown') gone.add(shopOrderNo);
    const differ = compared.filter(({ verdict }) => verdict !== 'known').length;
    if (differ === 0 || second === maxWaitSeconds) return { wentBack: gone.size, differ };
    await wait(1_000);
  }
}
