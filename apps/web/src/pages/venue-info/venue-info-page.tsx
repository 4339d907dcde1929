import { type DinCode, toCode } from '@dining/domain/shared/codes';
import { EmptyState } from '@dining/ui/empty-state';
import { Page } from '@dining/ui/page';
import { Tabs } from '@dining/ui/tabs';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { LazyDialog } from '../../components/lazy-dialog';
import { useChangeSearch, useSearch } from '../../entities/search/search-state';
import { getVenuesQuery, type Venue } from '../../entities/venues/venues';
import { loadMenusDialog } from '../../features/products/menus/load-menus-dialog';
import { changeVenue } from '../../features/reservations/steps/change-venue';
import { VenueCard, VenueCardsSkeleton } from '../../features/venues/venue-card';
import { useTranslations } from '../../lib/i18n';
import { localizeText } from '../../lib/localize-text';
import { usePageTitle } from '../../lib/page-title';
import { throwIfNoData } from '../../lib/throw-if-no-data';

const route = getRouteApi('/fnb/dinInfo');

export function VenueInfoPage() {
  const changeSearch = useChangeSearch();
  const translations = useTranslations();
  const { t } = translations;
  const { htlCode } = useSearch();
  const venues = useQuery({ ...getVenuesQuery(htlCode), throwOnError: throwIfNoData });
  const [menusDinCode, setMenusDinCode] = useState<DinCode>();
  const renderCard = (venue: Venue, isFirst: boolean) => (
    <VenueCard
      isFirst={isFirst}
      onOpenMenus={() => setMenusDinCode(venue.dinCode)}
      onReserve={() => changeSearch((search) => changeVenue(translations, search, venue))}
      venue={venue}
    />
  );
  return (
    <Page className="pt-8 md:pt-14">
      <h1 className="heading mb-8 text-2xl md:mb-12 md:text-3xl">{t('venue.title')}</h1>
      {venues.isPending && <VenueCardsSkeleton />}
      {venues.data?.length === 0 && <EmptyState title={t('venue.empty')} />}
      {venues.data !== undefined && <VenueCards renderCard={renderCard} venues={venues.data} />}
      {menusDinCode !== undefined && (
        <LazyDialog load={loadMenusDialog} name="menus" onClose={() => setMenusDinCode(undefined)}>
          {({ MenusDialog }) => (
            <MenusDialog
              onClose={() => setMenusDinCode(undefined)}
              initialVenue={menusDinCode}
              venues={(venues.data ?? []).map(({ dinCode, name }) => ({
                dinCode,
                name: localizeText(translations, name),
              }))}
            />
          )}
        </LazyDialog>
      )}
    </Page>
  );
}

interface VenueCardsProps {
  venues: readonly Venue[];
  renderCard: (venue: Venue, isFirst: boolean) => ReactNode;
}

function VenueCards({ venues, renderCard }: VenueCardsProps) {
  const translations = useTranslations();
  const { t } = translations;
  const { dinCode } = route.useSearch();
  const navigate = route.useNavigate();
  const chosenVenue = venues.find((venue) => venue.dinCode === dinCode) ?? venues[0];
  usePageTitle({
    venue:
      dinCode !== undefined && chosenVenue?.dinCode === dinCode
        ? localizeText(translations, chosenVenue.name)
        : undefined,
  });
  if (chosenVenue === undefined) return null;
  return (
    <Tabs
      items={venues.map((venue) => ({ id: venue.dinCode as string, label: localizeText(translations, venue.name) }))}
      label={t('venue.title')}
      onlyNarrow
      onSelect={(id) => void navigate({ search: { dinCode: toCode<DinCode>(id) }, replace: true, resetScroll: false })}
      selected={chosenVenue.dinCode}
    >
      <div className="grid gap-16 lg:gap-24">
        {venues.map((venue) => (
          <div className={venue === chosenVenue ? undefined : 'max-md:hidden'} key={venue.dinCode}>
            {renderCard(venue, venue === chosenVenue)}
          </div>
        ))}
      </div>
    </Tabs>
  );
}
