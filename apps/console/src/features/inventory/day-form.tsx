import type { StockChange } from '@dining/domain/availability/stock-change';
import { listStockErrors, maxPlanDates, type StockError } from '@dining/domain/availability/stock-checks';
import { findDayStock } from '@dining/domain/inventory/day-stock';
import type { DayPlan, TimeRow } from '@dining/domain/inventory/stock';
import { getDayType, type HolidayCalendar } from '@dining/domain/shared/holidays';
import { listDays } from '@dining/domain/shared/seoul-calendar';
import { addDays } from '@dining/domain/shared/seoul-time';
import { Button } from '@dining/ui/button';
import { TextField } from '@dining/ui/text-field';
import { type SyntheticEvent, useState } from 'react';
import type { VenueStockView } from '../../entities/inventory/stock';
import { useTranslations } from '../../lib/i18n';
import { createRowDrafts, toTimeRows } from './rows-draft';
import { RowsEditor } from './rows-editor';
import { StockErrors } from './stock-errors';
import type { RenderStockHistory } from './stock-history-props';

interface DayFormProps {
  readonly renderHistory: RenderStockHistory;
  readonly stock: VenueStockView;
  readonly holidays: HolidayCalendar;
  readonly date: string;
  readonly today: string;
  readonly isPending: boolean;
  readonly onSubmit: (change: StockChange) => void;
}

/** Lists the start times of a day by its plan, season or weekly rule; empty if the kind of the day is unknown. */
export function listDayRows(stock: VenueStockView, holidays: HolidayCalendar, date: string): readonly TimeRow[] {
  const dayType = getDayType(date, holidays);
  const rows = dayType === 'unknown' ? [] : findDayStock(stock, date, dayType).rows;
  return rows.map(({ startTime, units }) => ({ startTime, units }));
}

/** Shows the form for the start times of a day, which can also be applied to the days after it. */
export function DayForm({ renderHistory, stock, holidays, date, today, isPending, onSubmit }: DayFormProps) {
  const { t } = useTranslations();
  const roomCodes = stock.rooms.map(({ dinRoomCode }) => dinRoomCode);
  const [storedRows] = useState(() => createRowDrafts(listDayRows(stock, holidays, date), roomCodes));
  const [rows, setRows] = useState(storedRows);
  const [until, setUntil] = useState(date);
  const [copiedDay, setCopiedDay] = useState('');
  const [errors, setErrors] = useState<readonly StockError[]>([]);
  const findRows = (dayPlans: readonly DayPlan[]) => dayPlans.find((plan) => plan.date === date)?.rows;
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    const lastDay = until > addDays(date, maxPlanDates) ? addDays(date, maxPlanDates) : until;
    const change: StockChange = { type: 'plan', dates: listDays(date, lastDay), rows: toTimeRows(rows) };
    const stockErrors = listStockErrors(change, { rooms: new Set(roomCodes), today });
    setErrors(stockErrors);
    if (stockErrors.length === 0) onSubmit(change);
  };
  return (
    <form className="grid gap-5" noValidate onSubmit={handleSubmit}>
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          description={t('staffStock.day.copyHint')}
          label={t('staffStock.day.copyFrom')}
          onChange={({ target }) => setCopiedDay(target.value)}
          type="date"
          value={copiedDay}
          verbatim
        />
        <Button
          inactive={copiedDay === ''}
          onClick={() => setRows(createRowDrafts(listDayRows(stock, holidays, copiedDay), roomCodes))}
          size="sm"
        >
          {t('staffStock.day.copy')}
        </Button>
      </div>
      <RowsEditor
        errors={errors}
        label={t('staffStock.rows.label')}
        onChange={setRows}
        rooms={stock.rooms}
        rows={rows}
      />
      <TextField
        className="max-w-60"
        description={t('staffStock.day.untilHint')}
        label={t('staffStock.day.until')}
        max={addDays(date, maxPlanDates - 1)}
        min={date}
        onChange={({ target }) => setUntil(target.value)}
        type="date"
        value={until}
        verbatim
      />
      <StockErrors errors={errors} />
      <div className="flex flex-wrap gap-3">
        <Button pending={isPending} type="submit" variant="primary">
          {t('staffStock.check')}
        </Button>
        {renderHistory({
          part: 'dayPlans',
          hasChanges: rows !== storedRows,
          canUse: ({ dayPlans }) => findRows(dayPlans) !== undefined,
          isShown: (path) => path.split('.')[0] === date,
          onUse: ({ dayPlans }) => {
            setErrors([]);
            setRows(createRowDrafts(findRows(dayPlans) ?? [], roomCodes));
          },
        })}
      </div>
    </form>
  );
}
