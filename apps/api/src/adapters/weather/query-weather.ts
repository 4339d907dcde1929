import type { ForecastEntry } from '@dining/domain/weather/forecast';
import type { ForecastResult, WeatherFailure, WeatherSource } from '../../ports/weather';
import { parseStorableJson } from '../http/parse-json';
import type { WeatherOptions } from './options';

type JsonResult = { readonly body: unknown } | { readonly reason: WeatherFailure };

const getFailureReason = (status: number): WeatherFailure => {
  if (status === 401 || status === 403) return 'unauthorized';
  return status === 429 ? 'limited' : 'http';
};

/** Gets JSON. Never throws: returns a reason for a broken connection, a timeout, an HTTP error and invalid JSON. */
async function getJson(url: URL, timeoutMs: number): Promise<JsonResult> {
  try {
    const response = await fetch(url, {
      headers: { accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await response.text();
    return response.ok ? parseBody(text) : { reason: getFailureReason(response.status) };
  } catch (error) {
    return { reason: error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'network' };
  }
}

const parseBody = (text: string): JsonResult => {
  const body = parseStorableJson(text);
  return body === undefined ? { reason: 'unreadable' } : { body };
};

interface WeatherQuery {
  readonly source: WeatherSource;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** Parses the response; null if it is not in the service's format. */
  readonly parseReadings: (body: unknown) => readonly ForecastEntry[] | null;
}

/** Queries a service once and logs the result. A response without a reading at a forecast time counts as unreadable. */
export async function queryWeather(
  { baseUrl, timeoutMs, logger }: WeatherOptions,
  { source, path, query, parseReadings }: WeatherQuery,
): Promise<ForecastResult> {
  const startedAt = performance.now();
  const url = new URL(`${baseUrl}${path}?${new URLSearchParams(query).toString()}`);
  const response = await getJson(url, timeoutMs);
  const readings = 'body' in response ? (parseReadings(response.body) ?? []) : [];
  const logFields = { source: source.name, ms: Math.round(performance.now() - startedAt) };
  if (readings.length > 0) {
    logger.info({ event: 'weather.answered', ...logFields, readings: readings.length }, 'weather service answered');
    return { ok: true, readings, source };
  }
  const reason = 'reason' in response ? response.reason : 'unreadable';
  logger.warn({ event: 'weather.failed', ...logFields, reason }, 'weather service returned no forecast');
  return { ok: false, reason };
}

/** Rounds to whole degrees, without negative zero. */
export const roundDegrees = (celsius: number): number => Math.round(celsius) + 0;

/** Formats with four decimals, which is a precision of eleven metres. */
export const formatCoordinate = (degrees: number): string => degrees.toFixed(4);
