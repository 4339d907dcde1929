import { EmptyState } from '@dining/ui/empty-state';
import { Section } from '@dining/ui/section';
import { Loading, Skeleton, SkeletonText } from '@dining/ui/skeleton';
import { Stack } from '@dining/ui/stack';
import { useQuery } from '@tanstack/react-query';
import { LoadFailed } from '../../components/load-failed';
import { getPointsQuery, type Points } from '../../entities/points/queries';
import { useTranslations } from '../../lib/i18n';
import { localizeField } from '../../lib/localize-text';
import { formatPoints } from './format-points';
import { PointHistory } from './point-history';

function Balance({ pointBalance, pointRateList }: Points) {
  const translations = useTranslations();
  const { t } = translations;
  return (
    <div className="grid grid-cols-1 gap-4 rounded-md bg-sunk p-6 md:grid-cols-[auto_1fr] md:items-center md:gap-x-16">
      <dl>
        <dt className="text-ink-soft text-sm">{t('points.balance')}</dt>
        <dd className="heading mt-1 text-3xl">{formatPoints(translations, pointBalance)}</dd>
      </dl>
      {pointRateList.length > 0 && (
        <div className="text-sm">
          <ul className="grid gap-1">
            {pointRateList.map((hotel) => (
              <li key={hotel.htlCode}>
                {t('points.rate', { hotel: localizeField(translations, hotel, 'htlName'), rate: hotel.pointRate })}
              </li>
            ))}
          </ul>
          <p className="mt-2 text-ink-soft">{t('points.rule')}</p>
        </div>
      )}
    </div>
  );
}

interface OwnPointsProps {
  page: number;
  onPageChange: (page: number) => void;
}

export function OwnPoints({ page, onPageChange }: OwnPointsProps) {
  const { t } = useTranslations();
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery(getPointsQuery(page));
  if (data === undefined) {
    if (error !== null) return <LoadFailed error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
    return (
      <Loading className="grid gap-8">
        <Skeleton height="8rem" />
        <SkeletonText lines={8} />
      </Loading>
    );
  }
  return (
    <Stack gap={12}>
      <Balance {...data} />
      <Section id="points-history" variant="form" title={t('points.history')}>
        {data.pointList.length === 0 ? (
          <EmptyState level={3} title={t('points.empty')} />
        ) : (
          <PointHistory onPageChange={onPageChange} points={data} isStale={isPlaceholderData} />
        )}
      </Section>
    </Stack>
  );
}
