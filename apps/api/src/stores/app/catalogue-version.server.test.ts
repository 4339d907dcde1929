import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../../../test/database';
import { H01, insertFixtures } from '../../../test/fixtures';
import { countDeadlocks, waitUntilBlocked } from '../../../test/locks';
import type { Database } from '../../db/connect';
import { getCatalogueVersions } from './catalogue-version';

// Concurrent transactions need a PostgreSQL server.

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await insertFixtures(database);
});
afterAll(() => database.close());

it('a version becomes visible together with the changed rows, and changes of one hotel’s rows wait for each other', async () => {
  const { pool } = database;
  const [firstClient, secondClient] = [await pool.connect(), await pool.connect()];
  const getHotelVersion = async () => (await getCatalogueVersions(pool)).getVersion(H01);
  const versionBefore = await getHotelVersion();
  await firstClient.query(`BEGIN; UPDATE menu SET price = 1`);
  await secondClient.query('BEGIN');
  const waitingUpdate = secondClient.query(`UPDATE promotion SET position = position + 1`);
  await waitUntilBlocked(pool);
  expect(await getHotelVersion()).toBe(versionBefore);
  await firstClient.query('COMMIT');
  const afterFirst = await getHotelVersion();
  expect(afterFirst).not.toBe(versionBefore);
  await waitingUpdate;
  expect(await getHotelVersion()).toBe(afterFirst);
  await secondClient.query('COMMIT');
  expect(Number((await getHotelVersion()).split('.')[1])).toBeGreaterThan(Number(afterFirst.split('.')[1]));
  firstClient.release();
  secondClient.release();
});

it('the versions of hotels and group stay distinct while rows change concurrently, without a deadlock', async () => {
  const { pool } = database;
  const changes = [
    `UPDATE time_stock SET seats = seats`,
    `UPDATE venue SET phone = phone`,
    `UPDATE product SET price = price WHERE prod_code = 'CAKE'`,
    `UPDATE holiday SET name = name`,
    `UPDATE menu SET price = price`,
    `UPDATE promotion SET position = position`,
  ];
  await Promise.all(
    changes.map(async (change) => {
      for (let round = 0; round < 30; round += 1) await pool.query(change);
    }),
  );
  const { rows } = await pool.query<{ version: number }>('SELECT version FROM catalogue_version');
  expect(new Set(rows.map(({ version }) => version)).size).toBe(rows.length);
  expect(await countDeadlocks(database)).toBe(0);
});
