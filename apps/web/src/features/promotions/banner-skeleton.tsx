import { Skeleton } from '@dining/ui/skeleton';

export const BannerSkeleton = () => <Skeleton height="100%" />;
