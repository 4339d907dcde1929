import type { Language } from '@dining/domain/shared/language';
import { getTodayInSeoul } from '@dining/domain/shared/seoul-time';
import { createForecast, type ForecastDay, type ForecastEntry } from '@dining/domain/weather/forecast';
import { createRefreshingCache, type RefreshingCache } from '../../../lib/cache';
import type { WeatherFailure, WeatherService, WeatherSource } from '../../../ports/weather';

/** Time without queries after a failure. */
const pauseMs = 30_000;

interface StoredEntry extends Omit<ForecastEntry, 'description'> {
  readonly descriptions: Readonly<Partial<Record<Language, string>>>;
}

export interface Forecast {
  readonly days: readonly ForecastDay[];
  readonly updatedAt: Date;
  readonly source: WeatherSource;
  /** True if the last query failed. */
  readonly isOutdated: boolean;
}

interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

interface ForecastOptions {
  readonly service: WeatherService;
  readonly now: () => Date;
  /** The age after which a forecast is reloaded. Up to twice that age, the old one is served meanwhile. */
  readonly freshMs: number;
}

class NoForecastError extends Error {
  constructor(readonly reason: WeatherFailure) {
    super(reason);
  }
}

/**
 * The forecast of one hotel in this process. While a service succeeds, it is queried at most once per `freshMs` and
 * language. The last value of each hour from today on is kept, since services only return future hours. Processes do
 * not share forecasts: each queries by itself, and after a restart past hours show "–" (decision 28).
 */
export class HotelForecast {
  readonly #coordinates: Coordinates;
  readonly #options: ForecastOptions;
  readonly #queries: RefreshingCache<Language, void>;
  /** Not a cache: readings of several responses, merged by hour. Past days are deleted. */
  readonly #readingsByHour = new Map<string, StoredEntry>();
  #latest: Pick<Forecast, 'updatedAt' | 'source'> | undefined;
  #pause: { readonly until: number; readonly reason: WeatherFailure } | undefined;

  constructor(coordinates: Coordinates, options: ForecastOptions) {
    this.#coordinates = coordinates;
    this.#options = options;
    this.#queries = createRefreshingCache((language) => this.#query(language), {
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
    const isEmpty = days.every(({ cells }) => cells.every(({ reading }) => reading === null));
    if (this.#latest === undefined || (isEmpty && reason !== undefined)) return reason ?? 'unreadable';
    return { days, ...this.#latest, isOutdated: reason !== undefined };
  }

  async #query(language: Language): Promise<void> {
    const { service, now } = this.#options;
    if (this.#pause !== undefined && now().getTime() < this.#pause.until) throw new NoForecastError(this.#pause.reason);
    const response = await service.forecast({ ...this.#coordinates, language });
    if (!response.ok) {
      this.#pause = { until: now().getTime() + pauseMs, reason: response.reason };
      throw new NoForecastError(response.reason);
    }
    this.#pause = undefined;
    this.#latest = { updatedAt: now(), source: response.source };
    this.#storeReadings(response.readings, language);
  }

  #storeReadings(readings: readonly ForecastEntry[], language: Language): void {
    const today = getTodayInSeoul(this.#options.now());
    for (const [hour, { date }] of this.#readingsByHour) if (date < today) this.#readingsByHour.delete(hour);
    for (const { date, time, degrees, sky, description } of readings) {
      const hour = `${date} ${time}`;
      const earlierReading = this.#readingsByHour.get(hour);
      // Descriptions in other languages stay valid only while the sky is the same.
      const earlierDescriptions = earlierReading?.sky === sky ? earlierReading.descriptions : {};
      this.#readingsByHour.set(hour, {
        date,
        time,
        degrees,
        sky,
        descriptions: description === null ? earlierDescriptions : { ...earlierDescriptions, [language]: description },
      });
    }
  }

  #listReadings(language: Language): ForecastEntry[] {
    return [...this.#readingsByHour.values()].map(({ descriptions, ...reading }) => ({
      ...reading,
      description: descriptions[language] ?? null,
    }));
  }
}
