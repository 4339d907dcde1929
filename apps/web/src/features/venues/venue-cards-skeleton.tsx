import { Loading, Skeleton, SkeletonText } from '@dining/ui/skeleton';
import { t } from '../../lib/i18n';

/** The restaurants' places while they are on their way. */
export function VenueCardsSkeleton() {
  return (
    <Loading className="grid gap-16" label={t('common.loading')}>
      {[0, 1].map((at) => (
        <div className="grid gap-6 md:grid-cols-2 md:gap-12" key={at}>
          <Skeleton ratio={3 / 2} />
          <SkeletonText lines={9} />
        </div>
      ))}
    </Loading>
  );
}
