import type { SeoulDate, SeoulTime } from '../shared/seoul-time';
import { forecastTimes, listForecastDates } from './forecast-slots';

/** Weather conditions, in as much detail as guests need. */
export const skies = [
  'clear',
  'partlyCloudy',
  'cloudy',
  'fog',
  'drizzle',
  'rain',
  'showers',
  'snow',
  'snowShowers',
  'thunderstorm',
] as const;
export type Sky = (typeof skies)[number];

/** The forecast of one hour of a day in Seoul. */
export interface ForecastEntry {
  readonly date: SeoulDate;
  readonly time: SeoulTime;
  /** Whole degrees Celsius. */
  readonly degrees: number;
  /** Null if the service reports a condition that `skies` lacks. */
  readonly sky: Sky | null;
  /** The service's description in the requested language; null if it has none. */
  readonly description: string | null;
}

export interface ForecastCell {
  readonly time: SeoulTime;
  /** Null if the service has no data for this hour; shown as "–" (decision 28). */
  readonly reading: ForecastEntry | null;
}

export interface ForecastDay {
  readonly date: SeoulDate;
  readonly cells: readonly ForecastCell[];
}

/**
 * Creates the rows of the weather modal: today and the next five days, each at 09:00 and 15:00 (Spec §2.3, decision
 * 28). Ignores other hours and days. If there are two readings for one hour, uses the later one in the list.
 */
export function createForecast(readings: readonly ForecastEntry[], now: Date): ForecastDay[] {
  const readingByHour = new Map(readings.map((reading) => [`${reading.date} ${reading.time}`, reading]));
  return listForecastDates(now).map((date) => ({
    date,
    cells: forecastTimes.map((time) => ({ time, reading: readingByHour.get(`${date} ${time}`) ?? null })),
  }));
}
