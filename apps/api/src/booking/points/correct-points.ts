import { calculateVisitPoints } from '@dining/domain/pricing/points';
import type { ResvCode } from '@dining/domain/shared/codes';
import type { PoolClient } from 'pg';
import { insertPointEntries, lockSettledVisit } from '../../stores/points/points';

/**
 * Corrects a reservation's points after its status or its attendance was changed, or its money went back at the provider's desk, in the
 * commit that changes it: taken back from one that was cancelled or that nobody came to, given once more where that was a mistake, and less
 * for what was refunded. Before the morning after the visit there is nothing to correct: the job will find it as it stands then. Whatever
 * the hotel's rate is by now, a visit's points stay what they were.
 */
export async function correctPoints(client: PoolClient, resvCode: ResvCode): Promise<void> {
  const visit = await lockSettledVisit(client, resvCode);
  if (visit === undefined) return;
  const { balance, earnedFirst, paidWhenEarned, paidAmount, rate } = visit;
  const due = calculateVisitPoints(visit, rate, earnedFirst, paidWhenEarned ?? paidAmount);
  await insertPointEntries(client, [{ resvCode, amount: due - balance, paidAmount }]);
}
