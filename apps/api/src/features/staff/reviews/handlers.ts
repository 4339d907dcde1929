import { rejectCommand } from '@dining/contract/staff/command';
import { answerReview, listVenueReviews, setRatings } from '@dining/contract/staff/reviews';
import { getLocalizedText } from '@dining/domain/shared/localized-text';
import { listVenueProductNames } from '../../../stores/products/products';
import { listNewestReviews } from '../../../stores/reviews/reviews';
import { createCommandHandler } from '../../command';
import { saveReviewAnswer } from './answer';
import { switchRatings } from './switch-ratings';

export const reviews = [
  createCommandHandler(listVenueReviews, async ({ database: { pool } }, { dinCode, limit }) => {
    const products = await listVenueProductNames(pool, dinCode);
    if (products.length === 0) return rejectCommand('unknown_venue', { dinCode });
    const names = new Map(products.map(({ prodCode, name }) => [prodCode, getLocalizedText(name, 'en')]));
    const rows = await listNewestReviews(pool, [...names.keys()], limit);
    return {
      reviews: rows.map(({ reviewCode, prodCode, day, contents, imagePath, morePhotos, answer, ...stars }) => ({
        reviewCode,
        productName: names.get(prodCode) ?? '',
        day,
        ratings: {
          food: stars.food ?? undefined,
          service: stars.service ?? undefined,
          room: stars.room ?? undefined,
        },
        contents,
        photoCount: (imagePath === '' ? 0 : 1) + morePhotos.length,
        answer,
      })),
    };
  }),
  createCommandHandler(answerReview, saveReviewAnswer),
  createCommandHandler(setRatings, switchRatings),
];
