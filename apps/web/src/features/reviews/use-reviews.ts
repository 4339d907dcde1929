import { pageSizes } from '@dining/domain/shared/pagination';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type Reviewed, reviewsQuery } from '../../entities/reviews/queries';

/** One page of all reviews of a product, ten a page (Spec §9); the page before stays until the next has come. */
export const useReviews = (of: Reviewed, page: number) =>
  useQuery({ ...reviewsQuery(of, page, pageSizes.reviews), placeholderData: keepPreviousData });

export type Reviews = ReturnType<typeof useReviews>;
