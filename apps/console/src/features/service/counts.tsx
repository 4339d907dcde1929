import { attendances } from '@dining/domain/reservations/attendance';
import type { ServiceCounts } from '@dining/domain/service/service-load';
import { joinClasses } from '@dining/ui/join-classes';
import type { Attendance } from '../../entities/service/service';
import { useTranslations } from '../../lib/i18n';
import { attendanceSymbols } from './attendance-state-label';

interface CountsProps {
  readonly counts: ServiceCounts;
  readonly chosen: Attendance | undefined;
  readonly onChoose: (attendance: Attendance | undefined) => void;
}

/** Shows the numbers of parties and people by state. Pressing a state shows only its parties. */
export function Counts({ counts, chosen, onChoose }: CountsProps) {
  const { t } = useTranslations();
  return (
    <ul className="flex flex-wrap gap-2">
      {attendances.map((attendance) => {
        const { parties, people } = counts[attendance];
        const { shape, color } = attendanceSymbols[attendance];
        const isChosen = chosen === attendance;
        return (
          <li key={attendance}>
            <button
              aria-pressed={isChosen}
              className={joinClasses(
                'flex min-h-9 items-baseline gap-1.5 rounded-sm border px-2.5 py-1.5 pointer-coarse:min-h-11',
                isChosen ? 'border-brass bg-brass-wash' : 'border-line bg-raised hover:border-edge',
              )}
              onClick={() => onChoose(isChosen ? undefined : attendance)}
              type="button"
            >
              <span className={joinClasses('whitespace-nowrap', color)}>
                <span aria-hidden="true">{shape} </span>
                {t(`staffService.states.${attendance}`)}
              </span>
              <span className="font-medium text-base tabular-nums">{parties}</span>
              <span className="text-ink-soft text-xs tabular-nums">
                <span aria-hidden="true">({people})</span>
                <span className="sr-only">{t('staffService.people', { count: people })}</span>
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
