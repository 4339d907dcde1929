import { screens } from '@dining/contract/staff/screens';
import { addDays, getTodayInSeoul } from '@dining/domain/shared/seoul-time';
import { parseTypedDay } from '@dining/domain/shared/typed-day';
import { getPermission, type Scope } from '@dining/domain/staff/permissions';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useHotels } from '../entities/hotels/staff-hotels';
import { formatParty, formatReservationVisit } from '../entities/reservations/reservation-texts';
import { getReservationSearchQuery } from '../entities/reservations/reservations';
import { useMe } from '../entities/session/session';
import { formatLongDay } from '../lib/format';
import { useTranslations } from '../lib/i18n';
import { useDebounced } from '../lib/use-debounced';
import { useNow } from '../lib/use-now';
import { listPlaceOptions } from '../pages/service/place-options';
import { listNavigationScreens } from './navigation-items';

/** An option of the palette; `detail` distinguishes options with the same label. */
export interface Destination {
  readonly id: string;
  readonly label: string;
  readonly detail?: string;
  readonly go: () => void;
}

export interface DestinationGroup {
  readonly name: 'screens' | 'days' | 'venues' | 'reservations';
  readonly destinations: readonly Destination[];
}

const searchDelayMs = 250;
const minSearchLength = 2;
const maxReservations = 8;

/** Returns true if the label and detail of a destination contain each typed word. */
const matchesText = (typedText: string, { label, detail = '' }: Destination): boolean =>
  typedText
    .toLowerCase()
    .split(/\s+/)
    .every((word) => `${label} ${detail}`.toLowerCase().includes(word));

/** Returns the destinations that match the typed text, and the progress and error of the search for reservations. */
export function useDestinations(typedText: string) {
  const translations = useTranslations();
  const { t } = translations;
  const { grants } = useMe();
  const now = useNow();
  const hotels = useHotels();
  const navigate = useNavigate();
  const { venue, day } = useSearch({ strict: false });
  const text = typedText.trim();
  const debouncedText = useDebounced(text, searchDelayMs);
  const today = getTodayInSeoul(now);
  const navigation = listNavigationScreens(grants, now);
  const shouldSearch = navigation.includes('reservations') && debouncedText.length >= minSearchLength;
  const { data, error, isFetching } = useInfiniteQuery({
    ...getReservationSearchQuery({ text: debouncedText, isPast: false }),
    enabled: shouldSearch,
    placeholderData: keepPreviousData,
  });

  const goToService = (search: { readonly venue?: string | undefined; readonly day?: string | undefined }) =>
    void navigate({
      to: screens.service.path,
      search: {
        ...(search.venue !== undefined && { venue: search.venue }),
        ...(search.day !== undefined && search.day !== today && { day: search.day }),
      },
    });
  const createDayDestination = (date: string, name: string): Destination => ({
    id: `day-${date}`,
    label: name,
    detail: formatLongDay(translations, date),
    go: () => goToService({ venue, day: date }),
  });
  const isVisible = (scope: Scope) => getPermission(grants, 'service.see', scope, now).allowed;
  const typedDay = parseTypedDay(text, today);
  const filterMatches = (destinations: readonly Destination[]) =>
    destinations.filter((each) => matchesText(text, each));

  const screenList = [...navigation, 'account' as const].map(
    (screen): Destination => ({
      id: `screen-${screen}`,
      label: t(`console.screens.${screen}`),
      go: () => void navigate({ to: screens[screen].path }),
    }),
  );
  const namedDays = [
    createDayDestination(today, t('staffService.today')),
    createDayDestination(addDays(today, 1), t('palette.tomorrow')),
  ];
  const days = typedDay === undefined ? filterMatches(namedDays) : [createDayDestination(typedDay, typedDay)];
  const venues = listPlaceOptions(hotels, isVisible, (hotel) => t('staffService.allOf', { hotel })).map(
    ({ key, label, htlCode, place }): Destination => ({
      id: `venue-${key}`,
      label,
      detail: place.type === 'hotel' ? '' : (hotels.find((hotel) => hotel.htlCode === htlCode)?.name ?? ''),
      go: () => goToService({ venue: key, day }),
    }),
  );
  const reservationRows = shouldSearch && text.length >= minSearchLength ? (data?.pages[0]?.reservations ?? []) : [];
  const reservations = reservationRows.slice(0, maxReservations).map(
    (row): Destination => ({
      id: `reservation-${row.resvCode}`,
      label: row.bookerName,
      detail: `${formatReservationVisit(translations, row)} · ${row.venueName} · ${formatParty(translations, row)}`,
      go: () => void navigate({ to: screens.reservations.path, search: { reservation: row.resvCode } }),
    }),
  );
  const groups: readonly DestinationGroup[] = [
    { name: 'screens', destinations: filterMatches(screenList) },
    { name: 'days', destinations: navigation.includes('service') ? days : [] },
    { name: 'venues', destinations: filterMatches(venues) },
    { name: 'reservations', destinations: reservations },
  ];
  const isWaiting = navigation.includes('reservations') && text.length >= minSearchLength && text !== debouncedText;
  return {
    groups: groups.filter(({ destinations }) => destinations.length > 0),
    isSearching: isWaiting || (shouldSearch && isFetching),
    error: shouldSearch ? error : null,
  };
}
