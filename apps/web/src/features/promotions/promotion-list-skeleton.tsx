import { Loading, Skeleton, SkeletonText } from '@dining/ui/skeleton';
import { t } from '../../lib/i18n';

/** The promotions' places while they are on their way. */
export function PromotionListSkeleton() {
  return (
    <Loading className="grid gap-x-10 gap-y-12 md:grid-cols-2" label={t('common.loading')}>
      {[0, 1, 2, 3].map((at) => (
        <div className="grid gap-4" key={at}>
          <Skeleton className="max-md:aspect-square md:aspect-[8/3]" height="auto" />
          <SkeletonText lines={3} />
        </div>
      ))}
    </Loading>
  );
}
