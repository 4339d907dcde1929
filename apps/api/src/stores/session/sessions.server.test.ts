import { expect, it } from 'vitest';
import { openTestDatabase } from '../../../test/database';
import { endSession, sessionStore } from './sessions';

it('a session that two end at once is ended by one, though the other began before', async () => {
  const database = await openTestDatabase();
  const { pool } = database;
  await sessionStore(pool).write('hash', null, {}, 60);
  const [older, younger] = [await pool.connect(), await pool.connect()];
  await older.query('BEGIN');
  await older.query('SELECT now()');
  await younger.query('BEGIN');
  expect(await endSession(younger, 'hash')).toBe(true);
  const second = endSession(older, 'hash');
  await younger.query('COMMIT');
  expect(await second).toBe(false);
  await older.query('COMMIT');
  older.release();
  younger.release();
  await database.close();
});
