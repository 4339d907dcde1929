import { insertReview, listReviews, reviewDetail } from '@dining/contract/site/reviews';
import type { Feature } from '../../feature';
import { listOfProduct } from './list';
import { showOwn } from './own';
import { writeReview } from './write';

export const reviews: Feature = (mount, deps) => {
  mount(listReviews, (call) => listOfProduct(deps, call));
  mount(insertReview, (call) => writeReview(deps, call));
  mount(reviewDetail, (call) => showOwn(deps, call));
};
