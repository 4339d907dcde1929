import { appealReview, getOwnReview, insertReview, listReviews } from '@dining/contract/site/reviews';
import type { Feature } from '../../feature';
import { appealOwnReview } from './appeal';
import { listReviewsOfProduct } from './list';
import { showOwnReview } from './show-own-review';
import { writeReview } from './write';

export const reviews: Feature = (mount, deps) => {
  mount(listReviews, (call) => listReviewsOfProduct(deps, call));
  mount(insertReview, (call) => writeReview(deps, call));
  mount(getOwnReview, (call) => showOwnReview(deps, call));
  mount(appealReview, (call) => appealOwnReview(deps, call));
};
