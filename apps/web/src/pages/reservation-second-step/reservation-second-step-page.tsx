import { checkBookingParty, timeStepMinimum } from '@dining/domain/products/party-checks';
import { resetSearch } from '@dining/domain/search/search-state';
import { type DinCode, toCode } from '@dining/domain/shared/codes';
import { Page } from '@dining/ui/page';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { visitEditor } from '../../entities/search/search-params';
import { useChangeSearch, useSearch } from '../../entities/search/search-state';
import { useSearchInAddress } from '../../entities/search/use-search-in-address';
import { getVenuesQuery } from '../../entities/venues/venues';
import { WhenSection } from '../../features/availability/calendar/when-section';
import { OffersAtVisit } from '../../features/products/offers/offers-at-visit';
import { GuestCounters } from '../../features/reservations/steps/guest-counters';
import { formatStepError } from '../../features/reservations/steps/step-alert';
import { StepTrail } from '../../features/reservations/steps/step-trail';
import { SummaryBar } from '../../features/reservations/steps/summary-bar';
import { useFittingType } from '../../features/reservations/steps/use-fitting-type';
import { useVenueOfHotel } from '../../features/venues/use-venue-of-hotel';
import { WeatherLink } from '../../features/weather/weather-link';
import { useTranslations } from '../../lib/i18n';
import { localizeText } from '../../lib/localize-text';
import { throwIfNoData } from '../../lib/query-client';
import { usePageTitle } from '../../lib/shown-names';

const route = getRouteApi('/reservation/step/2/$dinCode');

export function ReservationSecondStepPage() {
  const changeSearch = useChangeSearch();
  const translations = useTranslations();
  const { t } = translations;
  useSearchInAddress();
  const search = useSearch();
  const navigate = useNavigate();
  const dinCode = toCode<DinCode>(route.useParams().dinCode);
  const venues = useQuery({ ...getVenuesQuery(search.htlCode), throwOnError: throwIfNoData });
  const venue = useVenueOfHotel(
    venues.data,
    dinCode,
    () => void navigate({ to: '/reservation/step/1', replace: true }),
  );
  const fits = useFittingType(venue);
  usePageTitle({ venue: venue && localizeText(translations, venue.name) });
  // Products load in parallel with the venues; a venue of another hotel has none here.
  const isVenueHere = venues.isPending || venue !== undefined;
  const party = checkBookingParty({ adults: search.adults, kids: search.kids }, search.type);
  const complete = search.visitDay !== null && (search.type === 'pickup' || search.visitTime !== null);
  const [asked, setAsked] = useState(() => location.hash === `#${visitEditor}`);
  const [skipAlert, setSkipAlert] = useState(asked);
  const visit = `${search.visitDay} ${search.visitTime}`;
  const [cameWith] = useState(asked ? visit : null);
  const editing = asked || !complete || !party.ok;

  const reset = () => {
    changeSearch((before) => ({ ...resetSearch(before), searchOpen: false }));
    void navigate({ to: '/reservation/step/1' });
  };

  return (
    <Page className="grid grid-cols-1 gap-8 pt-8 pb-12 md:pt-14">
      <div>
        <StepTrail at="product" type={search.type} />
        <h1 className="heading text-2xl md:text-3xl">
          {t(search.type === 'pickup' ? 'reservation.list.pickupTitle' : 'reservation.list.title')}
        </h1>
      </div>
      <SummaryBar
        onReset={reset}
        onToggle={() => setAsked(!editing)}
        open={editing}
        search={search}
        venueName={venue === undefined ? '' : localizeText(translations, venue.name)}
      />
      {editing && venue !== undefined && (
        <div className="grid gap-8 border-line border-b pb-10" id={visitEditor}>
          {search.type !== 'pickup' && (
            <GuestCounters
              adults={search.adults}
              error={party.ok ? undefined : formatStepError(translations, party.error, venue.phone)}
              fewestAdults={timeStepMinimum.adults}
              kids={search.kids}
              phone={venue.phone}
              onChange={(guests) => changeSearch((before) => ({ ...before, ...guests }))}
            />
          )}
          <WhenSection
            onChange={(visitDay, visitTime) => changeSearch((before) => ({ ...before, visitDay, visitTime }))}
            open
            search={search}
            skipAlert={visit === cameWith}
            venue={venue}
          />
          <WeatherLink htlCode={search.htlCode} label={t('reservation.weatherLink')} visitDay={search.visitDay} />
        </div>
      )}
      {isVenueHere && search.visitDay !== null && complete && party.ok && (
        <OffersAtVisit
          dinCode={dinCode}
          fits={fits}
          onChange={() => setAsked(true)}
          onKnown={() => setSkipAlert(false)}
          search={search}
          skipAlert={skipAlert}
          venue={venue}
          visitDay={search.visitDay}
        />
      )}
    </Page>
  );
}
