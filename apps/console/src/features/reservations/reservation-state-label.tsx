import { joinClasses } from '@dining/ui/join-classes';
import type { ReservationState } from '../../entities/reservations/reservations';
import { useTranslations } from '../../lib/i18n';

const stateSymbols = {
  reserved: { shape: '○', color: 'text-ink-soft' },
  confirm: { shape: '◎', color: 'text-success' },
  late: { shape: '△', color: 'text-warning' },
  arrived: { shape: '◐', color: 'text-brass' },
  seated: { shape: '●', color: 'text-success' },
  done: { shape: '✓', color: 'text-success' },
  no_show: { shape: '✕', color: 'text-danger' },
  cancelGuest: { shape: '–', color: 'text-danger' },
  cancelVenue: { shape: '–', color: 'text-danger' },
} as const satisfies Record<ReservationState, { shape: string; color: string }>;

/** Shows the state of a reservation by shape, text and colour. */
export function ReservationStateLabel({ state }: { state: ReservationState }) {
  const { t } = useTranslations();
  const { shape, color } = stateSymbols[state];
  return (
    <span className={joinClasses('inline-flex items-center gap-1.5 whitespace-nowrap', color)}>
      <span aria-hidden="true" className="w-4 text-center">
        {shape}
      </span>
      {t(`staffDesk.states.${state}`)}
    </span>
  );
}
