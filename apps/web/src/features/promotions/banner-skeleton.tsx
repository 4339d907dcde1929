import { Skeleton, SkeletonText } from '@dining/ui/skeleton';

export function BannerSkeleton() {
  return (
    <div className="grid gap-4">
      <Skeleton className="max-md:aspect-square md:aspect-[8/3]" height="auto" />
      <SkeletonText lines={2} />
    </div>
  );
}
