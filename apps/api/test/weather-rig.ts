import { buildWeatherFake, demoKey } from '@dining/fakes/weather/app';
import { createWeatherService } from '../src/adapters/weather/create-weather-service';
import type { WeatherOptions } from '../src/adapters/weather/options';

/** What the rig's services log. */
export type LogFields = Record<string, unknown>;

/** Both weather services' adapters talking over HTTP to a stand-in of their own, whose clock can be moved. */
export async function startWeatherRig(start: Date) {
  let at = start;
  const clock = () => at;
  const fake = buildWeatherFake({ clock });
  const baseUrl = await fake.listen({ host: '127.0.0.1', port: 0 });
  const log: LogFields[] = [];
  const note = (fields: LogFields) => void log.push(fields);
  const logger = { info: note, warn: note };

  const createOptions = (changes: Partial<WeatherOptions> = {}): WeatherOptions => ({
    baseUrl,
    key: demoKey,
    timeoutMs: 60_000,
    logger,
    ...changes,
  });
  const createAccount = (key: string | undefined) => ({ baseUrl, key });
  const createBoth = (timeoutMs = 60_000) =>
    createWeatherService({ openWeather: createAccount(demoKey), openMeteo: createAccount(demoKey), timeoutMs }, logger);

  const control = async (method: 'POST' | 'DELETE', body: object = {}): Promise<void> => {
    const response = await fetch(`${baseUrl}/_control/behaviours`, {
      method,
      ...(method === 'POST' && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    if (response.status !== 200) throw new Error(await response.text());
  };
  return {
    clock,
    moveTo: (instant: Date) => {
      at = instant;
    },
    createOptions,
    createBoth,
    log,
    /** Tells a service how to misbehave, from now on. */
    injectFault: (service: 'openweather' | 'openmeteo', kind: string, more: object = {}) =>
      control('POST', { service, kind, times: null, ...more }),
    clearFaults: async () => {
      log.length = 0;
      await control('DELETE');
    },
    countRequests: async () => (await fetch(`${baseUrl}/_control/asked`)).json() as Promise<Record<string, number>>,
    close: () => fake.close(),
  };
}

export type WeatherRig = Awaited<ReturnType<typeof startWeatherRig>>;
