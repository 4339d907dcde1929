import { useTranslations } from '../../lib/i18n';
import type { LastAttendanceChange } from './use-party-actions';

/** Shows the last recorded attendance change with a button that undoes it. */
export function UndoBar({
  lastChange,
  onUndo,
  onClose,
}: {
  lastChange: LastAttendanceChange;
  onUndo: () => void;
  onClose: () => void;
}) {
  const { t } = useTranslations();
  return (
    <div className="fixed bottom-5 left-1/2 z-40 flex -translate-x-1/2 items-center gap-3 rounded-md bg-ink py-2 pr-2 pl-5 text-paper print:hidden">
      <span role="status">
        {t('staffService.moved', { name: lastChange.name, state: t(`staffService.states.${lastChange.to}`) })}
      </span>
      <button
        className="min-h-11 rounded-sm px-3 font-medium underline underline-offset-4"
        data-key="undo"
        onClick={onUndo}
        type="button"
      >
        {t('staffService.actions.undo')}
      </button>
      <button
        aria-label={t('staffService.actions.close')}
        className="size-11 rounded-sm"
        onClick={onClose}
        type="button"
      >
        ✕
      </button>
    </div>
  );
}
