import type { StockChange } from '@dining/domain/availability/stock-change';
import { countTableSeats } from '@dining/domain/availability/table';
import type { StockRow, TimeRow, VenueStock } from '@dining/domain/inventory/stock';
import type { DayType } from '@dining/domain/shared/holidays';
import type { VenueStockView } from '../../entities/inventory/stock';
import { formatDay, formatList } from '../../lib/format';
import type { Translations } from '../../lib/i18n';

/** Part of the stock that a change edits, in both versions. */
export interface StockDifference {
  readonly label: string;
  readonly yours: string;
  readonly theirs: string;
}

const formatRows = (translations: Translations, rows: readonly TimeRow[]): string =>
  formatList(
    translations,
    rows.map(({ startTime, units }) => `${startTime} (${countTableSeats(units)})`),
  );

const filterDay = (rows: readonly StockRow[], day: DayType): readonly StockRow[] =>
  rows.filter((row) => row.day === day);

const formatSeasons = (seasons: readonly { readonly name: string; readonly from: string; readonly to: string }[]) =>
  seasons.map(({ name, from, to }) => `${name} ${from} – ${to}`).join(', ');

/** Lists the differences between a change and the stock that another staff member has saved meanwhile. */
export function listDifferences(
  translations: Translations,
  change: StockChange,
  current: VenueStockView,
): readonly StockDifference[] {
  const { t } = translations;
  switch (change.type) {
    case 'weekly':
      return (['weekdays', 'weekend'] as const).map((day) => ({
        label: t(`staffStock.weekly.${day}`),
        yours: formatRows(translations, filterDay(change.rows, day)),
        theirs: formatRows(translations, filterDay(current.rows, day)),
      }));
    case 'seasons':
      return [
        {
          label: t('staffStock.seasons.title'),
          yours: formatSeasons(change.seasons),
          theirs: formatSeasons(current.seasons),
        },
      ];
    case 'plan':
    case 'reset': {
      const formatPlan = (rows: readonly TimeRow[] | undefined) =>
        rows === undefined ? t('staffStock.day.sources.weekly') : formatRows(translations, rows);
      return change.dates.map((date) => ({
        label: formatDay(translations, date),
        yours: formatPlan(change.type === 'plan' ? change.rows : undefined),
        theirs: formatPlan(findPlan(current, date)),
      }));
    }
    case 'turnTimes': {
      const formatMinutes = (minutes: number | null) =>
        minutes === null ? t('staffStock.turnTimes.none') : t('staffStock.turnTimes.minutes', { count: minutes });
      return (['tableTurnMinutes', 'roomTurnMinutes'] as const).map((field) => ({
        label: t(`staffStock.turnTimes.${field}`),
        yours: formatMinutes(change[field]),
        theirs: formatMinutes(current[field]),
      }));
    }
    case 'closing':
      return [];
  }
}

const findPlan = ({ dayPlans }: Pick<VenueStock, 'dayPlans'>, date: string): readonly TimeRow[] | undefined =>
  dayPlans.find((plan) => plan.date === date)?.rows;
