import { isolateDirection } from '@dining/domain/shared/isolate';
import { Picture } from '@dining/ui/picture';
import { Loading, Skeleton, SkeletonText } from '@dining/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { LoadFailed } from '../../components/load-failed';
import { getOwnReviewQuery } from '../../entities/reviews/queries';
import { formatDay } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';
import { createPictureImage } from '../../lib/picture';
import { ReviewWords } from './review-words';

const ratio = 3 / 2;

export function OwnReview({ reviewCode }: { reviewCode: string }) {
  const translations = useTranslations();
  const { t } = translations;
  const { data, error, isError, isFetching, refetch } = useQuery(getOwnReviewQuery(reviewCode));
  if (data === undefined)
    return isError ? (
      <LoadFailed error={error} onRetry={() => void refetch()} retrying={isFetching} />
    ) : (
      <Loading>
        <div className="grid gap-4">
          <Skeleton className="rounded-md" ratio={ratio} />
          <SkeletonText lines={3} />
        </div>
      </Loading>
    );
  const { createDate, contents, image } = data;
  const userName = isolateDirection(data.userName);
  return (
    <div className="grid gap-4">
      <Picture
        alt={t('review.photo', { name: userName })}
        className="rounded-md"
        image={createPictureImage(image)}
        ratio={ratio}
        sizes="(min-width: 768px) 512px, 92vw"
      />
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-medium">{userName}</span>
        <time className="text-ink-soft text-sm" dateTime={createDate}>
          {formatDay(translations, createDate)}
        </time>
      </p>
      <ReviewWords contents={contents} />
    </div>
  );
}
