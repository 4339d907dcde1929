import { undoMinutes } from '@dining/domain/reservations/attendance';
import { Badge } from '@dining/ui/badge';
import { Button } from '@dining/ui/button';
import { countPeople, type WalkIn } from '../../entities/service/service';
import { formatTime } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';
import { AttendanceStateLabel } from './attendance-state-label';

interface WalkInListProps {
  readonly walkIns: readonly WalkIn[];
  readonly now: Date;
  /** Undefined if the staff member may only see the list. */
  readonly onEnd: ((walkIn: WalkIn, to: 'done' | 'void') => void) | undefined;
}

/** Lists the parties that were seated without a reservation. */
export function WalkInList({ walkIns, now, onEnd }: WalkInListProps) {
  const { t } = useTranslations();
  return (
    <section aria-label={t('staffService.walkIn')} className="grid gap-2">
      <h2 className="font-medium text-base">
        {t('staffService.walkIn')} <span className="text-ink-soft">{walkIns.length}</span>
      </h2>
      <ul>
        {walkIns.map((walkIn) => {
          const { walkInId, adults, kids, seatedAt, state, overrun } = walkIn;
          const isRecent = now.getTime() - Date.parse(seatedAt) < undoMinutes * 60_000;
          return (
            <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-line border-b px-2 py-1.5" key={walkInId}>
              <span className="w-12 font-medium tabular-nums">{formatTime(seatedAt)}</span>
              <AttendanceStateLabel attendance={state} />
              <span>{t('staffService.people', { count: countPeople({ adults, kids }) })}</span>
              {overrun > 0 && <Badge tone="danger">{t('staffService.marks.overrun', { count: overrun })}</Badge>}
              {onEnd !== undefined && state === 'seated' && (
                <span className="ml-auto flex gap-2">
                  {isRecent && (
                    <Button onClick={() => onEnd(walkIn, 'void')} size="sm" variant="quiet">
                      {t('staffService.actions.mistake')}
                    </Button>
                  )}
                  <Button onClick={() => onEnd(walkIn, 'done')} size="sm">
                    {t('staffService.actions.end')}
                  </Button>
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
