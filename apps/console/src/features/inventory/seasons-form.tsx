import type { NamedSeason, StockChange } from '@dining/domain/availability/stock-change';
import { listStockErrors, type StockError } from '@dining/domain/availability/stock-checks';
import { Button } from '@dining/ui/button';
import { TextField } from '@dining/ui/text-field';
import { type SyntheticEvent, useState } from 'react';
import type { VenueStockView } from '../../entities/inventory/stock';
import { useTranslations } from '../../lib/i18n';
import { StockErrors } from './stock-errors';
import type { RenderStockHistory } from './stock-history-props';
import { createWeeklyDraft, toWeeklyRows, type WeeklyDraft, WeeklyRowsEditor } from './weekly-rows-editor';

interface SeasonDraft {
  readonly id: number;
  readonly name: string;
  readonly from: string;
  readonly to: string;
  readonly rows: WeeklyDraft;
}

interface SeasonsFormProps {
  readonly renderHistory: RenderStockHistory;
  readonly stock: VenueStockView;
  readonly today: string;
  readonly isPending: boolean;
  readonly onSubmit: (change: StockChange) => void;
}

/** Shows the form for the seasons of a venue. A new season begins with the start times of the weekly rule. */
export function SeasonsForm({ renderHistory, stock, today, isPending, onSubmit }: SeasonsFormProps) {
  const { t } = useTranslations();
  const roomCodes = stock.rooms.map(({ dinRoomCode }) => dinRoomCode);
  const toDrafts = (namedSeasons: readonly NamedSeason[]): readonly SeasonDraft[] =>
    namedSeasons.map((season, id) => ({ ...season, id, rows: createWeeklyDraft(season.rows, roomCodes) }));
  const [stored] = useState(() => toDrafts(stock.seasons));
  const [seasons, setSeasons] = useState(stored);
  const [errors, setErrors] = useState<readonly StockError[]>([]);
  const replaceSeason = (id: number, changes: Partial<SeasonDraft>) =>
    setSeasons(seasons.map((season) => (season.id === id ? { ...season, ...changes } : season)));
  const addSeason = () =>
    setSeasons([
      ...seasons,
      {
        id: 1 + Math.max(-1, ...seasons.map(({ id }) => id)),
        name: '',
        from: '',
        to: '',
        rows: createWeeklyDraft(stock.rows, roomCodes),
      },
    ]);
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    const change: StockChange = {
      type: 'seasons',
      seasons: seasons.map(({ name, from, to, rows }) => ({ name: name.trim(), from, to, rows: toWeeklyRows(rows) })),
    };
    const stockErrors = listStockErrors(change, { rooms: new Set(roomCodes), today });
    setErrors(stockErrors);
    if (stockErrors.length === 0) onSubmit(change);
  };
  return (
    <form className="grid gap-6" noValidate onSubmit={handleSubmit}>
      {seasons.length === 0 && <p className="text-ink-soft">{t('staffStock.seasons.none')}</p>}
      {seasons.map(({ id, name, from, to, rows }, index) => {
        const seasonErrors = errors.filter(({ season }) => season === index);
        const findErrorText = (...codes: readonly StockError['code'][]): string | undefined => {
          const error = seasonErrors.find(({ code }) => codes.includes(code));
          return error && t(`staffStock.errors.${error.code}`);
        };
        const title = name === '' ? t('staffStock.seasons.new') : name;
        return (
          <section aria-label={title} className="grid gap-4 border-line border-b pb-6" key={id}>
            <div className="grid items-start gap-4 md:grid-cols-[2fr_1fr_1fr]">
              <TextField
                error={findErrorText('no_season_name')}
                label={t('staffStock.seasons.name')}
                onChange={({ target }) => replaceSeason(id, { name: target.value })}
                value={name}
              />
              <TextField
                error={findErrorText('bad_season_dates', 'seasons_overlap')}
                label={t('staffStock.seasons.from')}
                onChange={({ target }) => replaceSeason(id, { from: target.value })}
                type="date"
                value={from}
                verbatim
              />
              <TextField
                label={t('staffStock.seasons.to')}
                min={from}
                onChange={({ target }) => replaceSeason(id, { to: target.value })}
                type="date"
                value={to}
                verbatim
              />
            </div>
            <WeeklyRowsEditor
              errors={seasonErrors}
              onChange={(changed) => replaceSeason(id, { rows: changed })}
              rooms={stock.rooms}
              rows={rows}
            />
            <Button
              className="justify-self-end"
              onClick={() => setSeasons(seasons.filter((season) => season.id !== id))}
              size="sm"
              variant="quiet"
            >
              {t('staffStock.seasons.remove', { name: title })}
            </Button>
          </section>
        );
      })}
      <Button className="justify-self-start" onClick={addSeason} size="sm">
        {t('staffStock.seasons.add')}
      </Button>
      <StockErrors errors={errors} />
      <div className="flex flex-wrap gap-3">
        <Button pending={isPending} type="submit" variant="primary">
          {t('staffStock.check')}
        </Button>
        {renderHistory({
          part: 'seasons',
          hasChanges: seasons !== stored,
          onUse: (fields) => {
            setErrors([]);
            setSeasons(toDrafts(fields.seasons));
          },
        })}
      </div>
    </form>
  );
}
