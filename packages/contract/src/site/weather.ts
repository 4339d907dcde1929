import type { HtlCode } from '@dining/domain/shared/codes';
import { skies } from '@dining/domain/weather/forecast';
import { z } from 'zod';
import { defineComponent } from '../component';
import { defineEndpoint } from '../endpoint';
import { defineCode, defineCodeOutput, seoulDateSchema, seoulTimeSchema, wireLanguageSchema, ynSchema } from '../wire';

export const weatherReadingSchema = defineComponent('WeatherReading', 'Weather of one hour', {
  temperature: z.number().int().describe('Whole degrees Celsius'),
  weatherType: z.enum([...skies, '']).describe("Weather condition, for the icon; '' if unknown"),
  weatherDesc: z
    .string()
    .describe("Description in the requested language; '' if the service gives none and the condition is unknown"),
});
export type WeatherReadingWire = z.infer<typeof weatherReadingSchema>;

export const weatherForecastSchema = defineComponent(
  'WeatherForecast',
  'Forecast of six days from today, each at 09:00 and 15:00 (decision 28)',
  {
    htlCode: defineCodeOutput<HtlCode>(),
    forecastList: z.array(
      z.object({
        forecastDate: seoulDateSchema,
        timeList: z
          .array(z.object({ forecastTime: seoulTimeSchema, weather: weatherReadingSchema.nullable() }))
          .describe('`weather` is null if the service has no data for the hour; shown as "–"'),
      }),
    ),
    heardDate: z.string().describe('Time of the last successful answer of the service, `YYYY-MM-DD HH:mm` in Seoul'),
    lastKnownYn: ynSchema.describe('Y: no service answers now; this is the last known forecast'),
    sourceName: z.string().describe('Source to credit: `OpenWeather` or `Open-Meteo.com`'),
    sourceUrl: z.string().describe('Link of the credit'),
    demoYn: ynSchema.describe('Y: simulated service with invented weather'),
  },
);
export type WeatherForecastWire = z.infer<typeof weatherForecastSchema>;

export const getWeatherForecast = defineEndpoint({
  method: 'GET',
  path: '/api/weather/forecast',
  auth: 'public',
  summary: 'Returns the forecast of six days at a hotel, at 09:00 and 15:00',
  query: z.object({
    htlCode: defineCode<HtlCode>(),
    langCode: wireLanguageSchema.optional().describe('Language of the descriptions; without it, that of the request'),
  }),
  result: z.object({ result: weatherForecastSchema }),
  errors: ['not_found', 'weather_off', 'provider_failed', 'provider_timeout'],
});

export const weatherEndpoints = [getWeatherForecast] as const;
