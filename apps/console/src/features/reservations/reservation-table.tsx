import { joinClasses } from '@dining/ui/join-classes';
import { formatParty, formatReservationVisit } from '../../entities/reservations/reservation-texts';
import { getReservationState, type ReservationRow } from '../../entities/reservations/reservations';
import { useTranslations } from '../../lib/i18n';
import { ReservationStateLabel } from './reservation-state-label';

interface ReservationTableProps {
  readonly reservations: readonly ReservationRow[];
  readonly chosenCode: string | undefined;
  readonly onChoose: (resvCode: string) => void;
}

const cellClasses = 'px-3 py-1.5 align-middle';

/** Lists reservations. Pressing a row opens it; with the keyboard, pressing its name does. */
export function ReservationTable({ reservations, chosenCode, onChoose }: ReservationTableProps) {
  const translations = useTranslations();
  const { t } = translations;
  return (
    <table className="w-full table-fixed border-collapse text-left tabular-nums">
      <caption className="sr-only">{t('staffDesk.title')}</caption>
      <thead className="border-line border-b text-ink-soft text-xs">
        <tr>
          <th className="w-[28%] px-3 py-2 font-medium" scope="col">
            {t('staffDesk.columns.visit')}
          </th>
          <th className="px-3 py-2 font-medium" scope="col">
            {t('staffDesk.columns.name')}
          </th>
          <th className="w-[21%] px-3 py-2 font-medium" scope="col">
            {t('staffDesk.columns.party')}
          </th>
          <th className="w-[22%] px-3 py-2 font-medium" scope="col">
            {t('staffDesk.columns.status')}
          </th>
        </tr>
      </thead>
      <tbody>
        {reservations.map((row) => {
          const isChosen = row.resvCode === chosenCode;
          return (
            <tr
              className={joinClasses('relative border-line border-b', isChosen ? 'bg-brass-wash' : 'hover:bg-sunk')}
              key={row.resvCode}
            >
              <td className={cellClasses}>
                <span className="block">{formatReservationVisit(translations, row)}</span>
                <span className="block truncate text-ink-soft text-xs">{row.venueName}</span>
              </td>
              <th className={joinClasses(cellClasses, 'font-medium')} scope="row">
                <button
                  aria-current={isChosen || undefined}
                  className="block w-full truncate text-left after:absolute after:inset-0 pointer-coarse:min-h-11"
                  onClick={() => onChoose(row.resvCode)}
                  type="button"
                >
                  <bdi>{row.bookerName}</bdi>
                </button>
                <span className="block truncate font-normal text-ink-soft text-xs">{row.phone ?? row.productName}</span>
              </th>
              <td className={cellClasses}>{formatParty(translations, row)}</td>
              <td className={cellClasses}>
                <ReservationStateLabel state={getReservationState(row)} />
                <span className="block truncate text-ink-soft text-xs">{t(`staffDesk.sources.${row.source}`)}</span>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
