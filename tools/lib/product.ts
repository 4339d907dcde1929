import type { ChildProcess } from 'node:child_process';
import { resolve } from 'node:path';
import { end, root, startUntil } from './run';
import { demoMerchant, type StandIns, standInPages, standInSettings } from './stand-ins';

export interface Product {
  /** Address of the site. */
  readonly url: string;
  /** Address of the payment stand-in; undefined with a real provider. */
  readonly easypay: string | undefined;
  /** Pages of the stand-ins: mails, SMS, the group's home page; undefined if a service is real. */
  readonly pages: Partial<ReturnType<typeof standInPages>>;
  /** The processes that were started: what measures looks at them. */
  readonly pids: { readonly server: number; readonly standIns: number | undefined };
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

/** The stand-ins of all outside services, in a process of their own. */
export interface RunningStandIns {
  readonly standIns: StandIns;
  readonly pid: number;
  readonly stop: () => Promise<void>;
}

/** Starts them; their books lie in DATA_DIR. `fakesPort` 0 takes any free port. */
export async function startStandIns(env: NodeJS.ProcessEnv, fakesPort: string): Promise<RunningStandIns> {
  const { child, match } = await startUntil(
    /stand-ins ready: (\S+) mail (\S+)\n/,
    process.execPath,
    ['--import', 'tsx', 'fakes/src/serve.ts'],
    {
      env: {
        ...env,
        ...demoMerchant,
        DINING_URL: env['PUBLIC_URL'] ?? `http://localhost:${env['PORT'] ?? '3000'}`,
        FAKES_PORT: env['FAKES_PORT'] ?? fakesPort,
        FAKES_DATA_DIR: resolve(root, env['DATA_DIR'] ?? './data', 'stand-ins'),
      },
    },
  );
  const [, url = '', smtpUrl = ''] = match;
  const standIns = { url, publicUrl: env['FAKES_PUBLIC_URL'] ?? url, smtpUrl };
  return { standIns, pid: child.pid ?? 0, stop: () => end(child) };
}

export interface RunningServer {
  readonly url: string;
  readonly child: ChildProcess;
}

/** The built server. */
export const builtServer = ['apps/api/dist/main.js'] as const;

/** Starts a server and waits until it answers. */
export async function startServer(
  env: NodeJS.ProcessEnv,
  server: readonly string[] = builtServer,
  onLine: (line: string) => void = (line) => void process.stdout.write(`${line}\n`),
): Promise<RunningServer> {
  const { child, match } = await startUntil(/^ready (\S+)/m, process.execPath, ['--enable-source-maps', ...server], {
    env,
    onLine: (line) => {
      if (!line.startsWith('ready ')) onLine(line);
    },
  });
  return { url: match[1] ?? '', child };
}

/** Starts the server, and beside it the stand-ins of the outside services that have no credentials. */
export async function startProduct({ env, server, fakesPort = '4010' }: ProductOptions): Promise<Product> {
  const fakes = needsStandIn(env) ? await startStandIns(env, fakesPort) : undefined;
  const serverEnv = fakes === undefined ? env : { ...env, ...standInSettings(env, fakes.standIns) };
  try {
    const { url, child } = await startServer(serverEnv, server);
    const ended = new Promise<number>((done) => child.once('exit', (status) => done(status ?? 1)));
    const stop = async () => {
      await end(child);
      await fakes?.stop();
    };
    return {
      url,
      easypay: fakes?.standIns.url,
      pages: fakes === undefined ? {} : standInPages(env, fakes.standIns),
      pids: { server: child.pid ?? 0, standIns: fakes?.pid },
      stop,
      ended,
    };
  } catch (error) {
    await fakes?.stop();
    throw error;
  }
}

/** Stops everything on Ctrl-C or a signal, and ends as the server ended. */
export async function waitUntilStopped(product: Pick<Product, 'stop' | 'ended'>): Promise<void> {
  const stop = () => void product.stop();
  // A second signal must not end this process before the server has stopped.
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  process.exitCode = await product.ended;
  await product.stop();
}
