import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createWeatherApp, demoWeatherKey } from './app';

interface OpenWeatherBody {
  readonly cod: string;
  readonly list: readonly {
    readonly dt: number;
    readonly main: { temp: number };
    readonly weather: readonly { description: string }[];
  }[];
}
interface OpenMeteoBody {
  readonly hourly: { readonly time: readonly string[]; readonly temperature_2m: readonly (number | null)[] };
}

const getNow = () => new Date('2026-11-21T00:30:00Z');
let app: FastifyInstance;
beforeAll(() => {
  app = createWeatherApp({ clock: getNow });
});
beforeEach(() => app.inject({ method: 'DELETE', url: '/_control/faults' }));
afterAll(() => app.close());

const getOpenWeather = (parameters = 'lang=kr&units=metric') =>
  app.inject(`/data/2.5/forecast?lat=37.5759&lon=126.9768&appid=${demoWeatherKey}&${parameters}`);
const getOpenMeteo = (parameters = 'hourly=temperature_2m,weather_code&timezone=Asia/Seoul&forecast_days=6') =>
  app.inject(`/v1/forecast?latitude=37.5759&longitude=126.9768&apikey=${demoWeatherKey}&${parameters}`);
const injectFault = (payload: object) => app.inject({ method: 'POST', url: '/_control/faults', payload });

it('OpenWeather returns forty slots from the next multiple of three hours, with Korean descriptions', async () => {
  const body = (await getOpenWeather()).json<OpenWeatherBody>();
  expect([body.cod, body.list.length, body.list[0]?.dt]).toEqual([
    '200',
    40,
    Date.parse('2026-11-21T03:00:00Z') / 1000,
  ]);
  expect(body.list[0]?.weather[0]?.description).toMatch(/[가-힣]/);
});

it('a repeated request returns the same weather, and both protocols return the same temperature', async () => {
  const [response, repeatedResponse, openMeteoResponse] = await Promise.all([
    getOpenWeather(),
    getOpenWeather(),
    getOpenMeteo(),
  ]);
  expect(response.body).toBe(repeatedResponse.body);
  const { time, temperature_2m: temperatures } = openMeteoResponse.json<OpenMeteoBody>().hourly;
  expect([time.length, time[0]]).toEqual([144, '2026-11-21T00:00']);
  const noonTemperature = response.json<OpenWeatherBody>().list[0]?.main.temp ?? Number.NaN;
  expect(temperatures[12]).toBeCloseTo(noonTemperature, 0);
});

it.each([
  ['a wrong key of OpenWeather', '/data/2.5/forecast?lat=1&lon=1&appid=x', 401, 'cod'],
  ['a request to OpenWeather without coordinates', `/data/2.5/forecast?appid=${demoWeatherKey}`, 400, 'cod'],
  ['a wrong key of Open-Meteo', '/v1/forecast?latitude=1&longitude=1&apikey=x', 401, 'reason'],
  [
    'an unknown variable of Open-Meteo',
    `/v1/forecast?latitude=1&longitude=1&apikey=${demoWeatherKey}&timezone=Asia/Seoul&hourly=soup`,
    400,
    'reason',
  ],
])('the stand-in rejects %s in the format of that service', async (_case, url, status, field) => {
  const response = await app.inject(url);
  expect([response.statusCode, field in response.json<object>()]).toEqual([status, true]);
});

it.each([
  ['http500', 500],
  ['unauthorized', 401],
  ['limited', 429],
  ['junk', 200],
])('the stand-in applies the fault %s once', async (kind, status) => {
  await injectFault({ service: 'openweather', kind });
  expect((await getOpenWeather()).statusCode).toBe(status);
  expect((await getOpenWeather()).json<OpenWeatherBody>().list).toHaveLength(40);
});

it('OpenWeather leaves out the hours that a fault names, and Open-Meteo returns null for them', async () => {
  const hours = ['2026-11-21 15:00'];
  await injectFault({ service: 'openweather', kind: 'holes', hours });
  await injectFault({ service: 'openmeteo', kind: 'holes', hours });
  expect((await getOpenWeather()).json<OpenWeatherBody>().list).toHaveLength(39);
  expect((await getOpenMeteo()).json<OpenMeteoBody>().hourly.temperature_2m[15]).toBeNull();
});

it('the stand-in counts the requests to each service, and rejects unknown faults', async () => {
  await getOpenWeather();
  expect((await app.inject('/_control/request-counts')).json()).toEqual({ openweather: 1, openmeteo: 0 });
  expect((await injectFault({ service: 'openweather', kind: 'hail' })).statusCode).toBe(400);
});
