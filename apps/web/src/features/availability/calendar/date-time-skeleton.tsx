import { Loading, Skeleton } from '@dining/ui/skeleton';

export function DateTimeSkeleton() {
  return (
    <Loading className="grid gap-10 lg:grid-cols-2 lg:gap-12">
      <Skeleton height="24rem" />
      <Skeleton height="12rem" />
    </Loading>
  );
}
