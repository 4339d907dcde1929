import type { HtlCode, ResvCode } from '@dining/domain/shared/codes';
import type { Pool, PoolClient } from 'pg';
import { sql } from '../../db/sql';

/** Inserts a message of a staff member to the guest of a reservation. Returns its id. */
export async function insertGuestNotice(
  client: PoolClient,
  notice: {
    readonly resvCode: ResvCode;
    readonly htlCode: HtlCode;
    readonly author: string;
    readonly message: string;
  },
): Promise<number> {
  const { rows } = await client.query<{ id: number }>(sql('insert_guest_notice')`
    INSERT INTO guest_notice (resv_code, htl_code, author, message)
    VALUES (${notice.resvCode}, ${notice.htlCode}, ${notice.author}, ${notice.message}) RETURNING id::int`);
  const [row] = rows;
  if (row === undefined) throw new Error('the notice was not inserted');
  return row.id;
}

/** Finds the text of a notice; undefined if it was deleted. */
export async function findGuestNotice(pool: Pool, resvCode: ResvCode, noticeId: number): Promise<string | undefined> {
  const { rows } = await pool.query<{ message: string }>(sql('find_guest_notice')`
    SELECT message FROM guest_notice WHERE resv_code = ${resvCode} AND id = ${noticeId}`);
  return rows[0]?.message;
}
