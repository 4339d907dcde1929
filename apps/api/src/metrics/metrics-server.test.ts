import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createDinnerOrder, type PaymentTestServer, startPaymentTestServer } from '../../test/payment-test-server';
import { buildApp } from '../app';
import { stopServer } from '../lib/stop-server';
import { workQueues } from '../lib/work-queues';
import { raiseAlarm } from '../notifications/alarms';
import { recordHeartbeat, recordSuccess } from '../stores/app/heartbeats';
import { createBacklogStatement } from '../stores/monitoring/backlog';
import { createMetricsServer, type Metrics } from './metrics-server';

const logger = pino({ level: 'silent' });
let server: PaymentTestServer;
let metrics: Metrics;
let app: FastifyInstance;
let url: string;
beforeAll(async () => {
  server = await startPaymentTestServer();
  metrics = createMetricsServer(server.deps, logger);
  app = await buildApp(server.deps, { logger, metrics: metrics.registry });
  url = `http://127.0.0.1:${await metrics.listen({ host: '127.0.0.1', port: 0 })}`;
});
beforeEach(() => query('DELETE FROM alarm'));
afterAll(async () => {
  await app.close();
  await metrics.close();
  await server.close();
});

const query = async (text: string) => (await server.database.pool.query(text)).rows;
/** Returns the values of a metric by their labels. */
const getMetric = async (name: string): Promise<Record<string, number>> => {
  const lines = (await (await fetch(`${url}/metrics`)).text()).split('\n');
  return Object.fromEntries(
    lines.flatMap((line) => {
      const [, metricName, labels = '', number] = /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
      return metricName === name ? [[labels, Number(number)]] : [];
    }),
  );
};

it('the metrics count requests by route, without any text that a guest sent', async () => {
  const secret = 'R-20260311-SECRET';
  await app.inject({ url: '/api/app/data' });
  await app.inject({ url: `/api/upload/${secret}?phone=01022223333` });
  await app.inject({ url: `/${secret}`, headers: { 'user-agent': secret } });
  await app.inject({ url: '/healthz' });
  const requestCounts = await getMetric('dining_request_seconds_count');
  expect(requestCounts['method="GET",route="/api/app/data",status="200"']).toBe(1);
  expect(requestCounts['method="any",route="none",status="404"']).toBe(1);
  expect(Object.keys(requestCounts).filter((labels) => labels.includes('/api/upload/'))).toEqual([
    expect.stringMatching(/route="\/api\/upload\/:\w+"/),
  ]);
  const exposition = await (await fetch(`${url}/metrics`)).text();
  expect(exposition).not.toContain(secret);
  expect(exposition).not.toContain('01022223333');
});

