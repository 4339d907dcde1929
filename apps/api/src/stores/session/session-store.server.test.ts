import { expect, it } from 'vitest';
import { openTestDatabase } from '../../../test/database';
import { insertFixtures, mina } from '../../../test/fixtures';
import { waitUntilBlocked } from '../../../test/locks';
import { eraseSessionsOfMember } from './member-sessions';
import { createSessionStore, endSession } from './session-store';

const lifetimes = { sessionSeconds: 60, sessionIdleSeconds: 60 };

it('only one of two requests ends a session, even if the other one began first', async () => {
  const database = await openTestDatabase();
  const { pool } = database;
  await createSessionStore(pool, lifetimes).save('hash', null, {});
  const [older, younger] = [await pool.connect(), await pool.connect()];
  await older.query('BEGIN');
  await older.query('SELECT now()');
  await younger.query('BEGIN');
  expect(await endSession(younger, 'hash')).toBe(true);
  const secondResult = endSession(older, 'hash');
  await waitUntilBlocked(pool);
  await younger.query('COMMIT');
  expect(await secondResult).toBe(false);
  await older.query('COMMIT');
  older.release();
  younger.release();
  await database.close();
});

it('a session that was renewed after a transaction began is found in it by the new id only', async () => {
  const database = await openTestDatabase();
  const { pool } = database;
  await createSessionStore(pool, lifetimes).save('hash', null, { guest: true });
  const older = await pool.connect();
  await older.query('BEGIN');
  await older.query('SELECT now()');
  expect(await createSessionStore(pool, lifetimes).renew('hash', 'next', null, { guest: true })).toBe(true);
  const store = createSessionStore(older, lifetimes);
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
  const sessions = createSessionStore(pool, lifetimes);
  const deletingClient = await pool.connect();
  await deletingClient.query('BEGIN');
  await eraseSessionsOfMember(deletingClient, mina.userId);
  await deletingClient.query(`UPDATE member SET user_id = 'left-1' WHERE user_id = $1`, [mina.userId]);
  const saving = sessions.save('hash', mina.userId, { userId: mina.userId });
  await waitUntilBlocked(pool);
  await deletingClient.query('COMMIT');
  deletingClient.release();
  await saving;
  expect(await sessions.find('hash')).toBeNull();
  await database.close();
});
