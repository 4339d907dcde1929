import type { WeatherReading } from '@dining/domain/weather/forecast';
import type { ForecastAnswer, Source, WeatherFailure } from '../../ports/weather';
import { parseStorableJson } from '../http/parse-json';
import type { WeatherOptions } from './options';

type Body = { readonly body: unknown } | { readonly reason: WeatherFailure };

const reasonOf = (status: number): WeatherFailure => {
  if (status === 401 || status === 403) return 'unauthorized';
  return status === 429 ? 'limited' : 'http';
};

/** Gets JSON. Never throws: a cut connection, a late answer, an HTTP error and a body that is no JSON are reasons. */
async function getJson(url: URL, timeoutMs: number): Promise<Body> {
  try {
    const response = await fetch(url, {
      headers: { accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await response.text();
    return response.ok ? parsed(text) : { reason: reasonOf(response.status) };
  } catch (error) {
    return { reason: error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'network' };
  }
}

const parsed = (text: string): Body => {
  const body = parseStorableJson(text);
  return body === undefined ? { reason: 'unreadable' } : { body };
};

interface Question {
  readonly source: Source;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** Reads the answer; null where it is not the service's format. */
  readonly read: (body: unknown) => readonly WeatherReading[] | null;
}

/** Asks a service once and logs how it went. An answer without a single hour of use counts as unreadable. */
export async function ask(
  { baseUrl, timeoutMs, logger }: WeatherOptions,
  { source, path, query, read }: Question,
): Promise<ForecastAnswer> {
  const started = performance.now();
  const url = new URL(`${baseUrl}${path}?${new URLSearchParams(query).toString()}`);
  const answer = await getJson(url, timeoutMs);
  const readings = 'body' in answer ? (read(answer.body) ?? []) : [];
  const told = { source: source.name, ms: Math.round(performance.now() - started) };
  if (readings.length > 0) {
    logger.info({ event: 'weather.answered', ...told, readings: readings.length }, 'weather service answered');
    return { ok: true, readings, source };
  }
  const reason = 'reason' in answer ? answer.reason : 'unreadable';
  logger.warn({ event: 'weather.failed', ...told, reason }, 'no forecast');
  return { ok: false, reason };
}

/** Whole degrees; minus nought is nought. */
export const wholeDegrees = (celsius: number): number => Math.round(celsius) + 0;

/** As many decimals as a hotel needs: eleven metres. */
export const coordinate = (degrees: number): string => degrees.toFixed(4);
