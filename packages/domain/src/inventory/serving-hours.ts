import { mealOf } from '../availability/meal-windows';
import { minutesOf, type SeoulTime } from '../shared/seoul-time';
import type { MealRow, StockRow, VenueStock } from './stock';

/** From which to which time guests are served on some days of the week. */
export interface ServingHours {
  /** Monday is 0; public holidays are 7. */
  readonly days: readonly number[];
  readonly opens: SeoulTime;
  /** When who comes last has had his time; 23:59 at the latest. */
  readonly closes: SeoulTime;
}

const weekdays = [0, 1, 2, 3, 4] as const;
const weekendAndHolidays = [5, 6, 7] as const;

const twoDigits = (count: number): string => String(count).padStart(2, '0');
const later = (time: SeoulTime, minutes: number): SeoulTime => {
  const at = Math.min(minutesOf(time) + minutes, 24 * 60 - 1);
  return `${twoDigits(Math.floor(at / 60))}:${twoDigits(at % 60)}`;
};

const isOffered = ({ units }: StockRow): boolean => units.some(({ open, seats }) => open && seats > 0);

/** Weekdays keep their own flags; Saturdays, Sundays and holidays go together (decision 9). */
const daysOf = (row: MealRow, day: StockRow['day']): readonly number[] =>
  day === 'weekend'
    ? row.onHolidays
      ? weekendAndHolidays
      : []
    : row.onWeekdays
      ? weekdays.filter((index) => row.weekdayFlags[index])
      : [];

/**
 * When a venue serves each meal, by the start times it offers: from the first of them until a visit that begins at the last is over.
 * `visitMinutes` is how long one takes where the venue has no turn time.
 */
export function servingHours(stock: VenueStock, visitMinutes: number): ServingHours[] {
  return stock.meals
    .filter(({ open }) => open)
    .flatMap((meal) =>
      (['weekdays', 'weekend'] as const).flatMap((day) => {
        const starts = stock.rows
          .filter((row) => row.day === day && mealOf(row.startTime) === meal.meal && isOffered(row))
          .map(({ startTime }) => startTime)
          .sort();
        const [opens, last] = [starts[0], starts.at(-1)];
        const days = daysOf(meal, day);
        if (opens === undefined || last === undefined || days.length === 0) return [];
        return [{ days, opens, closes: later(last, stock.tableTurnMinutes ?? visitMinutes) }];
      }),
    );
}
