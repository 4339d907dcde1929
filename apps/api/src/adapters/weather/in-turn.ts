import { setTimeout as wait } from 'node:timers/promises';
import type { ForecastAnswer, ForecastRequest, WeatherService } from '../../ports/weather';

interface TurnOptions {
  /** The dearest first. */
  readonly services: readonly WeatherService[];
  /** How long one may be silent before the next is asked beside it, in milliseconds. */
  readonly turnMs: number;
  /** When the caller gets an answer at the latest, in milliseconds. */
  readonly totalMs: number;
}

/** Either answer if it is good, the quicker one if both are; else what the first said. */
async function firstGood(own: Promise<ForecastAnswer>, others: Promise<ForecastAnswer>): Promise<ForecastAnswer> {
  const quick = await Promise.race([own, others]);
  if (quick.ok) return quick;
  const [mine, theirs] = await Promise.all([own, others]);
  return !mine.ok && theirs.ok ? theirs : mine;
}

/** Several services as one: the next is asked when one fails or is slow, and nobody waits longer than the total. */
export class InTurn implements WeatherService {
  readonly #services: readonly WeatherService[];
  readonly #turnMs: number;
  readonly #totalMs: number;

  constructor({ services, turnMs, totalMs }: TurnOptions) {
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
    const own = service.forecast(request);
    if (index === this.#services.length - 1) return own;
    const early = await Promise.race([own, wait(this.#turnMs, undefined, { ref: false })]);
    return early?.ok === true ? early : firstGood(own, this.#askFrom(index + 1, request));
  }
}
