import type { DinCode } from '@dining/domain/shared/codes';
import type { SeoulDate, SeoulTime } from '@dining/domain/shared/seoul-time';
import type { PoolClient } from 'pg';
import { sql } from '../../db/sql';

export async function insertClosing(
  client: PoolClient,
  dinCode: DinCode,
  day: SeoulDate,
  time: SeoulTime | null,
): Promise<boolean> {
  const { rowCount } = await client.query(sql('insert_closing')`
    INSERT INTO venue_closing (din_code, day, start_time) VALUES (${dinCode}, ${day}, ${time}) ON CONFLICT DO NOTHING`);
  return rowCount === 1;
}

export async function deleteClosing(
  client: PoolClient,
  dinCode: DinCode,
  day: SeoulDate,
  time: SeoulTime | null,
): Promise<boolean> {
  const { rowCount } = await client.query(sql('delete_closing')`
    DELETE FROM venue_closing WHERE din_code = ${dinCode} AND day = ${day} AND (${time}::text IS NULL OR start_time = ${time})`);
  return (rowCount ?? 0) > 0;
}
