import type { WeatherReading } from '@dining/domain/weather/forecast';
import { forecastDays, forecastTimes } from '@dining/domain/weather/forecast-slots';
import { z } from 'zod';
import type { ForecastAnswer, ForecastRequest, WeatherService } from '../../ports/weather';
import { ask, coordinate, wholeDegrees } from './ask';
import type { WeatherOptions } from './options';
import { skyOfWmo } from './wmo-skies';

/** A value that is missing or no number is a hole in the table. */
const values = z.array(z.number().nullable().catch(null));
const answer = z.object({
  hourly: z.object({
    time: z.array(z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/)),
    temperature_2m: values,
    weather_code: values,
  }),
});

/** Open-Meteo's hourly forecast (facts on integrations §3.2). It has no words: descriptions are ours, by the sky. */
export class OpenMeteo implements WeatherService {
  readonly #options: WeatherOptions;

  constructor(options: WeatherOptions) {
    this.#options = options;
  }

  forecast({ latitude, longitude }: ForecastRequest): Promise<ForecastAnswer> {
    return ask(this.#options, {
      source: { name: 'Open-Meteo.com', url: 'https://open-meteo.com/' },
      path: '/v1/forecast',
      query: {
        latitude: coordinate(latitude),
        longitude: coordinate(longitude),
        hourly: 'temperature_2m,weather_code',
        timezone: 'Asia/Seoul',
        forecast_days: String(forecastDays),
        apikey: this.#options.key,
      },
      read,
    });
  }
}

function read(body: unknown): readonly WeatherReading[] | null {
  const parsed = answer.safeParse(body);
  if (!parsed.success) return null;
  const { time, temperature_2m: temperatures, weather_code: codes } = parsed.data.hourly;
  return time.flatMap((local, index): WeatherReading[] => {
    const at = { date: local.slice(0, 10), time: local.slice(11, 16) };
    const celsius = temperatures[index] ?? null;
    const code = codes[index] ?? null;
    if (celsius === null || code === null || !forecastTimes.includes(at.time)) return [];
    return [{ ...at, degrees: wholeDegrees(celsius), sky: skyOfWmo(code), description: null }];
  });
}
