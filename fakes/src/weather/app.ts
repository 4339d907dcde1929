import type { FastifyInstance } from 'fastify';
import { createStandInApp } from '../create-app';
import { createControlRoutes } from './control';
import { FaultRules } from './fault-rules';
import type { Place } from './generate-weather';
import { createOpenMeteoForecast, type Variable, variables } from './open-meteo';
import { createOpenWeatherForecast } from './open-weather';
import { type CreateError, respondWithFault } from './respond-with-fault';

export interface WeatherStandInOptions {
  readonly clock?: () => Date;
}

export const demoWeatherKey = 'demo-weather-key';

type Query = Readonly<Record<string, string | undefined>>;

const createOpenWeatherError: CreateError = (status, message) => ({ cod: status, message });
const createOpenMeteoError: CreateError = (_status, reason) => ({ error: true, reason });

const parseCoordinate = (text: string | undefined, maximum: number): number | undefined => {
  const value = Number(text ?? Number.NaN);
  return Number.isFinite(value) && Math.abs(value) <= maximum ? value : undefined;
};

function parsePlace(latitudeText: string | undefined, longitudeText: string | undefined): Place | undefined {
  const latitude = parseCoordinate(latitudeText, 90);
  const longitude = parseCoordinate(longitudeText, 180);
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
}

const isVariable = (name: string): name is Variable => variables.some((variable) => variable === name);

/**
 * A stand-in for OpenWeather and Open-Meteo, which returns the same generated weather in both protocols.
 * `/_control/…` injects faults.
 */
export const createWeatherPlugin =
  ({ clock = () => new Date() }: WeatherStandInOptions = {}) =>
  async (app: FastifyInstance): Promise<void> => {
    const rules = new FaultRules();
    await app.register(createControlRoutes(rules));

    app.get<{ Querystring: Query }>('/data/2.5/forecast', async ({ query }, reply) => {
      const fault = rules.takeFault('openweather');
      const place = parsePlace(query['lat'], query['lon']);
      if (query['appid'] !== demoWeatherKey)
        return reply.code(401).send(createOpenWeatherError(401, 'Invalid API key.'));
      if (place === undefined) return reply.code(400).send({ cod: '400', message: 'Nothing to geocode' });
      const count = Math.min(40, Math.max(1, Number(query['cnt'] ?? 40) || 40));
      const forecastQuery = { place, count, units: query['units'], lang: query['lang'] };
      const createForecast = (missingHours: readonly string[]) =>
        createOpenWeatherForecast(forecastQuery, clock().getTime(), missingHours);
      return respondWithFault(reply, fault, { createForecast, createError: createOpenWeatherError });
    });

    app.get<{ Querystring: Query }>('/v1/forecast', async ({ query }, reply) => {
      const fault = rules.takeFault('openmeteo');
      const place = parsePlace(query['latitude'], query['longitude']);
      const hourly = (query['hourly'] ?? '').split(',');
      const days = Number(query['forecast_days'] ?? 7);
      const sendError = (status: number, reason: string) =>
        reply.code(status).send(createOpenMeteoError(status, reason));
      if (query['apikey'] !== demoWeatherKey) return sendError(401, 'API key is invalid.');
      if (place === undefined) return sendError(400, 'Latitude must be in range of -90 to 90°.');
      if (query['timezone'] !== 'Asia/Seoul') return sendError(400, 'Invalid timezone');
      if (!hourly.every(isVariable))
        return sendError(400, `Cannot initialize WeatherVariable from invalid String value ${hourly.join()}`);
      if (!(days >= 0 && days <= 16))
        return sendError(400, `Forecast days is invalid. Allowed range 0 to 16. Given ${days}.`);
      const createForecast = (missingHours: readonly string[]) =>
        createOpenMeteoForecast({ place, hourly, days }, clock().getTime(), missingHours);
      return respondWithFault(reply, fault, { createForecast, createError: createOpenMeteoError });
    });
  };

export const createWeatherApp = (options: WeatherStandInOptions = {}): FastifyInstance => {
  const app = createStandInApp();
  app.register(createWeatherPlugin(options));
  return app;
};
