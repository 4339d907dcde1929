import { EmptyState } from '@dining/ui/empty-state';
import { Icon } from '@dining/ui/icon';
import { getLinkClass } from '@dining/ui/text-link';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { LoadFailed } from '../../components/load-failed';
import { getReviewsQuery, type ReviewTarget } from '../../entities/reviews/queries';
import { useTranslations } from '../../lib/i18n';
import { RatingOverview } from './rating-overview';
import { ReviewList } from './review-list';
import { ReviewsSkeleton } from './reviews-skeleton';

const maxFirstReviews = 3;

export function FirstReviews({ target: { dinCode, prodCode } }: { target: ReviewTarget }) {
  const { t } = useTranslations();
  const reviews = useQuery(getReviewsQuery({ dinCode, prodCode }, 1, maxFirstReviews));
  if (reviews.data === undefined)
    return reviews.isError ? (
      <LoadFailed error={reviews.error} onRetry={() => void reviews.refetch()} isRetrying={reviews.isFetching} />
    ) : (
      <ReviewsSkeleton />
    );
  const { reviewList, ratingOverview } = reviews.data;
  if (reviewList.length === 0) {
    return (
      <EmptyState illustration="still-life" level={3} title={t('review.empty')}>
        {t('review.emptyHint')}
      </EmptyState>
    );
  }
  return (
    <>
      {ratingOverview !== undefined && (
        <div className="mb-8">
          <RatingOverview overview={ratingOverview} />
        </div>
      )}
      <ReviewList reviews={reviewList} isFullTextShown={false} />
      <Link className={getLinkClass('next')} params={{ dinCode, prodCode }} to="/review/list/$dinCode/$prodCode">
        {t('product.tabs.reviewsMore')}
        <Icon name="chevron-right" size={18} />
      </Link>
    </>
  );
}
