import type { StockChange } from '@dining/domain/availability/stock-change';
import { listStockErrors, type StockError } from '@dining/domain/availability/stock-checks';
import { Button } from '@dining/ui/button';
import { type SyntheticEvent, useState } from 'react';
import type { VenueStockView } from '../../entities/inventory/stock';
import { useTranslations } from '../../lib/i18n';
import { createMealDrafts, MealsEditor } from './meals-editor';
import { StockErrors } from './stock-errors';
import type { RenderStockHistory } from './stock-history-props';
import { createWeeklyDraft, toWeeklyRows, WeeklyRowsEditor } from './weekly-rows-editor';

interface WeeklyFormProps {
  readonly renderHistory: RenderStockHistory;
  readonly stock: VenueStockView;
  readonly today: string;
  readonly isPending: boolean;
  readonly onSubmit: (change: StockChange) => void;
}

/** Shows the form for the start times of weekdays and weekends outside seasons, and for the days of meals. */
export function WeeklyForm({ renderHistory, stock, today, isPending, onSubmit }: WeeklyFormProps) {
  const { t } = useTranslations();
  const roomCodes = stock.rooms.map(({ dinRoomCode }) => dinRoomCode);
  const [stored] = useState(() => ({
    rows: createWeeklyDraft(stock.rows, roomCodes),
    meals: createMealDrafts(stock.meals),
  }));
  const [rows, setRows] = useState(stored.rows);
  const [meals, setMeals] = useState(stored.meals);
  const [errors, setErrors] = useState<readonly StockError[]>([]);
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    const change: StockChange = { type: 'weekly', rows: toWeeklyRows(rows), meals };
    const stockErrors = listStockErrors(change, { rooms: new Set(roomCodes), today });
    setErrors(stockErrors);
    if (stockErrors.length === 0) onSubmit(change);
  };
  return (
    <form className="grid gap-6" noValidate onSubmit={handleSubmit}>
      <MealsEditor onChange={setMeals} rows={meals} />
      <WeeklyRowsEditor errors={errors} onChange={setRows} rooms={stock.rooms} rows={rows} />
      <StockErrors errors={errors} />
      <div className="flex flex-wrap gap-3">
        <Button pending={isPending} type="submit" variant="primary">
          {t('staffStock.check')}
        </Button>
        {renderHistory({
          part: 'weekly',
          hasChanges: rows !== stored.rows || meals !== stored.meals,
          onUse: (fields) => {
            setErrors([]);
            setRows(createWeeklyDraft(fields.rows, roomCodes));
            setMeals(createMealDrafts(fields.meals));
          },
        })}
      </div>
    </form>
  );
}
