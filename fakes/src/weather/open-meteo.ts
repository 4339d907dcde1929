import { conditions } from './conditions';
import { formatSeoulTime, generateWeather, getStartOfDay, type Place } from './generate-weather';

export const variables = ['temperature_2m', 'weather_code', 'precipitation_probability'] as const;
export type Variable = (typeof variables)[number];

const units: Record<Variable, string> = {
  temperature_2m: '°C',
  weather_code: 'wmo code',
  precipitation_probability: '%',
};

export interface OpenMeteoQuery {
  readonly place: Place;
  readonly hourly: readonly Variable[];
  readonly days: number;
}

const valueGetters: Record<Variable, (place: Place, instant: number) => number> = {
  temperature_2m: (place, instant) => Math.round(generateWeather(place, instant).celsius * 10) / 10,
  weather_code: (place, instant) => conditions[generateWeather(place, instant).condition].wmoCode,
  precipitation_probability: (place, instant) => Math.round(generateWeather(place, instant).rainChance * 100),
};

/**
 * Returns the response of `/v1/forecast`: every hour of `days` days from today in Seoul, with null for missing hours.
 */
export function createOpenMeteoForecast(
  { place, hourly, days }: OpenMeteoQuery,
  now: number,
  missingHours: readonly string[],
): object {
  const firstInstant = getStartOfDay(now);
  const instants = Array.from({ length: days * 24 }, (_, hour) => firstInstant + hour * 3_600_000);
  const listValues = (variable: Variable) =>
    instants.map((instant) =>
      missingHours.includes(formatSeoulTime(instant).replace('T', ' ')) ? null : valueGetters[variable](place, instant),
    );
  return {
    latitude: place.latitude,
    longitude: place.longitude,
    generationtime_ms: 0.05,
    utc_offset_seconds: 32_400,
    timezone: 'Asia/Seoul',
    timezone_abbreviation: 'GMT+9',
    elevation: 38,
    hourly_units: { time: 'iso8601', ...Object.fromEntries(hourly.map((variable) => [variable, units[variable]])) },
    hourly: {
      time: instants.map(formatSeoulTime),
      ...Object.fromEntries(hourly.map((variable) => [variable, listValues(variable)])),
    },
  };
}
