import { Skeleton, SkeletonText } from '@dining/ui/skeleton';

/** The place of a venue's pictures and lines, until it is known. */
export function VenueIntroSkeleton() {
  return (
    <div className="grid gap-5">
      <Skeleton ratio={4 / 3} />
      <SkeletonText lines={1} size="xl" />
      <SkeletonText lines={3} size="sm" />
    </div>
  );
}
