import type { Language } from '@dining/domain/shared/language';
import { toSeoul } from '@dining/domain/shared/seoul-time';
import type { ForecastEntry } from '@dining/domain/weather/forecast';
import { forecastTimes } from '@dining/domain/weather/forecast-slots';
import { z } from 'zod';
import type { ForecastRequest, ForecastResult, WeatherService } from '../../ports/weather';
import { getOpenWeatherSky } from './open-weather-skies';
import type { WeatherOptions } from './options';
import { formatCoordinate, queryWeather, roundDegrees } from './query-weather';

const wireLanguages = { ko: 'kr', en: 'en', cn: 'zh_cn', ja: 'ja' } as const satisfies Record<Language, string>;

const slotSchema = z.object({
  dt: z.number().int(),
  main: z.object({ temp: z.number().min(-90).max(60) }),
  weather: z.array(z.object({ id: z.number().int(), description: z.string() })).min(1),
});
/** Invalid slots are skipped. */
const responseSchema = z.object({ list: z.array(slotSchema.nullable().catch(null)) });

/** OpenWeather's "5 day / 3 hour forecast" (facts on integrations §3.1). */
export class OpenWeather implements WeatherService {
  readonly #options: WeatherOptions;

  constructor(options: WeatherOptions) {
    this.#options = options;
  }

  forecast({ latitude, longitude, language }: ForecastRequest): Promise<ForecastResult> {
    return queryWeather(this.#options, {
      source: { name: 'OpenWeather', url: 'https://openweathermap.org/' },
      path: '/data/2.5/forecast',
      query: {
        lat: formatCoordinate(latitude),
        lon: formatCoordinate(longitude),
        units: 'metric',
        lang: wireLanguages[language],
        appid: this.#options.key,
      },
      parseReadings,
    });
  }
}

/** Slots are three hours apart in UTC; 09:00 and 15:00 in Seoul are among them. */
function parseReadings(body: unknown): readonly ForecastEntry[] | null {
  const parseResult = responseSchema.safeParse(body);
  if (!parseResult.success) return null;
  return parseResult.data.list.flatMap((slot): ForecastEntry[] => {
    const [weather] = slot?.weather ?? [];
    if (slot === null || weather === undefined) return [];
    const seoulTime = toSeoul(new Date(slot.dt * 1000));
    if (!forecastTimes.includes(seoulTime.time)) return [];
    const description = weather.description.trim() || null;
    return [{ ...seoulTime, degrees: roundDegrees(slot.main.temp), sky: getOpenWeatherSky(weather.id), description }];
  });
}
