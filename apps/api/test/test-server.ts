import type { FastifyInstance } from 'fastify';
import pino, { type Logger } from 'pino';
import { EasyPay } from '../src/adapters/easypay/easypay';
import { buildApp } from '../src/app';
import { parseConfig } from '../src/config/config';
import type { Deps } from '../src/config/deps';
import type { Database } from '../src/db/connect';
import { loadKeyring } from '../src/lib/keyring';
import type { WeatherService } from '../src/ports/weather';
import { createDatabaseUploadFileStore } from '../src/stores/uploads/upload-files';
import { openTestDatabase } from './database';
import { disabledServices } from './disabled-services';
import { insertFixtures, now } from './fixtures';
import type { ResponseBody } from './response-body';

export interface TestResponse<Route extends string = string> {
  readonly status: number;
  readonly json: ResponseBody<Route>;
  /** The session cookie that was set, if any. */
  readonly cookie: string | undefined;
  readonly cookies: readonly string[];
}

export interface TestServer {
  readonly app: FastifyInstance;
  readonly database: Database;
  /** The dependencies of the application, with which tests run jobs. */
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
  /** External services; the others are disabled. */
  readonly services?: Partial<Pick<Deps, keyof typeof disabledServices>>;
  readonly weather?: WeatherService;
  readonly clock?: () => Date;
  /** If absent, nothing is logged. */
  readonly logger?: Logger;
  /** A running server whose database is used and left open. */
  readonly peer?: Pick<TestServer, 'database'>;
  /** The folder of the built site; if absent, only the API is served. */
  readonly dist?: string;
  /** Settings that override those of the test server. */
  readonly settings?: Readonly<Record<string, string>>;
}

/** Starts the whole server on a test database with the fixtures, or on the database of `peer`. */
export async function startTestServer({
  services = {},
  weather,
  clock = () => now,
  logger,
  peer,
  dist,
  settings = {},
}: TestServerOptions = {}): Promise<TestServer> {
  const config = parseConfig({
    NODE_ENV: 'test',
    EASYPAY_MALL_ID: 'T0000001',
    EASYPAY_SECRET: 'not used here',
    STAND_INS: 'true',
    ...settings,
  });
  const database = peer?.database ?? (await openTestDatabase(insertFixtures));
  const payments = new EasyPay({ ...config.easypay, clock: () => now, logger: pino({ level: 'silent' }) });
  const keyring = await loadKeyring(database.pool, config);
  const deps = {
    config,
    database,
    keyring,
    payments,
    ...disabledServices,
    uploadFileStore: createDatabaseUploadFileStore(database.pool),
    weather,
    ...services,
    now: clock,
    // Tests of responses must not depend on how busy the machine is.
    readinessTimeoutMs: 60_000,
  };
  const app = await buildApp(deps, { logger, dist });
  const call: TestServer['call'] = async (method, path, body, sentCookie) => {
    const response = await app.inject({
      method,
      url: `/api${path}`,
      headers: {
        origin: config.publicUrl,
        'x-requested-with': 'XMLHttpRequest',
        'accept-language': 'en',
        ...(method === 'POST' ? { 'content-type': 'application/json' } : {}),
        ...(sentCookie === undefined ? {} : { cookie: sentCookie }),
      },
      ...(method === 'POST' ? { payload: JSON.stringify(body ?? {}) } : {}),
    });
    const setCookie = response.headers['set-cookie'];
    const cookies = (setCookie === undefined ? [] : [setCookie].flat()).map((cookie) => cookie.split(';', 1)[0] ?? '');
    const cookie = cookies.find((each) => each.startsWith('sid='));
    return { status: response.statusCode, json: response.json(), cookie, cookies };
  };
  const close = async () => {
    await app.close();
    if (peer === undefined) await database.close();
  };
  return { app, database, deps, call, close };
}
