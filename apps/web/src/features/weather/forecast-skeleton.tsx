import { forecastDays } from '@dining/domain/weather/forecast-slots';
import { Loading, Skeleton } from '@dining/ui/skeleton';
import { t } from '../../lib/i18n';

/** Keeps the place of the table while it is fetched. */
export function ForecastSkeleton() {
  return (
    <Loading label={t('common.loading')}>
      <div className="h-6.5" />
      {Array.from({ length: forecastDays }, (_, row) => (
        <div className="grid h-[4.3rem] grid-cols-[32%_1fr_1fr] items-center border-line border-t md:h-16.25" key={row}>
          <Skeleton className="mx-3 md:mx-6" height="0.875rem" />
          <Skeleton className="mx-3 md:mx-6" height="1.75rem" />
          <Skeleton className="mx-3 md:mx-6" height="1.75rem" />
        </div>
      ))}
    </Loading>
  );
}
