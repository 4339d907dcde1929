import type { DinCode } from '@dining/domain/shared/codes';
import type { SeoulDate, SeoulTime } from '@dining/domain/shared/seoul-time';
import type { PoolClient } from 'pg';

/** Closes a day of a venue, or one start time of it; false where it was closed so before. */
export async function insertClosing(
  client: PoolClient,
  dinCode: DinCode,
  day: SeoulDate,
  time: SeoulTime | null,
): Promise<boolean> {
  const { rowCount } = await client.query(
    'INSERT INTO venue_closing (din_code, day, start_time) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
    [dinCode, day, time],
  );
  return rowCount === 1;
}

/** Reopens one start time, or a day with all of its times; false where nothing of it was closed. */
export async function deleteClosing(
  client: PoolClient,
  dinCode: DinCode,
  day: SeoulDate,
  time: SeoulTime | null,
): Promise<boolean> {
  const { rowCount } = await client.query(
    'DELETE FROM venue_closing WHERE din_code = $1 AND day = $2 AND ($3::text IS NULL OR start_time = $3)',
    [dinCode, day, time],
  );
  return (rowCount ?? 0) > 0;
}
