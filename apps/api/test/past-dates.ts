import { addDays, getTodayInSeoul, type SeoulDate } from '@dining/domain/shared/seoul-time';
import type { Pool } from 'pg';

const hourMs = 3_600_000;

/** Returns the instant `count` hours or days and one second ago, so that the whole period has passed. */
export const getTimeAgo = (count: number, unit: 'hours' | 'days'): string =>
  new Date(Date.now() - count * (unit === 'days' ? 24 : 1) * hourMs - 1_000).toISOString();

/** Returns the day in Seoul `days` days ago. */
export const getDayAgo = (days: number): SeoulDate => addDays(getTodayInSeoul(new Date()), -days);

/** The most days that five and three years can have, with leap days. */
export const fiveYearsInDays = 1_827;
export const threeYearsInDays = 1_096;

/** Inserts a copy of a row with some columns changed. */
export async function copyRow(pool: Pool, table: string, where: string, changes: object): Promise<void> {
  const { rowCount } = await pool.query(
    `INSERT INTO "${table}" SELECT (jsonb_populate_record(t, $1::jsonb)).* FROM "${table}" t WHERE ${where} LIMIT 1`,
    [JSON.stringify(changes)],
  );
  if (rowCount !== 1) throw new Error(`no ${table} where ${where}`);
}
