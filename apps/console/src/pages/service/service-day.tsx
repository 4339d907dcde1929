import { screens } from '@dining/contract/staff/screens';
import { getTodayInSeoul } from '@dining/domain/shared/seoul-time';
import { type Capability, getPermission } from '@dining/domain/staff/permissions';
import { useMediaQuery } from '@dining/ui/media-query';
import { Notice } from '@dining/ui/notice';
import { useOnline } from '@dining/ui/online';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useQueuedActions } from '../../entities/service/action-queue';
import {
  type Attendance,
  countShownParties,
  getServiceQuery,
  listShownParties,
  matchesSearch,
  type Service,
  type ShownParty,
} from '../../entities/service/service';
import { useMe } from '../../entities/session/session';
import { EmptyList, LoadFailed, LoadingRows } from '../../features/screen/screen';
import { SideSheet } from '../../features/screen/side-sheet';
import { ActionQueueStrip } from '../../features/service/action-queue-strip';
import { AttendanceCounts } from '../../features/service/attendance-counts';
import { LoadBars } from '../../features/service/load-bars';
import { type PartyActions, PartyCard } from '../../features/service/party-card';
import { PartyList } from '../../features/service/party-list';
import { PrintSheet } from '../../features/service/print-sheet';
import { formatTime } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';
import { usePrinting } from '../../lib/use-printing';
import { DayNoteStrip } from './day-note-strip';
import type { PlaceOption } from './place-options';
import { type OpenForm, ServiceDialog } from './service-dialog';
import { ServiceHead } from './service-head';
import { ServiceTools } from './service-tools';
import { UndoBar } from './undo-bar';
import { type LastAttendanceChange, usePartyActions } from './use-party-actions';
import { VenueNews } from './venue-news';
import { VenuePayLinks } from './venue-pay-links';
import { VenueWalkIns } from './venue-walk-ins';

interface ServiceDayProps {
  readonly chosenPlace: PlaceOption;
  readonly options: readonly PlaceOption[];
  /** What can be shown instead on the same day: all venues of the hotel, or one of them. */
  readonly otherView: PlaceOption | undefined;
  readonly day: string;
  readonly now: Date;
}

