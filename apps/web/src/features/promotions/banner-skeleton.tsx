import { Skeleton, SkeletonText } from '@dining/ui/skeleton';

/** The place of the first promotion, until it is known. */
export function BannerSkeleton() {
  return (
    <div className="grid gap-4">
      <Skeleton className="max-md:aspect-square md:aspect-[8/3]" height="auto" />
      <SkeletonText lines={2} />
    </div>
  );
}
