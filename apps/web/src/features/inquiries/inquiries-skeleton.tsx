import { Loading, SkeletonText } from '@dining/ui/skeleton';
import { useTranslations } from '../../lib/i18n';

/** The places of some inquiries, until they have come. */
export function InquiriesSkeleton() {
  const { t } = useTranslations();
  return (
    <Loading label={t('common.loading')}>
      {[0, 1, 2].map((at) => (
        <div className="border-line border-b py-5 last:border-b-0" key={at}>
          <SkeletonText lines={2} />
        </div>
      ))}
    </Loading>
  );
}
