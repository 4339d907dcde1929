import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { findFreePort } from '../../tools/lib/free-port';
import type { TemporaryPostgres } from '../../tools/rig/postgres';
import { wait } from './purchases';

export interface Standby {
  readonly port: number;
  /** Promotes the standby. Returns the ms until it accepts writes. */
  readonly promote: () => Promise<number>;
  readonly stop: () => void;
}

async function query<Row extends object>(url: string, text: string): Promise<readonly Row[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

async function waitUntilTrue(url: string, queryText: string): Promise<void> {
  while ((await query<{ is_true: boolean }>(url, queryText).catch(() => []))[0]?.is_true !== true) await wait(50);
}

interface StandbyOptions {
  readonly proxyPort?: number;
  readonly isAsynchronous?: true;
}

/** Starts a standby. Unless it is asynchronous, commits wait for it from then on. */
export async function startStandby(
  primary: TemporaryPostgres,
  { proxyPort, isAsynchronous }: StandbyOptions = {},
): Promise<Standby> {
  const port = await findFreePort();
  const folder = primary.run('psql', [primary.url, '-Atc', 'SHOW unix_socket_directories']).trim();
  const dataFolder = join(folder, `standby-${port}`);
  const primaryUrl = new URL(primary.url);
  if (proxyPort !== undefined) primaryUrl.port = String(proxyPort);
  // A proxy that parses messages needs unencrypted connections without an SSL request.
  primaryUrl.search = '?sslmode=disable&gssencmode=disable';
  await primary.runAsync('pg_basebackup', [
    '-d',
    primaryUrl.href,
    '-D',
    dataFolder,
    '-R',
    '-X',
    'stream',
    '-c',
    'fast',
  ]);
  appendFileSync(join(dataFolder, 'postgresql.conf'), `port = ${port}\n`);
  primary.run('pg_ctl', ['-D', dataFolder, '-w', '-l', join(folder, `log-${port}`), 'start']);
  if (isAsynchronous !== true) {
    await query(primary.url, `ALTER SYSTEM SET synchronous_standby_names = '*'`);
    await query(primary.url, 'SELECT pg_reload_conf()');
  }
  const state = isAsynchronous === true ? 'async' : 'sync';
  await waitUntilTrue(
    primary.url,
    `SELECT bool_or(sync_state = '${state}' AND state = 'streaming') AS is_true FROM pg_stat_replication`,
  );
  const url = new URL(primary.url);
  url.port = String(port);
  return {
    port,
    promote: async () => {
      const startedAt = performance.now();
      primary.run('pg_ctl', ['-D', dataFolder, '-w', 'promote']);
      await waitUntilTrue(url.href, 'SELECT NOT pg_is_in_recovery() AS is_true');
      return performance.now() - startedAt;
    },
    stop: () => {
      primary.run('pg_ctl', ['-D', dataFolder, '-m', 'immediate', 'stop']);
    },
  };
}

/** Sends SIGKILL to a server and to its processes in `pg_stat_activity`, as if the machine failed. */
export function killServer({ pid, run }: TemporaryPostgres, url: string): void {
  const childIds = run('psql', [url, '-Atc', `SELECT pid FROM pg_stat_activity`])
    .split('\n')
    .filter(Boolean)
    .map(Number);
  for (const processId of [pid, ...childIds]) {
    try {
      process.kill(processId, 'SIGKILL');
    } catch {
      // Some processes have already ended, such as that of the connection that listed them.
    }
  }
}
