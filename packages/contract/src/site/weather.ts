import type { HtlCode } from '@dining/domain/shared/codes';
import { skies } from '@dining/domain/weather/forecast';
import { z } from 'zod';
import { defineComponent } from '../component';
import { defineEndpoint } from '../endpoint';
import { code, codeOut, seoulDate, seoulTime, wireLanguage, yn } from '../wire';

export const weatherReading = defineComponent('WeatherReading', 'The weather at one hour', {
  temperature: z.number().int().describe('Whole degrees Celsius'),
  weatherType: z.enum([...skies, '']).describe("What the sky does, for a drawing; '' where it is nothing we know"),
  weatherDesc: z.string().describe("In the language asked for; '' where the service has no words and we do not know the sky"),
});
export type WeatherReadingWire = z.infer<typeof weatherReading>;

export const weatherForecast = defineComponent('WeatherForecast', 'Six rows from today, each at 09:00 and 15:00 (decision 28)', {
  htlCode: codeOut<HtlCode>(),
  forecastList: z.array(
    z.object({
      forecastDate: seoulDate,
      timeList: z
        .array(z.object({ forecastTime: seoulTime, weather: weatherReading.nullable() }))
        .describe('`weather` is null where the service gives nothing for the hour; shown as "–"'),
    }),
  ),
  heardDate: z.string().describe('When the service last answered, `YYYY-MM-DD HH:mm` in Seoul'),
  lastKnownYn: yn.describe('Y: no service answers now, and this is what was last known'),
  sourceName: z.string().describe('Whom to credit: `OpenWeather` or `Open-Meteo.com`'),
  sourceUrl: z.string().describe('Where the credit leads to'),
  demoYn: yn.describe('Y: the service is a stand-in and the weather made up'),
});
export type WeatherForecastWire = z.infer<typeof weatherForecast>;

export const getWeatherForecast = defineEndpoint({
  method: 'GET',
  path: '/api/weather/forecast',
  auth: 'public',
  summary: 'Six days of weather at a hotel, at nine and at three',
  query: z.object({
    htlCode: code<HtlCode>(),
    langCode: wireLanguage.optional().describe('The language of the descriptions; without it that of the request'),
  }),
  result: z.object({ result: weatherForecast }),
  errors: ['not_found', 'weather_off', 'provider_failed', 'provider_timeout'],
});

export const weatherCalls = [getWeatherForecast] as const;
