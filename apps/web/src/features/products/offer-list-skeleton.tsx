import { Loading, Skeleton, SkeletonText } from '@dining/ui/skeleton';
import { t } from '../../lib/i18n';

/** The places of product cards, until they are known. */
export function OfferListSkeleton() {
  return (
    <Loading className="grid gap-6 md:grid-cols-2" label={t('common.loading')}>
      {[0, 1, 2, 3].map((at) => (
        <div className="grid gap-4" key={at}>
          <Skeleton ratio={16 / 10} />
          <SkeletonText lines={3} />
        </div>
      ))}
    </Loading>
  );
}
