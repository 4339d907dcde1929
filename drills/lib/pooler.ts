import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../../tools/lib/free-port';
import { endProcess } from '../../tools/lib/run';
import type { TemporaryPostgres } from '../../tools/rig/postgres';

const pgBouncerPath = process.env['PGBOUNCER'] ?? '/usr/sbin/pgbouncer';

/** Starts PgBouncer in transaction mode with at most this number of connections to each database. */
export async function startPooler(
  postgres: TemporaryPostgres,
  poolSize: number,
): Promise<{ port: number; stop: () => Promise<void> }> {
  if (!existsSync(pgBouncerPath))
    throw new Error('PgBouncer is missing: install the Debian package pgbouncer, or set PGBOUNCER to its path');
  const port = await findFreePort();
  const folder = mkdtempSync(join(tmpdir(), 'dining-pooler-'));
  const { hostname, port: databasePort } = new URL(postgres.url);
  const connectQuery = 'SET statement_timeout = 15000; SET idle_in_transaction_session_timeout = 15000';
  const configurationFile = join(folder, 'pgbouncer.ini');
  writeFileSync(
    configurationFile,
    `[databases]
* = host=${hostname} port=${databasePort} user=postgres connect_query='${connectQuery}'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${poolSize}
max_client_conn = 500
`,
  );
  chmodSync(folder, 0o755);
  const userOptions = process.getuid?.() === 0 ? ['--user', 'postgres'] : [];
  const child = spawn(pgBouncerPath, ['--quiet', ...userOptions, configurationFile], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return {
    port,
    stop: async () => {
      await endProcess(child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
