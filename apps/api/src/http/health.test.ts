import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startTestServer, type TestServer } from '../../test/test-server';
import { buildApp } from '../app';
import { workQueues } from '../lib/work-queues';
import { closeObsoleteAlarms, raiseAlarm } from '../notifications/alarms';
import { recordHeartbeat } from '../stores/app/heartbeats';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const idle = { running: 0, waiting: 0, longestSeconds: 0 };
const query = (text: string) => server.database.pool.query(text);
const ask = async (path: string) => {
  const { statusCode, headers, json } = await server.app.inject({ url: path, headers: { accept: 'text/html' } });
  expect(headers['cache-control']).toBe('no-store');
  return { status: statusCode, told: json() };
};

it('the health check reports a database that does not respond in time as unavailable', async () => {
  const pool = Object.create(server.database.pool, { query: { value: () => new Promise(() => undefined) } });
  const app = await buildApp({ ...server.deps, database: { ...server.database, pool }, readinessTimeoutMs: 1 });
  const { statusCode, json } = await app.inject('/readyz');
  expect([statusCode, json()]).toEqual([503, { ok: false, database: 'away' }]);
  await app.close();
});

it('the liveness check reports only that the process responds', async () => {
  expect(await ask('/healthz')).toEqual({ status: 200, told: { ok: true } });
});

it('the process is ready before its jobs have run for the first time', async () => {
  expect(await ask('/readyz')).toEqual({
    status: 200,
    told: {
      ok: true,
      database: 'here',
      migrations: 'done',
      setup: 'complete',
      jobs: { sweeper: null, reconciler: null, points: null, retention: null, sealer: null, sms: null },
      stalledJobs: [],
      alarms: {},
      queues: { passwords: idle, member_passwords: idle, uploads: idle, pictures: idle },
      stalledQueues: [],
    },
  });
});

it('the process reports heavy work that does not end, and stays ready for guests who reserve', async () => {
  // A job that never ran would count as stalled by the clock of this test.
  for (const worker of ['sweeper', 'reconciler', 'sms'] as const) await recordHeartbeat(server.database.pool, worker);
  vi.useFakeTimers({ toFake: ['performance'] });
  let end: () => void = () => undefined;
  const work = workQueues.pictures.run(
    () =>
      new Promise<void>((resolve) => {
        end = resolve;
      }),
  );
  try {
    vi.advanceTimersByTime(200_000);
    expect(await ask('/readyz')).toMatchObject({
      status: 200,
      told: { stalledQueues: ['pictures'], queues: { pictures: { running: 1, waiting: 0, longestSeconds: 200 } } },
    });
  } finally {
    vi.useRealTimers();
    await query(`DELETE FROM setting WHERE name LIKE 'heartbeat %'`);
  }
  end();
  await work;
});

it('the process is not ready if a job has stalled; disabled jobs do not count', async () => {
  for (const worker of ['sweeper', 'reconciler', 'mailer'] as const)
    await recordHeartbeat(server.database.pool, worker);
  await query(
    `UPDATE setting SET value = to_jsonb(now() - interval '10 minutes') WHERE name LIKE 'heartbeat %' AND name <> 'heartbeat sweeper'`,
  );
  const unready = await ask('/readyz');
  expect(unready).toMatchObject({
    status: 503,
    told: { ok: false, jobs: { retention: null }, stalledJobs: ['reconciler'] },
  });
  expect(unready.told.jobs.sweeper).toBeCloseTo(0, -2);
  expect(unready.told.jobs.reconciler).toBeCloseTo(600, -2);
  await recordHeartbeat(server.database.pool, 'reconciler');
  expect((await ask('/readyz')).status).toBe(200);
});

it('the process counts open alarms by kind and stays ready with them', async () => {
  const { pool } = server.database;
  for (const subject of ['A', 'B']) await raiseAlarm(pool, silent, 'mail_given_up', subject, 'x');
  await raiseAlarm(pool, silent, 'cancellation_fee_refunded', 'C', 'x');
  expect(await ask('/readyz')).toMatchObject({
    status: 200,
    told: { alarms: { cancellation_fee_refunded: 1, mail_given_up: 2 } },
  });
  await closeObsoleteAlarms(pool, silent, ['mail_given_up'], ['B']);
  expect((await ask('/readyz')).told.alarms).toEqual({ cancellation_fee_refunded: 1, mail_given_up: 1 });
});

it('the process is not ready if a migration is missing', async () => {
  const { rows } = await query('SELECT max(created_at) AS last FROM drizzle.__drizzle_migrations');
  await query(`UPDATE drizzle.__drizzle_migrations SET created_at = created_at - 1 WHERE created_at = ${rows[0].last}`);
  expect(await ask('/readyz')).toMatchObject({
    status: 503,
    told: { ok: false, database: 'here', migrations: 'missing' },
  });
  await query('ALTER TABLE drizzle.__drizzle_migrations RENAME TO elsewhere');
  expect(await ask('/readyz')).toMatchObject({ status: 503, told: { migrations: 'missing' } });
});
