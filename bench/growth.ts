import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { buildIfStale } from '../tools/lib/build';
import { type Product, startProduct } from '../tools/lib/product';
import { inLanes } from '../tools/rig/ask';
import { newGuest, ordersOf, pay, prepay } from '../tools/rig/orders';
import { startPostgres } from '../tools/rig/postgres';
import { cpuDuring } from './lib/cpu';
import { compare, crowd } from './lib/load';
import { quiet } from './lib/quiet';

/**
 * What a reservation and a look at one cost with 7 thousand, 200 thousand and 2 million reservations before them, each with its payment, its
 * hold and their lines and events: no request may do work that grows with history. BENCH_SECONDS is how long each part takes; sizes may be
 * named: `-- growth 7000 200000`.
 */
const seconds = Number(process.env['BENCH_SECONDS'] ?? 6);
const named = process.argv.slice(3).map(Number);
const sizes = named.length > 0 ? named : [7_000, 200_000, 2_000_000];
const lanes = 16;

/** The tables whose rows an order leaves, in the order in which they refer to each other, without their indexes' ids. */
const tables = [
  'payment',
  'payment_event',
  'hold',
  'hold_line',
  'hold_event',
  'reservation',
  'reservation_line',
  'outbox',
] as const;

/** Copies the rows of one order so often, under numbers of their own, over the days of the last five years. */
async function copy(client: pg.Client, table: string, from: number, to: number): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT column_name AS name FROM information_schema.columns WHERE table_schema = 'public' AND table_name = $1
       AND coalesce(column_default, '') NOT LIKE 'nextval%'`,
    [table],
  );
  const own: Readonly<Record<string, string>> = {
    shop_order_no: "'G' || n",
    resv_code: "CASE WHEN t.resv_code IS NULL THEN NULL ELSE 'G' || n END",
    pg_cno: "'G' || n",
    approve_key: "'G' || n",
    holder: "'G' || n % 100000",
    booker_phone: "'010-' || lpad((n % 10000)::text, 4, '0') || '-' || lpad((n / 10000 % 10000)::text, 4, '0')",
    visit_day: 'current_date - (n % 1800)::int',
    person_key: "'G' || n",
    key: "t.key || ' ' || n",
    sent_at: 'now()',
    moved_at: 'now() - make_interval(hours => (n % 40000)::int)',
    created_at: 'now() - make_interval(hours => (n % 40000)::int)',
    expires_at: 'now() - make_interval(hours => (n % 40000)::int)',
  };
  const names = rows.map(({ name }) => name);
  await client.query(
    `INSERT INTO ${table} (${names.map((name) => `"${name}"`).join(', ')})
     SELECT ${names.map((name) => own[name] ?? `t."${name}"`).join(', ')}
     FROM growth_${table} t, generate_series($1::bigint, $2::bigint) AS n`,
    [from, to],
  );
}

/** Keeps the rows of one order aside, to be copied. */
async function keepAside(client: pg.Client, shopOrderNo: string, resvCode: string): Promise<void> {
  for (const table of tables) {
    const where =
      table === 'reservation_line' ? 'resv_code = $1' : table === 'outbox' ? "payload ->> 'resvCode' = $1" : 'shop_order_no = $1';
    const key = table === 'reservation_line' || table === 'outbox' ? resvCode : shopOrderNo;
    await client.query(`CREATE TABLE growth_${table} AS SELECT * FROM ${table} WITH NO DATA`);
    await client.query(`INSERT INTO growth_${table} SELECT * FROM ${table} WHERE ${where}`, [key]);
  }
}

async function main(): Promise<void> {
  await buildIfStale();
  const server = await startPostgres();
  const folder = mkdtempSync(join(tmpdir(), 'dining-bench-'));
  const client = new pg.Client({ connectionString: server.url });
  let product: Product | undefined;
  try {
    const env = {
      LOG_LEVEL: 'warn',
      PORT: '3306',
      ...process.env,
      ...quiet,
      DATABASE_URL: server.url,
      DATA_DIR: folder,
      TRUST_PROXY: 'true',
    };
    product = await startProduct({ env: { ...env, RETENTION_SECONDS: '86400' }, fakesPort: '0' });
    const standing = product;
    await client.connect();
    await client.query(`UPDATE time_stock SET seats = 1000000 WHERE din_room_code IS NULL`);
    const orders = await ordersOf(product.url);
    const guests = await Promise.all(Array.from({ length: 400 }, (_, index) => newGuest(standing, index)));
    const [guest, order] = [guests[0], orders[0]];
    if (guest === undefined || order === undefined) throw new Error('nobody, or nothing to order');
    const shopOrderNo = await prepay(product, guest, order, 1);
    const resvCode = await pay(product, guest, shopOrderNo);
    await keepAside(client, shopOrderNo, resvCode);
    const local = product.url.replace('localhost', '127.0.0.1');
    const reserve = async (turn: number) => {
      const [who, what] = [guests[turn % guests.length], orders[(turn * 7) % orders.length]];
      if (who === undefined || what === undefined) return;
      await pay(standing, who, await prepay(standing, who, what, Math.floor(Math.random() * 80_000_000)));
    };
    const step = 50_000;
    let made = 0;
    for (const size of sizes) {
      for (; made < size; made += Math.min(step, size - made)) {
        for (const table of tables) await copy(client, table, made + 1, made + Math.min(step, size - made));
      }
      await client.query('VACUUM ANALYZE');
      await inLanes(lanes, 2, reserve);
      const pids = { server: product.pids.server, PostgreSQL: server.pid };
      const { result: done, cpu, seconds: took } = await cpuDuring(pids, () => inLanes(lanes, seconds, reserve));
      const each = (used: number) => ((used * 1000) / done).toFixed(2);
      console.log(
        `${size} reservations before: ${(done / took).toFixed(0)}/s; processor in ms each: server ${each(cpu.server)}, PostgreSQL ${each(cpu.PostgreSQL)}`,
      );
      const view = { name: `POST /api/resv/view of ${size}`, url: `${local}/api/resv/view`, body: { resvCode }, from: crowd };
      await compare([view], product.url, Math.min(seconds, 4));
    }
  } finally {
    await client.end().catch(() => undefined);
    await product?.stop();
    server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

await main();
