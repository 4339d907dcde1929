import { getOwnReview, insertReview, listReviews } from '@dining/contract/site/reviews';
import type { Feature } from '../../feature';
import { listOfProduct } from './list';
import { showOwn } from './own';
import { writeReview } from './write';

/** What guests say of a product, and what a member writes of his visit (Spec §2.13, §2.14). */
export const reviews: Feature = (mount, deps) => {
  mount(listReviews, (call) => listOfProduct(deps, call));
  mount(insertReview, (call) => writeReview(deps, call));
  mount(getOwnReview, (call) => showOwn(deps, call));
};
