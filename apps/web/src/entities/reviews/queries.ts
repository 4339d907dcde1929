import type { DinCode, HtlCode, ProdCode } from '@dining/domain/shared/codes';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { alwaysFetch } from '../../lib/always-fetch';
import { type CallResult, call } from '../../lib/call';
import { useHotels } from '../app/app-data';
import { ownReservationsQueries } from '../reservations/own-reservations';

export type Review = CallResult<'POST /api/review/prod/list'>['reviewList'][number];

export type RatingOverview = NonNullable<CallResult<'POST /api/review/prod/list'>['ratingOverview']>;

export interface ReviewTarget {
  dinCode: DinCode;
  prodCode: ProdCode;
}

export const reviewsQueries = queryOptions({ queryKey: ['reviews'] });

export const getReviewsQuery = ({ dinCode, prodCode }: ReviewTarget, pageIndex: number, recordCountPerPage: number) =>
  queryOptions({
    queryKey: [...reviewsQueries.queryKey, dinCode, prodCode, recordCountPerPage, pageIndex],
    queryFn: ({ signal }) =>
      call('POST /api/review/prod/list', { body: { dinCode, prodCode, pageIndex, recordCountPerPage }, signal }),
    meta: { renderedOnServer: true },
    ...alwaysFetch,
  });

export const reviewTotalQueries = queryOptions({ queryKey: ['review-total'] });

/** Queries the number of reviews of a product. An error does not redirect, because guests can order without it. */
export const getReviewTotalQuery = ({ dinCode, prodCode }: ReviewTarget) =>
  queryOptions({
    queryKey: [...reviewTotalQueries.queryKey, dinCode, prodCode],
    queryFn: async ({ signal }) => {
      const body = { dinCode, prodCode, recordCountPerPage: 1 };
      return (await call('POST /api/review/prod/list', { body, signal, skipProblemHandler: true })).paginationInfo
        .totalRecordCount;
    },
    meta: { renderedOnServer: true },
  });

export const getOwnReviewQuery = (reviewCode: string) =>
  queryOptions({
    queryKey: ['own-review', reviewCode],
    queryFn: async ({ signal }) =>
      (await call('POST /api/mypage/reviewDetail', { body: { reviewCode }, signal })).result,
    ...alwaysFetch,
  });

export type OwnReview = CallResult<'POST /api/mypage/reviewDetail'>['result'];

export const appealReview = (reviewCode: string, appeal: string) =>
  call('POST /api/mypage/appealReview', { body: { reviewCode, appeal } });

export const invalidateReviews = (queryClient: QueryClient): Promise<unknown> =>
  Promise.all(
    [ownReservationsQueries, reviewsQueries, reviewTotalQueries].map(({ queryKey }) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  );

/** Returns true if the hotel shows reviews (resvReviewYn, decision 5); false while that is unknown. */
export const useAreReviewsShown = (htlCode: HtlCode | undefined): boolean =>
  useHotels().find((hotel) => hotel.htlCode === htlCode)?.resvReviewYn === 'Y';

/** Returns true if reviews of the hotel have ratings; false while that is unknown. */
export const useAreRatingsEnabled = (htlCode: HtlCode): boolean =>
  useHotels().find((hotel) => hotel.htlCode === htlCode)?.resvRatingYn === 'Y';

/** Lists the photos of a review. `photoList` is absent if there are fewer than two. */
export const listReviewPhotos = ({ imagePath, photoList }: Pick<Review, 'imagePath' | 'photoList'>): string[] =>
  photoList ?? (imagePath === '' ? [] : [imagePath]);
