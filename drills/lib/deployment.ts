import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { findFreePort } from '../../tools/lib/free-port';
import { getStandInSettings, type StandIns } from '../../tools/lib/stand-ins';
import { type Guest, startGuestSession } from '../../tools/rig/orders';
import type { TemporaryPostgres } from '../../tools/rig/postgres';
import { type LoadBalancer, startLoadBalancer } from './load-balancer';
import type { ReleaseBuild } from './release-build';
import { createDrillServer, type DrillServer } from './server';

export interface DeploymentOptions {
  readonly settings?: Readonly<Record<string, string>>;
  /** The number of server processes; more than one run behind a load balancer. */
  readonly processes?: number;
  /**
   * The main file of a build without a guard, and SQL that removes the guard's counterpart in the database. The
   * deployment is a control: it is excluded from the consistency check after the drill.
   */
  readonly withoutGuard?: { readonly build: string; readonly sqlBeforeStart?: string };
  readonly databasePort?: number;
  readonly poolerPort?: number;
  /** The builds of the first processes; the others run the current build. */
  readonly builds?: readonly ReleaseBuild[];
  /** A database server other than that of the run. */
  readonly databaseServer?: TemporaryPostgres;
}

export interface Deployment {
  readonly url: string;
  /** The URL of the stand-ins. The payment stand-in answers at its root. */
  readonly easypayUrl: string;
  /** Direct connections to the database, without a proxy. */
  readonly pool: pg.Pool;
  readonly servers: readonly DrillServer[];
  readonly server: DrillServer;
  readonly isControl: boolean;
  readonly startGuests: (count: number) => Promise<readonly Guest[]>;
  /** Returns a number that is unique in the run, from which a guest's IP address or contact data is made. */
  readonly getNextNumber: () => number;
  readonly close: () => Promise<void>;
}

export interface DrillEnvironment {
  readonly postgres: TemporaryPostgres;
  readonly standIns: StandIns;
  readonly folder: string;
}

export const templateDatabase = 'prepared';

const rigSettings = {
  LOG_LEVEL: 'warn',
  TRUST_PROXY: 'true',
  HOLD_SECONDS: '600',
  HOLD_GRACE_SECONDS: '2',
  SWEEP_SECONDS: '1',
  RECONCILE_SECONDS: '1',
  // At least EASYPAY_TIMEOUT_SECONDS plus a third of this value, so that the first poll of a payment is decisive.
  RECONCILE_AFTER_SECONDS: '3',
  EASYPAY_TIMEOUT_SECONDS: '2',
  HOLD_MAX_PER_VISITOR: '100',
  GUESTS_PER_ADDRESS: '100000',
  HOLD_MAX_PER_ADDRESS: '100000',
  UNPAID_MAX_PER_PERSON: '1000',
  UNPAID_MAX_PER_ADDRESS: '100000',
  UNPAID_SHARE_PER_VISITOR: '100',
  UNPAID_SHARE_PER_ADDRESS: '100',
  MAIL_SECONDS: '86400',
  SMS_SECONDS: '86400',
};

/** For drills in which the provider answers every call: calls must not time out on a busy machine. */
export const longTimeouts = { EASYPAY_TIMEOUT_SECONDS: '20' };
/** The same under load: the reconciler must not poll payments whose call is still running. */
export const longTimeoutsUnderLoad = { ...longTimeouts, RECONCILE_AFTER_SECONDS: '25' };

export function getDatabaseUrl(postgres: TemporaryPostgres, name: string, port?: number): string {
  const url = new URL(postgres.url);
  url.pathname = `/${name}`;
  if (port !== undefined) url.port = String(port);
  return url.href;
}

export const createServerSettings = (
  { standIns }: DrillEnvironment,
  settings: Readonly<Record<string, string>> = {},
): NodeJS.ProcessEnv => ({
  ...getStandInSettings({}, standIns),
  ...rigSettings,
  ...settings,
});

let deploymentCount = 0;
let lastNumber = 0;

export async function startDeployment(
  environment: DrillEnvironment,
  options: DeploymentOptions = {},
): Promise<Deployment> {
  deploymentCount += 1;
  const name = `deployment_${deploymentCount}`;
  const { postgres, standIns } = environment;
  const admin = new pg.Client({ connectionString: postgres.url });
  await admin.connect();
  await admin.query(`CREATE DATABASE ${name} TEMPLATE ${templateDatabase}`);
  await admin.end();
  const pool = new pg.Pool({ connectionString: getDatabaseUrl(postgres, name), max: 5 });
  pool.on('error', () => undefined);
  if (options.withoutGuard?.sqlBeforeStart !== undefined) await pool.query(options.withoutGuard.sqlBeforeStart);

  const databaseUrl = getDatabaseUrl(postgres, name, options.poolerPort ?? options.databasePort);
  const directUrl = getDatabaseUrl(postgres, name);
  const poolerSettings =
    options.poolerPort === undefined ? {} : { DATABASE_DIRECT_URL: directUrl, DATABASE_STATEMENTS: 'unnamed' };
  const ports = await Promise.all(Array.from({ length: options.processes ?? 1 }, findFreePort));
  const loadBalancer: LoadBalancer | undefined = ports.length > 1 ? await startLoadBalancer(ports) : undefined;
  const servers = ports.map((port, index) => {
    const dataDir = join(environment.folder, `${name}-${index}`);
    mkdirSync(dataDir, { recursive: true });
    const settings = {
      ...createServerSettings(environment, options.settings),
      ...poolerSettings,
      DATABASE_URL: databaseUrl,
    };
    const allSettings = loadBalancer === undefined ? settings : { ...settings, PUBLIC_URL: loadBalancer.url };
    const releaseBuild = options.builds?.[index];
    const supportedSettings =
      releaseBuild === undefined
        ? allSettings
        : Object.fromEntries(Object.entries(allSettings).filter(([setting]) => releaseBuild.supportsSetting(setting)));
    return createDrillServer({
      port,
      dataDir,
      settings: supportedSettings,
      build: releaseBuild?.build ?? options.withoutGuard?.build,
    });
  });
  const [server] = servers;
  if (server === undefined) throw new Error('a deployment needs at least one process');
  const close = async () => {
    await Promise.all(servers.map((each) => each.stop()));
    await loadBalancer?.close();
    await pool.end();
  };
  try {
    for (const each of servers) await each.start();
  } catch (error) {
    await close();
    throw error;
  }
  const url = loadBalancer?.url ?? server.url;
  const getNextNumber = () => {
    lastNumber += 1;
    return lastNumber;
  };
  return {
    url,
    easypayUrl: standIns.url,
    pool,
    servers,
    server,
    isControl: options.withoutGuard !== undefined,
    getNextNumber,
    startGuests: async (count) => {
      const guests: Guest[] = [];
      while (guests.length < count) {
        const batch = Array.from({ length: Math.min(50, count - guests.length) }, () =>
          startGuestSession({ url }, getNextNumber()),
        );
        guests.push(...(await Promise.all(batch)));
      }
      return guests;
    },
    close,
  };
}
