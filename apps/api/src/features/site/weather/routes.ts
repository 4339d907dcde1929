import { encodeFlag } from '@dining/contract/codecs/flag';
import { fail } from '@dining/contract/failure';
import { getWeatherForecast } from '@dining/contract/site/weather';
import { languageNames, languages } from '@dining/domain/shared/language';
import { getCatalogueCache } from '../../../booking/catalogue/catalogue';
import { createDerivedCache } from '../../../lib/cache';
import type { WeatherService } from '../../../ports/weather';
import type { Hotel } from '../../../stores/hotels/hotels';
import type { Feature } from '../../feature';
import { HotelForecast } from './hotel-forecast';
import { forecastToWire } from './to-wire';

/** Maximum number of cached forecasts, one for each hotel and its coordinates. */
const maxForecasts = 200;

export const weather: Feature = (mount, deps) => {
  const { standIn, freshMs } = deps.config.weather;
  const cacheForecast = createDerivedCache<WeatherService, HotelForecast>(maxForecasts);

  const getForecast = ({ htlCode, latitude, longitude }: Hotel, service: WeatherService): HotelForecast =>
    cacheForecast(
      service,
      `${htlCode} ${latitude} ${longitude}`,
      () => new HotelForecast({ latitude, longitude }, { service, now: deps.now, freshMs }),
    );

  mount(getWeatherForecast, async ({ query: { htlCode, langCode }, language: requestLanguage }) => {
    if (deps.weather === undefined) return fail('weather_off');
    const { hotels } = await getCatalogueCache(deps.database).getDirectory();
    const hotel = hotels.find((candidate) => candidate.htlCode === htlCode);
    if (hotel === undefined) return fail('not_found');
    const language = languages.find((candidate) => languageNames[candidate].wire === langCode) ?? requestLanguage;
    const forecast = await getForecast(hotel, deps.weather).get(language);
    if (typeof forecast === 'string') return fail(forecast === 'timeout' ? 'provider_timeout' : 'provider_failed');
    return { result: { htlCode, ...forecastToWire(forecast, language), demoYn: encodeFlag(standIn) } };
  });
};
