import { joinClasses } from '@dining/ui/join-classes';
import { Loading, Skeleton, SkeletonText } from '@dining/ui/skeleton';

export const reviewRowClass = 'border-line border-b py-6 first:pt-0 last:border-b-0';

/** Grid columns of a review with a photo. */
export const reviewGridClass =
  'grid grid-cols-[min(5.5rem,26%)_minmax(0,1fr)] gap-4 md:grid-cols-[9rem_minmax(0,1fr)] md:gap-8';

export function ReviewsSkeleton({ count = 3 }: { count?: number }) {
  return (
    <Loading>
      {Array.from({ length: count }, (_, index) => (
        <div className={joinClasses(reviewRowClass, reviewGridClass)} key={index}>
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
