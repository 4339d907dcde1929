import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import {
  completePayment,
  type Guest,
  listBookableSlots,
  type OrderTemplate,
  requestPaymentOrThrow,
  venueCodes,
} from '../tools/rig/orders';
import { runConcurrently } from '../tools/rig/post-json';
import type { TemporaryPostgres } from '../tools/rig/postgres';
import { isBackgroundStatement } from './lib/background-statements';
import { type BenchEnvironment, runInBenchEnvironment } from './lib/bench-environment';
import { formatMsPerRun, getCpuSeconds, measureCpu } from './lib/cpu';
import { createPgbenchScript } from './lib/pgbench-script';
import { createReserve, startGuestSessions } from './lib/reservations';
import { settingsWithoutMessages } from './lib/settings-without-messages';

// Measures reservations per second over HTTP, from the form to the payment, on 16 connections: spread over some two
// hundred start times (`spread`), and all at one (`hot`). In the same run, pgbench writes the same rows in one
// transaction: the ratio counts.
// `-- reserve mails` also sends messages and prints the backlog, `-- reserve unnamed` uses unnamed statements, as for a
// pooler, `-- reserve statements` lists the statements. BENCH_SECONDS is the duration of each measurement.

const concurrency = 16;
const seconds = Number(process.env['BENCH_SECONDS'] ?? 15);
const args = process.argv.slice(3);
const sendsMessages = args.includes('mails');
const usesUnnamedStatements = args.includes('unnamed');
const showsStatements = args.includes('statements');
const guestCount = 1_000;

interface Rates {
  readonly perSecond: number;
  readonly pgbenchPerSecond: number;
}

async function listStatements(client: pg.Client): Promise<readonly { query: string; calls: number; ms: number }[]> {
  const { rows } = await client.query<{ query: string; calls: number; ms: number }>(
    `SELECT left(regexp_replace(query, '\\s+', ' ', 'g'), 110) AS query, calls::int, total_exec_time AS ms FROM pg_stat_statements
     WHERE query NOT LIKE '%pg_stat_statements%' ORDER BY calls DESC, total_exec_time DESC`,
  );
  return rows;
}

async function measureReservations(
  { app, client, pids }: BenchEnvironment,
  name: string,
  guests: readonly Guest[],
  orders: readonly OrderTemplate[],
) {
  const reserve = createReserve(app, guests, orders);
  const reserveOnce = async (runNumber: number) => void (await reserve(runNumber));
  await runConcurrently(concurrency, Math.min(3, seconds), reserveOnce);
  // Autovacuum would update the planner's statistics too late.
  await client.query('ANALYZE');
  await client.query('SELECT pg_stat_statements_reset()');
  const {
    result: completedCount,
    cpuSeconds,
    seconds: elapsedSeconds,
  } = await measureCpu({ ...pids, driver: process.pid }, () => runConcurrently(concurrency, seconds, reserveOnce));
  const statements = await listStatements(client);
  const requestStatements = statements.filter(({ query }) => !isBackgroundStatement(query));
  const calls = requestStatements.reduce((sum, statement) => sum + statement.calls, 0);
  const commits = requestStatements
    .filter(({ query }) => query === 'COMMIT')
    .reduce((sum, statement) => sum + statement.calls, 0);
  console.log(
    `${name}: ${(completedCount / elapsedSeconds).toFixed(0)} reservations/s; each ${(calls / completedCount).toFixed(1)} statements, ${(commits / completedCount).toFixed(1)} of them COMMIT; ` +
      `CPU ms per reservation: ${formatMsPerRun(cpuSeconds, completedCount)}`,
  );
  if (showsStatements) {
    const frequentStatements = requestStatements.filter((statement) => statement.calls > completedCount / 50);
    for (const { query, calls: callCount, ms } of frequentStatements)
      console.log(
        `  ${(callCount / completedCount).toFixed(2)}  ${((ms * 1000) / callCount).toFixed(0).padStart(5)} µs  ${query}`,
      );
  }
  return completedCount / elapsedSeconds;
}

