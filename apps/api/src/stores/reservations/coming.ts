import type { ResvCode } from '@dining/domain/shared/codes';
import type { Pool } from 'pg';
import { sql } from '../../db/sql';

/** Records when the guest first said that they will come. Returns false if the reservation is cancelled. */
export async function updateComingAt(pool: Pool, resvCode: ResvCode, at: Date): Promise<boolean> {
  const { rowCount } = await pool.query(sql('update_coming_at')`
    UPDATE reservation SET coming_at = coalesce(coming_at, ${at}) WHERE resv_code = ${resvCode} AND status <> 'cancel'`);
  return rowCount === 1;
}
