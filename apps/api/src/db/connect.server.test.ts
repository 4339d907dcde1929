import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../test/database';
import { serverUrl } from '../../test/server';
import { layOutDemoGroupOnce } from '../demo/lay-out-once';
import { DatabaseAway } from './away';
import { connect } from './connect';
import { hasLimits, openServer } from './server';

/** The database of `openTestDatabase`, with a limit on statements that a wait outlasts. */
async function startedBesides(lock: string, start: (url: string) => Promise<void>): Promise<void> {
  const database = await openTestDatabase();
  const { rows } = await database.pool.query<{ name: string }>('SELECT current_database() AS name');
  const url = new URL(serverUrl ?? '');
  url.pathname = `/${rows[0]?.name ?? ''}`;
  const other = new pg.Client({ connectionString: url.href });
  await other.connect();
  await other.query(`SELECT pg_advisory_lock(${lock})`);
  url.searchParams.set('statement_timeout', '200');
  const starting = start(url.href);
  await Promise.race([starting, pause(800)]);
  await other.end();
  await starting;
  await database.close();
}

/** The server's URL with changes. */
const changedUrl = (change: (url: URL) => void): string => {
  const url = new URL(serverUrl ?? '');
  change(url);
  return url.href;
};

it.each([
  ['nothing listens', changedUrl((url) => void (url.port = '1')), 'no server listens on this host and port (ECONNREFUSED)'],
  ['the database is missing', changedUrl((url) => void (url.pathname = '/nowhere')), 'the database does not exist (3D000)'],
])('names the cause in one line where %s', async (_name, url, reason) => {
  const start = connect({ url });
  await expect(start).rejects.toThrow(DatabaseAway);
  await expect(start).rejects.toThrow(`DATABASE_URL: ${reason}.`);
});

/** Processes that start together are seen on a server alone. */
describe('a process that starts beside another', () => {
  it('waits for its migrations, however long they take', async () => {
    await startedBesides('724001', async (url) => {
      const database = await connect({ url });
      const { rows } = await database.pool.query<{ statement_timeout: string }>('SHOW statement_timeout');
      expect(rows).toEqual([{ statement_timeout: '200ms' }]);
      await database.close();
    });
  });

  it('waits until the demo group is laid out', async () => {
    await startedBesides('724002', async (url) => {
      const database = await connect({ url });
      await layOutDemoGroupOnce(database, { now: new Date('2026-03-11T00:00:00Z'), provider: 'test' });
      await database.close();
    });
  });
});

describe('behind a pooler that lends a connection for a transaction', () => {
  const named = async (statements: 'named' | 'unnamed'): Promise<readonly object[]> => {
    const url = serverUrl ?? '';
    const pool = openServer({ url, directUrl: url, statements, poolSize: 1 });
    await pool.pool.query({ name: 'kept_by_name', text: 'SELECT $1::int', values: [1] });
    const { rows } = await pool.pool.query('SELECT name FROM pg_prepared_statements');
    await pool.close();
    return rows;
  };

  it('no statement is kept by its name', async () => {
    expect(await named('named')).toEqual([{ name: 'kept_by_name' }]);
    expect(await named('unnamed')).toEqual([]);
  });

  it('what needs a session goes past it', async () => {
    const url = new URL(serverUrl ?? '');
    url.port = '1';
    const { withoutTimeouts, pool, close } = openServer({ url: url.href, directUrl: serverUrl, statements: 'unnamed' });
    const locked = await withoutTimeouts(async (client) => (await client.query('SELECT pg_try_advisory_lock(1) AS ok')).rows);
    expect(locked).toEqual([{ ok: true }]);
    await expect(pool.query('SELECT 1')).rejects.toThrow(DatabaseAway);
    await close();
  });

  it('no limit is asked for at a start, which it would refuse; whether it sets one is seen', async () => {
    const url = serverUrl ?? '';
    const limited = openServer({ url });
    const pooled = openServer({ url, directUrl: url });
    expect([await hasLimits(limited.pool), await hasLimits(pooled.pool)]).toEqual([true, false]);
    await Promise.all([limited.close(), pooled.close()]);
  });
});