/**
 * Waits until the mail and SMS jobs have had their only run, so that they send no messages during the
 * measurement.
 */
async function waitUntilJobsRan(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query(`SELECT FROM setting WHERE name IN ('success mailer', 'success sms')`);
  if (rowCount === 2) return;
  await pause(200);
  await waitUntilJobsRan(client);
}

function runPgbench(server: TemporaryPostgres, script: string): number {
  const port = new URL(server.url).port;
  const pgbenchArgs = [
    '-h',
    '127.0.0.1',
    '-p',
    port,
    '-U',
    'postgres',
    '-n',
    '-M',
    'prepared',
    '-c',
    String(concurrency),
    '-j',
    '2',
  ];
  const cpuSecondsBefore = getCpuSeconds(server.pid);
  const output = server.run('pgbench', [...pgbenchArgs, '-T', String(seconds), '-f', '-', 'postgres'], script);
  const count = Number(/actually processed: (\d+)/.exec(output)?.[1] ?? 0);
  const ms = ((getCpuSeconds(server.pid) - cpuSecondsBefore) * 1000) / count;
  console.log(`pgbench: ${count} transactions, CPU ms per transaction: PostgreSQL ${ms.toFixed(2)}`);
  return Number(/tps = ([\d.]+)/.exec(output)?.[1] ?? 0);
}

const formatRates = (name: string, { perSecond, pgbenchPerSecond: base }: Rates): string =>
  `${name}: ${perSecond.toFixed(0)}/s of pgbench's ${base.toFixed(0)}/s = ${((perSecond / base) * 100).toFixed(1)} %`;

async function measure(environment: BenchEnvironment): Promise<void> {
  const { app, postgres, client } = environment;
  await client.query('CREATE EXTENSION pg_stat_statements');
  await client.query('UPDATE time_stock SET seats = 1000000 WHERE din_code = ANY($1) AND din_room_code IS NULL', [
    venueCodes,
  ]);
  const orders = await listBookableSlots(app.url);
  const guests = await startGuestSessions(app, guestCount);
  const hotOrders = orders.slice(0, 1);
  if (!sendsMessages) await waitUntilJobsRan(client);

  const [guest] = guests;
  if (guest === undefined || hotOrders[0] === undefined) throw new Error('There are no guests or no orders');
  const shopOrderNo = await requestPaymentOrThrow(app, guest, hotOrders[0], 1);
  const { rows } = await client.query<{ order: string }>('SELECT "order"::text FROM payment WHERE shop_order_no = $1', [
    shopOrderNo,
  ]);
  await completePayment(app, guest, shopOrderNo);
  // Both scripts are created before pgbench runs, because it adds rows that look like those of this order.
  const scripts = {
    spread: await createPgbenchScript(client, shopOrderNo, rows[0]?.order ?? 'null', true),
    hot: await createPgbenchScript(client, shopOrderNo, rows[0]?.order ?? 'null', false),
  };

  const spreadRate = await measureReservations(environment, 'spread', guests, orders);
  const spreadBaseRate = runPgbench(postgres, scripts.spread);
  const hotRate = await measureReservations(environment, 'hot', guests, hotOrders);
  const hotBaseRate = runPgbench(postgres, scripts.hot);
  console.log(formatRates('spread', { perSecond: spreadRate, pgbenchPerSecond: spreadBaseRate }));
  console.log(formatRates('hot', { perSecond: hotRate, pgbenchPerSecond: hotBaseRate }));
  if (sendsMessages) {
    const { rows: backlog } = await client.query<{ channel: string; waiting: number }>(
      `SELECT channel, count(*)::int AS waiting FROM outbox WHERE sent_at IS NULL AND due_at <= now() AND key NOT LIKE 'B%' GROUP BY channel`,
    );
    for (const { channel, waiting } of backlog) console.log(`${channel} messages waiting at the end: ${waiting}`);
  }
}

await runInBenchEnvironment(
  { port: '3303', settings: sendsMessages ? {} : settingsWithoutMessages, usesUnnamedStatements },
  measure,
);
