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

describe('every table', () => {
  it('carries its hotel, or docs/architecture.md says why not', async () => {
    expect(await tablesWhere('NOT EXISTS')).toEqual(await excepted());
    expect(await tablesWhere('EXISTS')).toContain('reservation');
  });
});
