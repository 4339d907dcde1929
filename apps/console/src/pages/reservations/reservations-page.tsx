import type { ProblemError } from '@dining/client/problem-error';
import { screens } from '@dining/contract/staff/screens';
import { parseSearchTerm } from '@dining/domain/reservations/search-term';
import { reservationSources } from '@dining/domain/reservations/source';
import { reservationStatuses } from '@dining/domain/reservations/states';
import { getTodayInSeoul } from '@dining/domain/shared/seoul-time';
import { getPermission } from '@dining/domain/staff/permissions';
import { Button } from '@dining/ui/button';
import { Dialog } from '@dining/ui/dialog';
import { useMediaQuery } from '@dining/ui/media-query';
import { Select } from '@dining/ui/select';
import { TextField } from '@dining/ui/text-field';
import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useDeferredValue, useState } from 'react';
import { findScope, useChosenScope } from '../../entities/hotels/chosen-scope';
import { listAllScopes, useHotels } from '../../entities/hotels/staff-hotels';
import { getPayLinksQuery, listCurrentLinks, payLinksKey } from '../../entities/reservations/pay-links';
import { bookByPhone, type PhoneBooking } from '../../entities/reservations/phone-booking';
import { getReservationSearchQuery, type SearchFilter, searchesKey } from '../../entities/reservations/reservations';
import { useMe } from '../../entities/session/session';
import { type BookingDraft, createBookingDraft } from '../../features/reservations/booking-draft';
import { BookingForm } from '../../features/reservations/booking-form';
import { PayLinkList } from '../../features/reservations/pay-link-list';
import { ReservationTable } from '../../features/reservations/reservation-table';
import { EmptyList, LoadFailed, LoadingRows, ScreenHead } from '../../features/screen/screen';
import { SideSheet } from '../../features/screen/side-sheet';
import { useIdempotentWrite } from '../../flows/second-factor/use-idempotent-write';
import { formatInstant } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';
import { useNotify } from '../../lib/notify';
import { useNow } from '../../lib/use-now';
import { ReservationPanel } from './reservation-panel';
import { usePayLinkActions } from './use-pay-link-actions';

interface FilterInput {
  readonly text: string;
  readonly day: string;
  readonly status: string;
  readonly source: string;
  readonly isPast: boolean;
}

const emptyFilterInput: FilterInput = { text: '', day: '', status: '', source: '', isPast: false };

function createFilter(filterInput: FilterInput, scope: ReturnType<typeof findScope>): SearchFilter {
  const status = reservationStatuses.find((each) => each === filterInput.status);
  const source = reservationSources.find((each) => each === filterInput.source);
  return {
    text: filterInput.text.trim(),
    isPast: filterInput.isPast,
    ...(filterInput.day !== '' && { day: filterInput.day }),
    ...(status !== undefined && { status }),
    ...(source !== undefined && { source }),
    ...(scope !== undefined && scope.type !== 'group' && { htlCode: scope.htlCode }),
    ...(scope?.type === 'venue' && { dinCode: scope.dinCode }),
  };
}

/** Converts a search text to a field of the phone booking form, if it is a name, phone number or e-mail address. */
function guessGuest(text: string): Partial<BookingDraft> {
  const term = parseSearchTerm(text);
  if (term.type === 'phone') return { phone: text };
  if (term.type === 'email') return { email: text };
  return term.type === 'name' ? { name: text } : {};
}

