import type { MealRow, StockRow, VenueStock } from '../inventory/stock';
import { getMinutesOfDay } from '../shared/seoul-calendar';
import type { SeoulTime } from '../shared/seoul-time';
import { findMeal } from './meal-windows';

/** From which to which time guests are served on some days of the week. */
export interface ServingHours {
  /** Monday is 0; public holidays are 7. */
  readonly days: readonly number[];
  readonly opens: SeoulTime;
  /** 23:59 at the latest. */
  readonly closes: SeoulTime;
}

const weekdays = [0, 1, 2, 3, 4] as const;
const weekendAndHolidays = [5, 6, 7] as const;

const twoDigits = (count: number): string => String(count).padStart(2, '0');
const addMinutes = (time: SeoulTime, minutes: number): SeoulTime => {
  const at = Math.min(getMinutesOfDay(time) + minutes, 24 * 60 - 1);
  return `${twoDigits(Math.floor(at / 60))}:${twoDigits(at % 60)}`;
};

const isOffered = ({ units }: StockRow): boolean => units.some(({ open, seats }) => open && seats > 0);

/** Weekdays keep their own flags; Saturdays, Sundays and holidays go together (decision 9). */
const listMealDays = (row: MealRow, day: StockRow['day']): readonly number[] =>
  day === 'weekend'
    ? row.onHolidays
      ? weekendAndHolidays
      : []
    : row.onWeekdays
      ? weekdays.filter((index) => row.weekdayFlags[index])
      : [];

/** A stretch of the day as a venue writes it among its opening hours; `to` may be 24:00. */
interface Span {
  readonly from: SeoulTime;
  readonly to: SeoulTime;
}

/** The spans that stand in opening hours written in any language: two times with a dash or a wave between them. */
const parseSpans = (openingHours: string): Span[] =>
  [...openingHours.matchAll(/([012]\d:[0-5]\d)\s*[-–—~～〜]\s*([012]\d:[0-5]\d)/g)].map(([, from = '', to = '']) => ({
    from,
    to,
  }));

/** The end that the venue itself writes for what begins at `opens` and lets nobody start after `last`; the earliest where it writes several. */
function findWrittenEnd(spans: readonly Span[], opens: SeoulTime, last: SeoulTime): SeoulTime | undefined {
  const around = spans.filter(({ from, to }) => from <= last && last < to);
  const own = around.filter(({ from }) => from === opens);
  return (own.length > 0 ? own : around).map(({ to }) => to).sort()[0];
}

/**
 * When a venue serves each meal: from the first start time that it offers until the end that its opening hours name; where they name
 * none, until a visit that begins at the last start is over. Such a visit takes `visitMinutes` where the venue has no turn time.
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
        const [opens, last] = [starts[0], starts.at(-1)];
        const days = listMealDays(meal, day);
        if (opens === undefined || last === undefined || days.length === 0) return [];
        const written = findWrittenEnd(spans, opens, last);
        const closes = written === undefined ? addMinutes(last, stock.tableTurnMinutes ?? visitMinutes) : addMinutes(written, 0);
        return [{ days, opens, closes }];
      }),
    );
}
