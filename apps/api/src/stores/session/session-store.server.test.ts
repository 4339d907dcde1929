import { expect, it } from 'vitest';
import { openTestDatabase } from '../../../test/database';
import { insertFixtures, mina } from '../../../test/fixtures';
import { waitUntilBlocked } from '../../../test/locks';
import { eraseSessionsOfMember } from './member-sessions';
import { createSessionStore, endSession } from './session-store';

const life = { sessionSeconds: 60, sessionIdleSeconds: 60 };

it('a session is ended once by two requests, even if the second began first', async () => {
  const database = await openTestDatabase();
  const { pool } = database;
  await createSessionStore(pool, life).save('hash', null, {});
  const [older, younger] = [await pool.connect(), await pool.connect()];
  await older.query('BEGIN');
  await older.query('SELECT now()');
  await younger.query('BEGIN');
  expect(await endSession(younger, 'hash')).toBe(true);
  const second = endSession(older, 'hash');
  await waitUntilBlocked(pool);
  await younger.query('COMMIT');
  expect(await second).toBe(false);
  await older.query('COMMIT');
  older.release();
  younger.release();
  await database.close();
});

it('a session that was renewed after the transaction began is not found', async () => {
  const database = await openTestDatabase();
  const { pool } = database;
  await createSessionStore(pool, life).save('hash', null, { guest: true });
  const older = await pool.connect();
  await older.query('BEGIN');
  await older.query('SELECT now()');
  expect(await createSessionStore(pool, life).renew('hash', 'next', null, { guest: true })).toBe(true);
  const store = createSessionStore(older, life);
  expect(await store.find('hash')).toBeNull();
  expect(await store.isLive('hash')).toBe(false);
  expect(await store.find('next')).toEqual({ guest: true });
  await older.query('COMMIT');
  older.release();
  await database.close();
});

it('no session is stored for a member who deletes their account while they sign in elsewhere', async () => {
  const database = await openTestDatabase();
  await insertFixtures(database);
  const { pool } = database;
  const sessions = createSessionStore(pool, life);
  const leaving = await pool.connect();
  await leaving.query('BEGIN');
  await eraseSessionsOfMember(leaving, mina.userId);
  await leaving.query(`UPDATE member SET user_id = 'left-1' WHERE user_id = $1`, [mina.userId]);
  const signingIn = sessions.save('hash', mina.userId, { userId: mina.userId });
  await waitUntilBlocked(pool);
  await leaving.query('COMMIT');
  leaving.release();
  await signingIn;
  expect(await sessions.find('hash')).toBeNull();
  await database.close();
});
