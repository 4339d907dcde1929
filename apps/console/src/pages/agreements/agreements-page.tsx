import { screens } from '@dining/contract/staff/screens';
import { type Capability, getPermission, getWidestPermission, type Scope } from '@dining/domain/staff/permissions';
import { Tabs } from '@dining/ui/tabs';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { findScope, useChosenScope } from '../../entities/hotels/chosen-scope';
import { type Hotel, listAllScopes, staffHotelsQuery } from '../../entities/hotels/staff-hotels';
import { useMe } from '../../entities/session/session';
import { FilterSelect } from '../../features/screen/filter-select';
import { NoHotelYet } from '../../features/screen/no-hotel-yet';
import { EmptyList, LoadFailed, LoadingRows, ScreenHead } from '../../features/screen/screen';
import { useTranslations } from '../../lib/i18n';
import { useNow } from '../../lib/use-now';
import { PoliciesTab } from './policies-tab';
import { TermsTab } from './terms-tab';

const tabs = [
  { id: 'terms', capability: 'terms' },
  { id: 'policies', capability: 'policy' },
] as const satisfies readonly { readonly id: string; readonly capability: Capability }[];

/** Shows the versions of the terms of a hotel, and of the cancellation policy of a venue. */
export function AgreementsPage() {
  const { t } = useTranslations();
  const { grants } = useMe();
  const now = useNow();
  const navigate = useNavigate();
  const { tab } = useSearch({ strict: false });
  const { data: hotels, error, isFetching, refetch } = useQuery(staffHotelsQuery);
  const visibleTabs = tabs.filter(({ capability }) => getWidestPermission(grants, capability, now).allowed);
  const selectedTab = visibleTabs.find(({ id }) => id === tab) ?? visibleTabs[0];
  return (
    <div className="grid max-w-6xl content-start gap-4 p-5 xl:p-6">
      <ScreenHead note={t('agreements.text')} title={t('agreements.title')} />
      {error !== null && <LoadFailed error={error} isRetrying={isFetching} onRetry={() => void refetch()} />}
      {hotels === undefined && error === null && <LoadingRows />}
      {hotels?.length === 0 && <NoHotelYet />}
      {selectedTab === undefined && (
        <EmptyList title={t('agreements.noAccess')}>{t('agreements.noAccessText')}</EmptyList>
      )}
      {selectedTab !== undefined && hotels !== undefined && hotels.length > 0 && (
        <Tabs
          items={visibleTabs.map(({ id }) => ({ id, label: t(`agreements.tabs.${id}`) }))}
          label={t('agreements.title')}
          onSelect={(id) => void navigate({ to: screens.agreements.path, search: { tab: id } })}
          selected={selectedTab.id}
        >
          {selectedTab.id === 'terms' ? <HotelTerms hotels={hotels} /> : <VenuePolicies hotels={hotels} />}
        </Tabs>
      )}
    </div>
  );
}

/** Returns functions that check what the staff member may read and change. */
function useAccess(capability: 'terms' | 'policy') {
  const { grants } = useMe();
  const now = useNow();
  return {
    canRead: (scope: Scope): boolean => getPermission(grants, capability, scope, now).allowed,
    canEdit: (scope: Scope): boolean => {
      const permission = getPermission(grants, capability, scope, now);
      return permission.allowed && permission.access === 'full';
    },
  };
}

function HotelTerms({ hotels }: { hotels: readonly Hotel[] }) {
  const { t } = useTranslations();
  const navigate = useNavigate();
  const { hotel: chosenCode, item } = useSearch({ strict: false });
  const { canRead, canEdit } = useAccess('terms');
  const [scopeKey] = useChosenScope();
  const scope = findScope(scopeKey, listAllScopes(hotels));
  const visibleHotels = hotels.filter(({ htlCode }) => canRead({ type: 'hotel', htlCode }));
  const hotel =
    visibleHotels.find(({ htlCode }) => htlCode === chosenCode) ??
    visibleHotels.find(({ htlCode }) => scope !== undefined && scope.type !== 'group' && htlCode === scope.htlCode) ??
    visibleHotels[0];
  if (hotel === undefined)
    return <EmptyList title={t('agreements.noAccess')}>{t('agreements.noAccessText')}</EmptyList>;
  const open = (code: string, nextItem?: string) =>
    void navigate({
      to: screens.agreements.path,
      search: { tab: 'terms', hotel: code, ...(nextItem !== undefined && { item: nextItem }) },
    });
  return (
    <div className="grid gap-4">
      {visibleHotels.length > 1 ? (
        <FilterSelect
          label={t('agreements.hotel')}
          onChange={open}
          options={visibleHotels.map(({ htlCode, name }) => ({ value: String(htlCode), label: name }))}
          value={String(hotel.htlCode)}
        />
      ) : (
        <span>{hotel.name}</span>
      )}
      <TermsTab
        canEdit={canEdit({ type: 'hotel', htlCode: hotel.htlCode })}
        htlCode={hotel.htlCode}
        item={item}
        key={hotel.htlCode}
        onOpen={(next) => open(String(hotel.htlCode), next)}
      />
    </div>
  );
}

function VenuePolicies({ hotels }: { hotels: readonly Hotel[] }) {
  const { t } = useTranslations();
  const navigate = useNavigate();
  const { venue: chosenCode, item } = useSearch({ strict: false });
  const { canRead, canEdit } = useAccess('policy');
  const [scopeKey] = useChosenScope();
  const scope = findScope(scopeKey, listAllScopes(hotels));
  const venues = hotels
    .flatMap(({ htlCode, venues: hotelVenues }) =>
      hotelVenues.map(({ dinCode, name }) => ({ name, scope: { type: 'venue', htlCode, dinCode } as const })),
    )
    .filter((venue) => canRead(venue.scope));
  const venue =
    venues.find((each) => each.scope.dinCode === chosenCode) ??
    venues.find((each) => scope?.type === 'venue' && each.scope.dinCode === scope.dinCode) ??
    venues.find((each) => scope?.type === 'hotel' && each.scope.htlCode === scope.htlCode) ??
    venues[0];
  if (venue === undefined) return <EmptyList title={t('agreements.noVenue')}>{t('agreements.noVenueText')}</EmptyList>;
  const { dinCode } = venue.scope;
  const open = (code: string, nextItem?: string) =>
    void navigate({
      to: screens.agreements.path,
      search: { tab: 'policies', venue: code, ...(nextItem !== undefined && { item: nextItem }) },
    });
  return (
    <div className="grid gap-4">
      {venues.length > 1 ? (
        <FilterSelect
          label={t('agreements.venue')}
          onChange={open}
          options={venues.map((each) => ({ value: String(each.scope.dinCode), label: each.name }))}
          value={String(dinCode)}
        />
      ) : (
        <span>{venue.name}</span>
      )}
      <PoliciesTab
        canEdit={canEdit(venue.scope)}
        dinCode={dinCode}
        item={item}
        key={dinCode}
        onOpen={(next) => open(String(dinCode), next)}
      />
    </div>
  );
}
