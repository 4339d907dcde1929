import { ratingAspects, starChoices } from '@dining/domain/reviews/ratings';
import { z } from 'zod';
import { defineComponent } from '../component';

const starsSchema = z.literal(starChoices);

export const ratingsSchema = defineComponent('Ratings', 'Stars of a review, 1 (worst) to 5; each aspect is optional', {
  food: starsSchema.optional(),
  service: starsSchema.optional(),
  room: starsSchema.optional(),
});

export const ratingOverviewSchema = defineComponent('RatingOverview', 'The ratings of a product or of a venue', {
  average: z.number().describe('Mean of all stars, with one decimal'),
  reviewCnt: z.number().int().describe('Reviews with at least one rating'),
  aspectList: z
    .array(
      z.object({
        aspect: z.enum(ratingAspects),
        average: z.number(),
        starCntList: z.array(z.number().int()).length(5).describe('Reviews with one star, two stars and so on'),
      }),
    )
    .describe('The rated aspects'),
});

/** Field of an answer with the overview of what it is about. */
export const ratingOverviewFields = {
  ratingOverview: ratingOverviewSchema.optional().describe('Absent without ratings, or if the hotel has them off'),
};
