import type { StockChange } from '@dining/domain/availability/stock-change';
import { listStockErrors, type StockError } from '@dining/domain/availability/stock-checks';
import { Button } from '@dining/ui/button';
import { TextField } from '@dining/ui/text-field';
import { type SyntheticEvent, useState } from 'react';
import type { VenueStockView } from '../../entities/inventory/stock';
import { useTranslations } from '../../lib/i18n';
import { StockErrors } from './stock-errors';
import type { RenderStockHistory } from './stock-history-props';

interface TurnTimesFormProps {
  readonly renderHistory: RenderStockHistory;
  readonly stock: VenueStockView;
  readonly today: string;
  readonly isPending: boolean;
  readonly onSubmit: (change: StockChange) => void;
}

const fields = ['tableTurnMinutes', 'roomTurnMinutes'] as const;

const parseMinutes = (text: string): number | null => (text.trim() === '' ? null : Number(text));

const toTexts = ({ tableTurnMinutes, roomTurnMinutes }: Pick<VenueStockView, (typeof fields)[number]>) => ({
  tableTurnMinutes: String(tableTurnMinutes ?? ''),
  roomTurnMinutes: String(roomTurnMinutes ?? ''),
});

/** Shows the form for the minutes for which a new booking occupies seats at tables, or a room. */
export function TurnTimesForm({ renderHistory, stock, today, isPending, onSubmit }: TurnTimesFormProps) {
  const { t } = useTranslations();
  const [storedTexts] = useState(() => toTexts(stock));
  const [texts, setTexts] = useState(storedTexts);
  const [errors, setErrors] = useState<readonly StockError[]>([]);
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    const change: StockChange = {
      type: 'turnTimes',
      tableTurnMinutes: parseMinutes(texts.tableTurnMinutes),
      roomTurnMinutes: parseMinutes(texts.roomTurnMinutes),
    };
    const stockErrors = listStockErrors(change, { rooms: new Set(), today });
    setErrors(stockErrors);
    if (stockErrors.length === 0) onSubmit(change);
  };
  return (
    <form className="grid gap-6" noValidate onSubmit={handleSubmit}>
      <p className="text-ink-soft">{t('staffStock.turnTimes.text')}</p>
      <div className="grid gap-6 md:grid-cols-2">
        {fields.map((field) => (
          <TextField
            autoComplete="off"
            description={t('staffStock.turnTimes.hint')}
            inputMode="numeric"
            key={field}
            label={t(`staffStock.turnTimes.${field}`)}
            onChange={({ target }) => setTexts((current) => ({ ...current, [field]: target.value }))}
            value={texts[field]}
          />
        ))}
      </div>
      <StockErrors errors={errors} />
      <div className="flex flex-wrap gap-3">
        <Button pending={isPending} type="submit" variant="primary">
          {t('staffStock.check')}
        </Button>
        {renderHistory({
          part: 'turnTimes',
          hasChanges: texts !== storedTexts,
          onUse: (minutes) => {
            setErrors([]);
            setTexts(toTexts(minutes));
          },
        })}
      </div>
    </form>
  );
}
