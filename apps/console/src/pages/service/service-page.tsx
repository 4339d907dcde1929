import type { ProblemError } from '@dining/client/problem-error';
import { screens } from '@dining/contract/staff/screens';
import { addDays, getTodayInSeoul } from '@dining/domain/shared/seoul-time';
import { type Capability, can, type Scope } from '@dining/domain/staff/permissions';
import { useAlerts } from '@dining/ui/alerts';
import { BareSelect } from '@dining/ui/bare-select';
import { Button } from '@dining/ui/button';
import { Dialog } from '@dining/ui/dialog';
import { useMediaQuery } from '@dining/ui/media-query';
import { Notice } from '@dining/ui/notice';
import { useOnline } from '@dining/ui/online';
import { TextField } from '@dining/ui/text-field';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { findScope, useChosenScope } from '../../entities/hotels/chosen-scope';
import { type Hotel, listAllScopes, placesQuery } from '../../entities/hotels/places';
import { useActQueue, useQueuedActs } from '../../entities/service/act-queue';
import {
  type Attendance,
  addWalkIn,
  countPeople,
  countShown,
  type DayNote,
  endWalkIn,
  listShownParties,
  markServiceSeen,
  matchesSearch,
  moveAttendance,
  resumeSales,
  type Service,
  type ServicePlace,
  type ShownParty,
  saveDayNote,
  serviceKey,
  serviceQuery,
  stopSales,
  type WalkIn,
} from '../../entities/service/service';
import { useMe } from '../../entities/session/session';
import { type Conflict, ConflictDialog, getConflictText } from '../../features/screen/conflict-dialog';
import { LoadFailed, LoadingRows, NothingHere, ScreenHead } from '../../features/screen/screen';
import { SideSheet } from '../../features/screen/side-sheet';
import { ActQueueStrip } from '../../features/service/act-queue-strip';
import { Counts } from '../../features/service/counts';
import { DayNoteForm } from '../../features/service/day-note-form';
import { LateForm } from '../../features/service/late-form';
import { LoadBars } from '../../features/service/load-bars';
import { NewsList } from '../../features/service/news-list';
import { NoShowForm } from '../../features/service/no-show-form';
import { type PartyActs, PartyCard } from '../../features/service/party-card';
import { PartyList } from '../../features/service/party-list';
import { PrintSheet } from '../../features/service/print-sheet';
import { ReasonForm } from '../../features/service/reason-form';
import { SalesForm } from '../../features/service/sales-form';
import { type NewWalkIn, WalkInForm } from '../../features/service/walk-in-form';
import { WalkInList } from '../../features/service/walk-in-list';
import { useConfirmIdentity } from '../../flows/second-factor/second-factor';
import { useIdempotentWrite } from '../../flows/second-factor/use-idempotent-write';
import { attempt } from '../../lib/attempt';
import { createKey } from '../../lib/create-key';
import { formatInstant, formatLongDay, formatProblem, formatTime } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';
import { useNotify } from '../../lib/notify';
import { useNow } from '../../lib/use-now';
import { type LastStep, usePartyActs } from './use-party-acts';

type Open =
  | { readonly type: 'walkIn' | 'sales' | 'note' }
  | { readonly type: 'late' | 'noShow' | 'undo'; readonly party: ShownParty };

interface PlaceOption {
  readonly key: string;
  readonly label: string;
  readonly place: ServicePlace;
}

/** Lists the venues whose service the reader may see, and the hotels with several of them. */
function listPlaces(
  hotels: readonly Hotel[],
  isVisible: (scope: Scope) => boolean,
  nameAll: (hotel: string) => string,
) {
  return hotels.flatMap(({ htlCode, name, venues }): PlaceOption[] => {
    const visible = venues.filter(({ dinCode }) => isVisible({ type: 'venue', htlCode, dinCode }));
    const all = { key: htlCode, label: nameAll(name), place: { type: 'hotel', htlCode } } as const;
    return [
      ...(visible.length > 1 ? [all] : []),
      ...visible.map(({ dinCode, name: label }) => ({
        key: dinCode,
        label,
        place: { type: 'venue', dinCode } as const,
      })),
    ];
  });
}

