import { screens } from '@dining/contract/staff/screens';
import { type Capability, getPermission, type Scope } from '@dining/domain/staff/permissions';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { findScope, useChosenScope } from '../../entities/hotels/chosen-scope';
import { type Hotel, listAllScopes, staffHotelsQuery } from '../../entities/hotels/staff-hotels';
import { useMe } from '../../entities/session/session';
import { FilterSelect } from '../../features/screen/filter-select';
import { NoHotelYet } from '../../features/screen/no-hotel-yet';
import { EmptyList, LoadFailed, LoadingRows, ScreenHead } from '../../features/screen/screen';
import { HotelPhotosBlock } from '../../flows/catalogue/hotel-photos-block';
import { useTranslations } from '../../lib/i18n';
import { useNow } from '../../lib/use-now';
import { MenusBlock } from './menus-block';
import { PointRateBlock } from './point-rate-block';
import { RatingsBlock } from './ratings-block';
import { SheetMailBlock } from './sheet-mail-block';

/** Returns true if a code is that of a hotel or of one of its venues. */
const isOfHotel = ({ htlCode, venues }: Hotel, code: string | undefined): boolean =>
  code !== undefined && (htlCode === code || venues.some(({ dinCode }) => dinCode === code));

/** Shows what staff can set for a hotel and its venues: points, ratings, the sheet by mail, allergens of menus. */
export function SettingsPage() {
  const { t } = useTranslations();
  const me = useMe();
  const now = useNow();
  const navigate = useNavigate();
  const { venue: chosenCode } = useSearch({ strict: false });
  const [scopeKey] = useChosenScope();
  const { data: hotels, error, isFetching, refetch } = useQuery(staffHotelsQuery);
  const getStaffPermission = (capability: Capability, scope: Scope) => getPermission(me.grants, capability, scope, now);
  const may = (capability: Capability, scope: Scope): boolean => getStaffPermission(capability, scope).allowed;
  const canEdit = (capability: Capability, scope: Scope): boolean => {
    const permission = getStaffPermission(capability, scope);
    return permission.allowed && permission.access === 'full';
  };
  const listVenues = (capability: Capability, { htlCode, venues }: Hotel) =>
    venues.filter(({ dinCode }) => may(capability, { type: 'venue', htlCode, dinCode }));
  const visibleHotels = (hotels ?? []).filter((each) => {
    const scope: Scope = { type: 'hotel', htlCode: each.htlCode };
    return (
      canEdit('catalogue', scope) ||
      may('points', scope) ||
      may('review.hide', scope) ||
      listVenues('catalogue', each).length + listVenues('calendar', each).length > 0
    );
  });
  const scope = findScope(scopeKey, listAllScopes(hotels ?? []));
  const scopeCode = scope?.type === 'venue' ? scope.dinCode : scope?.type === 'hotel' ? scope.htlCode : undefined;
  const hotel =
    visibleHotels.find((each) => isOfHotel(each, chosenCode)) ??
    visibleHotels.find((each) => isOfHotel(each, scopeCode)) ??
    visibleHotels[0];
  const choose = (venue: string) => void navigate({ to: screens.settings.path, search: { venue } });

  return (
    <div className="grid max-w-5xl content-start gap-4 p-5 xl:p-6">
      <ScreenHead title={t('staffSettings.title')}>
        {hotel !== undefined &&
          (visibleHotels.length > 1 ? (
            <FilterSelect
              label={t('staffSettings.hotel')}
              onChange={choose}
              options={visibleHotels.map(({ htlCode, name }) => ({ value: String(htlCode), label: name }))}
              value={String(hotel.htlCode)}
            />
          ) : (
            <span>{hotel.name}</span>
          ))}
      </ScreenHead>
      {error !== null && <LoadFailed error={error} onRetry={() => void refetch()} isRetrying={isFetching} />}
      {hotels === undefined && error === null && <LoadingRows />}
      {hotels?.length === 0 && <NoHotelYet />}
      {hotels !== undefined && hotels.length > 0 && hotel === undefined && (
        <EmptyList title={t('staffSettings.noHotel')}>{t('staffSettings.noHotelText')}</EmptyList>
      )}
      {hotel !== undefined && (
        <HotelSettings
          code={chosenCode ?? scopeCode}
          hotel={hotel}
          key={hotel.htlCode}
          listVenues={(capability) => listVenues(capability, hotel)}
          may={may}
          canEdit={canEdit}
          onChoose={choose}
        />
      )}
    </div>
  );
}

interface HotelSettingsProps {
  readonly hotel: Hotel;
  /** Code of the hotel or venue that is chosen. */
  readonly code: string | undefined;
  readonly may: (capability: Capability, scope: Scope) => boolean;
  readonly canEdit: (capability: Capability, scope: Scope) => boolean;
  readonly listVenues: (capability: Capability) => Hotel['venues'];
  readonly onChoose: (code: string) => void;
}

function HotelSettings({ hotel, code, may, canEdit, listVenues, onChoose }: HotelSettingsProps) {
  const { htlCode } = hotel;
  const scope: Scope = { type: 'hotel', htlCode };
  const venuesWithMenus = listVenues('catalogue');
  const venue = venuesWithMenus.find(({ dinCode }) => dinCode === code) ?? venuesWithMenus[0];
  return (
    <>
      {may('points', scope) && <PointRateBlock htlCode={htlCode} canEdit={canEdit('points', scope)} />}
      {may('review.hide', scope) && <RatingsBlock htlCode={htlCode} />}
      {listVenues('calendar').length > 0 && <SheetMailBlock htlCode={htlCode} />}
      {canEdit('catalogue', scope) && <HotelPhotosBlock htlCode={htlCode} />}
      {venue !== undefined && (
        <MenusBlock
          dinCode={venue.dinCode}
          key={venue.dinCode}
          canEdit={canEdit('catalogue', { type: 'venue', htlCode, dinCode: venue.dinCode })}
          onChoose={onChoose}
          venues={venuesWithMenus}
        />
      )}
    </>
  );
}
