import { calculateVisitPoints } from '@dining/domain/pricing/points';
import type { ResvCode } from '@dining/domain/shared/codes';
import type { PoolClient } from 'pg';
import { insertPointEntries, lockVisitWithPoints } from '../../stores/points/points';

/**
 * Corrects a reservation's points in the transaction that changes its status, attendance or paid amount: removes those
 * of a cancelled or missed visit, restores them after a mistake, and reduces them after a refund. Uses the hotel's
 * point rate at the time points were first credited for the visit; if none were, the current one. Does nothing before
 * the points job has processed the visit.
 */
export async function correctPoints(client: PoolClient, resvCode: ResvCode): Promise<void> {
  const visit = await lockVisitWithPoints(client, resvCode);
  if (visit === undefined) return;
  const { balance, initialPoints, initialPaidAmount, paidAmount, rate } = visit;
  const duePoints = calculateVisitPoints(visit, rate, initialPoints, initialPaidAmount ?? paidAmount);
  await insertPointEntries(client, [{ resvCode, amount: duePoints - balance, paidAmount }]);
}
