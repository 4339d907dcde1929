import type { ChildProcess } from 'node:child_process';
import { resolve } from 'node:path';
import { staff } from '@dining/demo';
import { endProcess, root, startUntil } from './run';
import { demoMerchant, getStandInPages, getStandInSettings, type StandIns } from './stand-ins';

export interface RunningApp {
  readonly url: string;
  /** URL of the payment provider's stand-in; undefined with the real provider. */
  readonly easypayUrl: string | undefined;
  /** URLs of the stand-ins' pages for people. */
  readonly pages: Partial<ReturnType<typeof getStandInPages>>;
  readonly pids: { readonly server: number; readonly standIns: number | undefined };
  readonly stop: () => Promise<void>;
  readonly exitStatus: Promise<number>;
}

export interface AppOptions {
  readonly env: NodeJS.ProcessEnv;
  /** Arguments for Node that run the server; by default the built one. */
  readonly serverArgs?: readonly string[];
  /** Used if `FAKES_PORT` is not set; `0` uses any free port. */
  readonly fakesPort?: string;
}

/**
 * Returns true if the stand-ins must run: only without credentials of the payment provider, and never for real guests
 * (decision 34a).
 */
const needsStandIns = (env: NodeJS.ProcessEnv): boolean =>
  env['EASYPAY_MALL_ID'] === undefined && !(env['NODE_ENV'] === 'production' && env['DATABASE_URL'] !== undefined);

/** Returns the URI that an authenticator app reads. */
const createTotpUri = ({ email, totpSecret }: (typeof staff)[number]): string =>
  `otpauth://totp/Dalbit:${encodeURIComponent(email)}?secret=${totpSecret}&issuer=Dalbit`;

export interface RunningStandIns {
  readonly standIns: StandIns;
  readonly pid: number;
  readonly stop: () => Promise<void>;
}

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
        FAKES_AUTHENTICATOR: staff.map(createTotpUri).join(' '),
        FAKES_DATA_DIR: resolve(root, env['DATA_DIR'] ?? './data', 'stand-ins'),
      },
    },
  );
  const [, url = '', smtpUrl = ''] = match;
  const standIns = { url, publicUrl: env['FAKES_PUBLIC_URL'] ?? url, smtpUrl };
  return { standIns, pid: child.pid ?? 0, stop: () => endProcess(child) };
}

export interface RunningServer {
  readonly url: string;
  readonly child: ChildProcess;
}

export const builtServer = ['apps/api/dist/main.js'] as const;

export async function startServer(
  env: NodeJS.ProcessEnv,
  serverArgs: readonly string[] = builtServer,
  onLine: (line: string) => void = (line) => void process.stdout.write(`${line}\n`),
): Promise<RunningServer> {
  const args = ['--enable-source-maps', ...serverArgs];
  const { child, match } = await startUntil(/^ready (\S+)/m, process.execPath, args, {
    env,
    onLine: (line) => {
      if (!line.startsWith('ready ')) onLine(line);
    },
  });
  return { url: match[1] ?? '', child };
}

export async function startApp({ env, serverArgs, fakesPort = '4010' }: AppOptions): Promise<RunningApp> {
  const runningStandIns = needsStandIns(env) ? await startStandIns(env, fakesPort) : undefined;
  const serverEnv =
    runningStandIns === undefined ? env : { ...env, ...getStandInSettings(env, runningStandIns.standIns) };
  try {
    const { url, child } = await startServer(serverEnv, serverArgs);
    const exitStatus = new Promise<number>((onExit) => child.once('exit', (status) => onExit(status ?? 1)));
    const stop = async () => {
      await endProcess(child);
      await runningStandIns?.stop();
    };
    return {
      url,
      easypayUrl: runningStandIns?.standIns.url,
      pages: runningStandIns === undefined ? {} : getStandInPages(env, runningStandIns.standIns),
      pids: { server: child.pid ?? 0, standIns: runningStandIns?.pid },
      stop,
      exitStatus,
    };
  } catch (error) {
    await runningStandIns?.stop();
    throw error;
  }
}

/** Waits until the server ends; SIGINT and SIGTERM stop it. Sets the exit status of this process to the server's. */
export async function waitUntilStopped(product: Pick<RunningApp, 'stop' | 'exitStatus'>): Promise<void> {
  const stop = () => void product.stop();
  // A second signal must not end this process before the server has stopped.
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  process.exitCode = await product.exitStatus;
  await product.stop();
}
