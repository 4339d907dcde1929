import type { HtlCode } from '@dining/domain/shared/codes';
import { skies } from '@dining/domain/weather/six-days';
import { z } from 'zod';
import { endpoint } from './endpoint';
import { code, codeOut, seoulDate, seoulTime, wireLanguage, yn } from './wire';

/** The weather at one hour. */
export const weatherReading = z.object({
  /** Whole degrees Celsius. */
  temperature: z.number().int(),
  /** What the sky does, for a drawing; '' where it is nothing we know. */
  weatherType: z.enum([...skies, '']),
  /** In the language asked for; '' where the service has no words and we do not know the sky. */
  weatherDesc: z.string(),
});
export type WeatherReadingWire = z.infer<typeof weatherReading>;

/** Six rows from today, each at 09:00 and 15:00 (decision 28). */
export const weatherForecast = z.object({
  htlCode: codeOut<HtlCode>(),
  forecastList: z.array(
    z.object({
      forecastDate: seoulDate,
      /** `weather` is null where the service gives nothing for the hour; shown as "–". */
      timeList: z.array(z.object({ forecastTime: seoulTime, weather: weatherReading.nullable() })),
    }),
  ),
  /** When the service last answered, `YYYY-MM-DD HH:mm` in Seoul. */
  heardDate: z.string(),
  /** Y: no service answers now, and this is what was last known. */
  lastKnownYn: yn,
  /** Whom to credit, and where to: `OpenWeather` or `Open-Meteo.com`. */
  sourceName: z.string(),
  sourceUrl: z.string(),
  /** Y: the service is a stand-in and the weather made up. */
  demoYn: yn,
});
export type WeatherForecastWire = z.infer<typeof weatherForecast>;

export const viewForecast = endpoint({
  method: 'GET',
  path: '/api/weather/forecast',
  auth: 'public',
  summary: 'Six days of weather at a hotel, at nine and at three',
  query: z.object({
    htlCode: code<HtlCode>(),
    /** The language of the descriptions; without it that of the request. */
    langCode: wireLanguage.optional(),
  }),
  result: z.object({ result: weatherForecast }),
  errors: ['not_found', 'weather_off', 'provider_failed', 'provider_timeout'],
});

export const weatherCalls = [viewForecast] as const;
