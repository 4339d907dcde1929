import { screens } from '@dining/contract/staff/screens';
import { checkAttendanceChange, checkVenueCancellation } from '@dining/domain/reservations/attendance';
import { type Capability, getPermission } from '@dining/domain/staff/permissions';
import { Button } from '@dining/ui/button';
import { Dialog } from '@dining/ui/dialog';
import { Loading, SkeletonText } from '@dining/ui/skeleton';
import { Tabs } from '@dining/ui/tabs';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { formatReservationVisit } from '../../entities/reservations/reservation-texts';
import { getReservationQuery, getReservationState, type Reservation } from '../../entities/reservations/reservations';
import { useMe } from '../../entities/session/session';
import { CancelForm } from '../../features/reservations/cancel-form';
import { ContactForm } from '../../features/reservations/contact-form';
import { HistoryList } from '../../features/reservations/history-list';
import { NoteForm } from '../../features/reservations/note-form';
import { MoneyFacts, ReservationFacts } from '../../features/reservations/reservation-facts';
import { ReservationStateLabel } from '../../features/reservations/reservation-state-label';
import { ConflictDialog } from '../../features/screen/conflict-dialog';
import { Block, LoadFailed } from '../../features/screen/screen';
import { NoShowForm } from '../../features/service/no-show-form';
import { formatInstant } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';
import { useNow } from '../../lib/use-now';
import { useReservationActions } from './use-reservation-actions';

const tabs = ['facts', 'notes', 'history'] as const;
type Tab = (typeof tabs)[number];

/** Shows one reservation with the actions that the staff member may take. */
export function ReservationPanel({ resvCode }: { resvCode: string }) {
  const { data, error, isFetching, refetch } = useQuery(getReservationQuery(resvCode));
  if (data !== undefined) return <ReservationDetails reservation={data} />;
  if (error !== null) return <LoadFailed error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  return (
    <Loading>
      <SkeletonText lines={12} />
    </Loading>
  );
}

function ReservationDetails({ reservation }: { reservation: Reservation }) {
  const translations = useTranslations();
  const { t } = translations;
  const me = useMe();
  const now = useNow();
  const [tab, setTab] = useState<Tab>('facts');
  const [dialog, setDialog] = useState<'cancel' | 'contact' | 'noShow'>();
  const { resvCode, htlCode, dinCode, bookerName, status, visit, money } = reservation;
  const may = (capability: Capability): boolean =>
    getPermission(me.grants, capability, { type: 'venue', htlCode, dinCode }, now).allowed;
  const isOver = Date.parse(`${visit.date}T23:59:59+09:00`) < now.getTime();
  const canChange = may('change') && status !== 'cancel' && !isOver;
  const canCancel = may('venue.cancel') && checkVenueCancellation(reservation, now).ok;
  const canMarkNoShow = may('service.act') && checkAttendanceChange(reservation, 'no_show', now).ok;

  const actions = useReservationActions(reservation, () => setDialog(undefined));

  return (
    <div className="grid content-start gap-4">
      <div className="grid gap-1">
        <h2 className="heading text-lg outline-none" data-first-focus tabIndex={-1}>
          <bdi>{bookerName}</bdi>
        </h2>
        <p className="text-ink-soft">
          {formatReservationVisit(translations, reservation)} · {reservation.venueName}
        </p>
        <ReservationStateLabel state={getReservationState(reservation)} />
      </div>
      {(canChange || canCancel || canMarkNoShow) && (
        <div className="flex flex-wrap gap-2">
          {canChange && status === 'reserved' && (
            <Button onClick={() => void actions.confirm()} size="sm" variant="primary">
              {t('staffDesk.actions.confirm')}
            </Button>
          )}
          {canChange && (
            <>
              <Button onClick={() => setDialog('contact')} size="sm">
                {t('staffDesk.actions.contact')}
              </Button>
              <Button onClick={() => void actions.resend()} size="sm">
                {t('staffDesk.actions.resend')}
              </Button>
            </>
          )}
          {canMarkNoShow && (
            <Button onClick={() => setDialog('noShow')} size="sm">
              {t('staffService.actions.noShow')}
            </Button>
          )}
          {canCancel && (
            <Button onClick={() => setDialog('cancel')} size="sm" variant="danger">
              {t('staffDesk.actions.cancel')}
            </Button>
          )}
        </div>
      )}
      {may('service.see') && status !== 'cancel' && (
        <Link
          className="flex min-h-11 w-fit items-center underline"
          search={{ venue: dinCode, day: visit.date, party: resvCode }}
          to={screens.service.path}
        >
          {t('staffDesk.actions.service')}
        </Link>
      )}
      <Tabs
        items={tabs.map((id) => ({
          id,
          label:
            id === 'notes' && reservation.notes.length > 0
              ? `${t('staffDesk.tabs.notes')} (${reservation.notes.length})`
              : t(`staffDesk.tabs.${id}`),
        }))}
        label={t('staffDesk.tabs.label')}
        onSelect={setTab}
        selected={tab}
      >
        {tab === 'facts' && (
          <div className="grid gap-5">
            <ReservationFacts reservation={reservation} />
            {money !== null && (
              <Block title={t('staffDesk.money.title')}>
                <MoneyFacts former={reservation.former} money={money} />
              </Block>
            )}
          </div>
        )}
        {tab === 'notes' && (
          <div className="grid gap-5">
            {may('member.note') && <NoteForm onSave={actions.saveNote} />}
            {reservation.notes.length === 0 ? (
              <p className="text-ink-soft">{t('staffDesk.notes.none')}</p>
            ) : (
              <ul className="grid">
                {reservation.notes.map(({ author, note, at }) => (
                  <li className="grid gap-0.5 border-line border-b py-2 last:border-b-0" key={`${at} ${note}`}>
                    <span className="wrap-break-word whitespace-pre-line">{note}</span>
                    <span className="text-ink-soft text-xs tabular-nums">
                      {author} · {formatInstant(translations, at)}
                    </span>
                  </li>
                ))}
              </ul>
            )}
          </div>
        )}
        {tab === 'history' && (
          <HistoryList history={reservation.history} source={t(`staffDesk.sources.${reservation.source}`)} />
        )}
      </Tabs>
      <Dialog
        closeOnClickOutside={false}
        onClose={() => setDialog(undefined)}
        open={dialog === 'cancel'}
        size="sm"
        title={t('staffDesk.cancel.title', { name: bookerName })}
      >
        <CancelForm onCancel={actions.cancel} onKeep={() => setDialog(undefined)} reservation={reservation} />
      </Dialog>
      <Dialog
        closeOnClickOutside={false}
        onClose={() => setDialog(undefined)}
        open={dialog === 'contact'}
        size="sm"
        title={t('staffDesk.contact.title')}
      >
        <ContactForm
          contact={{ name: bookerName, phone: reservation.phone ?? '', email: reservation.email ?? '' }}
          contactVersion={reservation.contactVersion}
          onSave={actions.saveContact}
        />
      </Dialog>
      <Dialog
        onClose={() => setDialog(undefined)}
        open={dialog === 'noShow'}
        size="sm"
        title={t('staffService.noShow.title')}
      >
        <NoShowForm
          isSending={actions.isRecordingNoShow}
          mayKeepFee={may('noshow.fee') && (reservation.payAmount ?? 0) > 0}
          name={bookerName}
          onRecord={(fee) => void actions.recordNoShow(fee)}
          party={reservation}
        />
      </Dialog>
      <ConflictDialog
        conflict={actions.conflict}
        onClose={actions.closeConflict}
        onKeepTheirs={actions.keepStoredContact}
      />
    </div>
  );
}
