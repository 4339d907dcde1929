import { expect, it } from 'vitest';
import { openTestDatabase } from '../../../test/database';
import { fill, mina } from '../../../test/small-house-rows';
import { endSession, eraseSessionsOfMember, sessionStore } from './sessions';

const life = { sessionSeconds: 60, sessionIdleSeconds: 60 };

it('a session that two end at once is ended by one, though the other began before', async () => {
  const database = await openTestDatabase();
  const { pool } = database;
  await sessionStore(pool, life).write('hash', null, {});
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

it('whoever leaves while he signs in elsewhere is signed in nowhere', async () => {
  const database = await openTestDatabase();
  await fill(database);
  const { pool } = database;
  const sessions = sessionStore(pool, life);
  const leaving = await pool.connect();
  await leaving.query('BEGIN');
  await eraseSessionsOfMember(leaving, mina.userId);
  await leaving.query(`UPDATE member SET user_id = 'left-1' WHERE user_id = $1`, [mina.userId]);
  const signingIn = sessions.write('hash', mina.userId, { userId: mina.userId });
  await leaving.query('COMMIT');
  leaving.release();
  await signingIn;
  expect(await sessions.read('hash')).toBeNull();
  await database.close();
});
