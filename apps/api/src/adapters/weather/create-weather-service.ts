import type { WeatherService } from '../../ports/weather';
import { FallbackWeatherService } from './fallback';
import { OpenMeteo } from './open-meteo';
import { OpenWeather } from './open-weather';
import type { WeatherOptions } from './options';

interface Account {
  readonly baseUrl: string;
  /** Undefined without an account for this service. */
  readonly key: string | undefined;
}

interface WeatherSettings {
  readonly openWeather: Account;
  readonly openMeteo: Account;
  /** The longest time that a guest waits, in milliseconds. */
  readonly timeoutMs: number;
}

/**
 * Creates the service from the configured accounts: OpenWeather first, Open-Meteo if that fails or is slow. Returns
 * undefined if no account is configured.
 */
export function createWeatherService(
  settings: WeatherSettings,
  logger: WeatherOptions['logger'],
): WeatherService | undefined {
  const { timeoutMs } = settings;
  const { openWeather, openMeteo } = settings;
  const services: WeatherService[] = [];
  if (openWeather.key !== undefined)
    services.push(new OpenWeather({ baseUrl: openWeather.baseUrl, key: openWeather.key, timeoutMs, logger }));
  if (openMeteo.key !== undefined)
    services.push(new OpenMeteo({ baseUrl: openMeteo.baseUrl, key: openMeteo.key, timeoutMs, logger }));

  return services.length === 0
    ? undefined
    : new FallbackWeatherService({ services, fallbackDelayMs: timeoutMs / 2, totalMs: timeoutMs });
}
