import { pageSizes } from '@dining/domain/shared/pagination';
import { EmptyState } from '@dining/ui/empty-state';
import { joinClasses } from '@dining/ui/join-classes';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { ListPager } from '../../components/list-pager';
import { LoadFailed } from '../../components/load-failed';
import { getReviewsQuery, type ReviewTarget } from '../../entities/reviews/queries';
import { useTranslations } from '../../lib/i18n';
import { RatingOverview } from './rating-overview';
import { ReviewList } from './review-list';
import { ReviewsSkeleton } from './reviews-skeleton';
import { formatReviewsTitle } from './reviews-title';

/** Fetches a page of ten reviews (Spec §9); the current page stays until the next has loaded. */
export const useReviews = (target: ReviewTarget, page: number) =>
  useQuery({ ...getReviewsQuery(target, page, pageSizes.reviews), placeholderData: keepPreviousData });

type Reviews = ReturnType<typeof useReviews>;

interface AllReviewsProps {
  reviews: Reviews;
  areReviewsShown: boolean;
  onPageChange: (page: number) => void;
}

export function AllReviews({ reviews, areReviewsShown, onPageChange }: AllReviewsProps) {
  const translations = useTranslations();
  const { t } = translations;
  const { data, error, isError, isFetching, isPlaceholderData, refetch } = reviews;
  const section = useRef<HTMLElement>(null);
  const showPage = (page: number) => {
    onPageChange(page);
    section.current?.focus();
  };
  return (
    <section
      aria-labelledby="reviews-title"
      className="relative grid scroll-mt-6 gap-8 outline-none"
      ref={section}
      tabIndex={-1}
    >
      <h2 className="sr-only" id="reviews-title">
        {formatReviewsTitle(translations, data?.paginationInfo.totalRecordCount)}
      </h2>
      {data === undefined && !isError && <ReviewsSkeleton count={5} />}
      {data === undefined && isError && (
        <LoadFailed error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
      {data?.reviewList.length === 0 && (
        <EmptyState illustration="still-life" level={3} title={t(areReviewsShown ? 'review.empty' : 'review.off')}>
          {areReviewsShown ? t('review.emptyHint') : undefined}
        </EmptyState>
      )}
      {data !== undefined && data.reviewList.length > 0 && (
        <>
          <RatingOverview overview={data.ratingOverview} />
          <div
            aria-busy={isPlaceholderData}
            className={joinClasses('transition-opacity', isPlaceholderData && 'opacity-50')}
          >
            <ReviewList reviews={data.reviewList} isFullTextShown />
          </div>
          <ListPager paginationInfo={data.paginationInfo} onPageChange={showPage} />
        </>
      )}
    </section>
  );
}
