import { screens } from '@dining/contract/staff/screens';
import { reservationSources } from '@dining/domain/reservations/source';
import { reservationStatuses } from '@dining/domain/reservations/states';
import { Button } from '@dining/ui/button';
import { useMediaQuery } from '@dining/ui/media-query';
import { Select } from '@dining/ui/select';
import { TextField } from '@dining/ui/text-field';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useDeferredValue, useState } from 'react';
import { findScope, useChosenScope } from '../../entities/hotels/chosen-scope';
import { listAllScopes, useHotels } from '../../entities/hotels/places';
import { createSearchQuery, type SearchFilter } from '../../entities/reservations/reservations';
import { ReservationTable } from '../../features/reservations/reservation-table';
import { LoadFailed, LoadingRows, NothingHere, ScreenHead } from '../../features/screen/screen';
import { SideSheet } from '../../features/screen/side-sheet';
import { useTranslations } from '../../lib/i18n';
import { ReservationPanel } from './reservation-panel';

interface TypedFilter {
  readonly text: string;
  readonly day: string;
  readonly status: string;
  readonly source: string;
  readonly isPast: boolean;
}

const emptyFilter: TypedFilter = { text: '', day: '', status: '', source: '', isPast: false };

function createFilter(typed: TypedFilter, scope: ReturnType<typeof findScope>): SearchFilter {
  const status = reservationStatuses.find((each) => each === typed.status);
  const source = reservationSources.find((each) => each === typed.source);
  return {
    text: typed.text.trim(),
    isPast: typed.isPast,
    ...(typed.day !== '' && { day: typed.day }),
    ...(status !== undefined && { status }),
    ...(source !== undefined && { source }),
    ...(scope !== undefined && scope.type !== 'group' && { htlCode: scope.htlCode }),
    ...(scope?.type === 'venue' && { dinCode: scope.dinCode }),
  };
}

/** Finds reservations and shows one of them with its whole history. */
export function ReservationsPage() {
  const { t } = useTranslations();
  const hotels = useHotels();
  const navigate = useNavigate();
  const { reservation: chosenCode } = useSearch({ strict: false });
  const [scopeKey] = useChosenScope();
  const hasColumn = useMediaQuery('(min-width: 80rem)');
  const [typed, setTyped] = useState(emptyFilter);
  const filter = createFilter(useDeferredValue(typed), findScope(scopeKey, listAllScopes(hotels)));
  const { data, error, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    ...createSearchQuery(filter),
    placeholderData: keepPreviousData,
  });
  const rows = data?.pages.flatMap(({ reservations }) => reservations);
  const isFiltered = filter.text !== '' || typed.status !== '' || typed.source !== '';
  const change = (changes: Partial<TypedFilter>) => setTyped({ ...typed, ...changes });
  const choose = (resvCode: string | undefined) =>
    void navigate({ to: screens.reservations.path, search: resvCode === undefined ? {} : { reservation: resvCode } });

  return (
    <div className="flex min-h-0 flex-1">
      <div className="grid min-w-0 flex-1 content-start gap-4 p-5 xl:p-6">
        <ScreenHead title={t('staffDesk.title')} />
        <TextField
          className="w-full max-w-2xl"
          data-key="search"
          label={t('staffDesk.search')}
          labelHidden
          onChange={(event) => change({ text: event.target.value })}
          placeholder={t('staffDesk.search')}
          type="search"
          value={typed.text}
        />
        <div className="grid max-w-2xl grid-cols-2 items-end gap-3 md:grid-cols-4">
          <TextField
            label={t('staffDesk.filters.day')}
            onChange={(event) => change({ day: event.target.value })}
            type="date"
            value={typed.day}
          />
          <Select
            label={t('staffDesk.filters.status')}
            onChange={(event) => change({ status: event.target.value })}
            options={[
              { value: '', label: t('staffDesk.filters.all') },
              { value: 'reserved', label: t('staffDesk.states.reserved') },
              { value: 'confirm', label: t('staffDesk.states.confirm') },
              { value: 'cancel', label: t('staffDesk.filters.cancelled') },
            ]}
            value={typed.status}
          />
          <Select
            label={t('staffDesk.filters.source')}
            onChange={(event) => change({ source: event.target.value })}
            options={[
              { value: '', label: t('staffDesk.filters.all') },
              ...reservationSources.map((source) => ({ value: source, label: t(`staffDesk.sources.${source}`) })),
            ]}
            value={typed.source}
          />
          {filter.text === '' && typed.day === '' && (
            <Select
              label={t('staffDesk.filters.when')}
              onChange={(event) => change({ isPast: event.target.value === 'past' })}
              options={[
                { value: 'upcoming', label: t('staffDesk.filters.upcoming') },
                { value: 'past', label: t('staffDesk.filters.past') },
              ]}
              value={typed.isPast ? 'past' : 'upcoming'}
            />
          )}
        </div>
        {error !== null && <LoadFailed error={error} onRetry={() => void refetch()} retrying={isFetching} />}
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
          <NothingHere title={t(isFiltered ? 'staffDesk.noMatch' : 'staffDesk.none')}>
            {t(isFiltered ? 'staffDesk.noMatchText' : 'staffDesk.noneText')}
          </NothingHere>
        )}
      </div>
      {hasColumn ? (
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
    </div>
  );
}
