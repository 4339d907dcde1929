import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../../../test/database';
import { fill, H01 } from '../../../test/small-house-rows';
import type { Database } from '../../db/connect';
import { getCatalogueVersions } from './catalogue-version';

/** What only transactions beside each other show. */
let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await fill(database);
});
afterAll(() => database.close());

it('a version is seen with its rows, and those who change one hotel’s rows come one after the other', async () => {
  const { pool } = database;
  const [first, second] = [await pool.connect(), await pool.connect()];
  const seen = async () => (await getCatalogueVersions(pool)).getVersion(H01);
  const before = await seen();
  await first.query(`BEGIN; UPDATE menu SET price = 1`);
  await second.query('BEGIN');
  const waiting = second.query(`UPDATE promotion SET position = position + 1`);
  expect(await seen()).toBe(before);
  await first.query('COMMIT');
  const afterFirst = await seen();
  expect(afterFirst).not.toBe(before);
  await waiting;
  expect(await seen()).toBe(afterFirst);
  await second.query('COMMIT');
  expect(Number((await seen()).split('.')[1])).toBeGreaterThan(Number(afterFirst.split('.')[1]));
  first.release();
  second.release();
});

it('changes of one statement, of several hotels and of watched rules, never wait for each other in a circle', async () => {
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
});
