import { Loading, Skeleton, SkeletonText } from '@dining/ui/skeleton';

export function ReservationSkeleton() {
  return (
    <Loading>
      <div className="grid gap-8">
        <Skeleton className="-mx-5 md:mx-0" ratio={21 / 9} />
        <div className="grid justify-items-center gap-3">
          <Skeleton height="2.5rem" width="min(24rem, 80%)" />
          <Skeleton height="1.5rem" width="12rem" />
        </div>
        <SkeletonText lines={8} />
      </div>
    </Loading>
  );
}
