import type { ResvCode } from '@dining/domain/shared/codes';
import type { Pool } from 'pg';
import { sql } from '../../db/sql';

/**
 * Stores when the guest first confirmed that they will come. Returns false if the reservation is cancelled or does not
 * exist.
 */
export async function updateComingConfirmedAt(pool: Pool, resvCode: ResvCode, at: Date): Promise<boolean> {
  const { rowCount } = await pool.query(sql('update_coming_confirmed_at')`
    UPDATE reservation SET coming_confirmed_at = coalesce(coming_confirmed_at, ${at}) WHERE resv_code = ${resvCode} AND status <> 'cancel'`);
  return rowCount === 1;
}
