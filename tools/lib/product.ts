import type { ChildProcess } from 'node:child_process';
import { resolve } from 'node:path';
import { end, root, startUntil } from './run';

/** The demo merchant: what the stand-in of the payment provider and the server agree on. */
const demoMerchant = { EASYPAY_MALL_ID: 'T5102001', EASYPAY_SECRET: 'sandbox-secret' };
/** The key that the weather stand-in takes for both services. */
const demoWeatherKey = 'demo-weather-key';

export interface Product {
  /** Where the site answers. */
  readonly url: string;
  /** Where the payment stand-in answers; undefined with a real provider. */
  readonly easypay: string | undefined;
  /** Where the mails of the stand-in's mail server can be read; undefined with a real one. */
  readonly mailbox: string | undefined;
  readonly stop: () => Promise<void>;
  /** Ends when the server does. */
  readonly ended: Promise<number>;
}

export interface ProductOptions {
  readonly env: NodeJS.ProcessEnv;
  /** How the server is run: the built one, or its sources. */
  readonly server?: readonly string[];
  /** The stand-ins' port; 0 takes any free one. */
  readonly fakesPort?: string;
}

/** Decision 34a: stand-ins only for services without credentials, never for real guests. */
const needsStandIn = (env: NodeJS.ProcessEnv): boolean =>
  env['EASYPAY_MALL_ID'] === undefined && !(env['NODE_ENV'] === 'production' && env['DATABASE_URL'] !== undefined);

/** In the demo the weather is made up, unless there is a key to ask a service with. */
const weatherSettings = (env: NodeJS.ProcessEnv, standIn: string | undefined): NodeJS.ProcessEnv =>
  env['WEATHER_OPENWEATHER_KEY'] === undefined && env['WEATHER_OPENMETEO_KEY'] === undefined
    ? {
        WEATHER_OPENWEATHER_KEY: demoWeatherKey,
        WEATHER_OPENWEATHER_BASE_URL: standIn,
        WEATHER_OPENMETEO_KEY: demoWeatherKey,
        WEATHER_OPENMETEO_BASE_URL: standIn,
        WEATHER_STAND_IN: 'true',
      }
    : {};

/** In the demo mails go to a box that the stand-in shows, unless there is a mail server. */
const mailSettings = (env: NodeJS.ProcessEnv, standIn: string | undefined): NodeJS.ProcessEnv =>
  env['SMTP_URL'] === undefined ? { SMTP_URL: standIn, MAIL_FROM: 'dining@dalbit.example' } : {};

/** Starts the server, and beside it the stand-ins of the outside services that have no credentials. */
export async function startProduct({
  env,
  server = ['apps/api/dist/main.js'],
  fakesPort = '4010',
}: ProductOptions): Promise<Product> {
  let fakes: ChildProcess | undefined;
  let easypay: string | undefined;
  let mailbox: string | undefined;
  let serverEnv = env;
  if (needsStandIn(env)) {
    const dataDir = env['DATA_DIR'] ?? './data';
    const started = await startUntil(
      /easypay (\S+) weather (\S+) mail (\S+) mailbox (\S+)\n/,
      process.execPath,
      ['--import', 'tsx', 'fakes/src/serve.ts'],
      {
        env: {
          ...env,
          ...demoMerchant,
          FAKES_PORT: env['FAKES_PORT'] ?? fakesPort,
          FAKES_DATA_DIR: resolve(root, dataDir, 'stand-ins'),
        },
      },
    );
    fakes = started.child;
    easypay = started.match[1];
    mailbox = env['SMTP_URL'] === undefined ? started.match[4] : undefined;
    serverEnv = {
      ...env,
      ...demoMerchant,
      EASYPAY_BASE_URL: easypay,
      STAND_INS: 'true',
      ...weatherSettings(env, started.match[2]),
      ...mailSettings(env, started.match[3]),
    };
  }
  try {
    const { child, match } = await startUntil(/^ready (\S+)/m, process.execPath, ['--enable-source-maps', ...server], {
      env: serverEnv,
      onLine: (line) => {
        if (!line.startsWith('ready ')) process.stdout.write(`${line}\n`);
      },
    });
    const ended = new Promise<number>((done) => child.once('exit', (status) => done(status ?? 1)));
    const stop = async () => {
      await end(child);
      await end(fakes);
    };
    return { url: match[1] ?? '', easypay, mailbox, stop, ended };
  } catch (error) {
    await end(fakes);
    throw error;
  }
}

/** Stops everything on Ctrl-C or a signal, and ends as the server ended. */
export async function stayUntilStopped(product: Pick<Product, 'stop' | 'ended'>): Promise<void> {
  const stop = () => void product.stop();
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  process.exitCode = await product.ended;
  await product.stop();
}
