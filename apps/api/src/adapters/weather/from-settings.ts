import type { WeatherService } from '../../ports/weather';
import { FallbackWeatherService } from './fallback';
import { OpenMeteo } from './open-meteo';
import { OpenWeather } from './open-weather';
import type { WeatherOptions } from './options';

interface Account {
  readonly baseUrl: string;
  /** undefined: no account with this service. */
  readonly key: string | undefined;
}

interface WeatherSettings {
  readonly openWeather: Account;
  readonly openMeteo: Account;
  /** The longest a guest waits, in milliseconds. */
  readonly timeoutMs: number;
}

/** The services there is a key for: OpenWeather first, Open-Meteo when that fails or is slow. None: no weather. */
export function weatherFrom(settings: WeatherSettings, logger: WeatherOptions['logger']): WeatherService | undefined {
  const { timeoutMs } = settings;
  const { openWeather, openMeteo } = settings;
  const services: WeatherService[] = [];
  if (openWeather.key !== undefined)
    services.push(new OpenWeather({ baseUrl: openWeather.baseUrl, key: openWeather.key, timeoutMs, logger }));
  if (openMeteo.key !== undefined)
    services.push(new OpenMeteo({ baseUrl: openMeteo.baseUrl, key: openMeteo.key, timeoutMs, logger }));
  // With a second service, half of the time is left for it.
  return services.length === 0 ? undefined : new FallbackWeatherService({ services, turnMs: timeoutMs / 2, totalMs: timeoutMs });
}
