import type { Language } from '@dining/domain/shared/language';
import type { WeatherReading } from '@dining/domain/weather/forecast';

export interface ForecastRequest {
  /** Degrees north and east. */
  readonly latitude: number;
  readonly longitude: number;
  /** The language of the descriptions, where the service speaks it. */
  readonly language: Language;
}

/** A service by the name and address that its licence wants shown. */
export interface Source {
  readonly name: string;
  readonly url: string;
}

/**
 * Why there is no forecast.
 * - `timeout`, `network`: no answer within the limit, or none at all.
 * - `unauthorized`: the key is refused; a person has to look.
 * - `limited`: too many questions for the plan.
 * - `http`: another HTTP error.
 * - `unreadable`: the answer is not the service's format, or holds none of the hours wanted.
 */
export type WeatherFailure = 'timeout' | 'network' | 'unauthorized' | 'limited' | 'http' | 'unreadable';

export type ForecastAnswer =
  | {
      readonly ok: true;
      /** What the service gives for the hours of the weather modal; some may be missing. */
      readonly readings: readonly WeatherReading[];
      /** Whom to credit where the forecast is shown: the services' licences ask for it. */
      readonly source: Source;
    }
  | { readonly ok: false; readonly reason: WeatherFailure };

/** A weather service. It never throws for what happens outside, and answers within its time limit. */
export interface WeatherService {
  forecast(request: ForecastRequest): Promise<ForecastAnswer>;
}
