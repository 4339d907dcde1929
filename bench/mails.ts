import { setTimeout as pause } from 'node:timers/promises';
import { listBookableSlots } from '../tools/rig/orders';
import { type BenchEnvironment, runInBenchEnvironment } from './lib/bench-environment';
import { formatMsPerRun, measureCpu } from './lib/cpu';
import { createReserve, startGuestSessions } from './lib/reservations';

// Measures how many mails per second are sent from a full outbox to the stand-in's mail server. Each has its own
// recipient, a picture and a calendar file. BENCH_SECONDS is the duration (600), BENCH_MAILS the number of prepared
// mails per second (260).

const seconds = Number(process.env['BENCH_SECONDS'] ?? 600);
const mailCount = Number(process.env['BENCH_MAILS'] ?? 260) * seconds;

const fillOutboxSql = `WITH made AS (
    INSERT INTO reservation SELECT (jsonb_populate_record(r, jsonb_build_object('resv_code', 'M' || n, 'shop_order_no', 'M' || n,
      'booker_email', 'bench-' || n || '@example.test'))).*
    FROM reservation r, generate_series(1, $2::int) AS n WHERE r.resv_code = $1 RETURNING resv_code, htl_code
  )
  INSERT INTO outbox (key, htl_code, channel, kind, payload)
  SELECT 'reservation_made mail ' || resv_code, htl_code, 'mail', 'reservation_made', jsonb_build_object('resvCode', resv_code) FROM made`;

async function measure({ app, client, pids }: BenchEnvironment): Promise<void> {
  const reserve = createReserve(app, await startGuestSessions(app, 1), await listBookableSlots(app.url));
  const { resvCode } = await reserve(0, 1);
  const countWaiting = async () =>
    (
      await client.query<{ count: number }>(
        `SELECT count(*)::int AS count FROM outbox WHERE sent_at IS NULL AND key LIKE '% mail M%'`,
      )
    ).rows[0]?.count ?? 0;
  await client.query(fillOutboxSql, [resvCode, mailCount]);
  await client.query('ANALYZE reservation; ANALYZE outbox');
  while ((await countWaiting()) === mailCount) await pause(100);
  const waitingBefore = await countWaiting();
  const { cpuSeconds, seconds: elapsedSeconds } = await measureCpu(pids, () => pause(seconds * 1000));
  const sentCount = waitingBefore - (await countWaiting());
  console.log(
    `${(sentCount / elapsedSeconds).toFixed(0)} mails/s over ${elapsedSeconds.toFixed(0)} s, ${waitingBefore - sentCount} left; CPU ms per mail: ${formatMsPerRun(cpuSeconds, sentCount)}`,
  );
}

await runInBenchEnvironment({ port: '3305', settings: { SMS_SECONDS: '86400', MAIL_SECONDS: '1' } }, measure);
