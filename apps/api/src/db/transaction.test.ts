import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../test/database';
import type { Database } from './connect';
import { inOnePiece, inTransaction, inTransactionBehind, inTwoPieces, type Statements } from './transaction';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const own = 'SELECT pg_current_xact_id()::text AS id';

it('an opening that leaves together with BEGIN stands in the transaction, and its result is handed on', async () => {
  const [opened, later] = await inTransactionBehind(
    database.pool,
    async (client) => (await client.query<{ id: string }>(own)).rows[0]?.id,
    async (client, id) => [id, (await client.query<{ id: string }>(own)).rows[0]?.id],
  );
  expect(opened).toMatch(/^\d+$/);
  expect(later).toBe(opened);
});

it('of statements that are asked together the first that fails is told, and nothing of the others stays', async () => {
  const write = (name: string) => ({ text: 'INSERT INTO setting (name, value) VALUES ($1, $2)', values: [name, '{}'] });
  const broken = inTransaction(database.pool, (client) =>
    Promise.all([client.query(write('asked first')), client.query('SELECT 1 / 0'), client.query(write('asked last'))]),
  );
  await expect(broken).rejects.toMatchObject({ code: '22012' });
  const { rows } = await database.pool.query("SELECT name FROM setting WHERE name LIKE 'asked %'");
  expect(rows).toEqual([]);
});

describe('a transaction in two pieces', () => {
  const named = (name: string) => ({ text: 'INSERT INTO setting (name, value) VALUES ($1, $2)', values: [name, '{}'] });
  const namesLike = async (pattern: string) =>
    (
      await database.pool.query<{ name: string }>('SELECT name FROM setting WHERE name LIKE $1 ORDER BY name', [pattern])
    ).rows.map(({ name }) => name);
  const parts = {
    opening: async () => 'opened',
    decide: async () => ({ ok: true }) as const,
    afterwards: async (client: Statements) => (await client.query<{ id: string }>(own)).rows[0]?.id,
  };

  it('stands with all that it wrote, and what is asked afterwards is none of it', async () => {
    const result = await inTwoPieces(database.pool, {
      ...parts,
      write: async (client) => {
        const [, { rows }] = await Promise.all([client.query(named('piece 1')), client.query<{ id: string }>(own)]);
        return { ok: true, id: rows[0]?.id };
      },
    });
    if ('refused' in result) throw new Error('nothing was refused');
    expect(result.after).not.toBe(result.written.id);
    expect(await namesLike('piece 1')).toEqual(['piece 1']);
  });

  it('is rolled back where it is decided against, and nothing is written', async () => {
    const result = await inTwoPieces(database.pool, {
      ...parts,
      decide: async (client, opened) => {
        await client.query(named('piece 2'));
        return { ok: false, why: opened };
      },
      write: async () => ({ ok: true }),
    });
    expect(result).toEqual({ refused: { ok: false, why: 'opened' } });
    expect(await namesLike('piece 2')).toEqual([]);
  });

  it('is rolled back by a statement that fails, with whatever stands beside it, and the connection goes on', async () => {
    const result = await inTwoPieces(database.pool, {
      ...parts,
      write: async (client) => {
        const [, failed] = await Promise.allSettled([
          client.query(named('piece 3')),
          client.query(`SELECT counter_is_full('seat')`),
          client.query(named('piece 4')),
        ]);
        return { ok: false, failed: failed.status };
      },
    });
    expect(result).toMatchObject({ written: { ok: false, failed: 'rejected' } });
    expect(await namesLike('piece %')).toEqual(['piece 1']);
  });

  it('throws what its statements throw', async () => {
    const broken = inTwoPieces(database.pool, {
      ...parts,
      write: async (client) => {
        await Promise.all([client.query(named('piece 5')), client.query('SELECT 1 / 0')]);
        return { ok: true };
      },
    });
    await expect(broken).rejects.toMatchObject({ code: '22012' });
    expect(await namesLike('piece 5')).toEqual([]);
  });

  it('takes no statement that waits for another’s answer: COMMIT has gone before it', async () => {
    const late = inTwoPieces(database.pool, {
      ...parts,
      write: async (client) => {
        await client.query('SELECT 1');
        await client.query(named('piece 6'));
        return { ok: true };
      },
    });
    await expect(late).rejects.toThrow('behind the COMMIT');
    expect(await namesLike('piece 6')).toEqual([]);
  });

  it('keeps nothing where one of its statements could not even be asked', async () => {
    const half = inTwoPieces(database.pool, {
      ...parts,
      write: async (client) => {
        await Promise.all([client.query(named('piece 7')), client.query(undefined as unknown as string)]);
        return { ok: true };
      },
    });
    await expect(half).rejects.toThrow();
    expect(await namesLike('piece 7')).toEqual([]);
  });

  it('stands where what is asked afterwards fails, which is told', async () => {
    const afterwards = (client: Statements) => client.query('SELECT 1 / 0');
    const broken = inTwoPieces(database.pool, {
      ...parts,
      write: async (client) => {
        await client.query(named('piece 8'));
        return { ok: true };
      },
      afterwards,
    });
    await expect(broken).rejects.toMatchObject({ code: '22012' });
    expect(await namesLike('piece 8')).toEqual(['piece 8']);
  });

  it('says so where its result and its end do not agree', async () => {
    const kept = inTwoPieces(database.pool, { ...parts, write: async () => ({ ok: false }) });
    await expect(kept).rejects.toThrow('ended with COMMIT');
  });
  it('may be all in one, and stands or falls so', async () => {
    const { afterwards } = parts;
    const write = async (client: Statements, name: string, last: string) => {
      const all = await Promise.allSettled([client.query(named(name)), client.query(last)]);
      return { ok: all.every(({ status }) => status === 'fulfilled') };
    };
    const stands = await inOnePiece(database.pool, { write: (client) => write(client, 'piece 9', 'SELECT 1'), afterwards });
    const falls = await inOnePiece(database.pool, { write: (client) => write(client, 'piece 10', 'SELECT 1 / 0'), afterwards });
    expect([stands.written.ok, falls.written.ok]).toEqual([true, false]);
    expect(stands.after).not.toBe(falls.after);
    expect([...(await namesLike('piece 9')), ...(await namesLike('piece 10'))]).toEqual(['piece 9']);
  });
});
