import type { StockChange } from '@dining/domain/availability/stock-change';
import { listStockErrors, type StockError } from '@dining/domain/availability/stock-checks';
import { Button } from '@dining/ui/button';
import { type SyntheticEvent, useState } from 'react';
import type { VenueStockView } from '../../entities/inventory/stock';
import { useTranslations } from '../../lib/i18n';
import { createMealDrafts, MealsEditor } from './meals-editor';
import { StockErrors } from './stock-errors';
import { createWeeklyDraft, toWeeklyRows, WeeklyRowsEditor } from './weekly-rows-editor';

interface WeeklyFormProps {
  readonly stock: VenueStockView;
  readonly today: string;
  readonly isPending: boolean;
  readonly onSubmit: (change: StockChange) => void;
}

/** Shows the form for the start times of weekdays and weekends outside seasons, and for the days of meals. */
export function WeeklyForm({ stock, today, isPending, onSubmit }: WeeklyFormProps) {
  const { t } = useTranslations();
  const roomCodes = stock.rooms.map(({ dinRoomCode }) => dinRoomCode);
  const [rows, setRows] = useState(() => createWeeklyDraft(stock.rows, roomCodes));
  const [meals, setMeals] = useState(() => createMealDrafts(stock.meals));
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
      <Button className="justify-self-start" pending={isPending} type="submit" variant="primary">
        {t('staffStock.check')}
      </Button>
    </form>
  );
}
