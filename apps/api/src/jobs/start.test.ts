import pino from 'pino';
import { expect, it } from 'vitest';
import { openTestDatabase } from '../../test/database';
import { disabledServices } from '../../test/disabled-services';
import { EasyPay } from '../adapters/easypay/easypay';
import { parseConfig } from '../config/config';
import type { Database } from '../db/connect';
import { loadKeyring } from '../lib/keyring';
import { createDatabaseUploadFileStore } from '../stores/uploads/upload-files';
import { startJobs } from './start';

const getNow = () => new Date('2026-03-11T00:00:00Z');

const logger = pino({ level: 'silent' });

/** Creates dependencies whose sweeper runs at this interval. */
async function createDeps(sweepSeconds: number, database: Database) {
  const config = parseConfig({
    EASYPAY_MALL_ID: 'T0000001',
    EASYPAY_SECRET: 'not used here',
    SWEEP_SECONDS: String(sweepSeconds),
  });
  return {
    config,
    database,
    keyring: await loadKeyring(database.pool, config),
    payments: new EasyPay({ ...config.easypay, clock: getNow, logger }),
    ...disabledServices,
    uploadFileStore: createDatabaseUploadFileStore(database.pool),
    now: getNow,
  };
}

it('a job runs again after the database was unavailable during a run', async () => {
  const database = await openTestDatabase();
  const { pool } = database;
  const deps = await createDeps(1, database);

  // Once all jobs are registered, the database becomes unavailable during a sweep, for two seconds.
  let hasStarted = false;
  let unavailableUntil = 0;
  let laterSweeps = 0;
  const queryDatabase = pool.query.bind(pool) as (...args: unknown[]) => unknown;
  const queryUnlessUnavailable = (...args: unknown[]): unknown => {
    const [statement] = args as [{ readonly values?: readonly unknown[] }];
    if (hasStarted && statement.values?.[0] === 'heartbeat sweeper') {
      if (unavailableUntil === 0) unavailableUntil = Date.now() + 2_000;
      else laterSweeps += 1;
    }
    return Date.now() < unavailableUntil
      ? Promise.reject(new Error('the database is unavailable'))
      : queryDatabase(...args);
  };
  Object.assign(pool, { query: queryUnlessUnavailable });

  const jobs = await startJobs(deps, logger, '');
  hasStarted = true;
  await expect.poll(() => laterSweeps, { interval: 200 }).toBeGreaterThan(1);
  await jobs.stop();
  await database.close();
});

it('a job runs soon after its interval is shortened, although an earlier process scheduled it much later', async () => {
  const database = await openTestDatabase();
  const getFirstValue = async (text: string) =>
    Object.values((await database.pool.query<object>(text)).rows[0] ?? {})[0];
  const waitingSweepCountSql = `SELECT count(*)::int FROM pgboss.job WHERE name = 'sweep' AND state = 'created' AND start_after > now() + interval '1 hour'`;
  const lastSuccessSql = `SELECT value FROM setting WHERE name = 'success sweeper'`;

  const dailyJobs = await startJobs(await createDeps(86_400, database), logger, '');
  await expect.poll(() => getFirstValue(waitingSweepCountSql)).toBe(1);
  const lastSuccess = await getFirstValue(lastSuccessSql);
  await dailyJobs.stop();

  const frequentJobs = await startJobs(await createDeps(1, database), logger, '');
  await expect.poll(() => getFirstValue(lastSuccessSql)).not.toBe(lastSuccess);
  await frequentJobs.stop();
  await database.close();
});
