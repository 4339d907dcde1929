import { Badge } from '@dining/ui/badge';
import { joinClasses } from '@dining/ui/join-classes';
import type { KeyboardEvent } from 'react';
import type { ShownParty } from '../../entities/service/service';
import { useTranslations } from '../../lib/i18n';
import { AttendanceStateLabel } from './attendance-state-label';

interface PartyListProps {
  readonly parties: readonly ShownParty[];
  readonly chosenCode: string | undefined;
  /** True if the parties may belong to several venues. Each row then names its venue. */
  readonly showsVenue: boolean;
  readonly onChoose: (party: ShownParty) => void;
  /** True if the details are shown beside the list, where they follow the focus. */
  readonly followsFocus: boolean;
  /** Moves the focus to the card that is shown beside the list. */
  readonly onEnter: () => void;
}

const cellClasses = 'px-2 py-1.5 align-middle';

const formatMinutes = (minutes: number): string =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

const rowMoves: Readonly<Record<string, (index: number, lastIndex: number) => number>> = {
  ArrowDown: (index) => index + 1,
  ArrowUp: (index) => index - 1,
  Home: () => 0,
  End: (_index, lastIndex) => lastIndex,
};

/** Moves the focus to another row on arrow keys, Home and End. */
function moveFocus(event: KeyboardEvent<HTMLButtonElement>): void {
  const getNextIndex = rowMoves[event.key];
  if (getNextIndex === undefined) return;
  const rows = event.currentTarget.closest('tbody')?.querySelectorAll<HTMLButtonElement>('button[data-row]') ?? [];
  const buttons = [...rows];
  event.preventDefault();
  buttons[getNextIndex(buttons.indexOf(event.currentTarget), buttons.length - 1)]?.focus();
}

export function usePartySizeFormatter() {
  const { t } = useTranslations();
  return ({ type, adults, kids, quantity }: Pick<ShownParty, 'type' | 'adults' | 'kids' | 'quantity'>): string => {
    if (type === 'pickup') return t('staffService.quantity', { count: quantity });
    return kids === 0 ? t('staffService.party', { adults }) : t('staffService.partyKids', { adults, count: kids });
  };
}

function PartyBadges({ party }: { party: ShownParty }) {
  const { t } = useTranslations();
  const { allergies, payment, request, visits } = party;
  const haveAnswersChanged = party.requestChangedAt !== null || party.allergiesChangedAt !== null;
  return (
    <span className="flex flex-wrap gap-1">
      {party.hasWaitingAction && <Badge tone="ink">{t('staffService.marks.waiting')}</Badge>}
      {allergies !== null && allergies.length > 0 && <Badge tone="danger">{t('staffService.marks.allergy')}</Badge>}
      {payment === 'at_venue' && <Badge tone="warning">{t('staffService.marks.unpaid')}</Badge>}
      {payment === 'open' && <Badge tone="danger">{t('staffService.marks.open')}</Badge>}
      {haveAnswersChanged && <Badge tone="warning">{t('staffService.marks.changed')}</Badge>}
      {request !== '' && <Badge>{t('staffService.marks.request')}</Badge>}
      {party.guestConfirmedAt !== null && <Badge tone="success">{t('staffService.marks.coming')}</Badge>}
      {party.isMailFailed && <Badge tone="warning">{t('staffService.marks.mailFailed')}</Badge>}
      {visits !== null && visits > 0 && (
        <Badge tone="brass">{t('staffService.marks.regular', { count: visits })}</Badge>
      )}
    </span>
  );
}

/**
 * Lists the parties of a day by time. Pressing a row opens its details; arrow keys move between rows. The Tab
 * key stops at one row only, so that it leads from a party to its card and not to the next party.
 */
export function PartyList({ parties, chosenCode, showsVenue, onChoose, followsFocus, onEnter }: PartyListProps) {
  const { t } = useTranslations();
  const tabStopParty = parties.find(({ resvCode }) => resvCode === chosenCode) ?? parties[0];
  const handleKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (event.key !== 'Enter' || !followsFocus) return moveFocus(event);
    event.preventDefault();
    onEnter();
  };
  const formatPartySize = usePartySizeFormatter();
  return (
    <table className="w-full table-fixed border-collapse text-left">
      <caption className="sr-only">{t('staffService.title')}</caption>
      <thead className="border-line border-b text-ink-soft text-xs">
        <tr>
          <th className="w-16 px-2 py-2 font-medium" scope="col">
            {t('staffService.columns.time')}
          </th>
          <th className="w-32 px-2 py-2 font-medium" scope="col">
            {t('staffService.columns.state')}
          </th>
          <th className="w-[22%] px-2 py-2 font-medium" scope="col">
            {t('staffService.columns.name')}
          </th>
          <th className="w-32 px-2 py-2 font-medium" scope="col">
            {t('staffService.columns.party')}
          </th>
          <th className="px-2 py-2 font-medium max-xl:hidden" scope="col">
            {t('staffService.columns.product')}
          </th>
          <th className="px-2 py-2 font-medium" scope="col">
            {t('staffService.columns.marks')}
          </th>
        </tr>
      </thead>
      <tbody>
        {parties.map((party) => {
          const { resvCode, time, name, lateUntil, attendance, overdueMinutes, room, product, service } = party;
          const isChosen = resvCode === chosenCode;
          const isFinished = attendance === 'done' || attendance === 'no_show';
          return (
            <tr
              className={joinClasses(
                'relative border-line border-b',
                isChosen ? 'bg-brass-wash' : 'hover:bg-sunk',
                party.payment === 'at_venue' && 'border-dashed',
              )}
              key={resvCode}
            >
              <td className={joinClasses(cellClasses, 'font-medium tabular-nums')}>{time}</td>
              <td className={cellClasses}>
                <AttendanceStateLabel attendance={attendance} />
                {attendance === 'late' && lateUntil !== null && (
                  <span className="block text-warning text-xs">{t('staffService.lateUntil', { time: lateUntil })}</span>
                )}
                {overdueMinutes > 0 && (
                  <span className="block text-danger text-xs">
                    {t('staffService.overdue', { time: formatMinutes(overdueMinutes) })}
                  </span>
                )}
              </td>
              <th className={joinClasses(cellClasses, 'font-medium')} scope="row">
                <button
                  aria-current={isChosen || undefined}
                  className={joinClasses(
                    'block min-h-8 w-full truncate text-left after:absolute after:inset-0 pointer-coarse:min-h-11',
                    isFinished && 'text-ink-soft',
                  )}
                  data-row
                  onKeyDown={handleKeyDown}
                  onClick={() => onChoose(party)}
                  onFocus={() => followsFocus && !isChosen && onChoose(party)}
                  tabIndex={party === tabStopParty ? 0 : -1}
                  type="button"
                >
                  <bdi>{name ?? t('staffService.nameHidden')}</bdi>
                </button>
                {showsVenue && (
                  <span className="block truncate font-normal text-ink-soft text-xs">{service.venue}</span>
                )}
              </th>
              <td className={joinClasses(cellClasses, 'tabular-nums')}>{formatPartySize(party)}</td>
              <td className={joinClasses(cellClasses, 'text-ink-soft max-xl:hidden')}>
                <span className="line-clamp-2">{room === '' ? product : `${room} · ${product}`}</span>
              </td>
              <td className={cellClasses}>
                <PartyBadges party={party} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
