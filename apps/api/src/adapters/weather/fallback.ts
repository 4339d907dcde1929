import { setTimeout as wait } from 'node:timers/promises';
import type { ForecastAnswer, ForecastRequest, WeatherService } from '../../ports/weather';

interface FallbackOptions {
  /** In order of preference. */
  readonly services: readonly WeatherService[];
  /** How long to wait for a service before the next is queried as well, in milliseconds. */
  readonly turnMs: number;
  /** Milliseconds within which the caller gets an answer. */
  readonly totalMs: number;
}

/** Returns the first good answer; if none is good, that of the first service. */
async function getFirstGood(first: Promise<ForecastAnswer>, others: Promise<ForecastAnswer>): Promise<ForecastAnswer> {
  const quick = await Promise.race([first, others]);
  if (quick.ok) return quick;
  const [firstAnswer, otherAnswer] = await Promise.all([first, others]);
  return !firstAnswer.ok && otherAnswer.ok ? otherAnswer : firstAnswer;
}

/** Queries several services in order: the next when one fails or is slow. Answers within `totalMs`. */
export class FallbackWeatherService implements WeatherService {
  readonly #services: readonly WeatherService[];
  readonly #turnMs: number;
  readonly #totalMs: number;

  constructor({ services, turnMs, totalMs }: FallbackOptions) {
    this.#services = services;
    this.#turnMs = turnMs;
    this.#totalMs = totalMs;
  }

  forecast(request: ForecastRequest): Promise<ForecastAnswer> {
    const late = wait<ForecastAnswer>(this.#totalMs, { ok: false, reason: 'timeout' }, { ref: false });
    return Promise.race([this.#askFrom(0, request), late]);
  }

  async #askFrom(index: number, request: ForecastRequest): Promise<ForecastAnswer> {
    const service = this.#services[index];
    if (service === undefined) return { ok: false, reason: 'network' };
    const forecast = service.forecast(request);
    if (index === this.#services.length - 1) return forecast;
    const early = await Promise.race([forecast, wait(this.#turnMs, undefined, { ref: false })]);
    return early?.ok === true ? early : getFirstGood(forecast, this.#askFrom(index + 1, request));
  }
}
