import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../test/database';
import { serverUrl } from '../../test/database-server';
import { insertDemoGroupIfEmpty } from '../demo/install-demo-group';
import { connect } from './connect';
import { hasStatementTimeout, openServer } from './server';
import { DatabaseUnavailableError } from './unavailable';

/**
 * Runs `start` while another connection holds this advisory lock. Releases the lock once `start` has waited for it
 * longer than the statement timeout.
 */
async function startWhileLocked(lockNumber: string, start: (url: string) => Promise<void>): Promise<void> {
  const database = await openTestDatabase();
  const { rows } = await database.pool.query<{ name: string }>('SELECT current_database() AS name');
  const url = new URL(serverUrl ?? '');
  url.pathname = `/${rows[0]?.name ?? ''}`;
  const lockHolder = new pg.Client({ connectionString: url.href });
  await lockHolder.connect();
  await lockHolder.query(`SELECT pg_advisory_lock(${lockNumber})`);
  url.searchParams.set('statement_timeout', '200');
  const startResult = start(url.href);
  const countLongBlocked = async () => {
    const { rowCount } = await database.pool.query(
      `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock' AND wait_event = 'advisory'
       AND clock_timestamp() - query_start > interval '400 ms'`,
    );
    return rowCount;
  };
  const blockedResult = expect.poll(countLongBlocked, { interval: 20 }).toBe(1);
  await Promise.race([
    blockedResult,
    startResult.then(() => Promise.reject(new Error('started without waiting for the lock'))),
  ]);
  await lockHolder.end();
  await startResult;
  await database.close();
}

/** Returns the server's URL with `change` applied. */
const changeUrl = (change: (url: URL) => void): string => {
  const url = new URL(serverUrl ?? '');
  change(url);
  return url.href;
};

it.each([
  [
    'nothing listens',
    changeUrl((url) => void (url.port = '1')),
    'no server listens on this host and port (ECONNREFUSED)',
  ],
  [
    'the database is missing',
    changeUrl((url) => void (url.pathname = '/nowhere')),
    'the database does not exist (3D000)',
  ],
])('the error of a failed connection names its cause if %s', async (_name, url, reason) => {
  const start = connect({ url });
  await expect(start).rejects.toThrow(DatabaseUnavailableError);
  await expect(start).rejects.toThrow(`DATABASE_URL: ${reason}.`);
});

// Only a PostgreSQL server admits several processes at the same time.
describe('a process that starts while another one migrates or inserts the demo group', () => {
  it('waits longer than the statement timeout for the lock under which the other migrates', async () => {
    await startWhileLocked('724001', async (url) => {
      const database = await connect({ url });
      const { rows } = await database.pool.query<{ statement_timeout: string }>('SHOW statement_timeout');
      expect(rows).toEqual([{ statement_timeout: '200ms' }]);
      await database.close();
    });
  });

  it('waits longer than the statement timeout for the lock under which the other inserts the demo group', async () => {
    await startWhileLocked('724002', async (url) => {
      const database = await connect({ url });
      await insertDemoGroupIfEmpty(database, {
        now: new Date('2026-03-11T00:00:00Z'),
        provider: 'test',
        encryptSecret: (secret) => secret,
      });
      await database.close();
    });
  });
});

describe('a connection behind a pooler in transaction mode', () => {
  const listPreparedStatements = async (statements: 'named' | 'unnamed'): Promise<readonly object[]> => {
    const url = serverUrl ?? '';
    const { pool, close } = openServer({ url, directUrl: url, statements, poolSize: 1 });
    await pool.query({ name: 'select_number', text: 'SELECT $1::int', values: [1] });
    const { rows } = await pool.query('SELECT name FROM pg_prepared_statements');
    await close();
    return rows;
  };

  it('prepares statements by name only if the setting allows it', async () => {
    expect(await listPreparedStatements('named')).toEqual([{ name: 'select_number' }]);
    expect(await listPreparedStatements('unnamed')).toEqual([]);
  });

  it('bypasses the pooler for work that needs a session', async () => {
    const url = new URL(serverUrl ?? '');
    url.port = '1';
    const { withoutTimeouts, pool, close } = openServer({ url: url.href, directUrl: serverUrl, statements: 'unnamed' });
    const lockRows = await withoutTimeouts(
      async (client) => (await client.query('SELECT pg_try_advisory_lock(1) AS ok')).rows,
    );
    expect(lockRows).toEqual([{ ok: true }]);
    await expect(pool.query('SELECT 1')).rejects.toThrow(DatabaseUnavailableError);
    await close();
  });

  it('sends no timeouts as startup parameters, which the pooler would reject', async () => {
    const url = serverUrl ?? '';
    const directDatabase = openServer({ url });
    const pooledDatabase = openServer({ url, directUrl: url });
    expect([await hasStatementTimeout(directDatabase.pool), await hasStatementTimeout(pooledDatabase.pool)]).toEqual([
      true,
      false,
    ]);
    await Promise.all([directDatabase.close(), pooledDatabase.close()]);
  });
});
