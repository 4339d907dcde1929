import type { Language } from '@dining/domain/shared/language';
import { getTodayInSeoul } from '@dining/domain/shared/seoul-time';
import { createForecast, type ForecastDay, type WeatherReading } from '@dining/domain/weather/forecast';
import { createRefreshingCache, type RefreshingCache } from '../../../lib/cache';
import type { Source, WeatherFailure, WeatherService } from '../../../ports/weather';

/** How long nobody asks again after no service had an answer: a guest who tries again is told at once. */
const restMs = 30_000;

interface Seen extends Omit<WeatherReading, 'description'> {
  readonly words: Readonly<Partial<Record<Language, string>>>;
}

export interface Forecast {
  readonly days: readonly ForecastDay[];
  /** When a service last answered, in whatever language. */
  readonly heardAt: Date;
  readonly source: Source;
  /** No service answers now. */
  readonly lastKnown: boolean;
}

interface Where {
  readonly latitude: number;
  readonly longitude: number;
}

interface ForecastOptions {
  readonly service: WeatherService;
  readonly now: () => Date;
  /** A forecast is used for so long, and for as long again while a new one is fetched beside it; milliseconds. */
  readonly freshMs: number;
}

/** Tells the cache not to keep an answer. */
class NoForecast extends Error {
  constructor(readonly reason: WeatherFailure) {
    super(reason);
  }
}

/**
 * The forecast of one hotel as this process knows it: asked once in a while for each language, and every hour's last seen
 * value kept until its day is over, so that this morning does not vanish when services only look ahead.
 *
 * Of each process, not shared: a hotel costs a service a few questions an hour and process, far below any plan; what a
 * restart loses is this morning's cell, which may be "–" by the rules (decision 28); and a table would be one more thing to
 * write on a path that only reads.
 */
export class HotelForecast {
  readonly #where: Where;
  readonly #options: ForecastOptions;
  readonly #asked: RefreshingCache<Language, void>;
  /** Not a cache: readings of several answers, merged by hour. It holds today and the days that a service looks ahead; past days are deleted. */
  readonly #seen = new Map<string, Seen>();
  #heard: Pick<Forecast, 'heardAt' | 'source'> | undefined;
  #resting: { readonly until: number; readonly reason: WeatherFailure } | undefined;

  constructor(where: Where, options: ForecastOptions) {
    this.#where = where;
    this.#options = options;
    this.#asked = createRefreshingCache((language) => this.#ask(language), {
      freshMs: options.freshMs,
      now: () => options.now().getTime(),
    });
  }

  /** Six days in a language; the failure's name where no service answers and nothing is known from before. */
  async in(language: Language): Promise<Forecast | WeatherFailure> {
    const reason = await this.#asked.get(language).then(
      () => undefined,
      (error: unknown) => {
        if (error instanceof NoForecast) return error.reason;
        throw error;
      },
    );
    const days = createForecast(this.#readings(language), this.#options.now());
    const isBlank = days.every(({ cells }) => cells.every(({ reading }) => reading === null));
    if (this.#heard === undefined || (isBlank && reason !== undefined)) return reason ?? 'unreadable';
    return { days, ...this.#heard, lastKnown: reason !== undefined };
  }

  async #ask(language: Language): Promise<void> {
    const { service, now } = this.#options;
    if (this.#resting !== undefined && now().getTime() < this.#resting.until) throw new NoForecast(this.#resting.reason);
    const answer = await service.forecast({ ...this.#where, language });
    if (!answer.ok) {
      this.#resting = { until: now().getTime() + restMs, reason: answer.reason };
      throw new NoForecast(answer.reason);
    }
    this.#resting = undefined;
    this.#heard = { heardAt: now(), source: answer.source };
    this.#remember(answer.readings, language);
  }

  #remember(readings: readonly WeatherReading[], language: Language): void {
    const today = getTodayInSeoul(this.#options.now());
    for (const [hour, { date }] of this.#seen) if (date < today) this.#seen.delete(hour);
    for (const { date, time, degrees, sky, description } of readings) {
      const hour = `${date} ${time}`;
      const before = this.#seen.get(hour);
      // Words of another language stay only while they still say the same sky.
      const kept = before?.sky === sky ? before.words : {};
      this.#seen.set(hour, {
        date,
        time,
        degrees,
        sky,
        words: description === null ? kept : { ...kept, [language]: description },
      });
    }
  }

  #readings(language: Language): WeatherReading[] {
    return [...this.#seen.values()].map(({ words, ...seen }) => ({ ...seen, description: words[language] ?? null }));
  }
}
