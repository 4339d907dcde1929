import { screens } from '@dining/contract/staff/screens';
import type { DinCode } from '@dining/domain/shared/codes';
import { getPermission } from '@dining/domain/staff/permissions';
import { Tabs } from '@dining/ui/tabs';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { getLimitsQuery } from '../../entities/catalogue/limits';
import { getPricesQuery } from '../../entities/catalogue/prices';
import { staffHotelsQuery } from '../../entities/hotels/staff-hotels';
import { useMe } from '../../entities/session/session';
import { FilterSelect } from '../../features/screen/filter-select';
import { EmptyList, LoadFailed, LoadingRows, ScreenHead } from '../../features/screen/screen';
import { useTranslations } from '../../lib/i18n';
import { useNow } from '../../lib/use-now';
import { LimitsForm } from './limits-form';
import { PricesForm } from './prices-form';

/** Shows the page on which staff change the prices and the limits of a venue. */
export function PricesPage() {
  const { t } = useTranslations();
  const { grants } = useMe();
  const now = useNow();
  const navigate = useNavigate();
  const { venue: chosenCode, tab } = useSearch({ strict: false });
  const chosenTab = tab === 'limits' ? 'limits' : 'prices';
  const { data: hotels, error, isFetching, refetch } = useQuery(staffHotelsQuery);
  const venues = (hotels ?? []).flatMap(({ htlCode, venues: hotelVenues }) =>
    hotelVenues.filter(({ dinCode }) => {
      const permission = getPermission(grants, 'catalogue', { type: 'venue', htlCode, dinCode }, now);
      return permission.allowed && permission.access === 'full';
    }),
  );
  const venue = venues.find(({ dinCode }) => dinCode === chosenCode) ?? venues[0];
  return (
    <div className="grid max-w-5xl content-start gap-4 p-5 xl:p-6">
      <ScreenHead note={t('prices.text')} title={t('prices.title')}>
        {venue !== undefined && (
          <FilterSelect
            label={t('prices.venue')}
            onChange={(code) => void navigate({ to: screens.prices.path, search: { venue: code, tab: chosenTab } })}
            options={venues.map(({ dinCode, name }) => ({ value: String(dinCode), label: name }))}
            value={String(venue.dinCode)}
          />
        )}
      </ScreenHead>
      {error !== null && <LoadFailed error={error} onRetry={() => void refetch()} isRetrying={isFetching} />}
      {hotels === undefined && error === null && <LoadingRows />}
      {hotels !== undefined && venue === undefined && (
        <EmptyList title={t('prices.noVenue')}>{t('prices.noVenueText')}</EmptyList>
      )}
      {venue !== undefined && (
        <Tabs
          items={(['prices', 'limits'] as const).map((id) => ({ id, label: t(`prices.tabs.${id}`) }))}
          label={t('prices.title')}
          onSelect={(next) =>
            void navigate({ to: screens.prices.path, search: { venue: String(venue.dinCode), tab: next } })
          }
          selected={chosenTab}
        >
          {chosenTab === 'prices' ? (
            <VenuePrices dinCode={venue.dinCode} key={venue.dinCode} />
          ) : (
            <VenueLimits dinCode={venue.dinCode} key={venue.dinCode} />
          )}
        </Tabs>
      )}
    </div>
  );
}

function VenuePrices({ dinCode }: { dinCode: DinCode }) {
  const { t } = useTranslations();
  const { data: prices, error, isFetching, refetch } = useQuery(getPricesQuery(dinCode));
  if (error !== null && prices === undefined)
    return <LoadFailed error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  if (prices === undefined) return <LoadingRows />;
  if (prices.priceRows.length === 0) return <EmptyList title={t('prices.none')}>{t('prices.noneText')}</EmptyList>;
  return <PricesForm dinCode={dinCode} key={prices.version} onSaved={() => void refetch()} prices={prices} />;
}

function VenueLimits({ dinCode }: { dinCode: DinCode }) {
  const { t } = useTranslations();
  const { data: limits, error, isFetching, refetch } = useQuery(getLimitsQuery(dinCode));
  if (error !== null && limits === undefined)
    return <LoadFailed error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  if (limits === undefined) return <LoadingRows />;
  if (limits.limitedProducts.length === 0)
    return <EmptyList title={t('prices.none')}>{t('prices.noneText')}</EmptyList>;
  return <LimitsForm dinCode={dinCode} key={limits.version} limits={limits} onSaved={() => void refetch()} />;
}
