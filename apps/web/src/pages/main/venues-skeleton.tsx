import { Loading, Skeleton, SkeletonText } from '@dining/ui/skeleton';

export function VenuesSkeleton() {
  return (
    <Loading className="grid gap-8">
      <Skeleton height="3rem" />
      <SkeletonText lines={2} />
      <div className="grid gap-6 md:grid-cols-2 lg:grid-cols-4">
        {[0, 1, 2, 3].map((index) => (
          <div className={index > 0 ? 'grid gap-3 max-md:hidden' : 'grid gap-3'} key={index}>
            <Skeleton ratio={4 / 3} />
            <SkeletonText lines={2} />
          </div>
        ))}
      </div>
    </Loading>
  );
}
