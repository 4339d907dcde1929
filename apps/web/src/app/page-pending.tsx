import { Page } from '@dining/ui/page';
import { Loading, Skeleton, SkeletonText } from '@dining/ui/skeleton';
import { Stack } from '@dining/ui/stack';

export function PagePending() {
  return (
    <Page className="py-10 md:py-16">
      <Loading>
        <Stack gap={8}>
          <span className="mark animate-breathe" />
          <Skeleton height="2.5rem" width="min(24rem, 70%)" />
          <SkeletonText lines={2} />
          <Skeleton ratio={16 / 9} />
        </Stack>
      </Loading>
    </Page>
  );
}
