import { isolateDirection } from '@dining/domain/shared/isolate-direction';
import { Loading, Skeleton, SkeletonText } from '@dining/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { LoadFailed } from '../../components/load-failed';
import { getOwnReviewQuery } from '../../entities/reviews/queries';
import { formatDay } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';
import { ReviewAnswer } from './review-answer';
import { ReviewHiding } from './review-hiding';
import { ReviewPictures } from './review-pictures';
import { ReviewRatings } from './review-ratings';
import { ReviewText } from './review-text';

export function OwnReview({ reviewCode }: { reviewCode: string }) {
  const translations = useTranslations();
  const { data, error, isError, isFetching, refetch } = useQuery(getOwnReviewQuery(reviewCode));
  if (data === undefined)
    return isError ? (
      <LoadFailed error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
    ) : (
      <Loading>
        <div className="grid gap-4">
          <Skeleton className="rounded-md" ratio={3 / 2} />
          <SkeletonText lines={3} />
        </div>
      </Loading>
    );
  const { createDate, contents } = data;
  const userName = isolateDirection(data.userName);
  return (
    <div className="grid gap-4">
      {data.hiding !== null && <ReviewHiding hiding={data.hiding} reviewCode={reviewCode} />}
      <ReviewPictures review={data} sizes="(min-width: 768px) 512px, 92vw" userName={userName} />
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-medium">{userName}</span>
        <time className="text-ink-soft text-sm" dateTime={createDate}>
          {formatDay(translations, createDate)}
        </time>
      </p>
      <ReviewRatings ratings={data.ratings} />
      <ReviewText contents={contents} />
      <ReviewAnswer answer={data.answer} />
    </div>
  );
}
