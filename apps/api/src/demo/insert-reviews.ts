import { createHash } from 'node:crypto';
import { getVisitStart } from '@dining/domain/shared/seoul-calendar';
import type { Queries } from '../db/connect';
import { review } from '../db/schema/reservations';
import { getPicturePath, type ReviewData, reviews } from './group';
import type { GroupData } from './group-data';
import type { PlannedReservation } from './reservations-plan';

const dayMs = 86_400_000;

/** Returns the columns of the hotel's answer; none if there is no answer or its time is after `now`. */
function createAnswerColumns(answer: ReviewData['answer'], writtenMs: number, now: Date) {
  if (answer === undefined) return {};
  const [text, daysLater] = answer;
  const answeredMs = writtenMs + daysLater * dayMs;
  return answeredMs <= now.getTime() ? { answer: text, answeredAt: new Date(answeredMs) } : {};
}

export async function insertReviews(
  db: Queries,
  reservations: readonly PlannedReservation[],
  groupData: GroupData,
  now: Date,
): Promise<void> {
  const rows = reviews.flatMap(
    ({ reservationId, text, daysAfter, stars = [null, null, null], photos = [], answer }) => {
      const reservation = reservations.find(({ request }) => request.id === reservationId);
      if (reservation === undefined || reservation.userId === null) return [];
      const { product } = reservation.orderContext;
      const writtenMs = getVisitStart(reservation.visit).getTime() + daysAfter * dayMs + 2 * 3_600_000;
      if (groupData.hotels.get(product.htlCode)?.reviewsOn !== true || writtenMs > now.getTime()) return [];
      const [firstPhoto, ...morePhotos] = photos.map(getPicturePath);
      const [ratingFood, ratingService, ratingRoom] = stars;
      return [
        {
          reviewCode: `RV${createHash('sha256').update(`review ${reservationId}`).digest('hex').slice(0, 12).toUpperCase()}`,
          resvCode: reservation.resvCode,
          htlCode: product.htlCode,
          dinCode: product.dinCode,
          prodCode: product.prodCode,
          userId: reservation.userId,
          userName: reservation.person.name,
          contents: text,
          imagePath: firstPhoto ?? '',
          morePhotos,
          ratingFood,
          ratingService,
          ratingRoom,
          ...createAnswerColumns(answer, writtenMs, now),
          createdAt: new Date(writtenMs),
        },
      ];
    },
  );
  await db.insert(review).values(rows);
}
