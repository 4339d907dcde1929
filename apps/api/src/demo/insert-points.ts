import { calculatePointsEarned } from '@dining/domain/pricing/points';
import type { Queries } from '../db/connect';
import { pointEntry } from '../db/schema/members';
import type { House } from './reservations-house';
import type { PlannedReservation } from './reservations-plan';
import { pointsSettledAt } from './reservations-rows';

/** Writes what members' visits have earned: the hotel's share of what was paid, the morning after (decision 20). */
export async function insertPoints(db: Queries, planned: readonly PlannedReservation[], house: House, now: Date): Promise<void> {
  const rows = planned.flatMap((made) => {
    const { userId, resvCode, quote, offer, wish } = made;
    const { htlCode } = offer.product;
    const amount = calculatePointsEarned(quote.payAmount, house.hotels.get(htlCode)?.pointRate ?? 0);
    const at = pointsSettledAt(made, now);
    const earned = userId !== null && at !== null && wish.outcome === 'visited' && amount > 0;
    return earned
      ? [{ userId, resvCode, entryNo: 1, htlCode, reason: 'earned' as const, amount, paidAmount: quote.payAmount, at }]
      : [];
  });
  if (rows.length > 0) await db.insert(pointEntry).values(rows);
}
