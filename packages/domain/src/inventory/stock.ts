import type { DinRoomCode } from '../shared/codes';
import type { StockDay } from '../shared/holidays';
import type { SeoulDate, SeoulTime } from '../shared/seoul-time';

/** Seats at tables, or one private room, that a start time offers (Spec §3 Stock). */
export interface StockUnit {
  readonly kind: 'table' | 'room';
  /** Empty for tables: they are one pool of seats. */
  readonly dinRoomCode: DinRoomCode | null;
  readonly seats: number;
  readonly minSeats: number;
  readonly open: boolean;
}

/** What can be had at one start time on one kind of day. */
export interface StockRow {
  readonly day: StockDay;
  readonly startTime: SeoulTime;
  readonly units: readonly StockUnit[];
}

/** M morning 06-10, L lunch 11-16, D dinner 17-23, by hour of the start time (decision 10). */
export type Meal = 'M' | 'L' | 'D';

/** On which days a venue serves a meal (decision 9). */
export interface MealRow {
  readonly meal: Meal;
  readonly open: boolean;
  /** Monday to Friday. */
  readonly weekdayFlags: readonly [boolean, boolean, boolean, boolean, boolean];
  readonly onWeekdays: boolean;
  readonly onHolidays: boolean;
}

/** A day on which a venue sells nothing, or one start time of it, whatever its week says. */
export interface Closing {
  readonly date: SeoulDate;
  /** Null for the whole day. */
  readonly time: SeoulTime | null;
}

/** A venue's stock as the rules see it. Turn times are minutes; null means a start time stands for itself (decision 14). */
export interface VenueStock {
  readonly rows: readonly StockRow[];
  readonly meals: readonly MealRow[];
  readonly closings: readonly Closing[];
  readonly tableTurnMinutes: number | null;
  readonly roomTurnMinutes: number | null;
}

/** What a venue offers before it is known: nothing. */
export const emptyStock: VenueStock = { rows: [], meals: [], closings: [], tableTurnMinutes: null, roomTurnMinutes: null };

/** What cannot be had by a party that starts at this time: bookings, live holds and what later start times lack, turn times spread out (decision 14). */
export interface UsageRow {
  readonly date: SeoulDate;
  readonly time: SeoulTime;
  readonly tableSeats: number;
  readonly rooms: readonly DinRoomCode[];
}
