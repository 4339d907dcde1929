import type { Language } from '@dining/domain/shared/language';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startWeatherTestServer, type WeatherTestServer } from '../../../test/weather-test-server';
import type { ForecastResult, WeatherService } from '../../ports/weather';
import { createWeatherService } from './create-weather-service';
import { OpenMeteo } from './open-meteo';
import { OpenWeather } from './open-weather';

/**
 * 09:30 in Seoul: a five-day forecast has 10 of the 12 readings (09:00 and 15:00 on six days), from 15:00 today to
 * 09:00 on the sixth day.
 */
const now = new Date('2026-11-21T00:30:00Z');
const seoul = { latitude: 37.5759, longitude: 126.9768 };
const getForecast = (service: WeatherService, language: Language = 'en') => service.forecast({ ...seoul, language });
const listHours = (response: ForecastResult): string[] =>
  response.ok ? response.readings.map(({ date, time }) => `${date.slice(8)} ${time.slice(0, 2)}`) : [];

let server: WeatherTestServer;
beforeAll(async () => {
  server = await startWeatherTestServer(now);
});
beforeEach(() => server.clearFaults());
afterAll(() => server.close());

describe('OpenWeather', () => {
  it('returns the ten of twelve readings that it has, in whole degrees', async () => {
    const response = await getForecast(new OpenWeather(server.createOptions()));
    expect(listHours(response)).toEqual(
      '21 15, 22 09, 22 15, 23 09, 23 15, 24 09, 24 15, 25 09, 25 15, 26 09'.split(', '),
    );
    expect(
      response.ok && response.readings.every(({ degrees, sky }) => Number.isInteger(degrees) && sky !== null),
    ).toBe(true);
    expect(response.ok && response.source.name).toBe('OpenWeather');
  });

  it.each([
    ['ko', /^[\p{Script=Hangul} ]+$/u],
    ['en', /^[a-z ]+$/],
    ['cn', /\p{Script=Han}/u],
    ['ja', /[\p{Script=Han}\p{Script=Hiragana}]/u],
  ] as const)('returns descriptions in %s', async (language, script) => {
    const response = await getForecast(new OpenWeather(server.createOptions()), language);
    expect(response.ok && response.readings.map(({ description }) => description ?? '').join(' ')).toMatch(script);
  });
});

describe('Open-Meteo', () => {
  it('returns all twelve readings, without descriptions', async () => {
    const response = await getForecast(new OpenMeteo(server.createOptions()));
    expect(listHours(response)).toHaveLength(12);
    expect(listHours(response).slice(0, 2)).toEqual(['21 09', '21 15']);
    expect(response.ok && response.readings.every(({ description, sky }) => description === null && sky !== null)).toBe(
      true,
    );
  });

  it('returns the same temperatures as OpenWeather to within one degree', async () => {
    const [first, second] = await Promise.all([
      getForecast(new OpenWeather(server.createOptions())),
      getForecast(new OpenMeteo(server.createOptions())),
    ]);
    const createDegreesByHour = (response: ForecastResult) =>
      new Map(response.ok ? response.readings.map(({ date, time, degrees }) => [`${date} ${time}`, degrees]) : []);
    const secondDegrees = createDegreesByHour(second);
    for (const [hour, degrees] of createDegreesByHour(first))
      expect(Math.abs((secondDegrees.get(hour) ?? 99) - degrees)).toBeLessThanOrEqual(1);
  });
});

const services = [
  [
    'openweather',
    (weatherServer: WeatherTestServer, changes = {}) => new OpenWeather(weatherServer.createOptions(changes)),
  ],
  [
    'openmeteo',
    (weatherServer: WeatherTestServer, changes = {}) => new OpenMeteo(weatherServer.createOptions(changes)),
  ],
] as const;

describe.each(services)('%s during a fault', (name, createService) => {
  it.each([
    ['http500', 'http', {}],
    ['unauthorized', 'unauthorized', {}],
    ['limited', 'limited', {}],
    ['drop', 'network', {}],
    ['junk', 'unreadable', {}],
    ['junk', 'unreadable', { body: '[]' }],
    ['junk', 'unreadable', { body: 'null' }],
    ['junk', 'unreadable', { body: '{"list":[],"hourly":{"time":[],"temperature_2m":[],"weather_code":[]}}' }],
    ['junk', 'unreadable', { body: '{"list":"forty","hourly":{"time":"forty"}}' }],
    [
      'junk',
      'unreadable',
      { body: '{"list":[{"dt":1}],"hourly":{"time":["2026-11-21T09:00"],"temperature_2m":[],"weather_code":[1]}}' },
    ],
  ])('reports the fault %s as %s', async (kind, reason, options) => {
    await server.injectFault(name, kind, options);
    expect(await getForecast(createService(server))).toEqual({ ok: false, reason });
  });

  it('gives up after its time limit', async () => {
    await server.injectFault(name, 'slow', { ms: 60_000 });
    expect(await getForecast(createService(server, { timeoutMs: 150 }))).toEqual({ ok: false, reason: 'timeout' });
  });

  it('leaves out a missing hour and keeps the others', async () => {
    const allHours = listHours(await getForecast(createService(server)));
    await server.injectFault(name, 'holes', { hours: ['2026-11-22 09:00'] });
    expect(listHours(await getForecast(createService(server)))).toEqual(allHours.filter((hour) => hour !== '22 09'));
  });

  it('reports a wrong key and never logs it', async () => {
    expect(await getForecast(createService(server, { key: 'wrong-key' }))).toEqual({
      ok: false,
      reason: 'unauthorized',
    });
    expect(server.log).toHaveLength(1);
    expect(JSON.stringify(server.log)).not.toContain('wrong-key');
  });
});

describe('the service with fallback', () => {
  const getSourceName = async (timeoutMs?: number) => {
    const service = server.createServiceWithFallback(timeoutMs);
    const response = service === undefined ? undefined : await getForecast(service);
    return response?.ok === true ? response.source.name : response?.reason;
  };

  it('calls only the first service while it responds', async () => {
    expect(await getSourceName()).toBe('OpenWeather');
    expect(await server.countRequests()).toEqual({ openweather: 1, openmeteo: 0 });
  });

  it.each(['http500', 'junk', 'unauthorized', 'limited', 'drop'])(
    'calls the second service if the first fails with %s',
    async (kind) => {
      await server.injectFault('openweather', kind);
      expect(await getSourceName()).toBe('Open-Meteo.com');
    },
  );

  it('calls the second service if the first is slow, and gives up after the total time limit', async () => {
    await server.injectFault('openweather', 'slow', { ms: 60_000 });
    expect(await getSourceName(4_000)).toBe('Open-Meteo.com');
    await server.injectFault('openmeteo', 'slow', { ms: 60_000 });
    expect(await getSourceName(400)).toBe('timeout');
  });

  it('reports the first service’s failure if both fail', async () => {
    await server.injectFault('openweather', 'limited');
    await server.injectFault('openmeteo', 'http500');
    expect(await getSourceName()).toBe('limited');
  });

  it('is not created without a key', () => {
    const account = { baseUrl: 'http://127.0.0.1:1', key: undefined };
    const settings = { openWeather: account, openMeteo: account, timeoutMs: 1 };
    expect(createWeatherService(settings, server.createOptions().logger)).toBeUndefined();
  });
});
