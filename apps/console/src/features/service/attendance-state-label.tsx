import { joinClasses } from '@dining/ui/join-classes';
import type { Attendance } from '../../entities/service/service';
import { useTranslations } from '../../lib/i18n';

/** Shape and colour of each attendance. The text is always shown too. */
export const attendanceSymbols = {
  expected: { shape: '○', color: 'text-ink' },
  late: { shape: '△', color: 'text-warning' },
  arrived: { shape: '◐', color: 'text-brass' },
  seated: { shape: '●', color: 'text-success' },
  done: { shape: '✓', color: 'text-ink-soft' },
  no_show: { shape: '✕', color: 'text-danger' },
} as const satisfies Record<Attendance, { shape: string; color: string }>;

export function AttendanceStateLabel({ attendance }: { attendance: Attendance }) {
  const { t } = useTranslations();
  const { shape, color } = attendanceSymbols[attendance];
  return (
    <span className={joinClasses('inline-flex items-center gap-1.5 whitespace-nowrap font-medium', color)}>
      <span aria-hidden="true" className="w-4 text-center">
        {shape}
      </span>
      {t(`staffService.states.${attendance}`)}
    </span>
  );
}
