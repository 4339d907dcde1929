import { checkBookingParty, timeStepMinimum } from '@dining/domain/products/party-checks';
import { resetSearch } from '@dining/domain/search/search-state';
import { type DinCode, toCode } from '@dining/domain/shared/codes';
import { Page } from '@dining/ui/page';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { visitEditorId } from '../../entities/search/search-params';
import { useChangeSearch, useSearch } from '../../entities/search/search-state';
import { useSyncSearchToUrl } from '../../entities/search/use-sync-search-to-url';
import { getVenuesQuery } from '../../entities/venues/venues';
import { DateTimeSection } from '../../features/availability/calendar/date-time-section';
import { OffersAtVisit } from '../../features/products/offers/offers-at-visit';
import { GuestCounters } from '../../features/reservations/steps/guest-counters';
import { formatStepError } from '../../features/reservations/steps/step-alert';
import { StepIndicator } from '../../features/reservations/steps/step-indicator';
import { SummaryBar } from '../../features/reservations/steps/summary-bar';
import { useEnsureOfferedType } from '../../features/reservations/steps/use-ensure-offered-type';
import { useHotelVenue } from '../../features/venues/use-hotel-venue';
import { WeatherLink } from '../../features/weather/weather-link';
import { useTranslations } from '../../lib/i18n';
import { localizeText } from '../../lib/localize-text';
import { usePageTitle } from '../../lib/page-title';
import { throwIfNoData } from '../../lib/throw-if-no-data';

const route = getRouteApi('/reservation/step/2/$dinCode');

export function ReservationSecondStepPage() {
  const changeSearch = useChangeSearch();
  const translations = useTranslations();
  const { t } = translations;
  useSyncSearchToUrl();
  const search = useSearch();
  const navigate = useNavigate();
  const dinCode = toCode<DinCode>(route.useParams().dinCode);
  const venues = useQuery({ ...getVenuesQuery(search.htlCode), throwOnError: throwIfNoData });
  const venue = useHotelVenue(venues.data, dinCode, () => void navigate({ to: '/reservation/step/1', replace: true }));
  const isTypeOffered = useEnsureOfferedType(venue);
  usePageTitle({ venue: venue && localizeText(translations, venue.name) });
  // Products load in parallel with the venues. For a venue of another hotel none are shown.
  const canHaveProducts = venues.isPending || venue !== undefined;
  const partyCheck = checkBookingParty({ adults: search.adults, kids: search.kids }, search.type);
  const hasVisit = search.visitDay !== null && (search.type === 'pickup' || search.visitTime !== null);
  const [isEditorRequested, setIsEditorRequested] = useState(() => location.hash === `#${visitEditorId}`);
  const [skipNoOffersAlert, setSkipNoOffersAlert] = useState(isEditorRequested);
  const visitKey = `${search.visitDay} ${search.visitTime}`;
  const [initialVisitKey] = useState(isEditorRequested ? visitKey : null);
  const isEditing = isEditorRequested || !hasVisit || !partyCheck.ok;

  const reset = () => {
    changeSearch((current) => ({ ...resetSearch(current), searchOpen: false }));
    void navigate({ to: '/reservation/step/1' });
  };

  return (
    <Page className="grid grid-cols-1 gap-8 pt-8 pb-12 md:pt-14">
      <div>
        <StepIndicator currentStep="product" type={search.type} />
        <h1 className="heading text-2xl md:text-3xl">
          {t(search.type === 'pickup' ? 'reservation.list.pickupTitle' : 'reservation.list.title')}
        </h1>
      </div>
      <SummaryBar
        onReset={reset}
        onToggle={() => setIsEditorRequested(!isEditing)}
        isEditorOpen={isEditing}
        search={search}
        venueName={venue === undefined ? '' : localizeText(translations, venue.name)}
      />
      {isEditing && venue !== undefined && (
        <div className="grid gap-8 border-line border-b pb-10" id={visitEditorId}>
          {search.type !== 'pickup' && (
            <GuestCounters
              adults={search.adults}
              error={partyCheck.ok ? undefined : formatStepError(translations, partyCheck.error, venue.phone)}
              minAdults={timeStepMinimum.adults}
              kids={search.kids}
              phone={venue.phone}
              onChange={(guests) => changeSearch((current) => ({ ...current, ...guests }))}
            />
          )}
          <DateTimeSection
            onChange={(visitDay, visitTime) => changeSearch((current) => ({ ...current, visitDay, visitTime }))}
            isAlwaysOpen
            search={search}
            skipTimeClearedAlert={visitKey === initialVisitKey}
            venue={venue}
          />
          <WeatherLink htlCode={search.htlCode} label={t('reservation.weatherLink')} visitDay={search.visitDay} />
        </div>
      )}
      {canHaveProducts && search.visitDay !== null && hasVisit && partyCheck.ok && (
        <OffersAtVisit
          dinCode={dinCode}
          isTypeOffered={isTypeOffered}
          onChangeVisit={() => setIsEditorRequested(true)}
          onAvailabilityKnown={() => setSkipNoOffersAlert(false)}
          search={search}
          skipNoOffersAlert={skipNoOffersAlert}
          venue={venue}
          visitDay={search.visitDay}
        />
      )}
    </Page>
  );
}
