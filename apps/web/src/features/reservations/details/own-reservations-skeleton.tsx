import { Loading, Skeleton, SkeletonText } from '@dining/ui/skeleton';

export const rowGridClass =
  'grid grid-cols-[min(5.5rem,26%)_minmax(0,1fr)] gap-4 border-line border-b py-6 first:pt-0 last:border-b-0 md:grid-cols-[9rem_minmax(0,1fr)_auto] md:gap-8';

export function OwnReservationsSkeleton() {
  return (
    <Loading>
      {[0, 1, 2].map((index) => (
        <div className={rowGridClass} key={index}>
          <Skeleton className="rounded-md" ratio={1} />
          <div className="grid content-start gap-2">
            <Skeleton height="1.25rem" width="4rem" />
            <SkeletonText lines={3} />
          </div>
        </div>
      ))}
    </Loading>
  );
}
