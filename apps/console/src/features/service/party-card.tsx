import { languageNames } from '@dining/domain/shared/language';
import { Button } from '@dining/ui/button';
import { Notice } from '@dining/ui/notice';
import type { ReactNode } from 'react';
import type { Attendance, ShownParty } from '../../entities/service/service';
import { formatInstant, formatTime, formatWon } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';
import { AttendanceStateLabel } from './attendance-state-label';
import { usePartySizeFormatter } from './party-list';

export interface PartyActions {
  readonly onMove: (party: ShownParty, to: Attendance) => void;
  readonly onLate: (party: ShownParty) => void;
  readonly onNoShow: (party: ShownParty) => void;
  readonly onUndo: (party: ShownParty) => void;
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[8rem_1fr] gap-3 border-line border-t py-2.5">
      <dt className="text-ink-soft">{term}</dt>
      <dd className="min-w-0 whitespace-pre-line break-words">{children}</dd>
    </div>
  );
}

/** States that can follow each attendance state, the most likely one first. */
const nextAttendances = {
  expected: ['arrived', 'seated', 'late', 'no_show'],
  late: ['arrived', 'seated', 'late', 'no_show'],
  arrived: ['seated', 'no_show'],
  seated: ['done'],
  done: [],
  no_show: ['arrived', 'seated'],
} as const satisfies Record<Attendance, readonly Attendance[]>;

/**
 * Shows a button for each next attendance state, the first as the primary one, and one that undoes the last change if
 * that is possible.
 */
function ActionButtons({ party, actions }: { party: ShownParty; actions: PartyActions }) {
  const { t } = useTranslations();
  const { attendance } = party;
  return (
    <div className="flex flex-wrap gap-2">
      {nextAttendances[attendance].map((to, index) => {
        if (to === 'late')
          return (
            <Button key={to} onClick={() => actions.onLate(party)} size="sm">
              {t('staffService.actions.late')}
            </Button>
          );
        if (to === 'no_show')
          return (
            <Button key={to} onClick={() => actions.onNoShow(party)} size="sm" variant="danger">
              {t('staffService.actions.noShow')}
            </Button>
          );
        return (
          <Button
            data-key={to}
            key={to}
            onClick={() => actions.onMove(party, to)}
            size="sm"
            variant={index === 0 ? 'primary' : 'secondary'}
          >
            {t(`staffService.actions.${to}`)}
          </Button>
        );
      })}
      {party.isUndoable && !party.hasWaitingAction && (
        <Button data-key="undo" onClick={() => actions.onUndo(party)} size="sm" variant="quiet">
          {t('staffService.actions.undo')}
        </Button>
      )}
    </div>
  );
}

/** Shows all details of one party. */
export function PartyCard({ party, actions }: { party: ShownParty; actions: PartyActions | undefined }) {
  const translations = useTranslations();
  const { t } = translations;
  const formatPartySize = usePartySizeFormatter();
  const { name, phone, allergies, noAllergies, visits, paidAmount, noShowFee, since, lateUntil, room } = party;
  const renderChangedAt = (at: string | null) =>
    at !== null && (
      <span className="block text-warning text-xs">
        {t('staffService.card.changedAt', { time: formatInstant(translations, at) })}
      </span>
    );
  return (
    <div className="grid content-start gap-5">
      <div className="grid gap-2">
        <h2 className="heading text-lg outline-none" data-first-focus tabIndex={-1}>
          <bdi>{name ?? t('staffService.nameHidden')}</bdi>
        </h2>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-base">
          <span className="font-medium tabular-nums">{party.time}</span>
          <span>{formatPartySize(party)}</span>
          <AttendanceStateLabel attendance={party.attendance} />
          {party.attendance === 'late' && lateUntil !== null && (
            <span className="text-warning">{t('staffService.lateUntil', { time: lateUntil })}</span>
          )}
          {since !== null && party.attendance !== 'expected' && (
            <span className="text-ink-soft">{t('staffService.since', { time: formatTime(since) })}</span>
          )}
        </p>
      </div>
      {actions !== undefined && <ActionButtons actions={actions} party={party} />}
      {allergies !== null && allergies.length > 0 && (
        <Notice title={t('staffService.card.allergies')} tone="error">
          <span className="font-medium text-base">{allergies.join(', ')}</span>
          {renderChangedAt(party.allergiesChangedAt)}
        </Notice>
      )}
      <dl>
        {party.request !== '' && (
          <Fact term={t('staffService.card.request')}>
            {party.request}
            {renderChangedAt(party.requestChangedAt)}
          </Fact>
        )}
        <Fact term={t('staffService.card.product')}>{party.product}</Fact>
        {room !== '' && <Fact term={t('staffService.card.room')}>{room}</Fact>}
        {party.menus.length > 0 && (
          <Fact term={t('staffService.card.menus')}>
            {party.menus.map((menu) => `${menu.count} × ${menu.name}`).join('\n')}
          </Fact>
        )}
        {party.answers.map(({ question, answers }) => (
          <Fact key={question} term={question}>
            {answers.join(', ')}
          </Fact>
        ))}
        {allergies !== null && allergies.length === 0 && (
          <Fact term={t('staffService.card.allergies')}>
            {t(noAllergies === true ? 'staffService.card.noAllergies' : 'staffService.card.notAsked')}
          </Fact>
        )}
        {visits !== null && (
          <Fact term={t('staffService.card.visits')}>
            {visits === 0 ? t('staffService.card.firstVisit') : t('staffService.card.visitsCount', { count: visits })}
          </Fact>
        )}
        <Fact term={t('staffService.card.payment')}>
          {t(`staffService.payment.${party.payment}`)}
          {paidAmount !== null && paidAmount > 0 && ` · ${formatWon(translations, paidAmount)}`}
          {noShowFee !== null && (
            <span className="block text-danger">
              {t('staffService.noShow.kept', {
                fee: formatWon(translations, noShowFee.fee),
                refund: formatWon(translations, noShowFee.refund),
              })}
            </span>
          )}
        </Fact>
        {party.notes.length > 0 && (
          <Fact term={t('staffService.card.notes')}>
            {party.notes.map(({ author, at, note }) => (
              <span className="mb-1.5 block last:mb-0" key={`${at} ${note}`}>
                {note}
                <span className="block text-ink-soft text-xs">
                  {author}, {formatInstant(translations, at)}
                </span>
              </span>
            ))}
          </Fact>
        )}
        {party.guestConfirmedAt !== null && (
          <Fact term={t('staffService.card.coming')}>
            {t('staffService.card.comingAt', { time: formatInstant(translations, party.guestConfirmedAt) })}
          </Fact>
        )}
        {phone !== null && (
          <Fact term={t('staffService.card.phone')}>
            <a href={`tel:${phone}`}>{phone}</a>
          </Fact>
        )}
        <Fact term={t('staffService.card.language')}>{languageNames[party.language].native}</Fact>
        <Fact term={t('staffService.card.number')}>{party.resvCode}</Fact>
      </dl>
    </div>
  );
}
