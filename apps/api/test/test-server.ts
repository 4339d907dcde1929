import type { FastifyInstance } from 'fastify';
import pino, { type Logger } from 'pino';
import { EasyPay } from '../src/adapters/easypay/easypay';
import { buildApp } from '../src/app';
import { readConfig } from '../src/config/config';
import type { Deps } from '../src/config/deps';
import type { Database } from '../src/db/connect';
import { openKeyring } from '../src/lib/keyring';
import type { WeatherService } from '../src/ports/weather';
import { createDatabaseUploadFiles } from '../src/stores/uploads/upload-files';
import { openTestDatabase } from './database';
import { disabledServices } from './disabled-services';
import { insertFixtures, now } from './fixtures';
import type { ResponseBody } from './response-body';

/** What a call answered: its status, its JSON and the cookie it set, if any. */
export interface TestResponse<Asked extends string = string> {
  readonly status: number;
  readonly json: ResponseBody<Asked>;
  /** The session's cookie, and all that were set. */
  readonly cookie: string | undefined;
  readonly cookies: readonly string[];
}

export interface TestServer {
  readonly app: FastifyInstance;
  readonly database: Database;
  /** What the application is built from, for jobs. */
  readonly deps: Deps;
  readonly call: <const Method extends 'GET' | 'POST', const Path extends string>(
    method: Method,
    path: Path,
    body?: unknown,
    cookie?: string,
  ) => Promise<TestResponse<`${Method} ${Path}`>>;
  readonly close: () => Promise<void>;
}

interface TestServerOptions {
  /** The outside services there are; without one it is switched off. */
  readonly services?: Partial<Pick<Deps, keyof typeof disabledServices>>;
  /** Without one the house shows no weather. */
  readonly weather?: WeatherService;
  readonly clock?: () => Date;
  /** Where the server writes what it has to say; nowhere without one. */
  readonly logger?: Logger;
  /** A house that stands already: its database is used, and left open. */
  readonly peer?: Pick<TestServer, 'database'>;
  /** The built site; without one only calls are served. */
  readonly dist?: string;
}

/** The whole server over an in-memory database with the small house in it. */
export async function startTestServer({
  services = {},
  weather,
  clock = () => now,
  logger,
  peer,
  dist,
}: TestServerOptions = {}): Promise<TestServer> {
  const config = readConfig({
    NODE_ENV: 'test',
    EASYPAY_MALL_ID: 'T0000001',
    EASYPAY_SECRET: 'not used here',
    STAND_INS: 'true',
  });
  const database = peer?.database ?? (await openTestDatabase(insertFixtures));
  const payments = new EasyPay({ ...config.easypay, clock: () => now, logger: pino({ level: 'silent' }) });
  const keyring = await openKeyring(database.pool, config);
  const deps = {
    config,
    database,
    keyring,
    payments,
    ...disabledServices,
    uploadFiles: createDatabaseUploadFiles(database.pool),
    weather,
    ...services,
    now: clock,
    // How busy the machine is, no test of what is answered asks.
    readyWithinMs: 60_000,
  };
  const app = await buildApp(deps, { logger, dist });
  const call: TestServer['call'] = async (method, path, body, sent) => {
    const response = await app.inject({
      method,
      url: `/api${path}`,
      headers: {
        origin: config.publicUrl,
        'x-requested-with': 'XMLHttpRequest',
        'accept-language': 'en',
        ...(method === 'POST' ? { 'content-type': 'application/json' } : {}),
        ...(sent === undefined ? {} : { cookie: sent }),
      },
      ...(method === 'POST' ? { payload: JSON.stringify(body ?? {}) } : {}),
    });
    const set = response.headers['set-cookie'];
    const cookies = (set === undefined ? [] : [set].flat()).map((cookie) => cookie.split(';', 1)[0] ?? '');
    const cookie = cookies.find((one) => one.startsWith('sid='));
    return { status: response.statusCode, json: response.json(), cookie, cookies };
  };
  const close = async () => {
    await app.close();
    if (peer === undefined) await database.close();
  };
  return { app, database, deps, call, close };
}
