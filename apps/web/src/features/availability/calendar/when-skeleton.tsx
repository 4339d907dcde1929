import { Loading, Skeleton } from '@dining/ui/skeleton';
import { useTranslations } from '../../../lib/i18n';

/** The place of calendar and times, until their code has come. */
export function WhenSkeleton() {
  const { t } = useTranslations();
  return (
    <Loading className="grid gap-10 lg:grid-cols-2 lg:gap-12" label={t('common.loading')}>
      <Skeleton height="24rem" />
      <Skeleton height="12rem" />
    </Loading>
  );
}
