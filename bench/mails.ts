import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { buildIfStale } from '../tools/lib/build';
import { type Product, startProduct } from '../tools/lib/product';
import { newGuest, ordersOf, pay, prepay } from '../tools/rig/orders';
import { startPostgres } from '../tools/rig/postgres';
import { cpuDuring } from './lib/cpu';

/**
 * Mails a second out of a full outbox, with nothing else to do: each to an address of its own, with picture and calendar, to the stand-in's
 * mailbox. BENCH_SECONDS is how long (600), BENCH_MAILS how many a second are laid ready (260).
 */
const seconds = Number(process.env['BENCH_SECONDS'] ?? 600);
const ready = Number(process.env['BENCH_MAILS'] ?? 260) * seconds;

/** Copies of a reservation under numbers and addresses of their own, and the promise of a mail for each. */
const fill = `WITH made AS (
    INSERT INTO reservation SELECT (jsonb_populate_record(r, jsonb_build_object('resv_code', 'M' || n, 'shop_order_no', 'M' || n,
      'booker_email', 'bench-' || n || '@example.test'))).*
    FROM reservation r, generate_series(1, $2::int) AS n WHERE r.resv_code = $1 RETURNING resv_code, htl_code
  )
  INSERT INTO outbox (key, htl_code, channel, kind, payload)
  SELECT 'reservation_made mail ' || resv_code, htl_code, 'mail', 'reservation_made', jsonb_build_object('resvCode', resv_code) FROM made`;

async function main(): Promise<void> {
  await buildIfStale();
  const server = await startPostgres();
  const folder = mkdtempSync(join(tmpdir(), 'dining-bench-'));
  const client = new pg.Client({ connectionString: server.url });
  let product: Product | undefined;
  try {
    const env = { LOG_LEVEL: 'warn', PORT: '3305', ...process.env, TEXTS_SECONDS: '86400', MAIL_SECONDS: '1' };
    product = await startProduct({
      env: { ...env, DATABASE_URL: server.url, DATA_DIR: folder, TRUST_PROXY: 'true' },
      fakesPort: '0',
    });
    await client.connect();
    const [guest, [order]] = [await newGuest(product, 1), await ordersOf(product.url)];
    if (order === undefined) throw new Error('nothing to order');
    const resvCode = await pay(product, guest, await prepay(product, guest, order, 1));
    const waiting = async () =>
      (
        await client.query<{ count: number }>(
          `SELECT count(*)::int AS count FROM outbox WHERE sent_at IS NULL AND key LIKE '% mail M%'`,
        )
      ).rows[0]?.count ?? 0;
    await client.query(fill, [resvCode, ready]);
    await client.query('ANALYZE reservation; ANALYZE outbox');
    // The job comes round every few seconds.
    while ((await waiting()) === ready) await pause(100);
    const before = await waiting();
    const pids = { server: product.pids.server, PostgreSQL: server.pid, 'stand-ins': product.pids.standIns ?? 0 };
    const { cpu, seconds: took } = await cpuDuring(pids, () => pause(seconds * 1000));
    const sent = before - (await waiting());
    const ms = Object.entries(cpu).map(([who, used]) => `${who} ${((used * 1000) / sent).toFixed(2)}`);
    console.log(
      `${(sent / took).toFixed(0)} mails/s over ${took.toFixed(0)} s, ${before - sent} left; processor in ms each: ${ms.join(', ')}`,
    );
  } finally {
    await client.end().catch(() => undefined);
    await product?.stop();
    server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

await main();
