import type { ResvCode } from '@dining/domain/shared/codes';
import type { Pool } from 'pg';

/** Notes that the guest has said that he comes, the first time he says it; false where the reservation is cancelled meanwhile. */
export async function markComing(pool: Pool, resvCode: ResvCode, at: Date): Promise<boolean> {
  const { rowCount } = await pool.query({
    name: 'mark_coming',
    text: `UPDATE reservation SET coming_at = coalesce(coming_at, $2) WHERE resv_code = $1 AND status <> 'cancel'`,
    values: [resvCode, at],
  });
  return rowCount === 1;
}
