import { attendances } from '@dining/domain/reservations/attendance';
import type { ServiceCounts } from '@dining/domain/service/party-counts';
import { joinClasses } from '@dining/ui/join-classes';
import type { Attendance } from '../../entities/service/service';
import { useTranslations } from '../../lib/i18n';
import { attendanceSymbols } from './attendance-state-label';

interface AttendanceCountsProps {
  readonly counts: ServiceCounts;
  readonly chosenAttendance: Attendance | undefined;
  readonly onChoose: (attendance: Attendance | undefined) => void;
}

/**
 * Shows the numbers of parties and people by state. Pressing a state shows only its parties; pressing it again shows
 * all.
 */
export function AttendanceCounts({ counts, chosenAttendance, onChoose }: AttendanceCountsProps) {
  const { t } = useTranslations();
  return (
    <ul className="grid grid-cols-3 gap-2 md:grid-cols-6">
      {attendances.map((attendance) => {
        const { parties, people } = counts[attendance];
        const { shape, color } = attendanceSymbols[attendance];
        const isChosen = chosenAttendance === attendance;
        return (
          <li key={attendance}>
            <button
              aria-pressed={isChosen}
              className={joinClasses(
                'grid min-h-11 w-full justify-items-start rounded-sm border px-2.5 py-1',
                isChosen ? 'border-brass bg-brass-wash' : 'border-line bg-raised hover:border-edge',
              )}
              onClick={() => onChoose(isChosen ? undefined : attendance)}
              type="button"
            >
              <span className={joinClasses('whitespace-nowrap text-xs', color)}>
                <span aria-hidden="true">{shape} </span>
                {t(`staffService.states.${attendance}`)}
              </span>
              <span className="flex items-baseline gap-1.5 tabular-nums">
                <span className="font-medium text-base">{parties}</span>
                <span className="text-ink-soft text-xs">
                  <span aria-hidden="true">({people})</span>
                  <span className="sr-only">{t('staffService.people', { count: people })}</span>
                </span>
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
