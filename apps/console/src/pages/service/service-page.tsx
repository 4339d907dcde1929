import { getTodayInSeoul } from '@dining/domain/shared/seoul-time';
import { getPermission, type Scope } from '@dining/domain/staff/permissions';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { findScope, useChosenScope } from '../../entities/hotels/chosen-scope';
import { listAllScopes, staffHotelsQuery } from '../../entities/hotels/staff-hotels';
import { useMe } from '../../entities/session/session';
import { NoHotelYet } from '../../features/screen/no-hotel-yet';
import { EmptyList, LoadFailed, LoadingRows, ScreenHead } from '../../features/screen/screen';
import { useTranslations } from '../../lib/i18n';
import { useNow } from '../../lib/use-now';
import { findOtherView, listPlaceOptions } from './place-options';
import { ServiceDay } from './service-day';

/** Shows the service of a day in one venue, or in all venues of a hotel. */
export function ServicePage() {
  const { t } = useTranslations();
  const me = useMe();
  const now = useNow();
  const { venue, day = getTodayInSeoul(now) } = useSearch({ strict: false });
  const [scopeKey] = useChosenScope();
  const { data: hotels, error, isFetching, refetch } = useQuery(staffHotelsQuery);
  const isVisible = (scope: Scope) => getPermission(me.grants, 'service.see', scope, now).allowed;
  const options = listPlaceOptions(hotels ?? [], isVisible, (hotel) => t('staffService.allOf', { hotel }));
  const scope = findScope(scopeKey, listAllScopes(hotels ?? []));
  const scopeCode = scope?.type === 'venue' ? scope.dinCode : scope?.type === 'hotel' ? scope.htlCode : undefined;
  const chosenPlace =
    options.find(({ key }) => key === venue) ??
    options.find(({ key }) => key === scopeCode) ??
    options.find(({ place }) => place.type === 'venue');
  const [lastVenue, setLastVenue] = useState<string>();
  if (chosenPlace?.place.type === 'venue' && chosenPlace.key !== lastVenue) setLastVenue(chosenPlace.key);
  if (chosenPlace !== undefined)
    return (
      <ServiceDay
        chosenPlace={chosenPlace}
        day={day}
        now={now}
        options={options}
        otherView={findOtherView(options, chosenPlace, lastVenue)}
      />
    );
  return (
    <div className="grid content-start gap-4 p-5 xl:p-6">
      <ScreenHead title={t('staffService.title')} />
      {error !== null && <LoadFailed error={error} onRetry={() => void refetch()} isRetrying={isFetching} />}
      {hotels === undefined && error === null && <LoadingRows />}
      {hotels?.length === 0 && <NoHotelYet />}
      {hotels !== undefined && hotels.length > 0 && (
        <EmptyList title={t('staffService.noVenue')}>{t('staffService.noVenueText')}</EmptyList>
      )}
    </div>
  );
}
