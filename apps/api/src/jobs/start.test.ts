import pino from 'pino';
import { expect, it } from 'vitest';
import { openTestDatabase } from '../../test/database';
import { switchedOff } from '../../test/switched-off';
import { EasyPay } from '../adapters/easypay/easypay';
import { readConfig } from '../config';
import { openKeyring } from '../keyring';
import { databaseUploadFiles } from '../stores/uploads/upload-files';
import { startJobs } from './start';

const clock = () => new Date('2026-03-11T00:00:00Z');

it('work comes round again after the database was away while it ran', async () => {
  const database = await openTestDatabase();
  const { pool } = database;
  const config = readConfig({ EASYPAY_MALL_ID: 'T0000001', EASYPAY_SECRET: 'not used here', SWEEP_SECONDS: '1' });
  const logger = pino({ level: 'silent' });
  const deps = {
    config,
    database,
    keyring: await openKeyring(pool, config),
    payments: new EasyPay({ ...config.easypay, clock, logger }),
    ...switchedOff,
    uploadFiles: databaseUploadFiles(database.pool),
    now: clock,
  };

  // Once all jobs are there, the database goes away in the middle of a sweep, and is back two seconds later.
  let started = false;
  let awayUntil = 0;
  let sweepsSince = 0;
  const ask = pool.query.bind(pool) as (...given: unknown[]) => unknown;
  const cut = (...given: unknown[]): unknown => {
    if (started && String(given[1]) === 'heartbeat sweeper') {
      if (awayUntil === 0) awayUntil = Date.now() + 2_000;
      else sweepsSince += 1;
    }
    return Date.now() < awayUntil ? Promise.reject(new Error('the database is away')) : ask(...given);
  };
  Object.assign(pool, { query: cut });

  const jobs = await startJobs(deps, logger, '');
  started = true;
  await expect.poll(() => sweepsSince, { interval: 200 }).toBeGreaterThan(1);
  await jobs.stop();
  await database.close();
});
