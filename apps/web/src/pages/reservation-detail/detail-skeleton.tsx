import { Columns } from '@dining/ui/columns';
import { Loading, Skeleton, SkeletonText } from '@dining/ui/skeleton';

export function DetailSkeleton() {
  return (
    <Loading>
      <div className="mb-8 grid gap-3">
        <Skeleton height="1.125rem" width="9rem" />
        <Skeleton height="2.5rem" width="min(26rem, 80%)" />
      </div>
      <Columns aside={<Skeleton height="20rem" />}>
        <div className="grid gap-8">
          <Skeleton className="-mx-5 md:mx-0" ratio={3 / 2} />
          <SkeletonText lines={4} />
          <Skeleton height="6rem" />
          <Skeleton height="6rem" />
        </div>
      </Columns>
    </Loading>
  );
}
