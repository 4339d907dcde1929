import { createWeatherApp, demoWeatherKey } from '@dining/fakes/weather/app';
import { createWeatherService } from '../src/adapters/weather/create-weather-service';
import type { WeatherOptions } from '../src/adapters/weather/options';

export type LogFields = Record<string, unknown>;

/** Starts a stand-in of both weather services, with a clock that tests can move, and creates adapters that call it. */
export async function startWeatherTestServer(start: Date) {
  let currentTime = start;
  const getNow = () => currentTime;
  const fake = createWeatherApp({ clock: getNow });
  const baseUrl = await fake.listen({ host: '127.0.0.1', port: 0 });
  const log: LogFields[] = [];
  const record = (fields: LogFields) => void log.push(fields);
  const logger = { info: record, warn: record };

  const createOptions = (changes: Partial<WeatherOptions> = {}): WeatherOptions => ({
    baseUrl,
    key: demoWeatherKey,
    timeoutMs: 60_000,
    logger,
    ...changes,
  });
  const createAccount = (key: string | undefined) => ({ baseUrl, key });
  const createServiceWithFallback = (timeoutMs = 60_000) =>
    createWeatherService(
      { openWeather: createAccount(demoWeatherKey), openMeteo: createAccount(demoWeatherKey), timeoutMs },
      logger,
    );

  const sendControl = async (method: 'POST' | 'DELETE', body: object = {}): Promise<void> => {
    const response = await fetch(`${baseUrl}/_control/faults`, {
      method,
      ...(method === 'POST' && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    if (response.status !== 200) throw new Error(await response.text());
  };
  return {
    clock: getNow,
    moveClockTo: (instant: Date) => {
      currentTime = instant;
    },
    createOptions,
    createServiceWithFallback,
    log,
    /** Makes a service fail until `clearFaults`. */
    injectFault: (service: 'openweather' | 'openmeteo', kind: string, options: object = {}) =>
      sendControl('POST', { service, kind, times: null, ...options }),
    /** Ends all faults and empties the log. */
    clearFaults: async () => {
      log.length = 0;
      await sendControl('DELETE');
    },
    countRequests: async () =>
      (await fetch(`${baseUrl}/_control/request-counts`)).json() as Promise<Record<string, number>>,
    close: () => fake.close(),
  };
}

export type WeatherTestServer = Awaited<ReturnType<typeof startWeatherTestServer>>;
