import { Columns } from '@dining/ui/columns';
import { joinClasses } from '@dining/ui/join-classes';
import { Page } from '@dining/ui/page';
import { Loading, Skeleton, SkeletonText } from '@dining/ui/skeleton';
import { galleryHeight } from './gallery';

export function RestaurantSkeleton() {
  return (
    <Page className="pb-12 md:pt-8">
      <Loading>
        <Skeleton className={joinClasses(galleryHeight, '-mx-5 mb-8 md:mx-0 md:mb-12')} height="" />
        <Columns aside={<Skeleton height="14rem" />} asideFirstOnNarrow>
          <SkeletonText lines={4} />
        </Columns>
      </Loading>
    </Page>
  );
}
