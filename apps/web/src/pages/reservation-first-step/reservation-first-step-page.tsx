import { BottomBar } from '@dining/ui/bottom-bar';
import { Button } from '@dining/ui/button';
import { Columns } from '@dining/ui/columns';
import { Page } from '@dining/ui/page';
import { Stack } from '@dining/ui/stack';
import { useQuery } from '@tanstack/react-query';
import { useChangeSearch, useSearch } from '../../entities/search/search-state';
import { useSyncSearchToUrl } from '../../entities/search/use-sync-search-to-url';
import { getVenuesQuery } from '../../entities/venues/venues';
import { DateTimeSection } from '../../features/availability/calendar/date-time-section';
import { changeVenue } from '../../features/reservations/steps/change-venue';
import { GuestCounters } from '../../features/reservations/steps/guest-counters';
import { formatStepError } from '../../features/reservations/steps/step-alert';
import { StepIndicator } from '../../features/reservations/steps/step-indicator';
import { listTypeOptions, TypeChoice } from '../../features/reservations/steps/type-choice';
import { useEnsureOfferedType } from '../../features/reservations/steps/use-ensure-offered-type';
import { useFirstStep } from '../../features/reservations/steps/use-first-step';
import { formatParty, formatVisitTime, VisitSummary } from '../../features/reservations/steps/visit-summary';
import { DiningInfoLink } from '../../features/venues/dining-info-link';
import { useHotelVenue } from '../../features/venues/use-hotel-venue';
import { VenueChoice, VenueChoiceSkeleton } from '../../features/venues/venue-choice';
import { VenueIntro, VenueIntroSkeleton } from '../../features/venues/venue-intro';
import { WeatherLink } from '../../features/weather/weather-link';
import { formatFacts } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';
import { localizeText } from '../../lib/localize-text';
import { throwIfNoData } from '../../lib/throw-if-no-data';

export function ReservationFirstStepPage() {
  const changeSearch = useChangeSearch();
  const translations = useTranslations();
  const { t } = translations;
  useSyncSearchToUrl();
  const { htlCode, dinCode } = useSearch();
  const venues = useQuery({ ...getVenuesQuery(htlCode), throwOnError: throwIfNoData });
  const venue = useHotelVenue(venues.data, dinCode);
  useEnsureOfferedType(venue);
  const step = useFirstStep(venue);
  const { search, error } = step;
  // With a single type there is nothing to choose.
  const types = venue === undefined ? [] : listTypeOptions(translations, venue);
  const venueName = venue === undefined ? '' : localizeText(translations, venue.name);
  // A day is valid only after a date search. Before that it only selects the month that the calendar shows.
  const stepSearch = search.searchOpen ? search : { ...search, visitDay: null };
  const party = search.type === 'pickup' ? '' : formatParty(translations, search);
  const findError = (...errors: readonly string[]) =>
    error !== undefined && errors.includes(error) ? formatStepError(translations, error, step.phone) : undefined;
  const nextButton = (
    <Button onClick={step.continueToProducts} variant="primary" wide>
      {t('common.buttons.next')}
    </Button>
  );

  return (
    <Page className="pt-8 md:pt-14">
      <StepIndicator currentStep="schedule" type={search.type} />
      <h1 className="heading mb-8 text-2xl md:mb-12 md:text-3xl">{t('reservation.title')}</h1>
      <Columns
        aside={
          <Stack gap={8}>
            {venue !== undefined && <VenueIntro key={venue.dinCode} venue={venue} />}
            {venues.isPending && <VenueIntroSkeleton />}
            <div className="grid gap-2">
              <WeatherLink htlCode={htlCode} label={t('reservation.weatherLink')} visitDay={stepSearch.visitDay} />
              <DiningInfoLink label={t('reservation.diningLink')} venue={venue} />
            </div>
            <div className="hidden gap-4 border-line border-t pt-6 lg:grid">
              <VisitSummary venueName={venueName} search={stepSearch} />
              {nextButton}
            </div>
          </Stack>
        }
        className="lg:pb-12"
      >
        <Stack gap={8}>
          {venues.data === undefined ? (
            <VenueChoiceSkeleton />
          ) : (
            <VenueChoice
              error={findError('venue_required')}
              onChange={(chosenVenue) => {
                step.clearError();
                changeSearch((current) => changeVenue(translations, current, chosenVenue));
              }}
              value={venue?.dinCode ?? null}
              venues={venues.data}
            />
          )}
          {types.length > 1 && (
            <TypeChoice onChange={(type) => void step.chooseType(type)} types={types} value={search} />
          )}
          {search.type !== 'pickup' && (
            <GuestCounters
              adults={search.adults}
              error={findError('guests_required', 'counter_out_of_range', 'party_by_phone')}
              minAdults={0}
              kids={search.kids}
              phone={venue?.phone}
              onChange={(guests) => {
                step.clearError();
                changeSearch((current) => ({ ...current, ...guests }));
              }}
            />
          )}
          <DateTimeSection
            onChange={(visitDay, visitTime) => {
              step.clearError();
              changeSearch((current) => ({ ...current, visitDay, visitTime }));
            }}
            onSearch={step.searchDates}
            search={search}
            searchError={findError('date_required')}
            timeError={findError('time_required')}
            venue={venue}
          />
        </Stack>
      </Columns>
      <BottomBar
        action={nextButton}
        label={formatFacts(translations, [venueName, party])}
        value={formatVisitTime(translations, stepSearch) || '–'}
      />
    </Page>
  );
}
