import type { Client } from 'pg';

/** Lists the columns of a table, without those that a sequence fills. */
export async function listColumns(client: Client, table: string): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT column_name AS name FROM information_schema.columns WHERE table_schema = 'public' AND table_name = $1
       AND coalesce(column_default, '') NOT LIKE 'nextval%' ORDER BY ordinal_position`,
    [table],
  );
  return rows.map(({ name }) => name);
}
