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

const silentLog = { info: () => undefined, warn: () => undefined, error: () => undefined };
const idleLoad = { running: 0, waiting: 0, longestSeconds: 0 };
const query = (text: string) => server.database.pool.query(text);
const getHealth = async (path: string) => {
  const { statusCode, headers, json } = await server.app.inject({ url: path, headers: { accept: 'text/html' } });
  expect(headers['cache-control']).toBe('no-store');
  return { status: statusCode, body: json() };
};

it('the readiness check reports a database that does not respond in time as unavailable', async () => {
  const pool = Object.create(server.database.pool, { query: { value: () => new Promise(() => undefined) } });
  const app = await buildApp({ ...server.deps, database: { ...server.database, pool }, readinessTimeoutMs: 1 });
  const { statusCode, json } = await app.inject('/readyz');
  expect([statusCode, json()]).toEqual([503, { ok: false, database: 'away' }]);
  await app.close();
});

it('the liveness check reports only that the process responds', async () => {
  expect(await getHealth('/healthz')).toEqual({ status: 200, body: { ok: true } });
});

it('the process is ready before its jobs have run for the first time', async () => {
  expect(await getHealth('/readyz')).toEqual({
    status: 200,
    body: {
      ok: true,
      database: 'here',
      migrations: 'done',
      setup: 'complete',
      jobs: {
        sweeper: null,
        reconciler: null,
        points: null,
        publisher: null,
        renditions: null,
        retention: null,
        sealer: null,
        sms: null,
      },
      stalledJobs: [],
      alarms: {},
      queues: { passwords: idleLoad, member_passwords: idleLoad, uploads: idleLoad, pictures: idleLoad },
      stalledQueues: [],
    },
  });
});

it('the process reports heavy work that does not end, and stays ready for guests who reserve', async () => {
  // A job that never ran would count as stalled by the clock of this test.
  for (const worker of ['sweeper', 'reconciler', 'sms'] as const) await recordHeartbeat(server.database.pool, worker);
  vi.useFakeTimers({ toFake: ['performance'] });
  let finishWork: () => void = () => undefined;
  const work = workQueues.pictures.run(
    () =>
      new Promise<void>((resolve) => {
        finishWork = resolve;
      }),
  );
  try {
    vi.advanceTimersByTime(200_000);
    expect(await getHealth('/readyz')).toMatchObject({
      status: 200,
      body: { stalledQueues: ['pictures'], queues: { pictures: { running: 1, waiting: 0, longestSeconds: 200 } } },
    });
  } finally {
    vi.useRealTimers();
    await query(`DELETE FROM setting WHERE name LIKE 'heartbeat %'`);
  }
  finishWork();
  await work;
});

it('the process is not ready if a job has stalled; disabled jobs do not count', async () => {
  for (const worker of ['sweeper', 'reconciler', 'mailer'] as const)
    await recordHeartbeat(server.database.pool, worker);
  await query(
    `UPDATE setting SET value = to_jsonb(now() - interval '10 minutes') WHERE name LIKE 'heartbeat %' AND name <> 'heartbeat sweeper'`,
  );
  const unreadyResponse = await getHealth('/readyz');
  expect(unreadyResponse).toMatchObject({
    status: 503,
    body: { ok: false, jobs: { retention: null }, stalledJobs: ['reconciler'] },
  });
  expect(unreadyResponse.body.jobs.sweeper).toBeCloseTo(0, -2);
  expect(unreadyResponse.body.jobs.reconciler).toBeCloseTo(600, -2);
  await recordHeartbeat(server.database.pool, 'reconciler');
  expect((await getHealth('/readyz')).status).toBe(200);
});

it('the process counts open alarms by kind and stays ready with them', async () => {
  const { pool } = server.database;
  for (const subject of ['A', 'B']) await raiseAlarm(pool, silentLog, 'mail_given_up', subject, 'x');
  await raiseAlarm(pool, silentLog, 'cancellation_fee_refunded', 'C', 'x');
  expect(await getHealth('/readyz')).toMatchObject({
    status: 200,
    body: { alarms: { cancellation_fee_refunded: 1, mail_given_up: 2 } },
  });
  await closeObsoleteAlarms(pool, silentLog, ['mail_given_up'], ['B']);
  expect((await getHealth('/readyz')).body.alarms).toEqual({ cancellation_fee_refunded: 1, mail_given_up: 1 });
});

it('the process is not ready if a migration is missing', async () => {
  const { rows } = await query('SELECT max(created_at) AS last FROM drizzle.__drizzle_migrations');
  await query(`UPDATE drizzle.__drizzle_migrations SET created_at = created_at - 1 WHERE created_at = ${rows[0].last}`);
  expect(await getHealth('/readyz')).toMatchObject({
    status: 503,
    body: { ok: false, database: 'here', migrations: 'missing' },
  });
  await query('ALTER TABLE drizzle.__drizzle_migrations RENAME TO elsewhere');
  expect(await getHealth('/readyz')).toMatchObject({ status: 503, body: { migrations: 'missing' } });
});
