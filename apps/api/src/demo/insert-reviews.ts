import { createHash } from 'node:crypto';
import { getVisitStart } from '@dining/domain/shared/seoul-calendar';
import type { Queries } from '../db/connect';
import { review } from '../db/schema/reservations';
import { getPicturePath, reviews } from './group';
import type { GroupData } from './group-data';
import type { PlannedReservation } from './reservations-plan';

const dayMs = 86_400_000;

export async function insertReviews(
  db: Queries,
  planned: readonly PlannedReservation[],
  groupData: GroupData,
  now: Date,
): Promise<void> {
  const rows = reviews.flatMap(({ of, picture, text, after }) => {
    const made = planned.find(({ wish }) => wish.id === of);
    if (made === undefined || made.userId === null) return [];
    const { product } = made.offer;
    const written = getVisitStart(made.visit).getTime() + after * dayMs + 2 * 3_600_000;
    if (groupData.hotels.get(product.htlCode)?.reviewsOn !== true || written > now.getTime()) return [];
    return [
      {
        reviewCode: `RV${createHash('sha256').update(`review ${of}`).digest('hex').slice(0, 12).toUpperCase()}`,
        resvCode: made.resvCode,
        htlCode: product.htlCode,
        dinCode: product.dinCode,
        prodCode: product.prodCode,
        userId: made.userId,
        userName: made.person.name,
        contents: text,
        imagePath: getPicturePath(picture),
        createdAt: new Date(written),
      },
    ];
  });
  await db.insert(review).values(rows);
}