it('the metrics are exactly those of docs/operations/monitoring.md', async () => {
  const document = readFileSync(new URL('../../../../docs/operations/monitoring.md', import.meta.url), 'utf8');
  const documentedNames = [...document.matchAll(/`(dining_\w+)`/g)].map(([, name]) => name);
  const exposition = await (await fetch(`${url}/metrics`)).text();
  const servedNames = [...exposition.matchAll(/^# HELP (dining_\w+)/gm)].map(([, name]) => name);
  expect(new Set(documentedNames)).toEqual(new Set(servedNames));
});

it('the metrics report memory, event loop and connections of the process', async () => {
  expect((await getMetric('process_resident_memory_bytes'))['']).toBeGreaterThan(0);
  expect(await getMetric('nodejs_eventloop_lag_p99_seconds')).toHaveProperty('');
  const { pool } = server.database;
  expect((await getMetric('dining_database_connections'))['state="max"']).toBe(pool.options.max);
  expect(await getMetric('dining_database_up')).toEqual({ '': 1 });
});

it('the metrics count heavy work by queue while it runs', async () => {
  await workQueues.pictures.run(async () => {
    expect(await getMetric('dining_queue_work')).toMatchObject({
      'queue="pictures",state="running"': 1,
      'queue="pictures",state="waiting"': 0,
      'queue="passwords",state="running"': 0,
    });
    expect((await getMetric('dining_queue_longest_seconds'))['queue="pictures"']).toBeGreaterThan(0);
  });
  expect((await getMetric('dining_queue_longest_seconds'))['queue="pictures"']).toBe(0);
});

it('the metrics count the hold of an order, and its payment by state', async () => {
  const openHoldsBefore = await getMetric('dining_holds_open');
  expect(openHoldsBefore).toEqual({ '': 0 });
  const guest = await server.startGuestSession();
  const { shopOrderNo } = (await guest.post('/ordersheet/prepay', createDinnerOrder())).json.response ?? {};
  expect(await getMetric('dining_holds_open')).toEqual({ '': 1 });
  expect(await getMetric('dining_payments_open')).toMatchObject({
    'state="registered"': 1,
    'state="unknown"': 0,
    'state="manual"': 0,
  });
  await query(
    `UPDATE payment SET state = 'unknown', moved_at = now() - interval '90 seconds' WHERE shop_order_no = '${shopOrderNo}'`,
  );
  expect(await getMetric('dining_payments_open')).toMatchObject({ 'state="registered"': 0, 'state="unknown"': 1 });
  expect((await getMetric('dining_payments_oldest_seconds'))['state="unknown"']).toBeCloseTo(90, -2);
  await query(`UPDATE payment SET state = 'manual' WHERE shop_order_no = '${shopOrderNo}'`);
  expect(await getMetric('dining_payments_open')).toMatchObject({ 'state="unknown"': 0, 'state="manual"': 1 });
});

it('the metrics measure the delay of messages from when they were due, not from their next attempt', async () => {
  const insertMessage = (key: string, dueIn: string, sendIn: string) =>
    query(`INSERT INTO outbox (key, htl_code, channel, kind, payload, due_at, send_at)
      VALUES ('${key}', 'H01', 'mail', 'reservation_made', '{}', now() + interval '${dueIn}',
        now() + interval '${sendIn}')`);
  await insertMessage('late', '-10 minutes', '8 minutes');
  await insertMessage('reminder', '3 days', '3 days');
  await insertMessage('soon', '30 minutes', '30 minutes');
  expect(await getMetric('dining_outbox_backlog')).toEqual({ 'channel="mail"': 1, 'channel="sms"': 0 });
  expect((await getMetric('dining_outbox_oldest_seconds'))['channel="mail"']).toBeCloseTo(600, -2);
});

it('the metrics count open alarms by kind', async () => {
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  await raiseAlarm(server.database.pool, log, 'mail_given_up', 'R-1', 'x');
  expect(await getMetric('dining_alarms_open')).toEqual({ 'kind="mail_given_up"': 1 });
  await query('UPDATE alarm SET settled_at = now()');
  expect(await getMetric('dining_alarms_open')).toEqual({});
});

it('the metrics report when a job last ran and last succeeded, and whether it is stalled', async () => {
  const { pool } = server.database;
  await recordHeartbeat(pool, 'sweeper');
  await recordSuccess(pool, 'sweeper');
  await recordHeartbeat(pool, 'reconciler');
  await query(`UPDATE setting SET value = to_jsonb(now() - interval '10 minutes') WHERE name = 'heartbeat reconciler'`);
  const now = Date.now() / 1000;
  const lastRuns = await getMetric('dining_job_last_run_timestamp_seconds');
  expect(lastRuns['job_name="sweeper"']).toBeCloseTo(now, -2);
  expect(lastRuns['job_name="reconciler"']).toBeCloseTo(now - 600, -2);
  expect(Object.keys(await getMetric('dining_job_last_success_timestamp_seconds'))).toEqual(['job_name="sweeper"']);
  expect(await getMetric('dining_job_stalled')).toMatchObject({
    'job_name="sweeper"': 0,
    'job_name="reconciler"': 1,
    'job_name="retention"': 0,
  });
  const { jobs } = (await (await fetch(`${url}/readyz`)).json()) as { jobs: Record<string, number> };
  expect(jobs.sweeper).toBeCloseTo(0, -2);
  expect(jobs.reconciler).toBeCloseTo(600, -2);
});

it('the metrics can be queried by indexes, without reading a whole table', async () => {
  const client = await server.database.pool.connect();
  try {
    await client.query('SET enable_seqscan = off');
    const { rows } = await client.query<Record<string, string>>(`EXPLAIN ${createBacklogStatement(['sweeper']).text}`, [
      ['sweeper'],
    ]);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).not.toContain('Seq Scan');
    for (const index of ['outbox_due', 'hold_live', 'payment_by_next_check', 'alarm_open'])
      expect(plan).toContain(index);
  } finally {
    await client.query('RESET enable_seqscan');
    client.release();
  }
});

it('without the database, the metrics report that it is down, and omit the business metrics', async () => {
  const { pool } = server.database;
  const queryDatabase = pool.query.bind(pool);
  Object.assign(pool, { query: () => Promise.reject(new Error('unavailable')) });
  const databaseUp = await getMetric('dining_database_up');
  const holds = await getMetric('dining_holds_open');
  Object.assign(pool, { query: queryDatabase });
  expect([databaseUp, holds]).toEqual([{ '': 0 }, {}]);
  expect(await getMetric('dining_database_up')).toEqual({ '': 1 });
});

it('the metrics are available while the process stops, although the process reports that it is not ready', async () => {
  const stopController = new AbortController();
  const stoppingMetrics = createMetricsServer(server.deps, logger, stopController.signal);
  const metricsUrl = `http://127.0.0.1:${await stoppingMetrics.listen({ host: '127.0.0.1', port: 0 })}`;
  const resolveAtOnce = () => Promise.resolve();
  const responses: unknown[] = [];
  const recordResponses = async () => {
    const readiness = await fetch(`${metricsUrl}/readyz`);
    responses.push(readiness.status, await readiness.json(), (await fetch(`${metricsUrl}/metrics`)).status);
  };
  await stopServer(
    {
      stopController,
      app: { close: recordResponses },
      jobs: { stop: resolveAtOnce },
      control: { close: resolveAtOnce },
      metrics: stoppingMetrics,
      database: { close: resolveAtOnce },
    },
    logger,
    { delayMs: 0 },
  );
  expect(responses).toEqual([503, { ok: false, stopping: true }, 200]);
});
