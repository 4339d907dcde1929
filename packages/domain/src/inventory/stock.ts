import type { DinRoomCode } from '../shared/codes';
import type { DayType } from '../shared/holidays';
import type { SeoulDate, SeoulTime } from '../shared/seoul-time';

/** Seats at tables, or one private room, of a start time (Spec §3 Stock). */
export interface StockUnit {
  readonly kind: 'table' | 'room';
  /** Null for tables, whose seats are counted together. */
  readonly dinRoomCode: DinRoomCode | null;
  readonly seats: number;
  readonly minSeats: number;
  readonly open: boolean;
}

/** Seats and rooms of one start time. */
export interface TimeRow {
  readonly startTime: SeoulTime;
  readonly units: readonly StockUnit[];
}

/** Seats and rooms of one start time on one kind of day. */
export interface StockRow extends TimeRow {
  readonly day: DayType;
}

/** Weekly rows that replace the basic ones from one day to another, both included. */
export interface Season {
  readonly from: SeoulDate;
  readonly to: SeoulDate;
  readonly rows: readonly StockRow[];
}

/** The start times of one date. They replace its weekly rows, and are offered whichever meals its weekday has. */
export interface DayPlan {
  readonly date: SeoulDate;
  readonly rows: readonly TimeRow[];
}

/** M breakfast 06-10, L lunch 11-16, D dinner 17-23, by hour of the start time (decision 10). */
export type Meal = 'M' | 'L' | 'D';

/** Days on which a venue serves a meal (decision 9). */
export interface MealRow {
  readonly meal: Meal;
  readonly open: boolean;
  /** Monday to Friday. */
  readonly weekdayFlags: readonly [boolean, boolean, boolean, boolean, boolean];
  readonly onWeekdays: boolean;
  /** Saturdays, Sundays and public holidays. */
  readonly onHolidays: boolean;
}

/** A day, or one start time of it, on which a venue sells nothing, regardless of its weekly hours. */
export interface Closing {
  readonly date: SeoulDate;
  /** Null closes the whole day. */
  readonly time: SeoulTime | null;
}

/**
 * A venue's stock. Turn times are in minutes; null means that a stay occupies only its own start time (decision 14).
 */
export interface VenueStock {
  /** The weekly rule of days that are in no season. */
  readonly rows: readonly StockRow[];
  readonly seasons: readonly Season[];
  readonly dayPlans: readonly DayPlan[];
  readonly meals: readonly MealRow[];
  readonly closings: readonly Closing[];
  readonly tableTurnMinutes: number | null;
  readonly roomTurnMinutes: number | null;
}

/** Placeholder before a venue's stock is loaded. */
export const emptyStock: VenueStock = {
  rows: [],
  seasons: [],
  dayPlans: [],
  meals: [],
  closings: [],
  tableTurnMinutes: null,
  roomTurnMinutes: null,
};

/**
 * Seats and rooms that are unavailable to a party that starts at this time, because of bookings, live holds or fewer
 * seats at later start times of its stay (decision 14).
 */
export interface UsageRow {
  readonly date: SeoulDate;
  readonly time: SeoulTime;
  readonly tableSeats: number;
  readonly rooms: readonly DinRoomCode[];
}
