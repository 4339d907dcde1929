import { NarrowPage } from '@dining/ui/narrow-page';
import { Loading, SkeletonText } from '@dining/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { LoadFailed } from '../../components/load-failed';
import { NotFoundState } from '../../components/not-found-state';
import { getVisitQuery } from '../../entities/reservations/queries';
import { useTranslations } from '../../lib/i18n';
import { VisitConfirmation } from './visit-confirmation';
import { VisitFacts } from './visit-facts';

const route = getRouteApi('/reservation/visit');

export function ReservationVisitPage() {
  const { t } = useTranslations();
  const { resvCode = '', key = '' } = route.useSearch();
  const { data: visit, error, isFetching, refetch } = useQuery(getVisitQuery(resvCode, key));
  if (error?.code === 'not_found' || error?.code === 'invalid_request')
    return <NotFoundState title={t('visit.notFound')} />;
  if (visit !== undefined)
    return (
      <VisitConfirmation linkKey={key} visit={visit}>
        <VisitFacts visit={visit} />
      </VisitConfirmation>
    );
  return (
    <NarrowPage title={t('visit.title')}>
      {error === null ? (
        <Loading>
          <SkeletonText lines={6} />
        </Loading>
      ) : (
        <LoadFailed error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
    </NarrowPage>
  );
}
