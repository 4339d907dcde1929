import { Loading, Skeleton, SkeletonText } from '@dining/ui/skeleton';
import { t } from '../../lib/i18n';

/** The places of product cards, until they are known. */
export function OfferListSkeleton() {
  return (
    <Loading className="grid gap-6" label={t('common.loading')}>
      {[0, 1].map((at) => (
        <div className="grid gap-5 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]" key={at}>
          <Skeleton ratio={4 / 3} />
          <SkeletonText lines={4} />
        </div>
      ))}
    </Loading>
  );
}
