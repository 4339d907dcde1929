import type { StockError } from '@dining/domain/availability/stock-checks';
import type { StockRow } from '@dining/domain/inventory/stock';
import type { DinRoomCode } from '@dining/domain/shared/codes';
import type { DayType } from '@dining/domain/shared/holidays';
import { useTranslations } from '../../lib/i18n';
import { createRowDrafts, type RowDraft, toTimeRows } from './rows-draft';
import { type NamedRoom, RowsEditor } from './rows-editor';

const stockDays = ['weekdays', 'weekend'] as const satisfies readonly DayType[];

export type WeeklyDraft = Readonly<Record<DayType, readonly RowDraft[]>>;

const filterRows = (rows: readonly StockRow[], day: DayType): readonly StockRow[] =>
  rows.filter((row) => row.day === day);

export const createWeeklyDraft = (rows: readonly StockRow[], rooms: readonly DinRoomCode[]): WeeklyDraft => ({
  weekdays: createRowDrafts(filterRows(rows, 'weekdays'), rooms),
  weekend: createRowDrafts(filterRows(rows, 'weekend'), rooms),
});

export const toWeeklyRows = (draft: WeeklyDraft): readonly StockRow[] =>
  stockDays.flatMap((day) => toTimeRows(draft[day]).map((row) => ({ day, ...row })));

interface WeeklyRowsEditorProps {
  readonly rooms: readonly NamedRoom[];
  readonly rows: WeeklyDraft;
  /** Errors by the position in the rows of weekdays, followed by those of weekends. */
  readonly errors: readonly StockError[];
  readonly onChange: (rows: WeeklyDraft) => void;
}

/** Shows inputs for the start times of weekdays and of weekends with holidays. */
export function WeeklyRowsEditor({ rooms, rows, errors, onChange }: WeeklyRowsEditorProps) {
  const { t } = useTranslations();
  return stockDays.map((day) => {
    const firstPosition = day === 'weekdays' ? 0 : rows.weekdays.length;
    return (
      <RowsEditor
        errors={errors.map((error) => ({ ...error, row: error.row === null ? null : error.row - firstPosition }))}
        key={day}
        label={t(`staffStock.weekly.${day}`)}
        onChange={(dayRows) => onChange({ ...rows, [day]: dayRows })}
        rooms={rooms}
        rows={rows[day]}
      />
    );
  });
}