export function ServiceDay({ chosenPlace, options, otherView, day, now }: ServiceDayProps) {
  const translations = useTranslations();
  const { t } = translations;
  const me = useMe();
  const navigate = useNavigate();
  const { party: chosenCode } = useSearch({ strict: false });
  const hasSideColumn = useMediaQuery('(min-width: 80rem)');
  const isOnline = useOnline();
  const isPrinting = usePrinting();
  const queuedActions = useQueuedActions();
  const [search, setSearch] = useState('');
  const [attendanceFilter, setAttendanceFilter] = useState<Attendance>();
  const [openForm, setOpenForm] = useState<OpenForm>();
  const query = useQuery(getServiceQuery(chosenPlace.place, day));
  const { data: services, error, isFetching, refetch, dataUpdatedAt } = query;
  const partyActions = usePartyActions();
  const { formatName, lastChange } = partyActions;
  const today = getTodayInSeoul(now);
  const isStale = services !== undefined && (!isOnline || error !== null);

  const may = (capability: Capability, { htlCode, dinCode }: Pick<Service, 'htlCode' | 'dinCode'>): boolean =>
    getPermission(me.grants, capability, { type: 'venue', htlCode, dinCode }, now).allowed;
  const createUrlSearch = (place: string, date: string, party?: string) => ({
    venue: place,
    ...(date !== today && { day: date }),
    ...(party !== undefined && { party }),
  });
  const openDay = (place: string, date: string) =>
    void navigate({ to: screens.service.path, search: createUrlSearch(place, date) });
  const changeView = (view: PlaceOption) =>
    void navigate({ to: screens.service.path, search: createUrlSearch(view.key, day, chosenCode) });
  const choose = (party: string | undefined) =>
    void navigate({ to: screens.service.path, search: createUrlSearch(chosenPlace.key, day, party), replace: true });

  const parties = listShownParties(services ?? [], queuedActions, now);
  const filteredParties = parties.filter(
    (party) =>
      (attendanceFilter === undefined || party.attendance === attendanceFilter) && matchesSearch(party, search),
  );
  const chosenParty = parties.find(({ resvCode }) => resvCode === chosenCode);
  // Walk-ins, sales and notes belong to one venue.
  const venueService = chosenPlace.place.type === 'venue' ? services?.[0] : undefined;
  const mayAct = venueService !== undefined && may('service.act', venueService);

  const undo = (party: ShownParty) => {
    const { resvCode, attendance: to, service } = party;
    const change: LastAttendanceChange = { resvCode, dinCode: service.dinCode, name: formatName(party), to };
    if (partyActions.canUndoWithoutReason(party)) partyActions.undo(change);
    else setOpenForm({ type: 'undo', party });
  };
  const cardActions: PartyActions = {
    onMove: (party, to) => partyActions.move(party, to),
    onLate: (party) => setOpenForm({ type: 'late', party }),
    onNoShow: (party) => setOpenForm({ type: 'noShow', party }),
    onUndo: undo,
  };
  const panel = chosenParty && (
    <PartyCard actions={may('service.act', chosenParty.service) ? cardActions : undefined} party={chosenParty} />
  );

  return (
    <div className="flex min-h-0 flex-1">
      <div className="grid min-w-0 flex-1 content-start gap-4 p-4 xl:p-6 print:hidden">
        <ServiceHead
          chosenPlace={chosenPlace}
          day={day}
          isClosed={venueService?.isDayClosed === true}
          onChangeView={changeView}
          onOpenDay={openDay}
          options={options}
          otherView={otherView}
          today={today}
        />
        {isStale && (
          <Notice announce title={t('staffService.stale.title', { time: formatTime(dataUpdatedAt) })} tone="warning">
            {t('staffService.stale.text')}
          </Notice>
        )}
        <ActionQueueStrip isStale={isStale} />
        {error !== null && services === undefined && (
          <LoadFailed error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
        )}
        {services === undefined && error === null && <LoadingRows count={12} />}
        {services !== undefined && (
          <>
            {venueService !== undefined && <VenueNews service={venueService} />}
            {venueService !== undefined && <LoadBars load={venueService.load} parties={parties} />}
            <AttendanceCounts
              chosenAttendance={attendanceFilter}
              counts={countShownParties(parties)}
              onChoose={setAttendanceFilter}
            />
            <ServiceTools
              day={day}
              mayAct={mayAct}
              onOpen={setOpenForm}
              onSearch={setSearch}
              search={search}
              service={venueService}
              today={today}
            />
            {venueService !== undefined && (
              <DayNoteStrip canEdit={mayAct} note={venueService.note} onChange={() => setOpenForm({ type: 'note' })} />
            )}
            {filteredParties.length > 0 && (
              <PartyList
                chosenCode={chosenCode}
                followsFocus={hasSideColumn}
                showsVenue={venueService === undefined}
                onChoose={({ resvCode }) => choose(resvCode)}
                onEnter={() => document.querySelector<HTMLElement>('aside [data-first-focus]')?.focus()}
                parties={filteredParties}
              />
            )}
            {filteredParties.length === 0 && (
              <EmptyList title={t(parties.length === 0 ? 'staffService.none' : 'staffService.noMatch')}>
                {parties.length > 0 && t('staffService.noMatchText')}
                {parties.length === 0 && t(mayAct && day === today ? 'staffService.noneText' : 'staffService.noneYet')}
              </EmptyList>
            )}
            {venueService !== undefined && <VenuePayLinks service={venueService} />}
            {venueService !== undefined && venueService.walkIns.length > 0 && (
              <VenueWalkIns dinCode={venueService.dinCode} mayAct={mayAct} now={now} walkIns={venueService.walkIns} />
            )}
          </>
        )}
      </div>
      {hasSideColumn ? (
        <aside className="sticky top-14 h-[calc(100dvh-3.5rem)] w-[28rem] shrink-0 overflow-y-auto border-line border-l bg-raised p-6 print:hidden">
          {panel ?? <p className="py-12 text-center text-ink-soft">{t('staffService.choose')}</p>}
        </aside>
      ) : (
        chosenParty !== undefined &&
        openForm === undefined && (
          <SideSheet key={chosenParty.resvCode} label={formatName(chosenParty)} onClose={() => choose(undefined)}>
            {panel}
          </SideSheet>
        )
      )}
      {isPrinting && venueService !== undefined && <PrintSheet now={now} parties={parties} service={venueService} />}
      {lastChange !== undefined && (
        <UndoBar
          lastChange={lastChange}
          onClose={partyActions.clearLastChange}
          onUndo={() => partyActions.undo(lastChange)}
        />
      )}
      <ServiceDialog
        now={now}
        onClose={() => setOpenForm(undefined)}
        openForm={openForm}
        partyActions={partyActions}
        service={venueService}
      />
    </div>
  );
}
