import { screens } from '@dining/contract/staff/screens';
import { getTodayInSeoul } from '@dining/domain/shared/seoul-time';
import { type Capability, can } from '@dining/domain/staff/permissions';
import { useMediaQuery } from '@dining/ui/media-query';
import { Notice } from '@dining/ui/notice';
import { useOnline } from '@dining/ui/online';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useQueuedActs } from '../../entities/service/act-queue';
import {
  type Attendance,
  countShown,
  listShownParties,
  matchesSearch,
  type Service,
  type ShownParty,
  serviceQuery,
} from '../../entities/service/service';
import { useMe } from '../../entities/session/session';
import { EmptyList, LoadFailed, LoadingRows } from '../../features/screen/screen';
import { SideSheet } from '../../features/screen/side-sheet';
import { ActQueueStrip } from '../../features/service/act-queue-strip';
import { Counts } from '../../features/service/counts';
import { LoadBars } from '../../features/service/load-bars';
import { type PartyActs, PartyCard } from '../../features/service/party-card';
import { PartyList } from '../../features/service/party-list';
import { PrintSheet } from '../../features/service/print-sheet';
import { formatTime } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';
import { usePrinting } from '../../lib/use-printing';
import { NoteOfDay } from './note-of-day';
import type { PlaceOption } from './place-options';
import { type OpenForm, ServiceDialog } from './service-dialog';
import { ServiceHead } from './service-head';
import { ServiceTools } from './service-tools';
import { UndoBar } from './undo-bar';
import { type LastAttendanceChange, usePartyActs } from './use-party-acts';
import { VenueNews } from './venue-news';
import { VenuePayLinks } from './venue-pay-links';
import { VenueWalkIns } from './venue-walk-ins';

interface DayOfPlaceProps {
  readonly chosen: PlaceOption;
  readonly options: readonly PlaceOption[];
  /** All venues of the hotel, or one of them, of the same day. */
  readonly otherView: PlaceOption | undefined;
  readonly day: string;
  readonly now: Date;
}