/** A day of a venue, or of all venues of a hotel. */
export function ServicePage() {
  const { t } = useTranslations();
  const me = useMe();
  const now = useNow();
  const { venue, day = getTodayInSeoul(now) } = useSearch({ strict: false });
  const [scopeKey] = useChosenScope();
  const { data: hotels, error, isFetching, refetch } = useQuery(placesQuery);
  const isVisible = (scope: Scope) => can(me.grants, 'service.see', scope, now).allowed;
  const options = listPlaces(hotels ?? [], isVisible, (hotel) => t('staffService.allOf', { hotel }));
  const scope = findScope(scopeKey, listAllScopes(hotels ?? []));
  const scopeCode = scope?.type === 'venue' ? scope.dinCode : scope?.type === 'hotel' ? scope.htlCode : undefined;
  const chosen =
    options.find(({ key }) => key === venue) ??
    options.find(({ key }) => key === scopeCode) ??
    options.find(({ place }) => place.type === 'venue');
  if (chosen !== undefined)
    return <DayOfPlace chosen={chosen} day={day} key={`${chosen.key} ${day}`} now={now} options={options} />;
  return (
    <div className="grid content-start gap-4 p-5 xl:p-6">
      <ScreenHead title={t('staffService.title')} />
      {error !== null && <LoadFailed error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {hotels === undefined && error === null && <LoadingRows />}
      {hotels !== undefined && (
        <NothingHere title={t('staffService.noVenue')}>{t('staffService.noVenueText')}</NothingHere>
      )}
    </div>
  );
}

interface DayOfPlaceProps {
  readonly chosen: PlaceOption;
  readonly options: readonly PlaceOption[];
  readonly day: string;
  readonly now: Date;
}

function DayOfPlace({ chosen, options, day, now }: DayOfPlaceProps) {
  const translations = useTranslations();
  const { t } = translations;
  const me = useMe();
  const navigate = useNavigate();
  const { party: chosenCode } = useSearch({ strict: false });
  const hasColumn = useMediaQuery('(min-width: 80rem)');
  const isOnline = useOnline();
  const acts = useQueuedActs();
  const [search, setSearch] = useState('');
  const [state, setState] = useState<Attendance>();
  const [open, setOpen] = useState<Open>();
  const query = useQuery(serviceQuery(chosen.place, day));
  const { data: services, error, isFetching, refetch, dataUpdatedAt } = query;
  const partyActs = usePartyActs();
  const { formatName, last } = partyActs;
  const today = getTodayInSeoul(now);
  const isStale = services !== undefined && (!isOnline || error !== null);

  const may = (capability: Capability, { htlCode, dinCode }: Pick<Service, 'htlCode' | 'dinCode'>): boolean =>
    can(me.grants, capability, { type: 'venue', htlCode, dinCode }, now).allowed;
  const go = (place: string, next: string) =>
    void navigate({ to: screens.service.path, search: { venue: place, ...(next !== today && { day: next }) } });
  const choose = (party: string | undefined) =>
    void navigate({
      to: screens.service.path,
      search: { venue: chosen.key, ...(day !== today && { day }), ...(party !== undefined && { party }) },
      replace: true,
    });

  const parties = listShownParties(services ?? [], acts, now);
  const shown = parties.filter(
    (party) => (state === undefined || party.attendance === state) && matchesSearch(party, search),
  );
  const card = parties.find(({ resvCode }) => resvCode === chosenCode);
  /** Walk-ins, sales and notes are those of one venue. */
  const single = chosen.place.type === 'venue' ? services?.[0] : undefined;
  const mayAct = single !== undefined && may('service.act', single);

  const undo = (party: ShownParty) => {
    const step: LastStep = { resvCode: party.resvCode, name: formatName(party), to: party.attendance };
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
        <ScreenHead title={t('staffService.title')}>
          <span className="flex flex-1 flex-wrap items-center justify-end gap-2">
            <span className="mr-auto text-ink-soft">
              {formatLongDay(translations, day)}
              {single?.isDayClosed === true && <span className="text-danger"> · {t('staffService.closed')}</span>}
            </span>
            <BareSelect
              label={t('staffService.venue')}
              onChange={(event) => go(event.target.value, day)}
              options={options.map(({ key, label }) => ({ value: key, label }))}
              value={chosen.key}
            />
            <Button
              aria-label={t('staffService.before')}
              data-key="before"
              onClick={() => go(chosen.key, addDays(day, -1))}
              size="sm"
              variant="quiet"
            >
              ‹
            </Button>
            <TextField
              className="w-40"
              label={t('staffService.day')}
              labelHidden
              onChange={(event) => event.target.value !== '' && go(chosen.key, event.target.value)}
              type="date"
              value={day}
              verbatim
            />
            <Button
              aria-label={t('staffService.after')}
              data-key="after"
              onClick={() => go(chosen.key, addDays(day, 1))}
              size="sm"
              variant="quiet"
            >
              ›
            </Button>
            {day !== today && (
              <Button data-key="today" onClick={() => go(chosen.key, today)} size="sm">
                {t('staffService.today')}
              </Button>
            )}
          </span>
        </ScreenHead>
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
            {single !== undefined && <VenueNews service={single} />}
            {single !== undefined && <LoadBars load={single.load} parties={parties} />}
            <Counts chosen={state} counts={countShown(parties)} onChoose={setState} />
            <div className="flex flex-wrap items-center gap-3">
              <TextField
                className="min-w-56 max-w-sm flex-1"
                data-key="search"
                label={t('staffService.search')}
                labelHidden
                onChange={(event) => setSearch(event.target.value)}
                placeholder={t('staffService.search')}
                type="search"
                value={search}
              />
              {mayAct && day === today && (
                <Button data-key="walkIn" onClick={() => setOpen({ type: 'walkIn' })} size="sm" variant="primary">
                  {t('staffService.walkIn')}
                </Button>
              )}
              {mayAct && day >= today && (
                <Button onClick={() => setOpen({ type: 'sales' })} size="sm">
                  {t('staffService.sales.title')}
                </Button>
              )}
              {mayAct && single.note.text === '' && (
                <Button onClick={() => setOpen({ type: 'note' })} size="sm">
                  {t('staffService.note.add')}
                </Button>
              )}
              {single !== undefined && (
                <Button onClick={() => print()} size="sm" variant="quiet">
                  {t('staffService.print.action')}
                </Button>
              )}
            </div>
            {single !== undefined && (
              <NoteOfDay mayChange={mayAct} note={single.note} onChange={() => setOpen({ type: 'note' })} />
            )}
            {shown.length > 0 && (
              <PartyList
                chosenCode={chosenCode}
                followsFocus={hasColumn}
                hasVenues={single === undefined}
                onChoose={({ resvCode }) => choose(resvCode)}
                parties={shown}
              />
            )}
            {shown.length === 0 && (
              <NothingHere title={t(parties.length === 0 ? 'staffService.none' : 'staffService.noMatch')}>
                {t(parties.length === 0 ? 'staffService.noneText' : 'staffService.noMatchText')}
              </NothingHere>
            )}
            {single !== undefined && single.walkIns.length > 0 && (
              <VenueWalkIns mayAct={mayAct} now={now} walkIns={single.walkIns} />
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
      {single !== undefined && <PrintSheet now={now} parties={parties} service={single} />}
      {last !== undefined && (
        <StepStrip last={last} onClose={partyActs.forgetLast} onUndo={() => partyActs.undo(last)} />
      )}
      <OpenDialog now={now} onClose={() => setOpen(undefined)} open={open} partyActs={partyActs} service={single} />
    </div>
  );
}

/** Says what was recorded last, with its undoing. */
function StepStrip({ last, onUndo, onClose }: { last: LastStep; onUndo: () => void; onClose: () => void }) {
  const { t } = useTranslations();
  return (
    <div className="fixed bottom-5 left-1/2 z-40 flex -translate-x-1/2 items-center gap-3 rounded-md bg-ink py-2 pr-2 pl-5 text-paper print:hidden">
      <span role="status">
        {t('staffService.moved', { name: last.name, state: t(`staffService.states.${last.to}`) })}
      </span>
      <button
        className="min-h-11 rounded-sm px-3 font-medium underline underline-offset-4"
        data-key="undo"
        onClick={onUndo}
        type="button"
      >
        {t('staffService.acts.undo')}
      </button>
      <button aria-label={t('staffService.acts.close')} className="size-11 rounded-sm" onClick={onClose} type="button">
        ✕
      </button>
    </div>
  );
}

function NoteOfDay({ note, mayChange, onChange }: { note: DayNote; mayChange: boolean; onChange: () => void }) {
  const translations = useTranslations();
  const { t } = translations;
  const { text, changedAt, changedBy } = note;
  if (text === '') return null;
  return (
    <section
      aria-label={t('staffService.note.title')}
      className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-md bg-brass-wash px-4 py-2"
    >
      <p className="min-w-0 flex-1 whitespace-pre-line">
        {text}
        {changedAt !== null && (
          <span className="block text-ink-soft text-xs">
            {t('staffService.note.by', { name: changedBy, time: formatInstant(translations, changedAt) })}
          </span>
        )}
      </p>
      {mayChange && (
        <Button onClick={onChange} size="sm" variant="quiet">
          {t('staffService.note.change')}
        </Button>
      )}
    </section>
  );
}

function VenueNews({ service: { dinCode, news } }: { service: Service }) {
  const write = useIdempotentWrite();
  const queryClient = useQueryClient();
  const newest = news[0]?.at;
  const see = async () => {
    if (newest === undefined) return;
    // The news of the same moment count as seen too.
    const until = new Date(Date.parse(newest) + 1).toISOString();
    const outcome = await write(markServiceSeen, { dinCode, until });
    if (outcome.ok) await queryClient.invalidateQueries({ queryKey: serviceKey });
  };
  return <NewsList news={news} onSeen={() => void see()} />;
}

function VenueWalkIns({ walkIns, mayAct, now }: { walkIns: readonly WalkIn[]; mayAct: boolean; now: Date }) {
  const { t } = useTranslations();
  const queue = useActQueue();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const end = (walkIn: WalkIn, to: 'done' | 'void') => {
    const { walkInId } = walkIn;
    const count = countPeople(walkIn);
    void queue.add({
      subject: walkInId,
      label: `${t('staffService.walkIn')} · ${t(to === 'done' ? 'staffService.acts.end' : 'staffService.acts.mistake')}`,
      send: async (key) => {
        await endWalkIn({ walkInId, to }, key);
        notify(t(to === 'done' ? 'staffService.walkInForm.ended' : 'staffService.walkInForm.removed', { count }));
        void queryClient.invalidateQueries({ queryKey: serviceKey });
      },
    });
  };
  return <WalkInList now={now} onEnd={mayAct ? end : undefined} walkIns={walkIns} />;
}

interface OpenDialogProps {
  readonly open: Open | undefined;
  readonly service: Service | undefined;
  readonly now: Date;
  readonly partyActs: ReturnType<typeof usePartyActs>;
  readonly onClose: () => void;
}

/** The forms of the screen, one at a time. */
function OpenDialog({ open, service, now, partyActs, onClose }: OpenDialogProps) {
  const { t } = useTranslations();
  if (open === undefined) return null;
  const titles = {
    walkIn: t('staffService.walkInForm.title'),
    sales: t('staffService.sales.title'),
    note: t('staffService.note.title'),
    late: t('staffService.late.title'),
    noShow: t('staffService.noShow.title'),
    undo: t('staffService.undo.title'),
  };
  return (
    <Dialog
      closeOutside={open.type !== 'note' && open.type !== 'undo'}
      onClose={onClose}
      open
      size="sm"
      title={titles[open.type]}
    >
      {open.type === 'walkIn' && service !== undefined && <WalkInDialog now={now} onDone={onClose} service={service} />}
      {open.type === 'sales' && service !== undefined && <SalesDialog onDone={onClose} service={service} />}
      {open.type === 'note' && service !== undefined && <NoteDialog onDone={onClose} service={service} />}
      {open.type === 'late' && (
        <LateForm
          name={partyActs.formatName(open.party)}
          now={now}
          onSave={(lateUntil) => {
            partyActs.move(open.party, 'late', lateUntil);
            onClose();
          }}
          time={open.party.time}
        />
      )}
      {open.type === 'undo' && (
        <ReasonForm
          onSave={(reason) => {
            const { resvCode, attendance } = open.party;
            partyActs.undo({ resvCode, name: partyActs.formatName(open.party), to: attendance }, reason);
            onClose();
          }}
        />
      )}
      {open.type === 'noShow' && <NoShowDialog now={now} onDone={onClose} party={open.party} partyActs={partyActs} />}
    </Dialog>
  );
}

function WalkInDialog({ service, now, onDone }: { service: Service; now: Date; onDone: () => void }) {
  const { t } = useTranslations();
  const me = useMe();
  const queue = useActQueue();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const confirmIdentity = useConfirmIdentity();
  const { htlCode, dinCode, load } = service;
  const mayOverride = can(me.grants, 'override', { type: 'venue', htlCode, dinCode }, now).allowed;
  const seat = async (walkIn: NewWalkIn): Promise<ProblemError | undefined> => {
    const count = countPeople(walkIn);
    const key = createKey();
    const send = async (sent: string) => {
      await addWalkIn({ dinCode: dinCode, ...walkIn }, sent);
      notify(t('staffService.walkInForm.added', { count }));
      void queryClient.invalidateQueries({ queryKey: serviceKey });
    };
    for (;;) {
      const outcome = await attempt(() => send(key));
      if (outcome.ok) {
        onDone();
        return undefined;
      }
      const { problem } = outcome;
      if (problem.isTransient) {
        const people = t('staffService.people', { count });
        void queue.add({ subject: `walk-in ${key}`, label: `${t('staffService.walkIn')} · ${people}`, send }, key);
        onDone();
        return undefined;
      }
      if (problem.code !== 'second_factor_needed' || !(await confirmIdentity())) return problem;
    }
  };
  return <WalkInForm load={load} mayOverride={mayOverride} now={now} onSeat={seat} />;
}

function SalesDialog({ service, onDone }: { service: Service; onDone: () => void }) {
  const { t } = useTranslations();
  const write = useIdempotentWrite();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { dinCode, day, load, isDayClosed } = service;
  const change = async (to: 'stopped' | 'sold', times: string[]): Promise<ProblemError | undefined> => {
    const outcome = await write(to === 'stopped' ? stopSales : resumeSales, { dinCode, day, times });
    if (!outcome.ok) return outcome.problem;
    await queryClient.invalidateQueries({ queryKey: serviceKey });
    const { changed, underWay: count } = outcome.value;
    notify(
      t(to === 'stopped' ? 'staffService.sales.stopped' : 'staffService.sales.resumed', {
        times: changed.join(' '),
        count,
      }),
    );
    onDone();
    return undefined;
  };
  return <SalesForm isDayClosed={isDayClosed} load={load} onChange={change} />;
}

function NoteDialog({ service, onDone }: { service: Service; onDone: () => void }) {
  const { t } = useTranslations();
  const write = useIdempotentWrite();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [conflict, setConflict] = useState<Conflict>();
  // The version that was read when the form opened, and not that of a later copy.
  const [note] = useState(service.note);
  const { dinCode, day } = service;
  const finish = async () => {
    await queryClient.invalidateQueries({ queryKey: serviceKey });
    setConflict(undefined);
    onDone();
  };
  const save = async (text: string, version: number): Promise<ProblemError | undefined> => {
    const outcome = await write(saveDayNote, { dinCode, day, text, version });
    if (outcome.ok) {
      notify(t('staffService.note.saved'));
      await finish();
      return undefined;
    }
    const { code, current } = outcome.problem;
    if (code === 'changed_meanwhile')
      setConflict({
        rows: [{ field: t('staffService.note.title'), yours: text, theirs: getConflictText(current, 'text') }],
        keepYours: () => void save(text, Number(current['version'])),
      });
    return outcome.problem;
  };
  return (
    <>
      <DayNoteForm onSave={(text) => save(text, note.version)} text={note.text} />
      <ConflictDialog conflict={conflict} onClose={() => void finish()} />
    </>
  );
}

interface NoShowDialogProps {
  readonly party: ShownParty;
  readonly now: Date;
  readonly partyActs: ReturnType<typeof usePartyActs>;
  readonly onDone: () => void;
}

function NoShowDialog({ party, now, partyActs, onDone }: NoShowDialogProps) {
  const translations = useTranslations();
  const me = useMe();
  const alerts = useAlerts();
  const write = useIdempotentWrite();
  const [isSending, setIsSending] = useState(false);
  const { htlCode, dinCode } = party.service;
  const scope = { type: 'venue', htlCode: htlCode, dinCode: dinCode } as const;
  const mayKeepFee = can(me.grants, 'noshow.fee', scope, now).allowed && party.payment === 'paid';
  const record = async (fee: number | undefined) => {
    if (fee === undefined) {
      partyActs.move(party, 'no_show');
      return onDone();
    }
    // Money does not wait in a queue: it is asked for at once, with the second factor.
    setIsSending(true);
    const { resvCode, attendance: from } = party;
    const outcome = await write(moveAttendance, { resvCode, from, to: 'no_show' as const, fee });
    setIsSending(false);
    if (outcome.ok) {
      partyActs.apply(outcome.value);
      return onDone();
    }
    if (outcome.problem.status !== 401) await alerts.show({ message: formatProblem(translations, outcome.problem) });
    return undefined;
  };
  return (
    <NoShowForm
      isSending={isSending}
      mayKeepFee={mayKeepFee}
      name={partyActs.formatName(party)}
      onRecord={(fee) => void record(fee)}
      party={party}
    />
  );
}
