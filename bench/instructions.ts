import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { buildIfStale } from '../tools/lib/build';
import { type Product, startProduct } from '../tools/lib/product';
import { type Guest, newGuest, ordersOf, pay, prepay } from '../tools/rig/orders';
import { startPostgres } from '../tools/rig/postgres';
import { quiet } from './lib/quiet';
import { replayOf } from './lib/replay';

/**
 * What an order costs PostgreSQL in instructions, statement by statement: no clock, so no noise. The statements of some orders are logged, and
 * played again under callgrind (Debian's `valgrind`), by a PostgreSQL of one process, on the rows as they were before. What sockets, commits and
 * the other processes cost is not in it.
 */
const before = 1_200;
const counted = 12;
const guestCount = 400;

/** Instructions of each execution, in order, from the profiles that callgrind leaves. */
function instructions(folder: string, name: string): readonly number[] {
  const files = readdirSync(folder).filter((file) => file.startsWith(`${name}.`));
  return files
    .toSorted((a, b) => Number(a.slice(name.length + 1)) - Number(b.slice(name.length + 1)))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .filter((profile) => /^desc: Trigger: --dump-after=ExecuteQuery$/m.test(profile))
    .map((profile) => Number(/^totals: (\d+)$/m.exec(profile)?.[1]));
}

/** Prints what each statement costs, on average of the later half of the orders. */
function report(names: readonly string[], costs: readonly number[]): void {
  if (names.length !== costs.length) throw new Error(`${names.length} statements were played, ${costs.length} counted`);
  const late = names.map((name, index) => ({ name, cost: costs[index] ?? 0 })).slice(Math.floor(names.length / 2));
  const orders = counted / 2;
  const sums = new Map<string, number>();
  for (const { name, cost } of late) sums.set(name, (sums.get(name) ?? 0) + cost);
  for (const [name, sum] of sums) console.log(`${(sum / orders / 1_000).toFixed(0).padStart(7)}k  ${name}`);
  const all = late.reduce((sum, { cost }) => sum + cost, 0);
  console.log(`${(all / orders / 1_000_000).toFixed(2)} million instructions an order, ${sums.size} kinds of statements`);
}

async function main(): Promise<void> {
  await buildIfStale();
  const server = await startPostgres({ logging_collector: 'on', log_destination: "'jsonlog'", log_filename: "'all.log'" });
  const folder = mkdtempSync(join(tmpdir(), 'dining-bench-'));
  const client = new pg.Client({ connectionString: server.url });
  let product: Product | undefined;
  try {
    const env = { LOG_LEVEL: 'warn', PORT: '3304', ...process.env, ...quiet, DATABASE_URL: server.url, DATABASE_POOL_SIZE: '1' };
    product = await startProduct({ env: { ...env, DATA_DIR: folder, TRUST_PROXY: 'true' }, fakesPort: '0' });
    const standing = product;
    await client.connect();
    const orders = await ordersOf(product.url);
    const guests: Guest[] = [];
    for (let count = 0; count < guestCount; count += 1) guests.push(await newGuest(standing, count));
    const order = async (turn: number) => {
      const [guest, what] = [guests[turn % guestCount], orders[(turn * 7) % orders.length]];
      if (guest === undefined || what === undefined) throw new Error('nobody, or nothing to order');
      await pay(standing, guest, await prepay(standing, guest, what, turn));
    };
    for (let turn = 0; turn < before; turn += 1) await order(turn);
    await client.query('VACUUM ANALYZE');
    await client.query('CHECKPOINT');
    const { rows } = await client.query<{ data_directory: string }>('SHOW data_directory');
    const data = rows[0]?.data_directory ?? '';
    const copy = join(dirname(data), 'copy');
    execFileSync('cp', ['-a', data, copy]);
    rmSync(join(copy, 'postmaster.pid'));
    const log = async (what: 'all' | 'none') => {
      await client.query(`ALTER SYSTEM SET log_statement = '${what}'`);
      await client.query('SELECT pg_reload_conf()');
      await pause(500);
    };
    await log('all');
    for (let turn = before; turn <= before + counted; turn += 1) await order(turn);
    await log('none');
    const { sql, names } = replayOf(readFileSync(join(data, 'log', 'all.json'), 'utf8'), counted);
    const alone = ['--single', '-j', '-D', copy, '-c', 'logging_collector=off', '-c', 'log_destination=stderr', 'postgres'];
    // Once without counting, for what a copy of a running one must first make good.
    server.run('postgres', alone, 'SELECT 1;\n');
    const profile = `--callgrind-out-file=${join(dirname(data), 'profile')}`;
    const each = ['--zero-before=ExecuteQuery', '--dump-after=ExecuteQuery'];
    server.run('postgres', alone, sql, ['valgrind', '-q', '--tool=callgrind', profile, ...each]);
    report(names, instructions(dirname(data), 'profile'));
  } finally {
    await client.end().catch(() => undefined);
    await product?.stop();
    server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

await main();
