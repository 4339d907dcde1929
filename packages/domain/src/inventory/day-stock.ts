import type { DayType } from '../shared/holidays';
import type { SeoulDate } from '../shared/seoul-time';
import type { Season, StockRow, TimeRow, VenueStock } from './stock';

/** The rows that apply to a day, and where they come from. */
export type DayStock =
  | { readonly type: 'plan'; readonly rows: readonly TimeRow[] }
  | { readonly type: 'season'; readonly season: Season; readonly rows: readonly StockRow[] }
  | { readonly type: 'weekly'; readonly rows: readonly StockRow[] };

/** Finds the season that includes a day; undefined if none does. */
export const findSeason = <S extends Season>(seasons: readonly S[], date: SeoulDate): S | undefined =>
  seasons.find(({ from, to }) => from <= date && date <= to);

/**
 * Finds the rows of a day: those of its plan if there is one, otherwise the weekly rows of its season, otherwise the
 * basic weekly rows. All code that needs the start times of a day calls it (ADR 44).
 */
export function findDayStock(stock: VenueStock, date: SeoulDate, dayType: DayType): DayStock {
  const plan = stock.dayPlans.find((dayPlan) => dayPlan.date === date);
  if (plan !== undefined) return { type: 'plan', rows: plan.rows };
  const season = findSeason(stock.seasons, date);
  const rows = (season ?? stock).rows.filter((row) => row.day === dayType);
  return season === undefined ? { type: 'weekly', rows } : { type: 'season', season, rows };
}
