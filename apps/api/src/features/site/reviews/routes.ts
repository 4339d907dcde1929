import { appealReview, getOwnReview, insertReview, listReviews } from '@dining/contract/site/reviews';
import type { Feature } from '../../feature';
import { appealOwnReview } from './appeal';
import { handleGetOwnReview } from './get-own-review';
import { listReviewsOfProduct } from './list';
import { writeReview } from './write';

export const reviews: Feature = (mount, deps) => {
  mount(listReviews, (call) => listReviewsOfProduct(deps, call));
  mount(insertReview, (call) => writeReview(deps, call));
  mount(getOwnReview, (call) => handleGetOwnReview(deps, call));
  mount(appealReview, (call) => appealOwnReview(deps, call));
};
