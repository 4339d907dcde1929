import { addDays, getTodayInSeoul, type SeoulDate } from '@dining/domain/shared/seoul-time';
import type { Pool } from 'pg';

const hourMs = 3_600_000;

/** An instant so many hours or days ago; earlier than now by a second, so that a whole number of days is over. */
export const getTimeAgo = (count: number, unit: 'hours' | 'days'): string =>
  new Date(Date.now() - count * (unit === 'days' ? 24 : 1) * hourMs - 1_000).toISOString();

/** The day it was in Seoul so many days ago. */
export const getDayAgo = (days: number): SeoulDate => addDays(getTodayInSeoul(new Date()), -days);

/** Days in five years, and in three, leap days included. */
export const fiveYearsInDays = 1_827;
export const threeYearsInDays = 1_096;

/** Writes a row once more with some of its columns changed. */
export async function copyRow(pool: Pool, table: string, where: string, changes: object): Promise<void> {
  const { rowCount } = await pool.query(
    `INSERT INTO "${table}" SELECT (jsonb_populate_record(t, $1::jsonb)).* FROM "${table}" t WHERE ${where} LIMIT 1`,
    [JSON.stringify(changes)],
  );
  if (rowCount !== 1) throw new Error(`no ${table} where ${where}`);
}
