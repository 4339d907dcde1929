import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from '../../tools/lib/free-port';
import { type StandIns, standInSettings } from '../../tools/lib/stand-ins';
import { type Guest, startGuestSession } from '../../tools/rig/orders';
import type { PrivateServer } from '../../tools/rig/postgres';
import { type LoadBalancer, startLoadBalancer } from './load-balancer';
import type { OlderBuild } from './older-build';
import { createDrillServer, type DrillServer } from './server';

export interface DeploymentOptions {
  readonly settings?: Readonly<Record<string, string>>;
  /** How many processes share the database, behind a proxy that asks them in turn where they are several. */
  readonly processes?: number;
  /** A build with a guard taken out: the house is a control, and what the auditor finds is a figure, no verdict. */
  readonly withoutGuard?: { readonly build: string; readonly arrange?: string };
  /** The port of a proxy before the database. */
  readonly databasePort?: number;
  /** The port of a pooler in transaction mode before the database. */
  readonly poolerPort?: number;
  /** Other builds than the standing one, for the first processes. */
  readonly builds?: readonly OlderBuild[];
  /** A PostgreSQL of its own. */
  readonly on?: PrivateServer;
}

/** The product on a database of its own, laid out with the demo group. */
export interface Deployment {
  /** Where guests reach it. */
  readonly url: string;
  readonly easypay: string;
  /** The database itself, past every proxy: to arrange, and to look. */
  readonly pool: pg.Pool;
  readonly servers: readonly DrillServer[];
  /** The only process, or the first of several. */
  readonly server: DrillServer;
  readonly isControl: boolean;
  /** Visitors who have begun a session, each at an address of his own. */
  readonly guests: (count: number) => Promise<readonly Guest[]>;
  /** A number that nobody had before: tells phones and mailboxes apart. */
  readonly nextNumber: () => number;
  readonly close: () => Promise<void>;
}

export interface DrillEnvironment {
  readonly postgres: PrivateServer;
  readonly standIns: StandIns;
  readonly folder: string;
}

/** The database that every house begins as a copy of. */
export const templateDatabase = 'prepared';

/** Timers shortened for the rig; caps that a drill is not about are generous, for its visitors are many. */
const rigSettings = {
  LOG_LEVEL: 'warn',
  TRUST_PROXY: 'true',
  HOLD_SECONDS: '600',
  HOLD_GRACE_SECONDS: '2',
  SWEEP_SECONDS: '1',
  RECONCILE_SECONDS: '1',
  // Longer than a call to the provider and a third of itself: its first look at a payment is the one that decides.
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
  TEXTS_SECONDS: '86400',
};

/** Of a drill in which the provider answers every call: it is given up for no busy machine. */
export const longTimeouts = { EASYPAY_TIMEOUT_SECONDS: '20' };
/** The same under load: the reconciler leaves alone what its own server may still be waiting for. */
export const longTimeoutsUnderLoad = { ...longTimeouts, RECONCILE_AFTER_SECONDS: '25' };

/** The URL of a database of the private server, perhaps through a proxy. */
export function getDatabaseUrl(postgres: PrivateServer, name: string, port?: number): string {
  const url = new URL(postgres.url);
  url.pathname = `/${name}`;
  if (port !== undefined) url.port = String(port);
  return url.href;
}

/** What a server of the rig is told, but its port and database. */
export const createServerSettings = (
  { standIns }: DrillEnvironment,
  settings: Readonly<Record<string, string>> = {},
): NodeJS.ProcessEnv => ({
  ...standInSettings({}, standIns),
  ...rigSettings,
  ...settings,
});

let deployments = 0;
let numbers = 0;

/** Opens a house and starts its processes. */
export async function startDeployment(ground: DrillEnvironment, options: DeploymentOptions = {}): Promise<Deployment> {
  deployments += 1;
  const name = `deployment_${deployments}`;
  const { postgres, standIns } = ground;
  const admin = new pg.Client({ connectionString: postgres.url });
  await admin.connect();
  await admin.query(`CREATE DATABASE ${name} TEMPLATE ${templateDatabase}`);
  await admin.end();
  const pool = new pg.Pool({ connectionString: getDatabaseUrl(postgres, name), max: 5 });
  pool.on('error', () => undefined);
  if (options.withoutGuard?.arrange !== undefined) await pool.query(options.withoutGuard.arrange);

  const databaseUrl = getDatabaseUrl(postgres, name, options.poolerPort ?? options.databasePort);
  const direct = getDatabaseUrl(postgres, name);
  const pooled = options.poolerPort === undefined ? {} : { DATABASE_DIRECT_URL: direct, DATABASE_STATEMENTS: 'unnamed' };
  const ports = await Promise.all(Array.from({ length: options.processes ?? 1 }, freePort));
  const front: LoadBalancer | undefined = ports.length > 1 ? await startLoadBalancer(ports) : undefined;
  const servers = ports.map((port, index) => {
    const dataDir = join(ground.folder, `${name}-${index}`);
    mkdirSync(dataDir, { recursive: true });
    const settings = { ...createServerSettings(ground, options.settings), ...pooled, DATABASE_URL: databaseUrl };
    const seen = front === undefined ? settings : { ...settings, PUBLIC_URL: front.url };
    const older = options.builds?.[index];
    const known =
      older === undefined ? seen : Object.fromEntries(Object.entries(seen).filter(([setting]) => older.supportsSetting(setting)));
    return createDrillServer({ port, dataDir, settings: known, build: older?.build ?? options.withoutGuard?.build });
  });
  const [server] = servers;
  if (server === undefined) throw new Error('a house has a process');
  const close = async () => {
    await Promise.all(servers.map((each) => each.stop()));
    await front?.close();
    await pool.end();
  };
  try {
    for (const each of servers) await each.start();
  } catch (error) {
    // What stands already would keep the drills from ending.
    await close();
    throw error;
  }
  const url = front?.url ?? server.url;
  const nextNumber = () => {
    numbers += 1;
    return numbers;
  };
  return {
    url,
    easypay: standIns.url,
    pool,
    servers,
    server,
    isControl: options.withoutGuard !== undefined,
    nextNumber,
    guests: async (count) => {
      const all: Guest[] = [];
      while (all.length < count) {
        const next = Array.from({ length: Math.min(50, count - all.length) }, () => startGuestSession({ url }, nextNumber()));
        all.push(...(await Promise.all(next)));
      }
      return all;
    },
    close,
  };
}
