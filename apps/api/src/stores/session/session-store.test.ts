import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../../../test/database';
import { insertFixtures, mina } from '../../../test/fixtures';
import type { Database } from '../../db/connect';
import { createSessionStore, type SessionStore } from './session-store';

let database: Database;
let store: SessionStore;
beforeAll(async () => {
  database = await openTestDatabase();
  await insertFixtures(database);
  store = createSessionStore(database.pool, { sessionSeconds: 3_600, sessionIdleSeconds: 600 });
});
afterAll(() => database.close());

/** Sets the time at which a session began to two hours ago, which is longer than a member stays signed in. */
const makeOld = (idHash: string) =>
  database.pool.query(`UPDATE session SET begun_at = now() - interval '2 hours' WHERE id_hash = $1`, [idHash]);

it('a member who joins in a two-hour-old guest session gets a session that has not expired', async () => {
  await store.save('guest', null, { guest: true });
  await makeOld('guest');
  expect(await store.renew('guest', 'joined', mina.userId, { userId: mina.userId })).toBe(true);
  expect(await store.find('joined')).toEqual({ userId: mina.userId });
  expect(await store.isJustRenewed('guest')).toBe(true);
});

it('a new id does not prolong the session of a member', async () => {
  await store.save('member', mina.userId, { userId: mina.userId });
  await makeOld('member');
  expect(await store.renew('member', 'renewed', mina.userId, { userId: mina.userId })).toBe(true);
  expect(await store.find('renewed')).toBeNull();
});