/** Searches reservations and pay links, shows one reservation with its history, and books by phone. */
export function ReservationsPage() {
  const translations = useTranslations();
  const { t } = translations;
  const hotels = useHotels();
  const navigate = useNavigate();
  const { reservation: chosenCode } = useSearch({ strict: false });
  const [scopeKey] = useChosenScope();
  const hasSideColumn = useMediaQuery('(min-width: 80rem)');
  const me = useMe();
  const now = useNow();
  const write = useIdempotentWrite();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const today = getTodayInSeoul(now);
  const [filterInput, setFilterInput] = useState(emptyFilterInput);
  const [draft, setDraft] = useState(() => createBookingDraft(today));
  const [isBooking, setIsBooking] = useState(false);
  const scope = findScope(scopeKey, listAllScopes(hotels));
  const filter = createFilter(useDeferredValue(filterInput), scope);
  const venueOptions = hotels.flatMap(({ htlCode, name, venues: hotelVenues }) =>
    hotelVenues
      .filter(({ dinCode }) => getPermission(me.grants, 'book', { type: 'venue', htlCode, dinCode }, now).allowed)
      .map((venue) => ({ value: venue.dinCode, label: `${venue.name} · ${name}` })),
  );
  const overrideVenues = hotels.flatMap(({ htlCode, venues: hotelVenues }) =>
    hotelVenues
      .map(({ dinCode }) => dinCode)
      .filter((dinCode) => getPermission(me.grants, 'override', { type: 'venue', htlCode, dinCode }, now).allowed),
  );
  const { data, error, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    ...getReservationSearchQuery(filter),
    placeholderData: keepPreviousData,
  });
  const getLinkActions = usePayLinkActions();
  const term = parseSearchTerm(filter.text ?? '');
  const { data: allLinks = [] } = useQuery(
    getPayLinksQuery({
      ...(filter.htlCode !== undefined && { htlCode: filter.htlCode }),
      ...(filter.dinCode !== undefined && { dinCode: filter.dinCode }),
      ...(filter.day !== undefined && { day: filter.day }),
      ...(term.type === 'name' && { name: filter.text }),
    }),
  );
  const links = term.type === 'name' || term.type === 'none' ? listCurrentLinks(allLinks, now) : [];
  const rows = data?.pages.flatMap(({ reservations }) => reservations);
  const isFiltered = filter.text !== '' || filterInput.status !== '' || filterInput.source !== '';
  const changeFilter = (changes: Partial<FilterInput>) => setFilterInput({ ...filterInput, ...changes });
  const choose = (resvCode: string | undefined) =>
    void navigate({ to: screens.reservations.path, search: resvCode === undefined ? {} : { reservation: resvCode } });

  const startBooking = (guest: Partial<BookingDraft> = {}): void => {
    const [firstVenue] = venueOptions;
    const dinCode = scope?.type === 'venue' ? scope.dinCode : venueOptions.length === 1 ? firstVenue?.value : undefined;
    setDraft({ ...draft, ...(draft.dinCode === '' && dinCode !== undefined && { dinCode }), ...guest });
    setIsBooking(true);
  };
  const book = async (booking: PhoneBooking): Promise<ProblemError | undefined> => {
    const outcome = await write(bookByPhone, booking);
    if (!outcome.ok) return outcome.problem;
    await queryClient.invalidateQueries({ queryKey: searchesKey });
    setIsBooking(false);
    setDraft(createBookingDraft(today));
    const { resvCode, link } = outcome.value;
    if (link !== null) {
      void queryClient.invalidateQueries({ queryKey: payLinksKey });
      const values = { name: booking.name, until: formatInstant(translations, link.endsAt) };
      notify(t(link.isShortened ? 'staffDesk.form.bookedShort' : 'staffDesk.form.bookedLink', values));
      return undefined;
    }
    notify(t('staffDesk.form.booked', { name: booking.name }));
    choose(resvCode ?? undefined);
    return undefined;
  };

  return (
    <div className="flex min-h-0 flex-1">
      <div className="grid min-w-0 flex-1 content-start gap-4 p-5 xl:p-6">
        <ScreenHead title={t('staffDesk.title')}>
          {venueOptions.length > 0 && (
            <Button data-key="new" onClick={() => startBooking()} size="sm" variant="primary">
              {t('staffDesk.form.new')}
            </Button>
          )}
        </ScreenHead>
        <TextField
          data-key="search"
          label={t('staffDesk.search')}
          labelHidden
          onChange={(event) => changeFilter({ text: event.target.value })}
          placeholder={t('staffDesk.search')}
          type="search"
          value={filterInput.text}
        />
        <div className="grid grid-cols-2 items-end gap-3 md:grid-cols-[1.4fr_1fr_1fr_1fr]">
          <TextField
            label={t('staffDesk.filters.day')}
            onChange={(event) => changeFilter({ day: event.target.value })}
            type="date"
            value={filterInput.day}
          />
          <Select
            label={t('staffDesk.filters.status')}
            onChange={(event) => changeFilter({ status: event.target.value })}
            options={[
              { value: '', label: t('staffDesk.filters.all') },
              { value: 'reserved', label: t('staffDesk.states.reserved') },
              { value: 'confirm', label: t('staffDesk.states.confirm') },
              { value: 'cancel', label: t('staffDesk.filters.cancelled') },
            ]}
            value={filterInput.status}
          />
          <Select
            label={t('staffDesk.filters.source')}
            onChange={(event) => changeFilter({ source: event.target.value })}
            options={[
              { value: '', label: t('staffDesk.filters.all') },
              ...reservationSources.map((source) => ({ value: source, label: t(`staffDesk.sources.${source}`) })),
            ]}
            value={filterInput.source}
          />
          {filter.text === '' && filterInput.day === '' && (
            <Select
              label={t('staffDesk.filters.when')}
              onChange={(event) => changeFilter({ isPast: event.target.value === 'past' })}
              options={[
                { value: 'upcoming', label: t('staffDesk.filters.upcoming') },
                { value: 'past', label: t('staffDesk.filters.past') },
              ]}
              value={filterInput.isPast ? 'past' : 'upcoming'}
            />
          )}
        </div>
        {links.length > 0 && <PayLinkList getActions={getLinkActions} links={links} onShow={choose} />}
        {error !== null && <LoadFailed error={error} onRetry={() => void refetch()} isRetrying={isFetching} />}
        {rows === undefined && error === null && <LoadingRows />}
        {rows !== undefined && rows.length > 0 && (
          <>
            <ReservationTable chosenCode={chosenCode} onChoose={choose} reservations={rows} />
            {hasNextPage && (
              <Button
                className="justify-self-center"
                onClick={() => void fetchNextPage()}
                pending={isFetchingNextPage}
                size="sm"
              >
                {t('staffDesk.more')}
              </Button>
            )}
          </>
        )}
        {rows?.length === 0 && (
          <>
            <EmptyList title={t(isFiltered ? 'staffDesk.noMatch' : 'staffDesk.none')}>
              {t(isFiltered ? 'staffDesk.noMatchText' : 'staffDesk.noneText')}
            </EmptyList>
            {filter.text !== '' && venueOptions.length > 0 && (
              <Button
                className="justify-self-center"
                onClick={() => startBooking(guessGuest(filter.text ?? ''))}
                size="sm"
              >
                {t('staffDesk.form.noMatchNew')}
              </Button>
            )}
          </>
        )}
      </div>
      {hasSideColumn ? (
        <aside
          className="sticky top-14 h-[calc(100dvh-3.5rem)] w-[30rem] shrink-0 overflow-y-auto border-line border-l bg-raised p-6"
          key={chosenCode}
        >
          {chosenCode === undefined ? (
            <p className="py-12 text-center text-ink-soft">{t('staffDesk.choose')}</p>
          ) : (
            <ReservationPanel resvCode={chosenCode} />
          )}
        </aside>
      ) : (
        chosenCode !== undefined && (
          <SideSheet key={chosenCode} label={t('staffDesk.tabs.label')} onClose={() => choose(undefined)}>
            <ReservationPanel resvCode={chosenCode} />
          </SideSheet>
        )
      )}
      <Dialog
        closeOnClickOutside={false}
        onClose={() => setIsBooking(false)}
        open={isBooking}
        title={t('staffDesk.form.title')}
      >
        <BookingForm
          draft={draft}
          onBook={book}
          onDraft={setDraft}
          overrideVenues={overrideVenues}
          today={today}
          venues={venueOptions}
        />
      </Dialog>
    </div>
  );
}
