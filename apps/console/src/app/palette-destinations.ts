import { screens } from '@dining/contract/staff/screens';
import { addDays, getTodayInSeoul } from '@dining/domain/shared/seoul-time';
import { parseTypedDay } from '@dining/domain/shared/typed-day';
import { can, type Scope } from '@dining/domain/staff/permissions';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useHotels } from '../entities/hotels/staff-hotels';
import { formatParty, formatReservationVisit } from '../entities/reservations/reservation-texts';
import { createSearchQuery } from '../entities/reservations/reservations';
import { useMe } from '../entities/session/session';
import { formatLongDay } from '../lib/format';
import { useTranslations } from '../lib/i18n';
import { useDebounced } from '../lib/use-debounced';
import { useNow } from '../lib/use-now';
import { listPlaces } from '../pages/service/place-options';
import { listNavigation } from './navigation-items';

/** Where the palette leads: its name, and what tells it from others of that name. */
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
const shortestSearch = 2;
const mostReservations = 8;

/** Returns true if each typed word is in the texts of a destination. */
const matches = (typed: string, { label, detail = '' }: Destination): boolean =>
  typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => `${label} ${detail}`.toLowerCase().includes(word));

/** Lists the destinations that fit a typed text, and says whether reservations are still searched. */
export function useDestinations(typed: string) {
  const translations = useTranslations();
  const { t } = translations;
  const { grants } = useMe();
  const now = useNow();
  const hotels = useHotels();
  const navigate = useNavigate();
  const { venue, day } = useSearch({ strict: false });
  const text = typed.trim();
  const settled = useDebounced(text, searchDelayMs);
  const today = getTodayInSeoul(now);
  const navigation = listNavigation(grants, now);
  const maySearch = navigation.includes('reservations') && settled.length >= shortestSearch;
  const { data, error, isFetching } = useInfiniteQuery({
    ...createSearchQuery({ text: settled, isPast: false }),
    enabled: maySearch,
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
  const createDay = (date: string, name: string): Destination => ({
    id: `day-${date}`,
    label: name,
    detail: formatLongDay(translations, date),
    go: () => goToService({ venue, day: date }),
  });
  const isVisible = (scope: Scope) => can(grants, 'service.see', scope, now).allowed;
  const typedDay = parseTypedDay(text, today);
  const findMatches = (destinations: readonly Destination[]) => destinations.filter((each) => matches(text, each));

  const screenList = [...navigation, 'account' as const].map(
    (screen): Destination => ({
      id: `screen-${screen}`,
      label: t(`console.screens.${screen}`),
      go: () => void navigate({ to: screens[screen].path }),
    }),
  );
  const namedDays = [createDay(today, t('staffService.today')), createDay(addDays(today, 1), t('palette.tomorrow'))];
  const days = typedDay === undefined ? findMatches(namedDays) : [createDay(typedDay, typedDay)];
  const venues = listPlaces(hotels, isVisible, (hotel) => t('staffService.allOf', { hotel })).map(
    ({ key, label, htlCode, place }): Destination => ({
      id: `venue-${key}`,
      label,
      detail: place.type === 'hotel' ? '' : (hotels.find((hotel) => hotel.htlCode === htlCode)?.name ?? ''),
      go: () => goToService({ venue: key, day }),
    }),
  );
  const rows = maySearch && text.length >= shortestSearch ? (data?.pages[0]?.reservations ?? []) : [];
  const reservations = rows.slice(0, mostReservations).map(
    (row): Destination => ({
      id: `reservation-${row.resvCode}`,
      label: row.bookerName,
      detail: `${formatReservationVisit(translations, row)} · ${row.venueName} · ${formatParty(translations, row)}`,
      go: () => void navigate({ to: screens.reservations.path, search: { reservation: row.resvCode } }),
    }),
  );
  const groups: readonly DestinationGroup[] = [
    { name: 'screens', destinations: findMatches(screenList) },
    { name: 'days', destinations: navigation.includes('service') ? days : [] },
    { name: 'venues', destinations: findMatches(venues) },
    { name: 'reservations', destinations: reservations },
  ];
  const isWaiting = navigation.includes('reservations') && text.length >= shortestSearch && text !== settled;
  return {
    groups: groups.filter(({ destinations }) => destinations.length > 0),
    isSearching: isWaiting || (maySearch && isFetching),
    error: maySearch ? error : null,
  };
}
