import type { ForecastEntry } from '@dining/domain/weather/forecast';
import { forecastDays, forecastTimes } from '@dining/domain/weather/forecast-slots';
import { z } from 'zod';
import type { ForecastRequest, ForecastResult, WeatherService } from '../../ports/weather';
import type { WeatherOptions } from './options';
import { formatCoordinate, queryWeather, roundDegrees } from './query-weather';
import { getWmoSky } from './wmo-skies';

/** Missing and invalid values are skipped. */
const valuesSchema = z.array(z.number().nullable().catch(null));
const responseSchema = z.object({
  hourly: z.object({
    time: z.array(z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/)),
    temperature_2m: valuesSchema,
    weather_code: valuesSchema,
  }),
});

/**
 * Open-Meteo's hourly forecast (facts on integrations §3.2). It has no descriptions, so callers use our own texts for
 * each sky condition.
 */
export class OpenMeteo implements WeatherService {
  readonly #options: WeatherOptions;

  constructor(options: WeatherOptions) {
    this.#options = options;
  }

  forecast({ latitude, longitude }: ForecastRequest): Promise<ForecastResult> {
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
      parseReadings,
    });
  }
}

function parseReadings(body: unknown): readonly ForecastEntry[] | null {
  const parseResult = responseSchema.safeParse(body);
  if (!parseResult.success) return null;
  const { time, temperature_2m: temperatures, weather_code: codes } = parseResult.data.hourly;
  return time.flatMap((localTime, index): ForecastEntry[] => {
    const seoulTime = { date: localTime.slice(0, 10), time: localTime.slice(11, 16) };
    const celsius = temperatures[index] ?? null;
    const code = codes[index] ?? null;
    if (celsius === null || code === null || !forecastTimes.includes(seoulTime.time)) return [];
    return [{ ...seoulTime, degrees: roundDegrees(celsius), sky: getWmoSky(code), description: null }];
  });
}
