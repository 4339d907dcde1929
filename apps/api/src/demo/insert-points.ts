import { calculatePointsEarned } from '@dining/domain/pricing/points';
import type { Queries } from '../db/connect';
import { pointEntry } from '../db/schema/members';
import type { GroupData } from './group-data';
import type { PlannedReservation } from './reservations-plan';
import { getPointsSettledAt } from './reservations-rows';

export async function insertPoints(
  db: Queries,
  reservations: readonly PlannedReservation[],
  groupData: GroupData,
  now: Date,
): Promise<void> {
  const rows = reservations.flatMap((reservation) => {
    const { userId, resvCode, quote, orderContext, request } = reservation;
    const { htlCode } = orderContext.product;
    const amount = calculatePointsEarned(quote.payAmount, groupData.hotels.get(htlCode)?.pointRate ?? 0);
    const at = getPointsSettledAt(reservation, now);
    const hasEarned = userId !== null && at !== null && request.outcome === 'visited' && amount > 0;
    return hasEarned
      ? [{ userId, resvCode, entryNo: 1, htlCode, reason: 'earned' as const, amount, paidAmount: quote.payAmount, at }]
      : [];
  });
  if (rows.length > 0) await db.insert(pointEntry).values(rows);
}
