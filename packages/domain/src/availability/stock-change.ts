import type { MealRow, Season, StockRow, TimeRow, VenueStock } from '../inventory/stock';
import { listDays } from '../shared/seoul-calendar';
import type { SeoulDate, SeoulTime } from '../shared/seoul-time';

/** A season with the name that staff give it. */
export interface NamedSeason extends Season {
  readonly name: string;
}

/** A venue's stock as staff edit it. */
export interface EditableStock extends VenueStock {
  readonly seasons: readonly NamedSeason[];
}

/** A change of a venue's stock. It replaces only what it contains; a closing is added to the existing ones. */
export type StockChange =
  | { readonly type: 'weekly'; readonly rows: readonly StockRow[]; readonly meals: readonly MealRow[] }
  | { readonly type: 'seasons'; readonly seasons: readonly NamedSeason[] }
  | { readonly type: 'plan'; readonly dates: readonly SeoulDate[]; readonly rows: readonly TimeRow[] }
  /** Returns days to their weekly rule. */
  | { readonly type: 'reset'; readonly dates: readonly SeoulDate[] }
  /** Minutes for which seats at tables and rooms are taken by new bookings; null for their own start time only. */
  | {
      readonly type: 'turnTimes';
      readonly tableTurnMinutes: number | null;
      readonly roomTurnMinutes: number | null;
    }
  /** Closes days, or one start time on each of them. */
  | {
      readonly type: 'closing';
      readonly from: SeoulDate;
      readonly to: SeoulDate;
      readonly time: SeoulTime | null;
      readonly reason: string;
    };

/** Returns the stock after a change. */
export function applyStockChange(stock: EditableStock, change: StockChange): EditableStock {
  switch (change.type) {
    case 'weekly':
      return { ...stock, rows: change.rows, meals: change.meals };
    case 'seasons':
      return { ...stock, seasons: change.seasons };
    case 'plan':
    case 'reset': {
      const otherPlans = stock.dayPlans.filter(({ date }) => !change.dates.includes(date));
      const newPlans = change.type === 'reset' ? [] : change.dates.map((date) => ({ date, rows: change.rows }));
      return { ...stock, dayPlans: [...otherPlans, ...newPlans] };
    }
    case 'turnTimes':
      return { ...stock, tableTurnMinutes: change.tableTurnMinutes, roomTurnMinutes: change.roomTurnMinutes };
    case 'closing': {
      const closings = listDays(change.from, change.to).map((date) => ({ date, time: change.time }));
      return { ...stock, closings: [...stock.closings, ...closings] };
    }
  }
}
