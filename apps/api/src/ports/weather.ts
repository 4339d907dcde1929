import type { Language } from '@dining/domain/shared/language';
import type { ForecastEntry } from '@dining/domain/weather/forecast';

export interface ForecastRequest {
  readonly latitude: number;
  readonly longitude: number;
  readonly language: Language;
}

/** A service's name and URL as its licence requires them to be shown. */
export interface WeatherSource {
  readonly name: string;
  readonly url: string;
}

/**
 * Why there is no forecast.
 * - `timeout`, `network`: no response within the limit, or no connection.
 * - `unauthorized`: the key is refused; needs an operator.
 * - `limited`: too many requests for the plan.
 * - `http`: another HTTP error.
 * - `unreadable`: the response is not in the service's format, or has no reading at a forecast time.
 */
export type WeatherFailure = 'timeout' | 'network' | 'unauthorized' | 'limited' | 'http' | 'unreadable';

export type ForecastResult =
  | {
      readonly ok: true;
      readonly readings: readonly ForecastEntry[];
      readonly source: WeatherSource;
    }
  | { readonly ok: false; readonly reason: WeatherFailure };

/** A weather service. Does not throw for failures of the service, and answers within its time limit. */
export interface WeatherService {
  forecast(request: ForecastRequest): Promise<ForecastResult>;
}
