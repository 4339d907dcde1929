import { hostname } from 'node:os';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTestServer, type TestServer } from '../../test/test-server';
import { type JobName, jobNames } from '../config/jobs';
import { workQueues } from '../lib/work-queues';
import { recordHeartbeat } from '../stores/app/heartbeats';
import { createJobMonitor } from './job-monitor';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => query('DELETE FROM alarm'));
afterAll(() => server.close());

const query = async (text: string, values: unknown[] = []) => (await server.database.pool.query(text, values)).rows;
const silentLog = { info: () => undefined, warn: () => undefined, error: () => undefined };
const createMonitorAt = (clock: string) => createJobMonitor({ ...server.deps, now: () => new Date(clock) }, silentLog);
const listOpenAlarms = () => query('SELECT kind, subject FROM alarm WHERE settled_at IS NULL ORDER BY kind, subject');

describe('the holiday check', () => {
  it.each([
    ['reports nothing while guests cannot yet book in a year without holidays', '2026-07-31T14:00:00Z', []],
    ['reports next year as soon as guests can book in it', '2026-07-31T15:00:00Z', ['2027']],
    ['reports the current year', '2027-03-01T00:00:00Z', ['2027']],
    ['reports the current and the next year', '2027-12-01T00:00:00Z', ['2027', '2028']],
  ])('%s', async (_name, clock, years) => {
    await createMonitorAt(clock)();
    expect(await listOpenAlarms()).toEqual(years.map((subject) => ({ kind: 'holidays_unknown', subject })));
  });

  it('no longer reports a year once staff have entered its holidays', async () => {
    const runCheck = createMonitorAt('2027-12-01T00:00:00Z');
    await runCheck();
    await query('INSERT INTO holiday_year (year) VALUES (2028)');
    await runCheck();
    expect(await listOpenAlarms()).toEqual([{ kind: 'holidays_unknown', subject: '2027' }]);
    await query('DELETE FROM holiday_year WHERE year = 2028');
  });
});

describe('a stalled job', () => {
  const setLastRun = (job: JobName, ago: string) =>
    query(`UPDATE setting SET value = to_jsonb(now() - $2::interval) WHERE name = 'heartbeat ' || $1`, [job, ago]);
  beforeEach(async () => {
    for (const job of jobNames) await recordHeartbeat(server.database.pool, job);
  });

  it('is reported at the second check, until it runs again', async () => {
    const runCheck = createMonitorAt('2026-03-11T00:00:00Z');
    await setLastRun('reconciler', '121 seconds');
    await runCheck();
    expect(await listOpenAlarms()).toEqual([]);
    await runCheck();
    expect(await listOpenAlarms()).toEqual([{ kind: 'reconciler_stalled', subject: 'reconciler' }]);
    await recordHeartbeat(server.database.pool, 'reconciler');
    await runCheck();
    expect(await listOpenAlarms()).toEqual([]);
  });

  it('is reported if it is enabled and has missed six runs, whatever its interval', async () => {
    const runCheck = createMonitorAt('2026-03-11T00:00:00Z');
    await setLastRun('sweeper', '119 seconds');
    await setLastRun('retention', '5 hours');
    await setLastRun('mailer', '5 days');
    await runCheck();
    await runCheck();
    expect(await listOpenAlarms()).toEqual([]);
    await setLastRun('retention', '7 hours');
    await runCheck();
    await runCheck();
    expect(await listOpenAlarms()).toEqual([{ kind: 'retention_stalled', subject: 'retention' }]);
  });
});

describe('a queue of heavy work', () => {
  it('raises an alarm about this process once its work takes three minutes, until it ends', async () => {
    for (const job of jobNames) await recordHeartbeat(server.database.pool, job);
    vi.useFakeTimers({ toFake: ['performance'] });
    const loggedErrors: unknown[] = [];
    const runCheck = createJobMonitor(server.deps, { ...silentLog, error: (line: unknown) => loggedErrors.push(line) });
    const subject = `${hostname()}:${server.deps.config.port}`;
    let endWork: () => void = () => undefined;
    const work = workQueues.pictures.run(
      () =>
        new Promise<void>((resolve) => {
          endWork = resolve;
        }),
    );
    try {
      vi.advanceTimersByTime(179_000);
      await runCheck();
      expect(await listOpenAlarms()).toEqual([]);
      vi.advanceTimersByTime(2_000);
      await runCheck();
      await runCheck();
      expect(await listOpenAlarms()).toEqual([{ kind: 'pictures_stalled', subject }]);
      expect(loggedErrors).toContainEqual({
        event: 'queue.stalled',
        queue: 'pictures',
        running: 1,
        waiting: 0,
        longestSeconds: 181,
      });
    } finally {
      vi.useRealTimers();
    }
    endWork();
    await work;
    await runCheck();
    expect(await listOpenAlarms()).toEqual([]);
  });
});
