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
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const watchAt = (clock: string) => createJobMonitor({ ...server.deps, now: () => new Date(clock) }, silent);
const open = () => query('SELECT kind, subject FROM alarm WHERE settled_at IS NULL ORDER BY kind, subject');

describe('the holiday check', () => {
  it.each([
    ['reports nothing until guests can look at a year without holidays', '2026-07-31T14:00:00Z', []],
    ['reports next year as soon as guests can look at it', '2026-07-31T15:00:00Z', ['2027']],
    ['reports the current year', '2027-03-01T00:00:00Z', ['2027']],
    ['reports two years', '2027-12-01T00:00:00Z', ['2027', '2028']],
  ])('%s', async (_name, clock, years) => {
    await watchAt(clock)();
    expect(await open()).toEqual(years.map((subject) => ({ kind: 'holidays_unknown', subject })));
  });

  it('reports a year no longer once staff have entered its holidays', async () => {
    const look = watchAt('2027-12-01T00:00:00Z');
    await look();
    await query('INSERT INTO holiday_year (year) VALUES (2028)');
    await look();
    expect(await open()).toEqual([{ kind: 'holidays_unknown', subject: '2027' }]);
    await query('DELETE FROM holiday_year WHERE year = 2028');
  });
});

describe('a stalled job', () => {
  const setLastRun = (job: JobName, ago: string) =>
    query(`UPDATE setting SET value = to_jsonb(now() - $2::interval) WHERE name = 'heartbeat ' || $1`, [job, ago]);
  beforeEach(async () => {
    for (const job of jobNames) await recordHeartbeat(server.database.pool, job);
  });

  it('is reported until it runs again', async () => {
    const look = watchAt('2026-03-11T00:00:00Z');
    await setLastRun('reconciler', '121 seconds');
    await look();
    expect(await open()).toEqual([]);
    await look();
    expect(await open()).toEqual([{ kind: 'reconciler_stalled', subject: 'reconciler' }]);
    await recordHeartbeat(server.database.pool, 'reconciler');
    await look();
    expect(await open()).toEqual([]);
  });

  it('is reported if it is enabled and has missed six runs, whatever its interval', async () => {
    const look = watchAt('2026-03-11T00:00:00Z');
    await setLastRun('sweeper', '119 seconds');
    await setLastRun('retention', '5 hours');
    await setLastRun('mailer', '5 days');
    await look();
    await look();
    expect(await open()).toEqual([]);
    await setLastRun('retention', '7 hours');
    await look();
    await look();
    expect(await open()).toEqual([{ kind: 'retention_stalled', subject: 'retention' }]);
  });
});

describe('a queue of heavy work', () => {
  it('raises an alarm about this process while its work does not end, whatever else is queued', async () => {
    for (const job of jobNames) await recordHeartbeat(server.database.pool, job);
    vi.useFakeTimers({ toFake: ['performance'] });
    const lines: unknown[] = [];
    const look = createJobMonitor(server.deps, { ...silent, error: (line: unknown) => lines.push(line) });
    const subject = `${hostname()}:${server.deps.config.port}`;
    let end: () => void = () => undefined;
    const work = workQueues.pictures.run(
      () =>
        new Promise<void>((resolve) => {
          end = resolve;
        }),
    );
    try {
      vi.advanceTimersByTime(179_000);
      await look();
      expect(await open()).toEqual([]);
      vi.advanceTimersByTime(2_000);
      await look();
      await look();
      expect(await open()).toEqual([{ kind: 'pictures_stalled', subject }]);
      expect(lines).toContainEqual({
        event: 'queue.stalled',
        queue: 'pictures',
        running: 1,
        waiting: 0,
        longestSeconds: 181,
      });
    } finally {
      vi.useRealTimers();
    }
    end();
    await work;
    await look();
    expect(await open()).toEqual([]);
  });
});
