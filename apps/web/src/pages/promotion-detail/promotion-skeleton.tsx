import { Loading, Skeleton, SkeletonText } from '@dining/ui/skeleton';
import { useTranslations } from '../../lib/i18n';

/** A promotion's place while it is on its way. */
export function PromotionSkeleton() {
  const { t } = useTranslations();
  return (
    <Loading className="mx-auto grid max-w-3xl gap-8" label={t('common.loading')}>
      <Skeleton height="6rem" />
      <Skeleton className="max-md:aspect-square md:aspect-[8/3]" height="auto" />
      <SkeletonText lines={8} />
    </Loading>
  );
}
