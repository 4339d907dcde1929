import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { type Guest, listOrders, type Order, pay, prepay, venues } from '../tools/rig/orders';
import { runConcurrently } from '../tools/rig/post-json';
import type { PrivateServer } from '../tools/rig/postgres';
import { isByItself } from './lib/by-itself';
import { cpuDuring, cpuSeconds, msEach } from './lib/cpu';
import { type House, inHouse } from './lib/house';
import { quiet } from './lib/quiet';
import { guestsOf, reservations } from './lib/reservations';
import { sameWrites } from './lib/same-writes';

/**
 * Whole reservations a second over HTTP, from the form to the paid reservation, at 16 connections: spread over some two hundred start
 * times, and all at one. Beside it, in the same run and on the same PostgreSQL, pgbench writes the same rows in one transaction: the
 * ratio counts. Prints statements and commits an order, and who used the processor. Mails and texts wait meanwhile; `-- reserve mails`
 * lets them leave as in life, and tells how far behind they fell; `-- reserve unnamed` sends statements as to a pooler. BENCH_SECONDS is how long each part takes; `-- reserve statements` lists
 * the statements.
 */
const lanes = 16;
const seconds = Number(process.env['BENCH_SECONDS'] ?? 15);
const asked = process.argv.slice(3);
const withMails = asked.includes('mails');
const unnamed = asked.includes('unnamed');
const listed = asked.includes('statements');
const guestCount = 1_000;

interface Figures {
  readonly perSecond: number;
  readonly pgbench: number;
}

/** Statements since the counting began, as often as they were called, without those of the measurement itself. */
async function statements(client: pg.Client): Promise<readonly { query: string; calls: number; ms: number }[]> {
  const { rows } = await client.query<{ query: string; calls: number; ms: number }>(
    `SELECT left(regexp_replace(query, '\\s+', ' ', 'g'), 110) AS query, calls::int, total_exec_time AS ms FROM pg_stat_statements
     WHERE query NOT LIKE '%pg_stat_statements%' ORDER BY calls DESC, total_exec_time DESC`,
  );
  return rows;
}

async function inAll({ product, client, pids }: House, name: string, guests: readonly Guest[], orders: readonly Order[]) {
  const reserve = reservations(product, guests, orders);
  const one = async (turn: number) => void (await reserve(turn));
  await runConcurrently(lanes, Math.min(3, seconds), one);
  // What came in all at once is known to the planner later than autovacuum has come round.
  await client.query('ANALYZE');
  await client.query('SELECT pg_stat_statements_reset()');
  const {
    result: done,
    cpu,
    seconds: took,
  } = await cpuDuring({ ...pids, driver: process.pid }, () => runConcurrently(lanes, seconds, one));
  const all = await statements(client);
  const ours = all.filter(({ query }) => !isByItself(query));
  const calls = ours.reduce((sum, each) => sum + each.calls, 0);
  const commits = ours.filter(({ query }) => query === 'COMMIT').reduce((sum, each) => sum + each.calls, 0);
  console.log(
    `${name}: ${(done / took).toFixed(0)} reservations/s; each ${(calls / done).toFixed(1)} statements, ${(commits / done).toFixed(1)} of them COMMIT; ` +
      `processor in ms each: ${msEach(cpu, done)}`,
  );
  if (listed) {
    for (const { query, calls: times, ms: exec } of ours.filter(({ calls: each }) => each > done / 50))
      console.log(`  ${(times / done).toFixed(2)}  ${((exec * 1000) / times).toFixed(0).padStart(5)} µs  ${query}`);
  }
  return done / took;
}

/** Waits until mails and texts have come round for the only time: later they would find what the measurement promises. */
async function untilQuiet(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query(`SELECT FROM setting WHERE name IN ('success mailer', 'success texter')`);
  if (rowCount === 2) return;
  await pause(200);
  await untilQuiet(client);
}

/** Transactions a second of the same writes; what each costs the server tells how fast the machine is just now. */
function pgbench(server: PrivateServer, script: string): number {
  const port = new URL(server.url).port;
  const how = ['-h', '127.0.0.1', '-p', port, '-U', 'postgres', '-n', '-M', 'prepared', '-c', String(lanes), '-j', '2'];
  const before = cpuSeconds(server.pid);
  const told = server.run('pgbench', [...how, '-T', String(seconds), '-f', '-', 'postgres'], script);
  const count = Number(/actually processed: (\d+)/.exec(told)?.[1] ?? 0);
  const ms = ((cpuSeconds(server.pid) - before) * 1000) / count;
  console.log(`pgbench: ${count} transactions, processor in ms each: PostgreSQL ${ms.toFixed(2)}`);
  return Number(/tps = ([\d.]+)/.exec(told)?.[1] ?? 0);
}

const said = (name: string, { perSecond, pgbench: base }: Figures): string =>
  `${name}: ${perSecond.toFixed(0)}/s of pgbench's ${base.toFixed(0)}/s = ${((perSecond / base) * 100).toFixed(1)} %`;

async function measure(house: House): Promise<void> {
  const { product, postgres, client } = house;
  await client.query('CREATE EXTENSION pg_stat_statements');
  await client.query('UPDATE time_stock SET seats = 1000000 WHERE din_code = ANY($1) AND din_room_code IS NULL', [venues]);
  const orders = await listOrders(product.url);
  const guests = await guestsOf(product, guestCount);
  const hotOrder = orders.slice(0, 1);
  if (!withMails) await untilQuiet(client);

  const [guest] = guests;
  if (guest === undefined || hotOrder[0] === undefined) throw new Error('nobody, or nothing to order');
  const shopOrderNo = await prepay(product, guest, hotOrder[0], 1);
  const { rows } = await client.query<{ order: string }>('SELECT "order"::text FROM payment WHERE shop_order_no = $1', [
    shopOrderNo,
  ]);
  await pay(product, guest, shopOrderNo);
  // Both before either runs: what pgbench writes looks like what this order has written.
  const scripts = {
    spread: await sameWrites(client, shopOrderNo, rows[0]?.order ?? 'null', true),
    hot: await sameWrites(client, shopOrderNo, rows[0]?.order ?? 'null', false),
  };

  const spread = await inAll(house, 'spread', guests, orders);
  const spreadBase = pgbench(postgres, scripts.spread);
  const hot = await inAll(house, 'hot', guests, hotOrder);
  const hotBase = pgbench(postgres, scripts.hot);
  console.log(said('spread', { perSecond: spread, pgbench: spreadBase }));
  console.log(said('hot', { perSecond: hot, pgbench: hotBase }));
  if (withMails) {
    const { rows: left } = await client.query<{ channel: string; waiting: number }>(
      `SELECT channel, count(*)::int AS waiting FROM outbox WHERE sent_at IS NULL AND due_at <= now() AND key NOT LIKE 'B%' GROUP BY channel`,
    );
    for (const { channel, waiting } of left) console.log(`${channel}s behind at the end: ${waiting}`);
  }
}

await inHouse({ port: '3303', settings: withMails ? {} : quiet, asToPooler: unnamed }, measure);
