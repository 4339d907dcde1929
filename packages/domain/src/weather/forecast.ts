import type { SeoulDate, SeoulTime } from '../shared/seoul-time';
import { forecastTimes, listForecastDates } from './forecast-slots';

/** What the sky does, as coarse as a guest who plans an evening needs it. */
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

/** The weather foreseen for one hour of a day in Seoul. */
export interface WeatherReading {
  readonly date: SeoulDate;
  readonly time: SeoulTime;
  /** Whole degrees Celsius. */
  readonly degrees: number;
  /** null where the service names a sky that we have no word for. */
  readonly sky: Sky | null;
  /** The service's own words in the language it was asked in; null where it gives none. */
  readonly description: string | null;
}

export interface ForecastCell {
  readonly time: SeoulTime;
  /** null: the service gives nothing for this hour; shown as "–" (decision 28). */
  readonly reading: WeatherReading | null;
}

export interface ForecastDay {
  readonly date: SeoulDate;
  readonly cells: readonly ForecastCell[];
}

/**
 * The rows of the weather modal: today and the next five days, each at 09:00 and 15:00 (Spec §2.3, decision 28). Other
 * hours and days are left out; of two readings for one hour the later in the list counts.
 */
export function createForecast(readings: readonly WeatherReading[], now: Date): ForecastDay[] {
  const byHour = new Map(readings.map((reading) => [`${reading.date} ${reading.time}`, reading]));
  return listForecastDates(now).map((date) => ({
    date,
    cells: forecastTimes.map((time) => ({ time, reading: byHour.get(`${date} ${time}`) ?? null })),
  }));
}
