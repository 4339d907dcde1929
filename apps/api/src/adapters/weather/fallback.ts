import { setTimeout as wait } from 'node:timers/promises';
import type { ForecastRequest, ForecastResult, WeatherService } from '../../ports/weather';

interface FallbackOptions {
  /** In order of preference. */
  readonly services: readonly WeatherService[];
  /** How long to wait for a service before the next is queried as well, in milliseconds. */
  readonly fallbackDelayMs: number;
  /** Milliseconds within which the caller gets a response. */
  readonly totalMs: number;
}

/** Returns the first successful result; if none is successful, that of the first service. */
async function getFirstSuccess(
  first: Promise<ForecastResult>,
  otherResults: Promise<ForecastResult>,
): Promise<ForecastResult> {
  const firstSettledResult = await Promise.race([first, otherResults]);
  if (firstSettledResult.ok) return firstSettledResult;
  const [firstResult, otherResult] = await Promise.all([first, otherResults]);
  return !firstResult.ok && otherResult.ok ? otherResult : firstResult;
}

/** Queries several services in order: the next when one fails or is slow. Answers within `totalMs`. */
export class FallbackWeatherService implements WeatherService {
  readonly #services: readonly WeatherService[];
  readonly #fallbackDelayMs: number;
  readonly #totalMs: number;

  constructor({ services, fallbackDelayMs, totalMs }: FallbackOptions) {
    this.#services = services;
    this.#fallbackDelayMs = fallbackDelayMs;
    this.#totalMs = totalMs;
  }

  forecast(request: ForecastRequest): Promise<ForecastResult> {
    const timeout = wait<ForecastResult>(this.#totalMs, { ok: false, reason: 'timeout' }, { ref: false });
    return Promise.race([this.#queryFrom(0, request), timeout]);
  }

  async #queryFrom(index: number, request: ForecastRequest): Promise<ForecastResult> {
    const service = this.#services[index];
    if (service === undefined) return { ok: false, reason: 'network' };
    const forecast = service.forecast(request);
    if (index === this.#services.length - 1) return forecast;
    const resultInTime = await Promise.race([forecast, wait(this.#fallbackDelayMs, undefined, { ref: false })]);
    return resultInTime?.ok === true ? resultInTime : getFirstSuccess(forecast, this.#queryFrom(index + 1, request));
  }
}
