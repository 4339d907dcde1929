import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDays, todayInSeoul } from '@dining/domain/shared/seoul-time';
import pg from 'pg';
import { buildIfStale } from '../tools/lib/build';
import { type Product, startProduct } from '../tools/lib/product';
import { newGuest, ordersOf, pay, prepay } from '../tools/rig/orders';
import { type PrivateServer, startPostgres } from '../tools/rig/postgres';
import { cpuDuring } from './lib/cpu';
import { compare, startBare } from './lib/load';
import { quiet } from './lib/quiet';

/**
 * Requests a second of a full month of a venue (what is taken, and what a product costs and has left), at 16 connections on a PostgreSQL of
 * their own, beside a bare node:http server with 4 kB in the same run; then the same while ten guests a second reserve there, so that what
 * is kept is never good for long.
 */
const seconds = Number(process.env['BENCH_SECONDS'] ?? 8);
const dinCode = 'D102';
const from = addDays(todayInSeoul(new Date()), 5);
const to = addDays(from, 30);

/** Something is taken at every start time of the month, as in a venue that is nearly full. */
const fill = `INSERT INTO seat_usage (din_code, visit_day, start_time, unit, htl_code, capacity, used)
  SELECT DISTINCT s.din_code, day::date, s.start_time, coalesce(s.din_room_code, 'TABLE'), v.htl_code, 1000000, 1
  FROM time_stock s JOIN venue v USING (din_code), generate_series($2::date, $3::date, interval '1 day') AS day
  WHERE s.din_code = $1 AND (s.din_room_code IS NULL OR s.start_time < '18:30') ON CONFLICT DO NOTHING`;

async function prepare(server: PrivateServer): Promise<number> {
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  try {
    await client.query('UPDATE time_stock SET seats = 1000000 WHERE din_code = $1 AND din_room_code IS NULL', [dinCode]);
    await client.query(fill, [dinCode, from, to]);
    const counted = 'SELECT 1 FROM seat_usage WHERE din_code = $1 AND visit_day BETWEEN $2 AND $3 AND used > 0';
    return (await client.query(counted, [dinCode, from, to])).rowCount ?? 0;
  } finally {
    await client.end();
  }
}

/** Ten guests a second reserve at the venue until it is ended. */
async function reserving(product: Product): Promise<() => Promise<number>> {
  const orders = (await ordersOf(product.url)).filter((order) => order['dinCode'] === dinCode);
  const guests = await Promise.all(Array.from({ length: 40 }, (_, index) => newGuest(product, index)));
  const under = new Set<Promise<unknown>>();
  let made = 0;
  const timer = setInterval(() => {
    const [guest, order] = [guests[made % guests.length], orders[(made * 7) % orders.length]];
    if (guest === undefined || order === undefined) return;
    made += 1;
    const one = prepay(product, guest, order, 1_000_000 + made)
      .then((shopOrderNo) => pay(product, guest, shopOrderNo))
      .finally(() => under.delete(one));
    under.add(one);
  }, 100);
  return async () => {
    clearInterval(timer);
    await Promise.allSettled(under);
    return made;
  };
}

async function main(): Promise<void> {
  await buildIfStale();
  const server = await startPostgres();
  const folder = mkdtempSync(join(tmpdir(), 'dining-bench-'));
  const bare = await startBare(Buffer.alloc(4096, 'x'));
  let product: Product | undefined;
  try {
    const env = {
      LOG_LEVEL: 'warn',
      PORT: '3304',
      ...process.env,
      ...quiet,
      DATABASE_URL: server.url,
      DATA_DIR: folder,
      TRUST_PROXY: 'true',
    };
    product = await startProduct({ env, fakesPort: '0' });
    console.log(`${await prepare(server)} counters of ${dinCode} from ${from} to ${to}`);
    const local = product.url.replace('localhost', '127.0.0.1');
    const range = { dinCode, strResvDate: from, endResvDate: to };
    const targets = [
      { name: 'bare node:http, 4 kB', url: bare.url },
      { name: 'POST /api/resv/resvCountbyMonth', url: `${local}/api/resv/resvCountbyMonth`, body: range },
      {
        name: 'POST /api/ordersheet/getStockPriceList',
        url: `${local}/api/ordersheet/getStockPriceList`,
        body: { ...range, prodCode: 'P10202', resvAdultCnt: 2, resvKidCnt: 0 },
      },
    ];
    const { url, pids } = product;
    const busy = { server: pids.server, PostgreSQL: server.pid };
    const { cpu, seconds: took } = await cpuDuring(busy, () => compare(targets, url, seconds));
    console.log(
      `processor: server ${((cpu.server / took) * 100).toFixed(0)} %, PostgreSQL ${((cpu.PostgreSQL / took) * 100).toFixed(0)} %`,
    );
    const end = await reserving(product);
    console.log('while guests reserve there');
    await compare(targets, url, seconds);
    console.log(`${await end()} were reserving`);
  } finally {
    bare.close();
    await product?.stop();
    server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

await main();
