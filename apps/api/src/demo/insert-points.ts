import { pointsEarned } from '@dining/domain/pricing/points';
import { addDays, instantOfVisit } from '@dining/domain/shared/seoul-time';
import type { Queries } from '../db/connect';
import { pointEntry } from '../db/schema/members';
import type { House } from './reservations-house';
import type { PlannedReservation } from './reservations-plan';

/** Writes what members' visits have earned: the hotel's share of what was paid, the morning after (decision 20). */
export async function insertPoints(db: Queries, planned: readonly PlannedReservation[], house: House, now: Date): Promise<void> {
  const rows = planned.flatMap(({ wish, userId, resvCode, quote, offer, visit }) => {
    const amount = pointsEarned(quote.payAmount, house.hotels.get(offer.product.htlCode)?.pointRate ?? 0);
    const at = instantOfVisit({ date: addDays(visit.date, 1), time: '06:00' });
    const earned = wish.outcome === 'visited' && userId !== null && amount > 0 && at < now;
    return earned ? [{ userId, resvCode, htlCode: offer.product.htlCode, reason: 'earned' as const, amount, at }] : [];
  });
  if (rows.length > 0) await db.insert(pointEntry).values(rows);
}
