import type pg from 'pg';
import { listBookableSlots } from '../tools/rig/orders';
import { runConcurrently } from '../tools/rig/post-json';
import { type BenchEnvironment, runInBenchEnvironment } from './lib/bench-environment';
import { listColumns } from './lib/columns';
import { formatMsPerRun, measureCpu } from './lib/cpu';
import { compareTargets, ipAddresses, replaceLocalhost } from './lib/load';
import { createReserve, startGuestSessions } from './lib/reservations';
import { settingsWithoutMessages } from './lib/settings-without-messages';

// Measures a reservation and its look-up with 7 thousand, 200 thousand and 2 million earlier reservations: requests
// must not take longer as the number of reservations grows. BENCH_SECONDS is the duration of each measurement;
// `-- growth 7000 200000` selects sizes.

const seconds = Number(process.env['BENCH_SECONDS'] ?? 6);
const sizeArguments = process.argv.slice(3).map(Number);
const sizes = sizeArguments.length > 0 ? sizeArguments : [7_000, 200_000, 2_000_000];
const concurrency = 16;

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

/**
 * Inserts the copies with these numbers of an order's rows, with unique keys, spread over the days of the last five
 * years.
 */
async function copyRows(client: pg.Client, table: string, firstCopy: number, lastCopy: number): Promise<void> {
  const newKeys: Readonly<Record<string, string>> = {
    shop_order_no: "'G' || n",
    resv_code: "CASE WHEN t.resv_code IS NULL THEN NULL ELSE 'G' || n END",
    charge_id: "'G' || n",
    approve_key: "'G' || n",
    guest_id: "'G' || n % 100000",
    booker_phone: "'010-' || lpad((n % 10000)::text, 4, '0') || '-' || lpad((n / 10000 % 10000)::text, 4, '0')",
    visit_day: 'current_date - (n % 1800)::int',
    person_key: "'G' || n",
    key: "t.key || ' ' || n",
    sent_at: 'now()',
    moved_at: 'now() - make_interval(hours => (n % 40000)::int)',
    created_at: 'now() - make_interval(hours => (n % 40000)::int)',
    expires_at: 'now() - make_interval(hours => (n % 40000)::int)',
  };
  const columnNames = await listColumns(client, table);
  await client.query(
    `INSERT INTO ${table} (${columnNames.map((name) => `"${name}"`).join(', ')})
     SELECT ${columnNames.map((name) => newKeys[name] ?? `t."${name}"`).join(', ')}
     FROM growth_${table} t, generate_series($1::bigint, $2::bigint) AS n`,
    [firstCopy, lastCopy],
  );
}

/** Saves the rows of an order in the tables `growth_…`, from which `copyRows` copies. */
async function saveOrderRows(client: pg.Client, shopOrderNo: string, resvCode: string): Promise<void> {
  for (const table of tables) {
    const condition =
      table === 'reservation_line'
        ? 'resv_code = $1'
        : table === 'outbox'
          ? "payload ->> 'resvCode' = $1"
          : 'shop_order_no = $1';
    const key = table === 'reservation_line' || table === 'outbox' ? resvCode : shopOrderNo;
    await client.query(`CREATE TABLE growth_${table} AS SELECT * FROM ${table} WITH NO DATA`);
    await client.query(`INSERT INTO growth_${table} SELECT * FROM ${table} WHERE ${condition}`, [key]);
  }
}

async function measure({ app, client, pids: { server, PostgreSQL } }: BenchEnvironment): Promise<void> {
  await client.query(`UPDATE time_stock SET seats = 1000000 WHERE din_room_code IS NULL`);
  const reserve = createReserve(app, await startGuestSessions(app, 400), await listBookableSlots(app.url));
  const { shopOrderNo, resvCode } = await reserve(0, 1);
  await saveOrderRows(client, shopOrderNo, resvCode);
  const measureReservations = (durationSeconds: number) =>
    runConcurrently(concurrency, durationSeconds, async (runNumber) => void (await reserve(runNumber)));
  const batchSize = 50_000;
  let copiedCount = 0;
  for (const size of sizes) {
    for (; copiedCount < size; copiedCount += Math.min(batchSize, size - copiedCount)) {
      const batchEnd = copiedCount + Math.min(batchSize, size - copiedCount);
      for (const table of tables) await copyRows(client, table, copiedCount + 1, batchEnd);
    }
    await client.query('VACUUM ANALYZE');
    await measureReservations(2);
    const {
      result: completedCount,
      cpuSeconds,
      seconds: elapsedSeconds,
    } = await measureCpu({ server, PostgreSQL }, () => measureReservations(seconds));
    console.log(
      `${size} earlier reservations: ${(completedCount / elapsedSeconds).toFixed(0)}/s; CPU ms per reservation: ${formatMsPerRun(cpuSeconds, completedCount)}`,
    );
    const viewTarget = {
      name: `POST /api/resv/view with ${size} reservations`,
      url: `${replaceLocalhost(app.url)}/api/resv/view`,
      body: { resvCode },
      clientIpAddresses: ipAddresses,
    };
    await compareTargets([viewTarget], app.url, Math.min(seconds, 4));
  }
}

await runInBenchEnvironment(
  { port: '3306', settings: { ...settingsWithoutMessages, RETENTION_SECONDS: '86400' } },
  measure,
);
