import { createHolidayCalendar, type HolidayCalendar } from '@dining/domain/shared/holidays';
import type { LocalizedText } from '@dining/domain/shared/localized-text';
import type { SeoulDate } from '@dining/domain/shared/seoul-time';
import type { ClientBase, Pool, PoolClient } from 'pg';
import { sql } from '../../db/sql';

export interface StoredHolidays {
  readonly calendar: HolidayCalendar;
  readonly days: readonly { readonly day: string; readonly name: LocalizedText }[];
}

export async function getHolidays(db: Pool | ClientBase): Promise<StoredHolidays> {
  const { rows } = await db.query<{ days: StoredHolidays['days']; years: number[] }>(sql('get_holidays')`
    SELECT (SELECT coalesce(json_agg(json_build_object('day', day, 'name', name) ORDER BY day), '[]') FROM holiday) AS days,
      (SELECT coalesce(json_agg(year ORDER BY year), '[]') FROM holiday_year) AS years`);
  const { days, years } = rows[0] ?? { days: [], years: [] };
  return {
    days,
    calendar: createHolidayCalendar(
      days.map(({ day }) => day),
      years,
    ),
  };
}

/**
 * Enters the public holidays of a year and marks the year as known. Days that are holidays already keep their name.
 * Returns false if nothing has changed.
 */
export async function insertHolidayYear(
  client: ClientBase,
  year: number,
  days: StoredHolidays['days'],
): Promise<boolean> {
  const { rows } = await client.query<{ isNew: boolean }>(sql('insert_holiday_year')`
    WITH new_day AS (
      INSERT INTO holiday (day, name) SELECT day, name FROM jsonb_to_recordset(${JSON.stringify(days)}::jsonb) AS entered (day date, name jsonb)
      ON CONFLICT DO NOTHING RETURNING day
    ), new_year AS (
      INSERT INTO holiday_year (year) VALUES (${year}) ON CONFLICT DO NOTHING RETURNING year
    )
    SELECT EXISTS (SELECT FROM new_day) OR EXISTS (SELECT FROM new_year) AS "isNew"`);
  return rows[0]?.isNew === true;
}

export async function insertHoliday(client: PoolClient, day: SeoulDate, name: LocalizedText): Promise<boolean> {
  const { rowCount } = await client.query(sql('insert_holiday')`
    INSERT INTO holiday (day, name) VALUES (${day}, ${JSON.stringify(name)}) ON CONFLICT DO NOTHING`);
  return rowCount === 1;
}

export async function deleteHoliday(client: PoolClient, day: SeoulDate): Promise<boolean> {
  const { rowCount } = await client.query(sql('delete_holiday')`DELETE FROM holiday WHERE day = ${day}`);
  return rowCount === 1;
}
