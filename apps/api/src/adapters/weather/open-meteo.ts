import type { WeatherReading } from '@dining/domain/weather/forecast';
import { forecastDays, forecastTimes } from '@dining/domain/weather/forecast-slots';
import { z } from 'zod';
import type { ForecastAnswer, ForecastRequest, WeatherService } from '../../ports/weather';
import type { WeatherOptions } from './options';
import { formatCoordinate, queryWeather, roundDegrees } from './query-weather';
import { getSkyOfWmo } from './wmo-skies';

/** Missing and invalid values are skipped. */
const values = z.array(z.number().nullable().catch(null));
const answer = z.object({
  hourly: z.object({
    time: z.array(z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/)),
    temperature_2m: values,
    weather_code: values,
  }),
});

/** Open-Meteo's hourly forecast (facts on integrations §3.2). It has no descriptions: ours are used, by the sky. */
export class OpenMeteo implements WeatherService {
  readonly #options: WeatherOptions;

  constructor(options: WeatherOptions) {
    this.#options = options;
  }

  forecast({ latitude, longitude }: ForecastRequest): Promise<ForecastAnswer> {
    return queryWeather(this.#options, {
      source: { name: 'Open-Meteo.com', url: 'https://open-meteo.com/' },
      path: '/v1/forecast',
      query: {
        latitude: formatCoordinate(latitude),
        longitude: formatCoordinate(longitude),
        hourly: 'temperature_2m,weather_code',
        timezone: 'Asia/Seoul',
        forecast_days: String(forecastDays),
        apikey: this.#options.key,
      },
      read: parseReadings,
    });
  }
}

function parseReadings(body: unknown): readonly WeatherReading[] | null {
  const parsed = answer.safeParse(body);
  if (!parsed.success) return null;
  const { time, temperature_2m: temperatures, weather_code: codes } = parsed.data.hourly;
  return time.flatMap((local, index): WeatherReading[] => {
    const at = { date: local.slice(0, 10), time: local.slice(11, 16) };
    const celsius = temperatures[index] ?? null;
    const code = codes[index] ?? null;
    if (celsius === null || code === null || !forecastTimes.includes(at.time)) return [];
    return [{ ...at, degrees: roundDegrees(celsius), sky: getSkyOfWmo(code), description: null }];
  });
}
