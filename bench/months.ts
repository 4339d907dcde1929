import { addDays, getTodayInSeoul } from '@dining/domain/shared/seoul-time';
import type pg from 'pg';
import type { RunningApp } from '../tools/lib/running-app';
import { listBookableSlots } from '../tools/rig/orders';
import { type BenchEnvironment, runInBenchEnvironment } from './lib/bench-environment';
import { measureCpu } from './lib/cpu';
import { compareTargets, replaceLocalhost, startBareServer } from './lib/load';
import { createReserve, startGuestSessions } from './lib/reservations';
import { settingsWithoutMessages } from './lib/settings-without-messages';

// Measures requests per second over 16 connections: of the availability of a venue with bookings at most start times of
// a month, and of a bare node:http server that sends 4 kB. Measures both again while ten guests per second reserve
// at that venue, which invalidates caches.

const seconds = Number(process.env['BENCH_SECONDS'] ?? 8);
const dinCode = 'D102';
const firstDay = addDays(getTodayInSeoul(new Date()), 5);
const lastDay = addDays(firstDay, 30);

const fillCountersSql = `INSERT INTO seat_usage (din_code, visit_day, start_time, unit, htl_code, capacity, used)
  SELECT DISTINCT s.din_code, day::date, s.start_time, coalesce(s.din_room_code, 'TABLE'), v.htl_code, 1000000, 1
  FROM time_stock s JOIN venue v USING (din_code), generate_series($2::date, $3::date, interval '1 day') AS day
  WHERE s.din_code = $1 AND (s.din_room_code IS NULL OR s.start_time < '18:30') ON CONFLICT DO NOTHING`;

/** Fills the venue's counters of the month. Returns the number of used counters. */
async function fillCounters(client: pg.Client): Promise<number> {
  await client.query('UPDATE time_stock SET seats = 1000000 WHERE din_code = $1 AND din_room_code IS NULL', [dinCode]);
  await client.query(fillCountersSql, [dinCode, firstDay, lastDay]);
  const countSql = 'SELECT 1 FROM seat_usage WHERE din_code = $1 AND visit_day BETWEEN $2 AND $3 AND used > 0';
  return (await client.query(countSql, [dinCode, firstDay, lastDay])).rowCount ?? 0;
}

interface BackgroundLoad {
  readonly stop: () => void;
  /** Stops, waits for pending reservations, and returns the total. @throws Error if one failed */
  readonly finish: () => Promise<number>;
}

async function startReservations(app: RunningApp): Promise<BackgroundLoad> {
  const orders = (await listBookableSlots(app.url)).filter((order) => order['dinCode'] === dinCode);
  const reserve = createReserve(app, await startGuestSessions(app, 40), orders);
  const reservations: Promise<unknown>[] = [];
  const timer = setInterval(() => {
    const reservation = reserve(reservations.length, 1_000_001 + reservations.length);
    reservation.catch(() => undefined);
    reservations.push(reservation);
  }, 100);
  const stop = () => clearInterval(timer);
  const stopAndCount = async () => {
    stop();
    return (await Promise.all(reservations)).length;
  };
  return { stop, finish: stopAndCount };
}

async function measure({ app, client, pids: { server, PostgreSQL }, open }: BenchEnvironment): Promise<void> {
  const bareServer = await open(
    () => startBareServer(Buffer.alloc(4096, 'x')),
    (startedServer) => startedServer.close(),
  );
  console.log(`${await fillCounters(client)} counters of ${dinCode} from ${firstDay} to ${lastDay}`);
  const localUrl = replaceLocalhost(app.url);
  const range = { dinCode, strResvDate: firstDay, endResvDate: lastDay };
  const targets = [
    { name: 'bare node:http, 4 kB', url: bareServer.url },
    { name: 'POST /api/resv/resvCountbyMonth', url: `${localUrl}/api/resv/resvCountbyMonth`, body: range },
    {
      name: 'POST /api/ordersheet/getStockPriceList',
      url: `${localUrl}/api/ordersheet/getStockPriceList`,
      body: { ...range, prodCode: 'P10202', resvAdultCnt: 2, resvKidCnt: 0 },
    },
  ];
  const { url } = app;
  const { cpuSeconds, seconds: elapsedSeconds } = await measureCpu({ server, PostgreSQL }, () =>
    compareTargets(targets, url, seconds),
  );
  console.log(
    `CPU: server ${((cpuSeconds.server / elapsedSeconds) * 100).toFixed(0)} %, PostgreSQL ${((cpuSeconds.PostgreSQL / elapsedSeconds) * 100).toFixed(0)} %`,
  );
  const load = await open(
    () => startReservations(app),
    ({ stop }) => stop(),
  );
  console.log('while guests reserve there');
  await compareTargets(targets, url, seconds);
  console.log(`${await load.finish()} reservations meanwhile`);
}

await runInBenchEnvironment({ port: '3304', settings: settingsWithoutMessages }, measure);
