import { screens } from '@dining/contract/staff/screens';
import type { DinCode } from '@dining/domain/shared/codes';
import { getPermission } from '@dining/domain/staff/permissions';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { getPricesQuery } from '../../entities/catalogue/prices';
import { staffHotelsQuery } from '../../entities/hotels/staff-hotels';
import { useMe } from '../../entities/session/session';
import { FilterSelect } from '../../features/screen/filter-select';
import { EmptyList, LoadFailed, LoadingRows, ScreenHead } from '../../features/screen/screen';
import { useTranslations } from '../../lib/i18n';
import { useNow } from '../../lib/use-now';
import { PricesForm } from './prices-form';

/** Shows and changes the prices of a venue. */
export function PricesPage() {
  const { t } = useTranslations();
  const { grants } = useMe();
  const now = useNow();
  const navigate = useNavigate();
  const { venue: chosenCode } = useSearch({ strict: false });
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
            onChange={(code) => void navigate({ to: screens.prices.path, search: { venue: code } })}
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
      {venue !== undefined && <VenuePrices dinCode={venue.dinCode} key={venue.dinCode} />}
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
