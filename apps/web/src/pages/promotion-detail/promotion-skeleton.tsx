import { Loading, Skeleton, SkeletonText } from '@dining/ui/skeleton';

export function PromotionSkeleton() {
  return (
    <Loading className="mx-auto grid max-w-3xl gap-8">
      <Skeleton height="6rem" />
      <Skeleton className="max-md:aspect-square md:aspect-[8/3]" height="auto" />
      <SkeletonText lines={8} />
    </Loading>
  );
}