export function DayOfPlace({ chosen, options, otherView, day, now }: DayOfPlaceProps) {
  const translations = useTranslations();
  const { t } = translations;
  const me = useMe();
  const navigate = useNavigate();
  const { party: chosenCode } = useSearch({ strict: false });
  const hasColumn = useMediaQuery('(min-width: 80rem)');
  const isOnline = useOnline();
  const isPrinting = usePrinting();
  const acts = useQueuedActs();
  const [search, setSearch] = useState('');
  const [state, setState] = useState<Attendance>();
  const [open, setOpen] = useState<OpenForm>();
  const query = useQuery(serviceQuery(chosen.place, day));
  const { data: services, error, isFetching, refetch, dataUpdatedAt } = query;
  const partyActs = usePartyActs();
  const { formatName, last } = partyActs;
  const today = getTodayInSeoul(now);
  const isStale = services !== undefined && (!isOnline || error !== null);

  const may = (capability: Capability, { htlCode, dinCode }: Pick<Service, 'htlCode' | 'dinCode'>): boolean =>
    can(me.grants, capability, { type: 'venue', htlCode, dinCode }, now).allowed;
  const createSearch = (venue: string, ofDay: string, party?: string) => ({
    venue,
    ...(ofDay !== today && { day: ofDay }),
    ...(party !== undefined && { party }),
  });
  const go = (place: string, next: string) =>
    void navigate({ to: screens.service.path, search: createSearch(place, next) });
  const changeView = (view: PlaceOption) =>
    void navigate({ to: screens.service.path, search: createSearch(view.key, day, chosenCode) });
  const choose = (party: string | undefined) =>
    void navigate({ to: screens.service.path, search: createSearch(chosen.key, day, party), replace: true });

  const parties = listShownParties(services ?? [], acts, now);
  const shown = parties.filter(
    (party) => (state === undefined || party.attendance === state) && matchesSearch(party, search),
  );
  const card = parties.find(({ resvCode }) => resvCode === chosenCode);
  // Walk-ins, sales and notes belong to one venue.
  const venueService = chosen.place.type === 'venue' ? services?.[0] : undefined;
  const mayAct = venueService !== undefined && may('service.act', venueService);

  const undo = (party: ShownParty) => {
    const { resvCode, attendance: to, service } = party;
    const step: LastAttendanceChange = { resvCode, dinCode: service.dinCode, name: formatName(party), to };
    if (partyActs.isRecent(party)) partyActs.undo(step);
    else setOpen({ type: 'undo', party });
  };
  const cardActs: PartyActs = {
    onMove: (party, to) => partyActs.move(party, to),
    onLate: (party) => setOpen({ type: 'late', party }),
    onNoShow: (party) => setOpen({ type: 'noShow', party }),
    onUndo: undo,
  };
  const panel = card && <PartyCard acts={may('service.act', card.service) ? cardActs : undefined} party={card} />;

  return (
    <div className="flex min-h-0 flex-1">
      <div className="grid min-w-0 flex-1 content-start gap-4 p-4 xl:p-6 print:hidden">
        <ServiceHead
          chosen={chosen}
          day={day}
          isClosed={venueService?.isDayClosed === true}
          onChangeView={changeView}
          onGo={go}
          options={options}
          otherView={otherView}
          today={today}
        />
        {isStale && (
          <Notice announce title={t('staffService.stale.title', { time: formatTime(dataUpdatedAt) })} tone="warning">
            {t('staffService.stale.text')}
          </Notice>
        )}
        <ActQueueStrip isStale={isStale} />
        {error !== null && services === undefined && (
          <LoadFailed error={error} onRetry={() => void refetch()} retrying={isFetching} />
        )}
        {services === undefined && error === null && <LoadingRows count={12} />}
        {services !== undefined && (
          <>
            {venueService !== undefined && <VenueNews service={venueService} />}
            {venueService !== undefined && <LoadBars load={venueService.load} parties={parties} />}
            <Counts chosen={state} counts={countShown(parties)} onChoose={setState} />
            <ServiceTools
              day={day}
              mayAct={mayAct}
              onOpen={setOpen}
              onSearch={setSearch}
              search={search}
              service={venueService}
              today={today}
            />
            {venueService !== undefined && (
              <NoteOfDay mayChange={mayAct} note={venueService.note} onChange={() => setOpen({ type: 'note' })} />
            )}
            {shown.length > 0 && (
              <PartyList
                chosenCode={chosenCode}
                followsFocus={hasColumn}
                showsVenue={venueService === undefined}
                onChoose={({ resvCode }) => choose(resvCode)}
                onEnter={() => document.querySelector<HTMLElement>('aside [data-first-focus]')?.focus()}
                parties={shown}
              />
            )}
            {shown.length === 0 && (
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
      {hasColumn ? (
        <aside className="sticky top-14 h-[calc(100dvh-3.5rem)] w-[28rem] shrink-0 overflow-y-auto border-line border-l bg-raised p-6 print:hidden">
          {panel ?? <p className="py-12 text-center text-ink-soft">{t('staffService.choose')}</p>}
        </aside>
      ) : (
        card !== undefined &&
        open === undefined && (
          <SideSheet key={card.resvCode} label={formatName(card)} onClose={() => choose(undefined)}>
            {panel}
          </SideSheet>
        )
      )}
      {isPrinting && venueService !== undefined && <PrintSheet now={now} parties={parties} service={venueService} />}
      {last !== undefined && <UndoBar last={last} onClose={partyActs.forgetLast} onUndo={() => partyActs.undo(last)} />}
      <ServiceDialog
        now={now}
        onClose={() => setOpen(undefined)}
        open={open}
        partyActs={partyActs}
        service={venueService}
      />
    </div>
  );
}
