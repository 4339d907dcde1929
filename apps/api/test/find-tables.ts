import type { Pool } from 'pg';

/** Returns the tables that contain one of these words in any column, ignoring case. */
export async function findTablesContaining(pool: Pool, words: readonly string[]): Promise<string[]> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY 1`,
  );
  const matchingTables: string[] = [];
  for (const { name } of tables) {
    const { rowCount } = await pool.query(
      `SELECT 1 FROM "${name}" t WHERE EXISTS (SELECT 1 FROM unnest($1::text[]) word WHERE strpos(lower(to_jsonb(t)::text), lower(word)) > 0) LIMIT 1`,
      [words],
    );
    if (rowCount === 1) matchingTables.push(name);
  }
  return matchingTables;
}
