import { Loading, Skeleton, SkeletonText } from '@dining/ui/skeleton';
import { t } from '../lib/i18n';

/** The places of promotions, tabs and products, until they are known. */
export function MainSkeleton() {
  return (
    <Loading className="grid gap-16 md:gap-24" label={t('common.loading')}>
      <Skeleton className="max-md:aspect-square! md:aspect-[1920/720]!" height="auto" />
      <div className="grid gap-8">
        <Skeleton height="3rem" />
        <SkeletonText lines={2} />
        <div className="grid gap-6 md:grid-cols-2 lg:grid-cols-4">
          {[0, 1, 2, 3].map((at) => (
            <div className={at > 0 ? 'grid gap-3 max-md:hidden' : 'grid gap-3'} key={at}>
              <Skeleton ratio={4 / 3} />
              <SkeletonText lines={2} />
            </div>
          ))}
        </div>
      </div>
    </Loading>
  );
}
