import type { Language } from '@dining/domain/shared/language';
import { getTodayInSeoul } from '@dining/domain/shared/seoul-time';
import { createForecast, type ForecastDay, type WeatherReading } from '@dining/domain/weather/forecast';
import { createRefreshingCache, type RefreshingCache } from '../../../lib/cache';
import type { Source, WeatherFailure, WeatherService } from '../../../ports/weather';

const pauseMs = 30_000;

interface StoredReading extends Omit<WeatherReading, 'description'> {
  readonly words: Readonly<Partial<Record<Language, string>>>;
}

export interface Forecast {
  readonly days: readonly ForecastDay[];
  readonly updatedAt: Date;
  readonly source: Source;
  readonly lastKnown: boolean;
}

interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

interface ForecastOptions {
  readonly service: WeatherService;
  readonly now: () => Date;
  /** Milliseconds. After it, a forecast is used once more as long while a new one is loaded. */
  readonly freshMs: number;
}

class NoForecastError extends Error {
  constructor(readonly reason: WeatherFailure) {
    super(reason);
  }
}

/**
 * The forecast of one hotel in this process: queried once per period and language, and with the last value of each hour
 * of today, since services only return future hours. It is not shared between processes: a hotel costs a service a few
 * requests an hour, and after a restart past hours show "–", as the rules allow (decision 28).
 */
export class HotelForecast {
  readonly #where: Coordinates;
  readonly #options: ForecastOptions;
  readonly #queries: RefreshingCache<Language, void>;
  /** Not a cache: readings of several answers, merged by hour. Past days are deleted. */
  readonly #seen = new Map<string, StoredReading>();
  #latest: Pick<Forecast, 'updatedAt' | 'source'> | undefined;
  #resting: { readonly until: number; readonly reason: WeatherFailure } | undefined;

  constructor(where: Coordinates, options: ForecastOptions) {
    this.#where = where;
    this.#options = options;
    this.#queries = createRefreshingCache((language) => this.#ask(language), {
      freshMs: options.freshMs,
      now: () => options.now().getTime(),
    });
  }

  async get(language: Language): Promise<Forecast | WeatherFailure> {
    const reason = await this.#queries.get(language).then(
      () => undefined,
      (error: unknown) => {
        if (error instanceof NoForecastError) return error.reason;
        throw error;
      },
    );
    const days = createForecast(this.#listReadings(language), this.#options.now());
    const isBlank = days.every(({ cells }) => cells.every(({ reading }) => reading === null));
    if (this.#latest === undefined || (isBlank && reason !== undefined)) return reason ?? 'unreadable';
    return { days, ...this.#latest, lastKnown: reason !== undefined };
  }

  async #ask(language: Language): Promise<void> {
    const { service, now } = this.#options;
    if (this.#resting !== undefined && now().getTime() < this.#resting.until)
      throw new NoForecastError(this.#resting.reason);
    const answer = await service.forecast({ ...this.#where, language });
    if (!answer.ok) {
      this.#resting = { until: now().getTime() + pauseMs, reason: answer.reason };
      throw new NoForecastError(answer.reason);
    }
    this.#resting = undefined;
    this.#latest = { updatedAt: now(), source: answer.source };
    this.#remember(answer.readings, language);
  }

  #remember(readings: readonly WeatherReading[], language: Language): void {
    const today = getTodayInSeoul(this.#options.now());
    for (const [hour, { date }] of this.#seen) if (date < today) this.#seen.delete(hour);
    for (const { date, time, degrees, sky, description } of readings) {
      const hour = `${date} ${time}`;
      const before = this.#seen.get(hour);
      // Descriptions in other languages stay only while the sky is the same.
      const earlierWords = before?.sky === sky ? before.words : {};
      this.#seen.set(hour, {
        date,
        time,
        degrees,
        sky,
        words: description === null ? earlierWords : { ...earlierWords, [language]: description },
      });
    }
  }

  #listReadings(language: Language): WeatherReading[] {
    return [...this.#seen.values()].map(({ words, ...seen }) => ({ ...seen, description: words[language] ?? null }));
  }
}
