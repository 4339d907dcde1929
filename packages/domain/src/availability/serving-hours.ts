import type { MealRow, StockRow, VenueStock } from '../inventory/stock';
import { getMinutesOfDay } from '../shared/seoul-calendar';
import type { SeoulTime } from '../shared/seoul-time';
import { findMeal } from './meal-windows';

/** Opening and closing time of a meal on certain days of the week. */
export interface ServingHours {
  /** 0 is Monday; 7 is public holidays. */
  readonly days: readonly number[];
  readonly opens: SeoulTime;
  /** 23:59 at the latest. */
  readonly closes: SeoulTime;
}

const weekdays = [0, 1, 2, 3, 4] as const;
const weekendAndHolidays = [5, 6, 7] as const;

const formatTwoDigits = (value: number): string => String(value).padStart(2, '0');
const addMinutes = (time: SeoulTime, minutes: number): SeoulTime => {
  const minutesOfDay = Math.min(getMinutesOfDay(time) + minutes, 24 * 60 - 1);
  return `${formatTwoDigits(Math.floor(minutesOfDay / 60))}:${formatTwoDigits(minutesOfDay % 60)}`;
};

const isOffered = ({ units }: StockRow): boolean => units.some(({ open, seats }) => open && seats > 0);

/** Lists the days of a meal: weekdays have their own flags; Saturdays, Sundays and holidays share one (decision 9). */
const listMealDays = (row: MealRow, day: StockRow['day']): readonly number[] =>
  day === 'weekend'
    ? row.onHolidays
      ? weekendAndHolidays
      : []
    : row.onWeekdays
      ? weekdays.filter((index) => row.weekdayFlags[index])
      : [];

/** A time span in a venue's opening hours; `to` may be 24:00. */
interface Span {
  readonly from: SeoulTime;
  readonly to: SeoulTime;
}

/** Parses the time spans of opening hours in any language: two times with a dash or a tilde between them. */
const parseSpans = (openingHours: string): Span[] =>
  [...openingHours.matchAll(/([012]\d:[0-5]\d)\s*[-–—~～〜]\s*([012]\d:[0-5]\d)/g)].map(([, from = '', to = '']) => ({
    from,
    to,
  }));

/**
 * Finds the closing time that the venue states for a meal that opens at `opens`: the end of a span that includes its
 * last start time. Prefers spans that begin at `opens`; returns the earliest end of several, or undefined if there is
 * none.
 */
function findStatedEnd(spans: readonly Span[], opens: SeoulTime, lastStart: SeoulTime): SeoulTime | undefined {
  const spansWithLast = spans.filter(({ from, to }) => from <= lastStart && lastStart < to);
  const spansFromOpening = spansWithLast.filter(({ from }) => from === opens);
  return (spansFromOpening.length > 0 ? spansFromOpening : spansWithLast).map(({ to }) => to).sort()[0];
}

/**
 * Lists when a venue serves each meal: from the first start time offered until the closing time in its opening hours.
 * If none is stated, a meal closes when a visit at the last start time ends. Such a visit takes `visitMinutes` if the
 * venue has no turn time.
 */
export function listServingHours(stock: VenueStock, openingHours: string, visitMinutes: number): ServingHours[] {
  const spans = parseSpans(openingHours);
  return stock.meals
    .filter(({ open }) => open)
    .flatMap((meal) =>
      (['weekdays', 'weekend'] as const).flatMap((day) => {
        const starts = stock.rows
          .filter((row) => row.day === day && findMeal(row.startTime) === meal.meal && isOffered(row))
          .map(({ startTime }) => startTime)
          .sort();
        const [opens, lastStart] = [starts[0], starts.at(-1)];
        const days = listMealDays(meal, day);
        if (opens === undefined || lastStart === undefined || days.length === 0) return [];
        const statedEnd = findStatedEnd(spans, opens, lastStart);
        const closes =
          statedEnd === undefined
            ? addMinutes(lastStart, stock.tableTurnMinutes ?? visitMinutes)
            : addMinutes(statedEnd, 0);
        return [{ days, opens, closes }];
      }),
    );
}
