import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { now } from '../../../../test/fixtures';
import { startTestServer, type TestServer } from '../../../../test/test-server';
import { startWeatherTestServer, type WeatherTestServer } from '../../../../test/weather-test-server';

/** Returns the time `minutes` after the tests begin, on a Wednesday at 09:00 in Seoul. */
const getTimeIn = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const dayMinutes = 24 * 60;

type Rows = { forecastDate: string; timeList: { forecastTime: string; weather: { weatherDesc: string } | null }[] }[];
const formatTable = (rows: Rows) =>
  rows.map(({ timeList }) => timeList.map(({ weather }) => (weather === null ? '–' : 'x')).join(''));
const joinDescriptions = (rows: Rows) =>
  rows.flatMap(({ timeList }) => timeList.map(({ weather }) => weather?.weatherDesc ?? '')).join('');

let serverWithoutWeather: TestServer;
beforeAll(async () => {
  serverWithoutWeather = await startTestServer();
});
afterAll(() => serverWithoutWeather.close());

describe('GET /api/weather/forecast', () => {
  let weatherServer: WeatherTestServer;
  let server: TestServer;
  beforeAll(async () => {
    weatherServer = await startWeatherTestServer(now);
  });
  afterAll(() => weatherServer.close());

  const startWithWeather = (timeoutMs?: number): Promise<TestServer> => {
    const weather = weatherServer.createServiceWithFallback(timeoutMs);
    if (weather === undefined) throw new Error('the weather test server created no weather service');
    return startTestServer({ weather, clock: weatherServer.clock, peer: serverWithoutWeather });
  };
  // Each test has its own server, so that forecasts are not shared.
  beforeEach(async () => {
    await weatherServer.clearFaults();
    weatherServer.moveClockTo(now);
    server = await startWithWeather();
    return () => server.close();
  });
  const getForecast = (query = 'htlCode=H01&langCode=En', target = server) =>
    target.call('GET', `/weather/forecast?${query}`);

  it('returns six days from today, each at 09:00 and 15:00', async () => {
    const { status, json } = await getForecast();
    expect(status).toBe(200);
    expect(json.result).toMatchObject({
      htlCode: 'H01',
      heardDate: '2026-03-11 09:00',
      lastKnownYn: 'N',
      demoYn: 'N',
      sourceName: 'OpenWeather',
      sourceUrl: 'https://openweathermap.org/',
    });
    const rows: Rows = json.result.forecastList;
    expect(rows.map(({ forecastDate }) => forecastDate)).toEqual(
      ['11', '12', '13', '14', '15', '16'].map((date) => `2026-03-${date}`),
    );
    expect(rows[0]?.timeList.map(({ forecastTime }) => forecastTime)).toEqual(['09:00', '15:00']);
    expect(formatTable(rows)).toEqual(['xx', 'xx', 'xx', 'xx', 'xx', '––']);
    expect(rows[0]?.timeList[0]?.weather).toEqual({
      temperature: expect.any(Number),
      weatherType: expect.any(String),
      weatherDesc: expect.stringMatching(/^[a-z ]+$/),
    });
  });

  it.each([
    ['Ko', /\p{Script=Hangul}/u],
    ['En', /[a-z]/],
    ['Cn', /\p{Script=Han}/u],
    ['Ja', /[\p{Script=Han}\p{Script=Hiragana}]/u],
  ])('answers in %s from either service', async (langCode, script) => {
    const first = await getForecast(`htlCode=H01&langCode=${langCode}`);
    expect(joinDescriptions(first.json.result.forecastList)).toMatch(script);
    await weatherServer.injectFault('openweather', 'http500');
    const second = await getForecast(`htlCode=H02&langCode=${langCode}`);
    expect(second.json.result.sourceName).toBe('Open-Meteo.com');
    expect(joinDescriptions(second.json.result.forecastList)).toMatch(script);
    expect(formatTable(second.json.result.forecastList)).toEqual(['xx', 'xx', 'xx', 'xx', 'xx', 'xx']);
  });

  it('answers in the language of the request if none is named', async () => {
    expect(joinDescriptions((await getForecast('htlCode=H01')).json.result.forecastList)).toMatch(/[a-z]/);
  });

  it('queries a service once in ten minutes for each hotel and language, however many guests request it', async () => {
    await Promise.all([getForecast(), getForecast(), getForecast()]);
    weatherServer.moveClockTo(getTimeIn(9));
    await getForecast();
    expect(await weatherServer.countRequests()).toEqual({ openweather: 1, openmeteo: 0 });
    weatherServer.moveClockTo(getTimeIn(25));
    expect((await getForecast()).json.result.heardDate).toBe('2026-03-11 09:25');
    await getForecast('htlCode=H01&langCode=Ko');
    await getForecast('htlCode=H02&langCode=En');
    expect(await weatherServer.countRequests()).toEqual({ openweather: 4, openmeteo: 0 });
  });

  it('keeps the past hours of today, which the service no longer returns, in other languages too', async () => {
    await getForecast();
    weatherServer.moveClockTo(getTimeIn(7 * 60));
    expect(formatTable((await getForecast()).json.result.forecastList)).toEqual(['xx', 'xx', 'xx', 'xx', 'xx', 'xx']);
    const korean = (await getForecast('htlCode=H01&langCode=Ko')).json.result.forecastList;
    expect(formatTable(korean)[0]).toBe('xx');
    expect(korean[0]?.timeList[0]?.weather?.weatherDesc).toMatch(/\p{Script=Hangul}/u);
    expect(formatTable((await getForecast('htlCode=H02')).json.result.forecastList)[0]).toBe('––');
  });

  it('shows a cell without data as null', async () => {
    await weatherServer.injectFault('openweather', 'holes', { hours: ['2026-03-12 09:00', '2026-03-13 15:00'] });
    expect(formatTable((await getForecast()).json.result.forecastList)).toEqual(['xx', '–x', 'x–', 'xx', 'xx', '––']);
  });

  it('shows the last known forecast as outdated if both services fail, and does not query again at once', async () => {
    await getForecast();
    await weatherServer.injectFault('openweather', 'http500');
    await weatherServer.injectFault('openmeteo', 'limited');
    weatherServer.moveClockTo(getTimeIn(60));
    const { status, json } = await getForecast();
    expect([status, json.result.lastKnownYn, json.result.heardDate]).toEqual([200, 'Y', '2026-03-11 09:00']);
    expect(formatTable(json.result.forecastList)[1]).toBe('xx');
    const requestCountsBefore = await weatherServer.countRequests();
    await getForecast();
    expect(await weatherServer.countRequests()).toEqual(requestCountsBefore);
    await weatherServer.clearFaults();
    weatherServer.moveClockTo(getTimeIn(61));
    expect((await getForecast()).json.result).toMatchObject({ lastKnownYn: 'N', heardDate: '2026-03-11 10:01' });
  });

  it.each([
    ['http500', 502, 'provider_failed'],
    ['junk', 502, 'provider_failed'],
    ['unauthorized', 502, 'provider_failed'],
    ['limited', 502, 'provider_failed'],
    ['drop', 502, 'provider_failed'],
  ])('reports the failure if no forecast is known: %s', async (kind, status, code) => {
    await weatherServer.injectFault('openweather', kind);
    await weatherServer.injectFault('openmeteo', kind);
    const response = await getForecast();
    expect([response.status, response.json.code]).toEqual([status, code]);
  });

  it('reports that neither service responded in time if no forecast is known', async () => {
    await weatherServer.injectFault('openweather', 'slow', { ms: 60_000 });
    await weatherServer.injectFault('openmeteo', 'slow', { ms: 60_000 });
    const serverWithShortTimeout = await startWithWeather(1_000);
    const response = await getForecast('htlCode=H01&langCode=En', serverWithShortTimeout);
    expect([response.status, response.json.code]).toEqual([504, 'provider_timeout']);
    await serverWithShortTimeout.close();
  });

  it('does not show a forecast whose days are past', async () => {
    await getForecast();
    await weatherServer.injectFault('openweather', 'http500');
    await weatherServer.injectFault('openmeteo', 'http500');
    weatherServer.moveClockTo(getTimeIn(8 * dayMinutes));
    expect((await getForecast()).status).toBe(502);
  });

  it.each([
    ['an unknown hotel', 'htlCode=H99', 404, 'not_found'],
    ['a request without a hotel', '', 400, 'invalid_request'],
    ['an invalid hotel code', 'htlCode=%27--', 400, 'invalid_request'],
    ['an unknown language', 'htlCode=H01&langCode=Xx', 400, 'invalid_request'],
  ])('rejects %s', async (_case, query, status, code) => {
    const response = await getForecast(query);
    expect([response.status, response.json.code]).toEqual([status, code]);
  });

  it('is reported as available in the app data', async () => {
    expect((await server.call('GET', '/app/data')).json.weatherYn).toBe('Y');
  });
});

describe('a server without a weather service', () => {
  it('answers weather_off, and the app data reports no forecast', async () => {
    const response = await serverWithoutWeather.call('GET', '/weather/forecast?htlCode=H01');
    expect([response.status, response.json.code]).toEqual([404, 'weather_off']);
    expect((await serverWithoutWeather.call('GET', '/app/data')).json.weatherYn).toBe('N');
  });
});
