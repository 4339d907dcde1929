import type { DinCode, HtlCode, ProdCode } from '@dining/domain/shared/codes';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { alwaysFetch } from '../../lib/always-fetch';
import { type Answer, call } from '../../lib/call';
import { useHotels } from '../app/app-data';
import { ownReservationsQueries } from '../reservations/own-reservations';

export type Review = Answer<'POST /api/review/prod/list'>['reviewList'][number];

/** Whose reviews. */
export interface Reviewed {
  dinCode: DinCode;
  prodCode: ProdCode;
}

/** Matches every page of reviews. */
export const reviewsQueries = queryOptions({ queryKey: ['reviews'] });

/** One page of a product's reviews, newest first. */
export const reviewsQuery = ({ dinCode, prodCode }: Reviewed, pageIndex: number, recordCountPerPage: number) =>
  queryOptions({
    queryKey: [...reviewsQueries.queryKey, dinCode, prodCode, recordCountPerPage, pageIndex],
    queryFn: ({ signal }) =>
      call('POST /api/review/prod/list', { body: { dinCode, prodCode, pageIndex, recordCountPerPage }, signal }),
    meta: { rendered: true },
    ...alwaysFetch,
  });

/** Matches the number of reviews of every product. */
export const reviewTotalQueries = queryOptions({ queryKey: ['review-total'] });

/** How many reviews a product has. A product is sold without it as well: its failure leads nowhere. */
export const reviewTotalQuery = ({ dinCode, prodCode }: Reviewed) =>
  queryOptions({
    queryKey: [...reviewTotalQueries.queryKey, dinCode, prodCode],
    queryFn: async ({ signal }) => {
      const body = { dinCode, prodCode, recordCountPerPage: 1 };
      return (await call('POST /api/review/prod/list', { body, signal, skipErrorHandler: true })).paginationInfo.totalRecordCount;
    },
    meta: { rendered: true },
  });

/** A review of the member's own. */
export const ownReviewQuery = (reviewCode: string) =>
  queryOptions({
    queryKey: ['own-review', reviewCode],
    queryFn: async ({ signal }) => (await call('POST /api/mypage/reviewDetail', { body: { reviewCode }, signal })).result,
    ...alwaysFetch,
  });

/** Reads anew what a new review changes: the member's list of visits, and what the product's pages say. */
export const invalidateReviews = (queryClient: QueryClient): Promise<unknown> =>
  Promise.all(
    [ownReservationsQueries, reviewsQueries, reviewTotalQueries].map(({ queryKey }) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  );

/** Does the hotel show reviews (resvReviewYn, decision 5)? Not where it is not known. */
export const useReviewsOn = (htlCode: HtlCode | undefined): boolean =>
  useHotels().find((hotel) => hotel.htlCode === htlCode)?.resvReviewYn === 'Y';
