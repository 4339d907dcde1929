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
  const [olderClient, youngerClient] = [await pool.connect(), await pool.connect()];
  await olderClient.query('BEGIN');
  await olderClient.query('SELECT now()');
  await youngerClient.query('BEGIN');
  expect(await endSession(youngerClient, 'hash')).toBe(true);
  const secondResult = endSession(olderClient, 'hash');
  await waitUntilBlocked(pool);
  await youngerClient.query('COMMIT');
  expect(await secondResult).toBe(false);
  await olderClient.query('COMMIT');
  olderClient.release();
  youngerClient.release();
  await database.close();
});

it('a session that was renewed after a transaction began is found in it by the new id only', async () => {
  const database = await openTestDatabase();
  const { pool } = database;
  await createSessionStore(pool, lifetimes).save('hash', null, { guest: true });
  const olderClient = await pool.connect();
  await olderClient.query('BEGIN');
  await olderClient.query('SELECT now()');
  expect(await createSessionStore(pool, lifetimes).renew('hash', 'next', null, { guest: true })).toBe(true);
  const store = createSessionStore(olderClient, lifetimes);
  expect(await store.find('hash')).toBeNull();
  expect(await store.isLive('hash')).toBe(false);
  expect(await store.find('next')).toEqual({ guest: true });
  await olderClient.query('COMMIT');
  olderClient.release();
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
  const pendingSave = sessions.save('hash', mina.userId, { userId: mina.userId });
  await waitUntilBlocked(pool);
  await deletingClient.query('COMMIT');
  deletingClient.release();
  await pendingSave;
  expect(await sessions.find('hash')).toBeNull();
  await database.close();
});
