import { Loading, Skeleton, SkeletonText } from '@dining/ui/skeleton';
import { t } from '../../lib/i18n';
import { reviewGrid } from './grid';

/** The places of some reviews, until they have come. */
export function ReviewsSkeleton({ count = 3 }: { count?: number }) {
  return (
    <Loading label={t('common.loading')}>
      {Array.from({ length: count }, (_, at) => (
        <div className={reviewGrid} key={at}>
          <Skeleton className="rounded-md" ratio={1} />
          <div className="grid content-start gap-2">
            <Skeleton height="1.25rem" width="9rem" />
            <SkeletonText lines={3} />
          </div>
        </div>
      ))}
    </Loading>
  );
}
