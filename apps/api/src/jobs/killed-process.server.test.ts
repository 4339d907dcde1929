import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { openTestDatabase } from '../../test/database';
import { getDatabaseUrl } from '../../test/database-server';
import { findFreePort, startServerProcess } from '../../test/server-process';
import type { Database } from '../db/connect';
import { recordHeartbeat } from '../stores/app/heartbeats';

let database: Database;
let folder: string;
let url: string;
const servers: ChildProcess[] = [];
beforeAll(async () => {
  database = await openTestDatabase();
  url = getDatabaseUrl((await query<{ name: string }>('SELECT current_database() AS name'))[0]?.name ?? '');
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dining-'));
});
afterEach(async () => {
  for (const server of servers.splice(0)) await endServer(server, 'SIGKILL');
  await rm(folder, { recursive: true });
});
afterAll(() => database.close());

const query = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await database.pool.query<Row>(text, values)).rows;

/** Starts another server process on this database. */
async function startServer(name: string): Promise<ChildProcess> {
  const server = await startServerProcess(
    { folder: join(folder, name), port: await findFreePort(), providerUrl: 'http://127.0.0.1:1' },
    { DATABASE_URL: url, DEMO_GROUP: 'false' },
  );
  servers.push(server);
  return server;
}
async function endServer(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const serverExit = once(server, 'exit');
  server.kill(signal);
  await serverExit;
}

const listRuns = (state: string) =>
  query<{ id: string; tries: number }>(
    `SELECT id, retry_count AS tries FROM pgboss.job WHERE name = 'retention' AND state::text = $1`,
    [state],
  );

it('a job whose process is killed is retried by another process and succeeds', async () => {
  // The job waits at its heartbeat, because another transaction has locked the heartbeat's row.
  await recordHeartbeat(database.pool, 'retention');
  const blocker = await database.pool.connect();
  let interruptedRun: { id: string } | undefined;
  try {
    await blocker.query('BEGIN');
    await blocker.query(`SELECT 1 FROM setting WHERE name = 'heartbeat retention' FOR UPDATE`);
    const firstServer = await startServer('first');
    await expect.poll(() => listRuns('active'), { interval: 200 }).toHaveLength(1);
    [interruptedRun] = await listRuns('active');
    await endServer(firstServer, 'SIGKILL');
  } finally {
    await blocker.query('ROLLBACK');
    blocker.release();
  }

  await startServer('second');
  const getJob = () =>
    query<{ state: string; tries: number }>(`SELECT state::text, retry_count AS tries FROM pgboss.job WHERE id = $1`, [
      interruptedRun?.id,
    ]);
  await expect.poll(getJob, { interval: 500 }).toEqual([{ state: 'completed', tries: 1 }]);
  expect(await query(`SELECT name FROM setting WHERE name = 'success retention'`)).toHaveLength(1);
});
