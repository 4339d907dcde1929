import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../test/database';
import type { Database } from './connect';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const tablesWhere = async (condition: string): Promise<string[]> => {
  const { rows } = await database.pool.query<{ name: string }>(
    `SELECT t.table_name AS name FROM information_schema.tables t
     WHERE t.table_schema = 'public' AND ${condition} (SELECT 1 FROM information_schema.columns c
       WHERE c.table_schema = 'public' AND c.table_name = t.table_name AND c.column_name = 'htl_code')
     ORDER BY 1`,
  );
  return rows.map(({ name }) => name);
};

/** The first column of the table in docs/architecture.md, which gives the reasons. */
async function excepted(): Promise<string[]> {
  const document = await readFile(new URL('../../../../docs/architecture.md', import.meta.url), 'utf8');
  const [, section = ''] = document.split('### Whose rows');
  const names = section.split('\n').flatMap((line) => /^\| (`[^|]*)\|/.exec(line)?.[1]?.match(/\w+/g) ?? []);
  return names.sort();
}

it.each([
  ['counter_kind', 'seat', 'chair'],
  ['message_channel', 'text', 'fax'],
  ['positive_integer', '1', '0'],
  ['reservation_attendance', 'no_show', 'late'],
  ['reservation_mover', 'venue', 'nobody'],
  ['reservation_status', 'cancel', 'cancelled'],
])('a column of the type %s takes %s and refuses %s', async (type, value, other) => {
  const as = (given: string) => database.pool.query(`SELECT $1::text::${type}`, [given]);
  await expect(as(value)).resolves.toMatchObject({ rowCount: 1 });
  await expect(as(other)).rejects.toMatchObject({ code: '23514' });
});

it('each of these types is some column’s', async () => {
  const { rows } = await database.pool.query(
    `SELECT c.domain_name AS type FROM information_schema.columns c WHERE c.table_schema = 'public' AND c.domain_name IS NOT NULL GROUP BY 1 ORDER BY 1`,
  );
  expect(rows.map(({ type }: { type: string }) => type)).toEqual([
    'counter_kind',
    'message_channel',
    'positive_integer',
    'reservation_attendance',
    'reservation_mover',
    'reservation_status',
  ]);
});

describe('every table', () => {
  it('carries its hotel, or docs/architecture.md says why not', async () => {
    expect(await tablesWhere('NOT EXISTS')).toEqual(await excepted());
    expect(await tablesWhere('EXISTS')).toContain('reservation');
  });
});
